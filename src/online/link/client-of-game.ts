import type { Seat } from '../../games/game.js';
import type { ClaimKind, Greeting } from '../protocol.js';
import type { Command } from './command-queue.js';
import type { GameClient } from './game-client.js';
import type { OnlineEvent, OnlineGame } from './online-game.js';

/** What pages see and do of a shared game, as the client has it. */
export abstract class ClientOfGame implements Omit<OnlineGame, 'leave' | 'close'> {
  protected abstract readonly client: GameClient;

  get status() {
    return this.client.status;
  }

  get ended() {
    return this.client.ended;
  }

  get seat() {
    return this.client.seat;
  }

  get isUnreached() {
    return this.client.isUnreached;
  }

  get isUnsaved() {
    return this.client.isUnsaved;
  }

  get secret() {
    return this.client.secret;
  }

  get presence() {
    return this.client.presence;
  }

  get request() {
    return this.client.asked.request;
  }

  get seatRequest() {
    return this.client.asked.seatRequest;
  }

  get delay() {
    return this.client.delay;
  }

  get pending() {
    return this.client.pending;
  }

  get greetingWait() {
    return this.client.messages.greetingWait;
  }

  answer(agree: boolean): void {
    const { first } = this.client.asked;
    if (first !== undefined) this.client.messages.answer(first, agree);
  }

  resign(): void {
    this.#send({ type: 'resign' });
  }

  claim(seat: Seat, what: ClaimKind): void {
    this.#send({ type: 'claim', seat, what });
  }

  greet(greeting: Greeting): boolean {
    return this.client.messages.greet(greeting);
  }

  takeOver(seat: Seat): void {
    this.client.messages.takeOver(seat);
  }

  setReady(isReady: boolean): void {
    this.client.messages.setReady(isReady);
  }

  sit(seat: Seat): void {
    this.client.messages.sit(seat);
  }

  rename(name: string): void {
    this.client.messages.rename(name);
  }

  retry(): void {
    this.client.retry();
  }

  subscribe(listener: (event: OnlineEvent) => void): () => void {
    return this.client.subscribe(listener);
  }

  /** A host that knows nothing of it would never answer the number. */
  #send(command: Command): void {
    if (this.presence?.patience !== undefined) this.client.send(command);
  }
}
