import { nothing } from 'lit';
import type { ElementPart } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** Listeners by the type of their event. */
export type Listeners = Readonly<Record<string, (event: never) => void>>;

class ListenDirective extends Directive {
  #listeners: Listeners = {};

  override render(listeners: Listeners): unknown {
    this.#listeners = listeners;
    return nothing;
  }

  override update({ element }: ElementPart, [listeners]: [Listeners]): unknown {
    if (listeners === this.#listeners) return nothing;
    for (const [type, listener] of Object.entries(this.#listeners)) {
      element.removeEventListener(type, listener as EventListener);
    }
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener as EventListener);
    }
    return this.render(listeners);
  }
}

/** Adds a set of listeners that belong together to an element: `<div ${listen(drag.listeners)}>`. */
export const listen = directive(ListenDirective);
