import type { TriominoTable } from '../src/elements/triomino-table/define.js';
import { triomino } from '../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../src/games/triomino/index.js';
import { Match, concealedRecord } from '../src/match/index.js';
import type { Actor, GameRecord, Seat } from '../src/match/index.js';

/** What a device receives: the whole game as its seat may know it, or the moves since. */
export interface Message {
  readonly record?: GameRecord;
  readonly moves?: readonly { readonly text: string; readonly actor: Actor }[];
}

type Send = (seat: Seat, message: Message) => void;

/** Runs on the server, the one place that knows all tiles. `send` reaches the device of a seat. */
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
      // After a round all tiles are open.
      const isOpen = triomino.isDisclosed(before, match.state);
      for (const seat of all) {
        if (isOpen) this.#tellAll(seat);
        else this.#send(seat, { moves: moves.map(({ actor, move }) => ({ actor, text: textFor(seat, actor, move) })) });
      }
      // A tile that was bought is drawn at once.
      if (match.state.due) match.draw();
    });
    for (const seat of all) this.#tellAll(seat);
  }

  /** Handles a request. The connection says which seat asks, never the request. */
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
      // The move is not legal here: send the current game.
      this.#tellAll(seat);
    }
  }

  #tellAll(seat: Seat): void {
    this.#send(seat, { record: concealedRecord(this.match, seat) });
  }
}

const textFor = (seat: Seat, actor: Actor, move: TriominoMove): string =>
  triomino.makeMove(triomino.conceal(move, actor, seat));

/**
 * Runs on a device: asks the dealer for what its reader does.
 * @param ask reaches the dealer
 * @returns a function that takes what the dealer sends
 */
export function connect(table: TriominoTable, ask: (text: string) => void): (message: Message) => void {
  table.addEventListener('game-before-move', (event) => {
    // The dealer makes the move.
    event.preventDefault();
    ask(event.detail.actor === 'chance' ? 'draw' : event.detail.text);
  });
  table.addEventListener('game-before-change', (event) => {
    // Moves stand; the dealer starts a new game for all.
    event.preventDefault();
    if (event.detail.cause === 'restart') ask('new game');
  });
  return ({ record, moves = [] }) => {
    try {
      if (record) table.record = record;
      // A new game: setting an equal record again changes nothing.
      if (record?.moves.length === 0) table.restart();
      for (const { text, actor } of moves) table.play(text, { actor });
    } catch {
      ask('join');
    }
  };
}
