import type { GameHost, HostMessage, RefuseCode, RefuseMessage, Viewer, Welcome } from '../../src/online/index.js';
import { UNDER_WAY_LIMIT } from '../../src/online/index.js';

/** One connection. What is under way in it keeps its order, arrives late, and is lost when it breaks: for each side at a time of its own. */
export class LossyLine {
  readonly #host: GameHost;
  readonly #id: string;
  readonly #up: string[] = [];
  readonly #down: string[] = [];
  readonly #received: (text: string) => void;
  #isClosedHere = false;
  #isClosedThere = false;

  constructor(host: GameHost, id: string, received: (text: string) => void) {
    this.#host = host;
    this.#id = id;
    this.#received = received;
    host.join(id, {
      send: (message) => {
        if (this.#isClosedThere) throw new Error('the connection is lost');
        this.#down.push(JSON.stringify(message));
      },
    });
  }

  get isOpen(): boolean {
    return !this.#isClosedHere;
  }

  send(message: object): void {
    if (!this.#isClosedHere) this.#up.push(JSON.stringify(message));
  }

  /** The next message arrives at the host; also from a client that has given the connection up. */
  arriveUp(): void {
    const text = this.#up.shift();
    if (text !== undefined && !this.#isClosedThere) this.#host.receive(this.#id, text);
    else if (this.#isClosedHere) this.breakThere();
  }

  arriveDown(): void {
    const text = this.#down.shift();
    if (text !== undefined && !this.#isClosedHere) this.#received(text);
    else if (this.#isClosedThere) this.#isClosedHere = true;
  }

  /** The client sees that the connection is lost. The beginning of what it has sent may still arrive. */
  breakHere(arriving: number): void {
    this.#isClosedHere = true;
    this.#up.length = Math.min(arriving, this.#up.length);
  }

  /** The host sees it, or its process has ended. The first of what it has sent may still arrive. */
  breakThere(arriving = 0): void {
    if (this.#isClosedThere) return;
    this.#isClosedThere = true;
    this.#down.length = Math.min(arriving, this.#down.length);
    this.#host.leave(this.#id);
  }
}

interface NumberedPlay {
  readonly n: number;
  readonly seen: number;
  readonly type: 'play';
  readonly move: string;
  /** Its place in {@link CarefulClient.wanted}. */
  readonly index: number;
}

/** A client that keeps the rules of the protocol, and knows what has become of everything that its player wanted. */
export class CarefulClient {
  readonly wanted: { readonly move: string; result?: 'done' | 'given up' | RefuseCode }[] = [];
  line: LossyLine | undefined;
  host: GameHost;
  seat: Viewer | undefined;
  /** How often it was too fast. */
  tooFast = 0;
  readonly #secret: string;
  revision = 0;
  /** When what came too fast is sent again, in milliseconds of the host's clock. */
  resendAt: number | undefined;
  readonly #name: string;
  readonly #now: () => number;
  #client: number | undefined;
  #isWelcome = false;
  #connections = 0;
  #latest = 0;
  #unanswered: readonly NumberedPlay[] = [];
  /** How many of them have been sent over this connection. */
  #sent = 0;

  constructor(host: GameHost, name: string, now: () => number, device = 'phone') {
    this.host = host;
    this.#now = now;
    this.#name = `${name}, ${device}`;
    this.#secret = `the secret of ${name}`;
  }

  get isIdle(): boolean {
    return this.#isWelcome && this.#unanswered.length === 0;
  }

  get mayWant(): boolean {
    return this.#client !== undefined;
  }

  connect(): void {
    this.line?.breakHere(0);
    this.#isWelcome = false;
    const line = new LossyLine(this.host, `${this.#name}, ${++this.#connections}`, (text) => {
      if (this.line === line) this.#receive(JSON.parse(text) as HostMessage);
    });
    this.line = line;
    line.send({ type: 'hello', protocol: 1, secret: this.#secret, client: this.#client });
  }

  want(move: string): void {
    const index = this.wanted.push({ move }) - 1;
    const play: NumberedPlay = { type: 'play', n: ++this.#latest, seen: this.revision, move, index };
    this.#unanswered = [...this.#unanswered, play];
    this.#sendMore();
  }

  /** Call when time has passed. */
  tick(): void {
    if (this.resendAt === undefined || this.#now() < this.resendAt) return;
    this.resendAt = undefined;
    this.#sent = 0;
    this.#sendMore();
  }

  #sendMore(): void {
    if (!this.#isWelcome || this.resendAt !== undefined) return;
    while (this.#sent < Math.min(this.#unanswered.length, UNDER_WAY_LIMIT)) {
      const { type, n, seen, move } = this.#unanswered[this.#sent++] as NumberedPlay;
      this.line?.send({ type, n, seen, move });
    }
  }

  #receive(message: HostMessage): void {
    if (!this.#isWelcome && message.type !== 'welcome') throw new Error(`${message.type} before the welcome`);
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'snapshot') this.revision = message.revision;
    else if (message.type === 'change') {
      if (message.revision !== this.revision + 1) throw new Error(`change ${message.revision} after ${this.revision}`);
      this.revision = message.revision;
    } else if (message.type === 'done') this.#settle(message.n, 'done');
    else if (message.type === 'refuse') this.#refuse(message);
    else if (message.type === 'bye') throw new Error(`sent away: ${message.code}`);
  }

  #welcome({ client, handled, refused = [], revision, seat }: Welcome): void {
    this.#isWelcome = true;
    this.seat = seat;
    this.revision = revision;
    this.resendAt = undefined;
    const isSame = this.#client === undefined || this.#client === client;
    this.#client = client;
    for (const { n } of this.#unanswered) {
      if (!isSame) this.#settle(n, 'given up');
      else if (n <= handled) this.#settle(n, refused.find((each) => each.n === n)?.code ?? 'done');
    }
    this.#unanswered = this.#unanswered.map((play, i) => ({ ...play, n: handled + 1 + i }));
    this.#latest = handled + this.#unanswered.length;
    this.#sent = 0;
    this.#sendMore();
  }

  #refuse({ code, n }: RefuseMessage): void {
    if (code === 'too-fast') this.tooFast++;
    if (code === 'too-fast' || code === 'gap') this.resendAt ??= this.#now() + 500;
    else if (n !== undefined) this.#settle(n, code === 'handled' ? 'done' : code);
  }

  #settle(n: number, result: 'done' | 'given up' | RefuseCode): void {
    const index = this.#unanswered.findIndex((each) => each.n === n);
    const play = this.#unanswered[index];
    // An answer to what was sent twice.
    if (!play) return;
    const wanted = this.wanted[play.index];
    if (wanted) wanted.result = result;
    this.#unanswered = this.#unanswered.filter((each) => each !== play);
    if (index < this.#sent) this.#sent--;
    this.#sendMore();
  }
}
