import type { Actor, Seat } from '../../../games/game.js';
import type { CoachTexts } from '../../../locales/coach.js';
import type { LazyModule } from '../../base/lazy-modules.js';

/** A move, with the states that it leads from and to. */
export interface CoachedMove<State, Move> {
  readonly actor: Actor;
  readonly move: Move;
  readonly before: State;
  readonly after: State;
  /** Whether the reader decides for a seat. */
  readonly isOwn: (seat: Seat) => boolean;
}

/** What the coach can show new readers of a game. */
export interface CoachSource<State, Move, Tip extends string = string> {
  /** All tips: who has read them needs no coach. */
  readonly tips: readonly Tip[];
  /** The texts by language. */
  readonly texts: Readonly<Record<string, () => Promise<CoachWords<Tip>>>>;
  /** Whether a move ends what a player has begun, so that a tip about it is out of date. The first such move ends the first turn. */
  readonly isTurn: (move: Move) => boolean;
  /** What happens with a move, the most important first. */
  readonly happens: (made: CoachedMove<State, Move>) => readonly Tip[];
}

/** The texts of one language. */
export interface CoachWords<Tip extends string = string> extends LazyModule {
  readonly coach: CoachTexts<Tip>;
}

/** The coach of a game, as it is loaded. */
export interface CoachModule<State, Move> extends LazyModule {
  readonly source: CoachSource<State, Move>;
}
