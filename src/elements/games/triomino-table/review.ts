import { css } from 'lit';
import type { TriominoMove, TriominoState } from '../../../games/triomino/index.js';
import type { ReviewSource } from '../../../interaction/reviewing.js';
import { opponent } from './opponent.js';

export const source: ReviewSource<TriominoState, TriominoMove> = {
  load: async () => (await import('./examiner.js')).examiner,
  opponent,
};

export const unit = 'points';
export const chance = 'tiles';

/** Points are those ahead of the best of the others. */
export const isLead = true;

export const styles = css`
  /* A strip of the table. */
  .frame .review {
    --_curve-ground: var(--_board);
    --_curve-text: var(--_board-text);
    --_curve-ink: var(--_tile);
    --_curve-cursor: #fff;
    --_curve-luck: var(--tabletop-luck, var(--_gold));
    --_curve-play: var(--tabletop-play, #ffb3a3);
  }

  .curve {
    box-shadow: inset 0 1px 4px rgb(0 0 0 / 0.4);
  }
`;
