/**
 * For a script tag: defines the elements of the page, each when the first of its kind appears, even later, and loads no others. Elements have their
 * space reserved before they are defined.
 */
import { elementLoaders } from '../elements/registry.js';
import { reserve } from './reserve.js';
import { claim } from './claim.js';

/** The loaders of elements that have not appeared yet. */
const unloaded = new Map<string, () => Promise<unknown>>(Object.entries(elementLoaders));

/** If loading fails, the next element of its kind tries again. */
function load(tag: string): void {
  const loader = unloaded.get(tag);
  if (!loader || customElements.get(tag)) return;
  unloaded.delete(tag);
  loader().catch((error: unknown) => {
    unloaded.set(tag, loader);
    console.error(`<${tag}> could not be loaded`, error);
  });
}

function find(root: ParentNode): void {
  for (const tag of unloaded.keys()) if (root.querySelector(tag)) load(tag);
}

const observer = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof Element)) continue;
    load(node.localName);
    if (node.firstElementChild) find(node);
  }
});

/**
 * Defines the elements in a document, a fragment or a shadow root, now and when some are added. A page calls it for its own shadow roots, which are not
 * searched otherwise.
 */
export function discover(root: Document | DocumentFragment | Element): void {
  reserve(root.getRootNode());
  find(root);
  observer.observe(root, { childList: true, subtree: true });
}

if (claim(import.meta.url)) discover(document);
