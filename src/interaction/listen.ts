import { AsyncDirective, directive } from 'lit/async-directive.js';
import { nothing } from 'lit';
import type { ElementPart } from 'lit';

/** Listeners by the type of their event. */
export type Listeners = Readonly<Record<string, (event: never) => void>>;

class ListenDirective extends AsyncDirective {
  #element: Element | undefined;
  #listeners: Listeners = {};

  override render(_listeners: Listeners): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [listeners]: [Listeners]): unknown {
    if (element === this.#element && listeners === this.#listeners) return nothing;
    this.disconnected();
    this.#element = element;
    this.#listeners = listeners;
    this.reconnected();
    return nothing;
  }

  override disconnected(): void {
    for (const [type, listener] of Object.entries(this.#listeners)) {
      this.#element?.removeEventListener(type, listener as EventListener);
    }
  }

  override reconnected(): void {
    for (const [type, listener] of Object.entries(this.#listeners)) {
      this.#element?.addEventListener(type, listener as EventListener);
    }
  }
}

/** Adds a set of listeners that belong together to an element: `<div ${listen(drag.listeners)}>`. */
export const listen = directive(ListenDirective);
