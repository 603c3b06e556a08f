import { LitElement } from 'lit';
import type { GameElementEventMap } from './events.js';

type Listener<Element, Type extends keyof GameElementEventMap, Move> = (
  this: Element,
  event: GameElementEventMap<Move>[Type] & { readonly currentTarget: Element },
) => unknown;

/** An element whose events carry the types of its game: `board.addEventListener('game-move', ({ detail }) => detail.move.from)`. */
export abstract class ListenedElement<Move> extends LitElement {
  override addEventListener<Type extends keyof GameElementEventMap<Move>>(
    type: Type,
    listener: Listener<this, Type, Move>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options);
  }

  override removeEventListener<Type extends keyof GameElementEventMap<Move>>(
    type: Type,
    listener: Listener<this, Type, Move>,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void {
    super.removeEventListener(type, listener, options);
  }
}
