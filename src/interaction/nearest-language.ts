/** The `lang` of the element or of its nearest ancestor with one, through shadow roots. */
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

/** Calls back whenever a `lang` attribute changes in a tree that contains the element. One observer serves a whole tree. */
export function watchLanguage(element: Element, callback: () => void): () => void {
  const root = element.getRootNode();
  const host = hostOf(root);
  const { observer, callbacks } = watches.get(root) ?? watchRoot(root);
  callbacks.add(callback);
  const stopOutside = host && watchLanguage(host, callback);
  return () => {
    if (!callbacks.delete(callback)) return;
    stopOutside?.();
    if (callbacks.size > 0) return;
    observer.disconnect();
    watches.delete(root);
  };
}

function watchRoot(root: Node): Watch {
  const callbacks = new Set<() => void>();
  const observer = new MutationObserver(() => {
    for (const callback of [...callbacks]) callback();
  });
  observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
  const watch = { observer, callbacks };
  watches.set(root, watch);
  return watch;
}
