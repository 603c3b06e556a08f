/**
 * For a script tag: defines the elements that stand in the page, each when the first of its kind is there, also where that is added later, and
 * loads no other. The page's elements have their place before they are defined.
 */
import { elementLoaders } from '../elements/registry.js';
import { reserve } from './reserve.js';
import { claim } from './claim.js';

/** What has not been needed yet. */
const unloaded = new Map<string, () => Promise<unknown>>(Object.entries(elementLoaders));

/** Where it fails, the next one of its kind tries again. */
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
 * Defines the elements in a document, a fragment or a shadow root, now and when some are added. A page calls it for shadow roots of its own, into which
 * nobody else looks.
 */
export function discover(root: Document | DocumentFragment | Element): void {
  reserve(root.getRootNode());
  find(root);
  observer.observe(root, { childList: true, subtree: true });
}

if (claim(import.meta.url)) discover(document);
