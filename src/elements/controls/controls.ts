/** The controls of a game that can stand elsewhere in the page. */
export const CONTROLS = ['status', 'toolbar', 'moves', 'seats', 'move-input'] as const;

export type Control = (typeof CONTROLS)[number];

/** A place in the page for one control of a game. */
export interface Placement {
  readonly control: Control;
  /** In a shadow root of its own, and empty. The game draws into it, and gives that root its style sheets. */
  readonly container: HTMLElement;
  /** The styles of the place itself. */
  readonly styles: CSSStyleSheet;
  /** Gets the custom states of the game, and `empty`. */
  readonly states: Set<string> | undefined;
}

/** A game element, as the elements that show its controls know it. */
export interface ControlledGame extends HTMLElement {
  readonly placements: Set<Placement>;
  readonly activeMode: string;
  readonly updateComplete: Promise<unknown>;
  requestUpdate(): void;
  /** Loads the part that lets a user play. */
  wake(): void;
}
