import type { Seat } from '../../../games/game.js';
import type { Term } from '../../../interaction/language.js';
import type { HintTexts } from '../../../locales/hint.js';
import type { RatedMove, Unit } from '../../../opponents/opponent.js';
import type { LazyModule } from '../../base/lazy-modules.js';

/** What a hint is about: the best move that was found, and the next best. */
export interface HintMoment<State, Move> {
  readonly state: State;
  readonly seat: Seat;
  readonly best: RatedMove<Move>;
  /** Missing if no other move was worth considering. */
  readonly next: RatedMove<Move> | undefined;
  /** Whether no other move is legal. */
  readonly isOnly: boolean;
}

/** The words and texts of hints in one language. */
export interface HintLanguage<Terms, Texts> {
  readonly words: Term<Terms>;
  readonly texts: Texts;
}

/**
 * How a game puts hints into words. It says nothing but what follows from the rules and from what the opponent has found.
 */
export interface HintSource<State, Move, Terms, Texts extends HintTexts = HintTexts> {
  /** What the opponent's values are. */
  readonly unit: Unit;
  /** The texts by language. */
  readonly texts: Readonly<Record<string, () => Promise<HintWords<Texts>>>>;
  /** Where to look, in a sentence. */
  where(moment: HintMoment<State, Move>, language: HintLanguage<Terms, Texts>): string;
  /** A move that is advised or compared, in a few words; without a full stop, and in lower case if they begin no sentence. */
  nameOf(move: Move, moment: HintMoment<State, Move>, language: HintLanguage<Terms, Texts>): string;
  /** Why the move is good, in sentences; how much better it is than others is added. */
  why(moment: HintMoment<State, Move>, language: HintLanguage<Terms, Texts>): readonly string[];
  /** The selector of what to look at, in the element. */
  lookAt(moment: HintMoment<State, Move>): string;
  /** The selector of what the move presses and changes. */
  act(moment: HintMoment<State, Move>): string;
  /** Whether a hint still holds after moves of others. Default: after a change it does not. */
  isSame?(before: State, now: State, seat: Seat): boolean;
}

/** The texts of one language. */
export interface HintWords<Texts extends HintTexts = HintTexts> extends LazyModule {
  readonly hint: Texts;
}

/** What gives hints in a game, as it is loaded. */
export interface HintModule<State, Move, Terms> extends LazyModule {
  readonly source: HintSource<State, Move, Terms>;
}
