import type { LitElement } from 'lit';
import type { GameElementEventMap } from '../src/elements/events.js';
import type { Actor, GameRecord, Seat } from '../src/match/index.js';

/** A game element on one of the devices. */
interface Device extends LitElement {
  readonly match: { toRecord(): GameRecord };
  record?: string | GameRecord | null;
  play(text: string, options: { readonly actor?: Actor; readonly by: 'remote' }): void;
  addEventListener<Type extends keyof GameElementEventMap<unknown>>(
    type: Type,
    listener: (event: GameElementEventMap<unknown>[Type]) => unknown,
  ): void;
}

/** Hands a message to the other device. Over a network it would arrive later. */
type Send = (message: () => void) => void;

/**
 * Connects two devices. The host rolls the dice, keeps the time and has the game: it makes all moves, and sends its record after each change.
 * @param seat the guest's seat
 */
export function connectDevices(host: Device, guest: Device, seat: Seat, send: Send = queueMicrotask): void {
  const tell = () => {
    const record = host.match.toRecord();
    send(() => (guest.record = record));
  };
  const receive = (text: string) => {
    try {
      host.play(text, { actor: seat, by: 'remote' });
    } catch {
      // Too late: something else has happened here meanwhile, and the guest is being told of it.
    }
  };
  host.addEventListener('game-change', tell);
  guest.addEventListener('game-before-move', (event) => {
    event.preventDefault();
    send(() => receive(event.detail.text));
  });
  guest.addEventListener('game-before-change', (event) => {
    event.preventDefault();
    event.detail.explain('Only the other device can do that.');
  });
  tell();
}
