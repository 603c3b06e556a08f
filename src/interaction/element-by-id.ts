/** The places where an element looks for an id: the tree that it is in, such as a shadow root, and the document. */
function treesOf(element: Element): readonly (Document | ShadowRoot)[] {
  return [element.getRootNode() as Document | ShadowRoot, element.ownerDocument];
}

/** The element with an id, as seen from a connected element: in the same tree, else in the document. What is no text, as pages may set it, is no id. */
export function elementById(from: Element, id: unknown): Element | undefined {
  if (typeof id !== 'string') return undefined;
  for (const tree of treesOf(from)) {
    const found = tree.getElementById(id);
    if (found) return upgraded(found);
  }
  return undefined;
}

/** An element as what it is defined as: of what is inserted together, what comes first would find the rest as plain elements. */
export function upgraded<Found extends Element>(element: Found): Found {
  customElements.upgrade(element);
  return element;
}

/** Calls back whenever {@link elementById} may find another element. @returns a function that ends it */
export function watchIds(from: Element, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  const kind = { attributes: true, attributeFilter: ['id'], childList: true, subtree: true };
  for (const tree of treesOf(from)) observer.observe(tree, kind);
  return () => observer.disconnect();
}
