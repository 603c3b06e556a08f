import type { Bye, HostMessage, RefuseCode } from '../protocol.js';

/** What happens in a room, for those who count it or write it down. It says nothing of what is played, and has no names and no secrets. */
export type RoomEvent = { readonly game: string } & (
  | { readonly type: 'opened'; readonly room: string; readonly isRestored: boolean }
  | { readonly type: 'closed'; readonly room: string }
  /** A player has come to a seat, or is gone from it. Those who look on have none. */
  | { readonly type: 'seated' }
  | { readonly type: 'left-seat' }
  | { readonly type: 'moved'; readonly moves: number }
  /** What somebody has sent was not done. */
  | { readonly type: 'refused'; readonly code: RefuseCode }
  /** The host has ended a connection. */
  | { readonly type: 'dismissed'; readonly code: Bye['code'] }
  /** A message was handled: everything that it changed is saved, and the answers are sent. Milliseconds since it came. */
  | { readonly type: 'handled'; readonly ms: number }
);

type WithoutGame<Event> = Event extends unknown ? Omit<Event, 'game'> : never;

/** Watches what a room receives and sends, and emits what has happened. */
export class RoomWatch {
  readonly #emit: (event: WithoutGame<RoomEvent>) => void;
  readonly #seated = new Set<string>();
  #room = '';
  #plies = 0;

  constructor(game: string, onEvent: (event: RoomEvent) => void = () => undefined) {
    this.#emit = (event) => onEvent({ ...event, game });
  }

  /** @param plies how many moves its game has */
  opened(room: string, plies: number, isRestored: boolean): void {
    this.#room = room;
    this.#plies = plies;
    this.#emit({ type: 'opened', room, isRestored });
  }

  closed(): void {
    for (const client of this.#seated) this.left(client);
    if (this.#room) this.#emit({ type: 'closed', room: this.#room });
  }

  /** Something has changed that is saved. */
  changed(plies: number): void {
    // Undone moves have been made all the same; a new game begins without any.
    if (plies > this.#plies) this.#emit({ type: 'moved', moves: plies - this.#plies });
    this.#plies = plies;
  }

  sent(client: string, message: HostMessage): void {
    if (message.type === 'refuse') this.#emit({ type: 'refused', code: message.code });
    else if (message.type === 'bye') this.#emit({ type: 'dismissed', code: message.code });
    else if (message.type === 'welcome' && message.seat !== 'public' && !this.#seated.has(client)) {
      this.#seated.add(client);
      this.#emit({ type: 'seated' });
    }
  }

  handled(ms: number): void {
    this.#emit({ type: 'handled', ms });
  }

  left(client: string): void {
    if (this.#seated.delete(client)) this.#emit({ type: 'left-seat' });
  }
}
