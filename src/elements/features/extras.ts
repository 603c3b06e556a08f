import type { CoachModule } from './coach/coach-source.js';
import type { OpponentModule } from '../play/opponent-module.js';
import type { HelpModule } from './help/help-source.js';
import type { HintModule } from './hint/hint-source.js';
import type { SetupModule } from './new-game/setup-source.js';
import type { ReviewModule } from './review/review-source.js';

/** What a game adds to the features of all games, each part loaded when it is used. A game without a part does not have the feature. */
export interface Extras<State, Move, Terms> {
  readonly coach?: () => Promise<CoachModule<State, Move>>;
  readonly help?: () => Promise<HelpModule>;
  /** Hints ask the opponent. */
  readonly hint?: () => Promise<HintModule<State, Move, Terms>>;
  readonly opponent?: () => Promise<OpponentModule<State, Move>>;
  readonly review?: () => Promise<ReviewModule<State, Move>>;
  /** Without it, the rules of a new game cannot be chosen. */
  readonly setup?: () => Promise<SetupModule>;
  /** Whether an empty sheet can be printed, to be played on paper. */
  readonly hasPaperSheet?: boolean;
}
