import type { ReactiveControllerHost } from 'lit';

/** A host whose controls are in its shadow root. */
type FocusHost = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** How the controls of a group are told apart. */
export interface FocusGroup<Key> {
  /** The control for a key, as a selector. */
  selectorOf(key: Key): string;
  /** The key of the control that an element is, or is part of. */
  keyOf(element: Element): Key | undefined;
}

/**
 * Roving focus: one control of a group is in the tab order, and arrow keys move on from it.
 * See the ARIA Authoring Practices, "Keyboard Navigation Inside Components".
 */
export class RovingFocus<Key extends string | number> {
  /** The key of the control that is in the tab order; `undefined` until the user has focused one. */
  current: Key | undefined;
  readonly #host: FocusHost;
  readonly #group: FocusGroup<Key>;

  constructor(host: FocusHost, group: FocusGroup<Key>) {
    this.#host = host;
    this.#group = group;
  }

  /** Moves the focus to a control. */
  focus(key: Key): void {
    this.current = key;
    this.#host.renderRoot.querySelector<HTMLElement>(this.#group.selectorOf(key))?.focus();
  }

  /** For `focusin` on the group. */
  readonly onFocus = ({ target }: Event): void => {
    this.current = this.#group.keyOf(target as Element) ?? this.current;
    this.#host.requestUpdate();
  };
}
