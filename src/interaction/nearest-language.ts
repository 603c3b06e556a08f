/** The `lang` of the element or of its nearest ancestor that has one, out through shadow roots. */
export function nearestLanguage(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const lang = at.getAttribute('lang');
    if (lang) return lang;
  }
  return undefined;
}

function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

interface Watch {
  readonly observer: MutationObserver;
  readonly callbacks: Set<() => void>;
}

const watches = new Map<Node, Watch>();

/** Calls back whenever a `lang` attribute changes in a tree that holds the element. One observer serves a whole tree. */
export function watchLanguage(element: Element, callback: () => void): () => void {
  const roots: Node[] = [];
  for (let at: Element | null = element; at;) {
    const root = at.getRootNode();
    roots.push(root);
    at = root instanceof ShadowRoot ? root.host : null;
  }
  for (const root of roots) watchRoot(root).callbacks.add(callback);
  return () => {
    for (const root of roots) unwatchRoot(root, callback);
  };
}

function watchRoot(root: Node): Watch {
  const known = watches.get(root);
  if (known) return known;
  const callbacks = new Set<() => void>();
  const observer = new MutationObserver(() => {
    for (const callback of [...callbacks]) callback();
  });
  observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
  const watch = { observer, callbacks };
  watches.set(root, watch);
  return watch;
}

function unwatchRoot(root: Node, callback: () => void): void {
  const watch = watches.get(root);
  watch?.callbacks.delete(callback);
  if (watch?.callbacks.size !== 0) return;
  watch.observer.disconnect();
  watches.delete(root);
}
