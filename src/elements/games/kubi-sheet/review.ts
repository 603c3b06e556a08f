import { css } from 'lit';
import type { KubiMove, KubiState } from '../../../games/kubi/index.js';
import type { ReviewSource } from '../../../interaction/reviewing.js';
import { opponent } from './opponent.js';

export const source: ReviewSource<KubiState, KubiMove> = {
  load: async () => (await import('./examiner.js')).examiner,
  opponent,
};

export const unit = 'points';
export const chance = 'dice';

export const styles = css`
  /* A slip of the pad. */
  .frame .review {
    --_curve-ground: var(--_paper);
    --_curve-text: var(--_paper-text);
    --_curve-ink: var(--_ink);
    --_curve-line: var(--_paper-line);
    --_curve-play: var(--tabletop-play, var(--_print));
  }

  .curve {
    border-block-start: 5px solid var(--_binding);
    box-shadow: var(--_shadow), var(--_shadow-cast);
  }
`;
