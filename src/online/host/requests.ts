import type { Seat } from '../../games/game.js';
import type { HostMessage, RequestKind, RequestMessage } from '../protocol.js';

interface Pending {
  readonly request: number;
  readonly seat: Seat;
  readonly what: RequestKind;
  readonly agreed: Set<Seat>;
  /** Whether the request still means the same. */
  readonly holds: () => boolean;
}

/** What is asked, as it is saved. */
export interface SavedRequests {
  /** The number of the latest request, so that no late answer agrees to another one. */
  readonly latest: number;
  /** The latest, if it is not over. */
  readonly pending?: { readonly seat: Seat; readonly what: RequestKind; readonly agreed: readonly Seat[] } | undefined;
}

interface RequestContext {
  /** Whose agreement a seat needs. */
  othersThan(seat: Seat): readonly Seat[];
  /** Returns a test whether a request of now still means the same later. */
  meaning(what: RequestKind, seat: Seat): () => boolean;
  broadcast(message: HostMessage): void;
  /** Executes a request that all have agreed to. */
  grant(what: RequestKind, seat: Seat): void;
}

/** What a seat asks the others for, one request at a time. */
export class Requests {
  readonly #context: RequestContext;
  #latest: number;
  #pending: Pending | undefined;

  constructor(context: RequestContext, { latest, pending }: SavedRequests = { latest: 0 }) {
    this.#context = context;
    this.#latest = latest;
    if (!pending) return;
    const { seat, what, agreed } = pending;
    this.#pending = { request: latest, seat, what, agreed: new Set(agreed), holds: context.meaning(what, seat) };
  }

  get saved(): SavedRequests {
    const latest = this.#latest;
    if (!this.#pending) return { latest };
    const { seat, what, agreed } = this.#pending;
    return { latest, pending: { seat, what, agreed: [...agreed] } };
  }

  get isPending(): boolean {
    return this.#pending !== undefined;
  }

  /** The next number, for a request of another kind. */
  takeNumber(): number {
    return ++this.#latest;
  }

  /** What is asked now, for somebody who has just come. */
  get message(): RequestMessage | undefined {
    const pending = this.#pending;
    if (!pending) return undefined;
    const { request, seat, what } = pending;
    return { type: 'request', request, seat, what, open: this.#open(pending) };
  }

  /** @returns whether it means anything */
  ask(what: RequestKind, seat: Seat): boolean {
    const holds = this.#context.meaning(what, seat);
    if (!holds()) return false;
    this.#pending = { request: ++this.#latest, seat, what, agreed: new Set(), holds };
    this.#update();
    return true;
  }

  /** @returns whether there is such a request, and the seat has a say */
  answer(seat: Seat, request: number, agree: boolean): boolean {
    const pending = this.#pending;
    if (pending?.request !== request) return false;
    if (!agree && (seat === pending.seat || this.#open(pending).includes(seat))) {
      this.#end('declined');
      return true;
    }
    if (!this.#open(pending).includes(seat)) return false;
    pending.agreed.add(seat);
    this.#update();
    return true;
  }

  /** After a change of the game, or of who is there. */
  review(): void {
    const pending = this.#pending;
    if (!pending) return;
    if (!pending.holds()) this.#end('void');
    else if (this.#open(pending).length === 0) this.#update();
  }

  #open({ seat, agreed }: Pending): readonly Seat[] {
    return this.#context.othersThan(seat).filter((each) => !agreed.has(each));
  }

  #update(): void {
    const { message } = this;
    if (!message) return;
    if (message.open.length > 0) {
      this.#context.broadcast(message);
      return;
    }
    this.#end('agreed');
    this.#context.grant(message.what, message.seat);
  }

  #end(result: 'agreed' | 'declined' | 'void'): void {
    const { request } = this.#pending as Pending;
    this.#pending = undefined;
    this.#context.broadcast({ type: 'request-end', request, result });
  }
}
