import { expect, nextFrame } from '@open-wc/testing';

/** A tree of nodes and the shadow trees in it. */
const treesOf = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesOf(shadowRoot) : [])),
];

/** What is in motion for a while. */
const motionsIn = (page: Document): Animation[] =>
  treesOf(page)
    .flatMap((tree) => tree.getAnimations())
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);

/** Audits what readers see once the page has come to rest: what still fades in has too little contrast. */
export async function expectAccessible(element: Element): Promise<void> {
  // What is not drawn, as it has left the screen, never says that it has finished.
  while (motionsIn(element.ownerDocument).length > 0) await nextFrame();
  await expect(element).to.be.accessible();
}
