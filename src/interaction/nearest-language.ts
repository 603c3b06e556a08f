/** The `lang` of the element or of its nearest ancestor that has one, out through shadow roots. */
export function nearestLanguage(element: Element): string | undefined {
  const lang = element.closest('[lang]:not([lang=""])')?.getAttribute('lang');
  const host = hostOf(element.getRootNode());
  return lang ?? (host && nearestLanguage(host));
}

const hostOf = (root: Node): Element | undefined => (root instanceof ShadowRoot ? root.host : undefined);

interface Watch {
  readonly observer: MutationObserver;
  readonly callbacks: Set<() => void>;
}

const watches = new Map<Node, Watch>();

/** Calls back whenever a `lang` attribute changes in a tree that holds the element. One observer serves a whole tree. */
export function watchLanguage(element: Element, callback: () => void): () => void {
  const root = element.getRootNode();
  const host = hostOf(root);
  watchRoot(root).callbacks.add(callback);
  const stopOutside = host && watchLanguage(host, callback);
  return () => {
    unwatchRoot(root, callback);
    stopOutside?.();
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
