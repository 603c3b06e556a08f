import type { Actor, Seat } from '../../games/game.js';
import { GameError, brief } from '../../games/game-error.js';
import type { Concession } from '../concession.js';
import type { Entry, Ply } from '../entry.js';
import type { AnyGame } from '../record/record.js';

interface Moment<State, Move> {
  readonly entries: Entry<Move>[];
  /** One more than entries: `states[n]` is the state after n plies. */
  readonly states: State[];
  /** As many as states: `draws[n]` is how many of the first n moves are chance's. */
  readonly draws: number[];
  /** How the game was given up after the last move. */
  end?: Concession | undefined;
}

/** The state after a move, and the move in the game's notation. */
interface Next<State> {
  readonly state: State;
  readonly text: string;
}

/** How far undo reaches. */
export interface UndoReach {
  /** Up to generated chance, past it to the moves before, or, if there are none, to the chance itself. */
  readonly chance: 'to-chance' | 'past-chance' | 'chance-too';
  /** Whether undo skips the moves of an actor, since they only answer those of others. */
  readonly passes: (actor: Actor) => boolean;
}

/** The moves of a match with the state after each, what was undone, and the current ply. */
export class Timeline<State, Move> {
  readonly #game: AnyGame<State, Move>;
  #now: Moment<State, Move>;
  /** The moments before undo, each with its ply and the index of the move that was taken back. */
  #undone: { readonly moment: Moment<State, Move>; readonly ply: number; readonly index: number }[] = [];
  #ply = 0;
  /** Undo leaves the moves before this ply alone. */
  floor = 0;

  constructor(game: AnyGame<State, Move>, first: State) {
    this.#game = game;
    this.#now = { entries: [], states: [first], draws: [0] };
  }

  get entries(): readonly Entry<Move>[] {
    return this.#now.entries;
  }

  get states(): readonly State[] {
    return this.#now.states;
  }

  get ply(): number {
    return this.#ply;
  }

  get length(): number {
    return this.#now.entries.length;
  }

  get state(): State {
    return this.#now.states[this.#ply] as State;
  }

  /** Whether the latest ply is the current one. */
  get isLive(): boolean {
    return this.#ply === this.length;
  }

  /** The move that led to the current ply. */
  get latest(): Entry<Move> | undefined {
    return this.#now.entries[this.#ply - 1];
  }

  /** How many moves of chance there are before the current ply. */
  get chanceCount(): number {
    return this.#now.draws[this.#ply] as number;
  }

  /**
   * What a move would lead to from the current ply. This is where the rules are asked.
   * @throws GameError `illegal-move`
   */
  next(actor: Actor, move: Move): Next<State> {
    const state = this.#game.play(this.state, actor, move);
    return { state, text: this.#game.makeMove(move, this.state, actor) };
  }

  /** How the game was given up after the last move, whatever ply is the current one. */
  get end(): Concession | undefined {
    return this.#now.end;
  }

  set end(concession: Concession | undefined) {
    this.#now.end = concession;
  }

  /** How the game was given up, if the latest ply is the current one. */
  get concession(): Concession | undefined {
    return this.isLive ? this.end : undefined;
  }

  /** Adds a move and the state it leads to. What lay beyond the current ply is dropped, and redo with it. */
  append(entry: Entry<Move>, state: State): void {
    this.#now.end = undefined;
    const { entries, states, draws } = this.#now;
    entries.length = this.#ply;
    states.length = draws.length = this.#ply + 1;
    entries.push(entry);
    states.push(state);
    draws.push(this.chanceCount + (entry.actor === 'chance' ? 1 : 0));
    this.#ply++;
    this.#undone = [];
  }

  /** The first plies, as a timeline of their own. */
  branch(ply: number): Timeline<State, Move> {
    const { entries, states, draws } = this.#now;
    const branch = new Timeline<State, Move>(this.#game, states[0] as State);
    branch.#now = {
      entries: entries.slice(0, ply),
      states: states.slice(0, ply + 1),
      draws: draws.slice(0, ply + 1),
    };
    branch.#ply = ply;
    return branch;
  }

  /**
   * Takes the moves of another timeline in place of its own. Who looks at an earlier ply stays there.
   * @param lost the index of the first own move that this takes back
   */
  replaceWith(other: Timeline<State, Move>, lost?: number): void {
    const { entries, states, draws, end } = other.#now;
    const { isLive } = this;
    this.#undone = lost === undefined ? [] : [{ moment: this.#now, ply: this.#ply, index: lost }];
    this.#now = { entries: [...entries], states: [...states], draws: [...draws], end };
    this.#ply = isLive ? this.length : Math.min(this.#ply, this.length);
  }

  /** @returns whether another ply was the current one @throws GameError `bad-ply` */
  goTo(wanted: Ply): boolean {
    const ply = wanted === 'last' ? this.length : wanted;
    if (!Number.isInteger(ply) || ply < 0 || ply > this.length) {
      const message = `there is no ply ${brief(ply)}, the game has ${this.length}`;
      throw new GameError('bad-ply', message, { ply, length: this.length });
    }
    const isOther = ply !== this.#ply;
    this.#ply = ply;
    return isOther;
  }

  /** The move that {@link undo} would take back. */
  entryToUndo(seat: Seat | undefined, reach: UndoReach): Entry<Move> | undefined {
    return this.#now.entries[this.#indexToUndo(seat, reach)];
  }

  /** The move that {@link redo} would bring back. */
  get entryToRedo(): Entry<Move> | undefined {
    const { moment, index = -1 } = this.#undone.at(-1) ?? {};
    return moment?.entries[index];
  }

  /** The state in which that move was made. */
  get stateBeforeRedo(): State | undefined {
    const { moment, index = -1 } = this.#undone.at(-1) ?? {};
    return moment?.states[index];
  }

  /** The later moves that {@link undo} would drop because they would not be legal any more. */
  lostByUndo(seat: Seat | undefined, reach: UndoReach): readonly Entry<Move>[] {
    const index = this.#indexToUndo(seat, reach);
    return this.#now.entries.slice(index + 1, this.#ply).slice(this.#without(index).entries.length - index);
  }

  /** Call only if there is an {@link entryToUndo}. */
  undo(seat: Seat | undefined, reach: UndoReach): void {
    const index = this.#indexToUndo(seat, reach);
    const earlier = this.#without(index);
    this.#undone.push({ moment: this.#now, ply: this.#ply, index });
    this.#now = earlier;
    this.#ply = this.length;
  }

  redo(): boolean {
    const later = this.#undone.pop();
    if (!later) return false;
    this.#now = later.moment;
    this.#ply = later.ply;
    return true;
  }

  /** The latest move of the seat, or of anybody; −1 if there is none within reach. */
  #indexToUndo(seat: Seat | undefined, { chance, passes }: UndoReach): number {
    const { entries } = this.#now;
    let latestDraw = -1;
    for (let i = this.#ply - 1; i >= this.floor; i--) {
      const { actor, generated } = entries[i] as Entry<Move>;
      const isSought = seat === undefined ? actor !== 'clock' && !generated && !passes(actor) : actor === seat;
      if (isSought) return i;
      if (generated && chance === 'to-chance') return -1;
      if (generated) latestDraw = Math.max(latestDraw, i);
    }
    return seat === undefined && chance === 'chance-too' ? latestDraw : -1;
  }

  /** Leaves one move out and replays the seats' later moves as far as they are still legal. */
  #without(index: number): Moment<State, Move> {
    const entries = this.#now.entries.slice(0, index);
    const states = this.#now.states.slice(0, index + 1);
    const draws = this.#now.draws.slice(0, index + 1);
    for (const entry of this.#now.entries.slice(index + 1, this.#ply)) {
      const state = states.at(-1) as State;
      if (entry.actor === 'chance' || this.#game.refusal(state, entry.actor, entry.move)) break;
      entries.push(entry);
      states.push(this.#game.play(state, entry.actor, entry.move));
      draws.push(draws.at(-1) as number);
    }
    return { entries, states, draws };
  }
}

/** A timeline that takes the place of another one. */
export interface Revision<State, Move> {
  readonly timeline: Timeline<State, Move>;
  /** The new moves, in runs that follow one another. */
  readonly added: readonly (readonly Entry<Move>[])[];
  /** The index of the first earlier move that is missing, if any is. */
  readonly lost: number | undefined;
  /** Whether the game was given up now. */
  readonly isConceded?: boolean;
}
