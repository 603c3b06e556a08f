import type { Placement } from '../controls/controls.js';

/** A game whose controls may stand in several shadow roots. */
interface RootsHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly placements: ReadonlySet<Placement>;
}

/** The shadow roots in which controls of a game are: its own, and those of the elements that show some of them. */
export function rootsOf({ renderRoot, placements }: RootsHost): readonly ShadowRoot[] {
  const places = [...placements].map(({ container }) => container.getRootNode() as ShadowRoot);
  return [renderRoot as ShadowRoot, ...places];
}

/** The first control that a selector finds, in the game or elsewhere in the page. */
export function findControl(host: RootsHost, selector: string): HTMLElement | undefined {
  for (const root of rootsOf(host)) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return undefined;
}

/** What has the focus, if it is in the game or in one of its controls elsewhere in the page. */
export function focusedIn(host: RootsHost): Element | undefined {
  for (const { activeElement } of rootsOf(host)) if (activeElement) return activeElement;
  return undefined;
}
