import { css } from 'lit';
import type { TriadMove, TriadState } from '../../../games/triad/index.js';
import type { ReviewSource } from '../../../interaction/reviewing.js';
import { opponent } from './opponent.js';

export const source: ReviewSource<TriadState, TriadMove> = {
  load: async () => (await import('./examiner.js')).examiner,
  opponent,
};

export const unit = 'chance';
export const chance = 'dice';

export const styles = css`
  /* A strip of the board, in its rim. */
  .frame .review {
    --_curve-ground: var(--_cell);
    --_curve-text: #2b1a0c;
    --_curve-cursor: #0b4f70;
    --_curve-luck: var(--tabletop-luck, #12577f);
    --_curve-play: var(--tabletop-play, #9c2a0c);
  }

  .curve {
    border: 6px solid var(--_board);
    box-shadow:
      inset 0 0 0 1px var(--_inlay),
      var(--_shadow);
  }
`;
