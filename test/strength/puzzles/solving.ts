/** How often the three reference players solve a puzzle, playing on while they do what belongs to an answer. */
import type { Puzzle, PuzzleRules } from '../../../src/puzzles/puzzle.js';
import { openPuzzle } from '../../../src/puzzles/load.js';
import { meanOf, referencesOf } from '../references/player.js';
import type { Gains, Reference } from '../references/player.js';

/** The share of tries in which each of the players solves a puzzle, from 0 to 1. */
export type Solving = Readonly<Record<Reference, number>>;

/** What measuring the puzzles of a game takes. */
export interface Subject<State, Move> {
  readonly rules: PuzzleRules<State, Move>;
  readonly gains: Gains<State, Move>;
}

/** How often the foresighted player tries a puzzle: it imagines rolls, so it may answer in another way each time. */
export const TRIES = 8;

/** The state and the own moves that led there. */
interface Attempt<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
}

class Solver<State, Move> {
  constructor(
    readonly subject: Subject<State, Move>,
    readonly puzzle: Puzzle,
  ) {}

  begin(): Attempt<State, Move> {
    const state = openPuzzle(this.subject.rules, this.puzzle) as State;
    return { state, moves: [] };
  }

  /** Solved 1, failed 0; else what comes of the reply and of what is done then. */
  after({ state, moves }: Attempt<State, Move>, move: Move, goOn: (attempt: Attempt<State, Move>) => number): number {
    const { puzzle, subject } = this;
    const { rules } = subject;
    const played = [...moves, move];
    const next = rules.game.play(state, puzzle.seat, move);
    const verdict = rules.judge(puzzle, next, played);
    if (verdict !== 'open') return verdict === 'solved' ? 1 : 0;
    const answer = rules.reply?.(puzzle, next, played);
    return goOn({ state: answer ? rules.game.play(next, answer.actor, answer.move) : next, moves: played });
  }

  allowed(moves: readonly Move[]): readonly Move[] {
    return moves.filter((move) => this.subject.rules.allows(this.puzzle, move));
  }

  /** The exact chance of a player who makes any of some moves. */
  chance(attempt: Attempt<State, Move>, choices: (state: State) => readonly Move[]): number {
    const moves = choices(attempt.state);
    return meanOf(moves.map((move) => this.after(attempt, move, (next) => this.chance(next, choices))));
  }

  random(): number {
    const { game } = this.subject.rules;
    return this.chance(this.begin(), (state) => this.allowed(game.moves(state, this.puzzle.seat)));
  }

  greedy(): number {
    const { gains } = this.subject;
    const { seat } = this.puzzle;
    return this.chance(this.begin(), (state) => {
      const moves = this.allowed(gains.moves(state, seat));
      const values = moves.map((move) => gains.gainOf(state, seat, move));
      return moves.filter((_, i) => values[i] === Math.max(...values));
    });
  }

  foresighted(random: () => number): number {
    const { gains } = this.subject;
    const { seat } = this.puzzle;
    const { foresighted } = referencesOf({ ...gains, moves: (state, own) => this.allowed(gains.moves(state, own)) });
    const goOn = (attempt: Attempt<State, Move>): number =>
      this.allowed(gains.moves(attempt.state, seat)).length === 0
        ? 0
        : this.after(attempt, foresighted(attempt.state, seat, random), goOn);
    return goOn(this.begin());
  }
}

/** How often random play solves a puzzle in the notation of its game: exactly. */
export const randomOf = <State, Move>(subject: Subject<State, Move>, puzzle: Puzzle): number =>
  new Solver(subject, puzzle).random();

/** How often the greedy player does, who makes any of the moves that gain most: exactly. */
export const greedyOf = <State, Move>(subject: Subject<State, Move>, puzzle: Puzzle): number =>
  new Solver(subject, puzzle).greedy();

/** How often all three do. */
export function solvingOf<State, Move>(subject: Subject<State, Move>, puzzle: Puzzle, random: () => number): Solving {
  const solver = new Solver(subject, puzzle);
  return {
    random: solver.random(),
    greedy: solver.greedy(),
    foresighted: meanOf(Array.from({ length: TRIES }, () => solver.foresighted(random))),
  };
}
