import { css } from 'lit';
import type { TricuboMove, TricuboState } from '../../../games/tricubo/index.js';
import type { ReviewSource } from '../../../interaction/reviewing.js';
import { opponent } from './opponent.js';

export const source: ReviewSource<TricuboState, TricuboMove> = {
  load: async () => (await import('./examiner.js')).examiner,
  opponent,
};

export const unit = 'points';
export const chance = 'dice';

export const styles = css`
  /* A slip of the pad. */
  .frame .review {
    --_curve-ground: var(--_paper);
    --_curve-text: light-dark(#3a3129, #e6dcc8);
    --_curve-ink: var(--_ink);
    --_curve-line: var(--_paper-line);
  }

  .curve {
    box-shadow: var(--_shadow), var(--_shadow-cast);
  }
`;
