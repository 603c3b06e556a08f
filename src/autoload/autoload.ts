/**
 * For a script tag: defines the elements of the page, each when the first of its kind appears, even later, and loads no others. Elements have their
 * space reserved before they are defined.
 */
import { elementLoaders } from '../elements/element-loaders.js';
import { claim } from './claim.js';
import { endFailure, showFailure } from './failure.js';
import { askFor } from './needed-files.js';
import { reserve } from './reserve.js';

/** The loaders of elements that have not appeared yet. */
const unloaded = new Map<string, () => Promise<unknown>>(Object.entries(elementLoaders));

/** Controls are not missed without their game. */
const CONTROL = /^game-(?!lesson|puzzle)/;

function load(element: Element): void {
  const tag = element.localName;
  const loader = unloaded.get(tag);
  if (!loader) return;
  unloaded.delete(tag);
  const known = customElements.get(tag);
  // Classes of this library know their tag.
  if (known && !('tag' in known))
    console.warn(`<${tag}> is already defined by another script of the page; tabletop-elements leaves it alone`);
  if (known) return;
  askFor(element);
  loader().then(
    () => endFailure(tag),
    (error: unknown) => {
      unloaded.set(tag, loader);
      console.error(`<${tag}> could not be loaded`, error);
      const root = element.getRootNode() as Document;
      showFailure(tag, CONTROL.test(tag) ? [] : root.querySelectorAll(tag), () => load(element));
    },
  );
}

/** Of its own: what the elements wait with would bring their files. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      load(target);
    }
  },
  { rootMargin: '200px' },
);

/** Loads what an element needs: at once, or when it comes near the screen. */
function consider(element: Element): void {
  if (!unloaded.has(element.localName)) return;
  if (element.getAttribute('loading') === 'lazy') near.observe(element);
  else load(element);
}

function find(root: ParentNode): void {
  for (const tag of unloaded.keys()) root.querySelectorAll(tag).forEach(consider);
}

const observer = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof Element)) continue;
    consider(node);
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
