import { css } from 'lit';
import type { CuboMove, CuboState } from '../../../games/cubo/index.js';
import type { ReviewSource } from '../../../interaction/reviewing.js';
import { opponent } from './opponent.js';

export const source: ReviewSource<CuboState, CuboMove> = {
  load: async () => (await import('./examiner.js')).examiner,
  opponent,
};

export const unit = 'points';
export const chance = 'dice';

export const styles = css`
  /* A groove in the tray. */
  .frame .review {
    --_curve-ground: var(--_ground);
    --_curve-text: var(--_ink);
    --_curve-luck: var(--tabletop-luck, light-dark(#1249bd, #7ea8ff));
    --_curve-play: var(--tabletop-play, light-dark(#c4101f, #ff8d86));
  }

  .curve {
    box-shadow: inset 0 1px 3px rgb(30 20 10 / 0.35);
  }
`;
