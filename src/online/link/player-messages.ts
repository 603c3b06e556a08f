import type { Seat } from '../../games/game.js';
import type { Clock } from '../../match/time/clock.js';
import { omitUndefined } from '../../match/record/record.js';
import { GreetingLimit } from '../greeting-limit.js';
import { GREETING_PAUSE } from '../protocol.js';
import type { ClientMessage, Greeting, Hello } from '../protocol.js';

interface MessagesContext {
  readonly clock: Clock;
  readonly name: string;
  /** Whether nobody has to be asked whether the player is ready. */
  readonly isAlwaysReady: boolean;
  isOnline(): boolean;
  send(message: ClientMessage): void;
}

/** What a player sends to the host besides commands: messages without a number, which are not sent again. */
export class PlayerMessages {
  readonly #context: MessagesContext;
  readonly #greetings: GreetingLimit;
  #name: string;
  /** Whether the player is ready to begin; missing where nobody is asked, or the host does not know of it. */
  #isReady: boolean | undefined;
  /** The game of the series. */
  #game = 0;

  constructor(context: MessagesContext) {
    this.#context = context;
    this.#name = context.name;
    this.#isReady = context.isAlwaysReady ? undefined : false;
    this.#greetings = new GreetingLimit(context.clock, GREETING_PAUSE);
  }

  /** What the first message says of the player. */
  get introduction(): Pick<Hello, 'name' | 'ready'> {
    return omitUndefined({ name: this.#name || undefined, ready: this.#isReady });
  }

  /** Milliseconds until {@link greet} says something again; `Infinity` if nothing more in this game. */
  get greetingWait(): number {
    return this.#greetings.wait(this.#game);
  }

  /** @returns whether it may be said now */
  greet(greeting: Greeting): boolean {
    const isSent = this.#context.isOnline() && this.#greetings.passes(this.#game);
    if (isSent) this.#context.send({ type: 'greet', greeting });
    return isSent;
  }

  answer(request: number, agree: boolean): void {
    this.#context.send({ type: 'answer', request, agree });
  }

  rename(name: string): void {
    this.#name = name;
    this.#send({ type: 'rename', name });
  }

  setReady(isReady: boolean): void {
    this.#isReady = isReady;
    this.#send({ type: 'ready', ready: isReady });
  }

  sit(seat: Seat): void {
    this.#send({ type: 'sit', seat });
  }

  takeOver(seat: Seat): void {
    this.#context.send({ type: 'take-over', seat, name: this.#name || undefined });
  }

  /** A game has begun, or goes on. @param game its number in the series */
  follow(game: number): void {
    this.#game = game;
  }

  /** The game has begun: before the next one, the player is asked again. */
  begin(): void {
    this.#isReady &&= false;
  }

  /** A host of earlier days asks nobody whether they are ready. @returns whether a message had said so */
  forgetReady(): boolean {
    const wasKnown = this.#isReady !== undefined;
    this.#isReady = undefined;
    return wasKnown;
  }

  #send(message: ClientMessage): void {
    if (this.#context.isOnline()) this.#context.send(message);
  }
}
