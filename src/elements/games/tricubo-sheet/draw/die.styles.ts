import { css } from 'lit';
import { dieStyles } from '../../../../ui/dice/die.styles.js';

/** Dice in three sizes and colours. */
export const tricuboDieStyles = css`
  ${dieStyles}

  :host {
    --_die: var(--tabletop-die-size, 56px);
  }

  .sized {
    --tabletop-die: var(--_colour);
    --tabletop-die-ink: #fff;

    display: block;
    inline-size: var(--_die);
  }

  .sized[data-die='M'] {
    inline-size: calc(var(--_die) * 0.78);
  }

  .sized[data-die='S'] {
    inline-size: calc(var(--_die) * 0.6);
  }

  .sized .die:not([data-value]) rect {
    stroke: var(--_colour);
    stroke-width: 2.4;
  }
`;
