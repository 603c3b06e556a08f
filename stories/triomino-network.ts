import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import '../src/elements/triomino-table/define.js';
import type { TriominoTable } from '../src/elements/triomino-table/define.js';
import { triomino } from '../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../src/games/triomino/index.js';
import { Match, concealedRecord } from '../src/match/index.js';
import type { Actor, GameRecord, Seat } from '../src/match/index.js';
import { SKINS } from './skins.js';

/** What a device is told: the whole game as its seat may know it, or what has been played since. */
export interface Message {
  readonly record?: GameRecord;
  readonly moves?: readonly { readonly text: string; readonly actor: Actor }[];
}

type Send = (seat: Seat, message: Message) => void;

/** On a server: the one place where all tiles are known. */
export class Dealer {
  match!: Match<TriominoState, TriominoMove>;
  readonly #send: Send;

  constructor(seats: number, send: Send) {
    this.#send = send;
    this.begin(new Match<TriominoState, TriominoMove>(triomino, { seats }));
  }

  begin(match: Match<TriominoState, TriominoMove>): void {
    this.match = match;
    const all = Array.from({ length: match.seats }, (_, seat) => seat);
    match.subscribe(({ moves }) => {
      const before = match.stateAt(match.ply - moves.length) as TriominoState;
      // After a round all tiles lie open.
      const isOpen = triomino.isDisclosed(before, match.state);
      for (const seat of all) {
        if (isOpen) this.#tellAll(seat);
        else this.#send(seat, { moves: moves.map(({ actor, move }) => ({ actor, text: textFor(seat, actor, move) })) });
      }
      // What is paid for is drawn at once.
      if (match.state.due) match.draw();
    });
    for (const seat of all) this.#tellAll(seat);
  }

  /** Whose seat it is says the connection, never what is asked. */
  ask(seat: Seat, text: string): void {
    const { match } = this;
    if (text === 'join') this.#tellAll(seat);
    else if (text === 'draw') while (match.draw());
    else if (text === 'new game') this.begin(match.again({ alternate: true }));
    else this.#play(seat, text);
  }

  #play(seat: Seat, text: string): void {
    const { match } = this;
    try {
      match.play(triomino.parseMove(text, match.state), { actor: seat });
    } catch {
      // It is not legal here: this is how things are.
      this.#tellAll(seat);
    }
  }

  #tellAll(seat: Seat): void {
    this.#send(seat, { record: concealedRecord(this.match, seat) });
  }
}

const textFor = (seat: Seat, actor: Actor, move: TriominoMove): string =>
  triomino.makeMove(triomino.conceal(move, actor, seat));

/** On a device: asks for what its reader does, and shows what it is told. */
export function connect(table: TriominoTable, ask: (text: string) => void): (message: Message) => void {
  table.addEventListener('game-before-move', (event) => {
    event.preventDefault();
    ask(event.detail.actor === 'chance' ? 'draw' : event.detail.text);
  });
  table.addEventListener('game-change', ({ detail: { cause, by } }) => {
    if (by !== 'user') return;
    if (cause === 'undo') table.redo();
    if (cause === 'restart') ask('new game');
  });
  return ({ record, moves = [] }) => {
    try {
      if (record) table.record = record;
      // A new game: the same record twice is no news.
      if (record?.moves.length === 0) table.restart();
      for (const { text, actor } of moves) table.play(text, { actor });
    } catch {
      ask('join');
    }
  };
}

/** Two devices on one page, with a way between them on which nothing arrives at once. */
export function network(): TemplateResult {
  const receivers: ((message: Message) => void)[] = [];
  const dealer = new Dealer(2, (seat, message) => queueMicrotask(() => receivers[seat]?.(message)));
  const joined = (seat: Seat) => (table: Element | undefined) => {
    if (!table) return;
    receivers[seat] = connect(table as TriominoTable, (text) => queueMicrotask(() => dealer.ask(seat, text)));
    dealer.ask(seat, 'join');
  };
  return html`<style>
      ${SKINS}
    </style>
    <div class="skins">
      ${['Ann', 'Bob'].map(
        (name, seat) => html`
          <section aria-label=${name}>
            <triomino-table viewer=${seat} names="Ann, Bob" ${ref(joined(seat))}></triomino-table>
          </section>
        `,
      )}
    </div>`;
}
