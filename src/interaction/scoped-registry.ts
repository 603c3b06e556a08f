const scopedRegistryOf = ({ customElementRegistry: registry, ownerDocument }: Element) =>
  registry === ownerDocument.customElementRegistry ? undefined : (registry ?? undefined);

/** The registry that says what an element is: one of its shadow root alone, or that of the page. */
export const registryOf = (element: Element): CustomElementRegistry => scopedRegistryOf(element) ?? customElements;

/** A new element of what a tag means where another element stands. */
export const createBeside = (element: Element, tag: string): HTMLElement =>
  document.createElement(tag, { customElementRegistry: scopedRegistryOf(element) });

/** A new element of the same kind, whatever it is called there. Constructors know no registry but that of the page. */
export const another = <Kind extends HTMLElement>(element: Kind): Kind =>
  scopedRegistryOf(element)
    ? (createBeside(element, element.localName) as Kind)
    : new (element.constructor as new () => Kind)();
