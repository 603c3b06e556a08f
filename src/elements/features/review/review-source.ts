import type { ReviewSource } from '../../../interaction/reviewing.js';
import type { ReviewUnit } from '../../../opponents/review/review.js';
import type { LazyModule } from '../../base/lazy-modules.js';

/** What reviews a game, as it is loaded. */
export interface ReviewModule<State, Move> extends LazyModule {
  readonly source: ReviewSource<State, Move>;
  /** What its values are, which the reviewer says, too, once it is there. */
  readonly unit: ReviewUnit;
  /** What chance deals out. */
  readonly chance: 'dice' | 'tiles';
  /** Whether points are those ahead of the best of the others. */
  readonly isLead?: boolean;
}
