import type { LitElement } from 'lit';

/** Classes that are registered: each can be registered once only. */
const registered = new WeakSet<CustomElementConstructor>();

/** Registers an element class under a name. Doing it twice is harmless; further names get a subclass each. */
export function defineElement(
  elementClass: CustomElementConstructor,
  name: string,
  registry: CustomElementRegistry | undefined,
): void {
  const known = registry?.get(name);
  if (!registry || known === elementClass || known?.prototype instanceof elementClass) return;
  if (known) {
    console.warn(`<${name}> is already defined`);
    return;
  }
  // Focus moves once its target is drawn, and what has the focus is drawn again.
  (elementClass as unknown as typeof LitElement).disableWarning?.('change-in-update');
  registry.define(name, registered.has(elementClass) ? class extends elementClass {} : elementClass);
  registered.add(elementClass);
}
