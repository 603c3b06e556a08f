import type { PropertyValues } from 'lit';

/** What `hydrate.js` does with elements that a server has rendered. */
export interface Hydration {
  /** The shadow root that the server has filled, if there is one. */
  takeRoot(element: HTMLElement): ShadowRoot | undefined;
  /** Updates an element. @param draw renders it as usual */
  update(element: HTMLElement, changed: PropertyValues, draw: () => void): void;
  /** Called for each lazy module that the picture asks for. */
  noteModule(element: HTMLElement, loader: () => Promise<unknown>, isLoaded: boolean): void;
}

let current: Hydration | undefined;

/** The hydration in use; `undefined` on pages without server rendering. */
export const hydration = (): Hydration | undefined => current;

/** Sets the hydration that elements ask from now on. */
export function useHydration(used: Hydration): void {
  current = used;
}
