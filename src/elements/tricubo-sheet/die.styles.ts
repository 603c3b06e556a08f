import { css } from 'lit';
import { dieStyles } from '../../ui/die.styles.js';

/** Dice in three sizes and colours. */
export const tricuboDieStyles = css`
  ${dieStyles}

  :host {
    --_die: var(--tabletop-die-size, 56px);
  }

  .sized {
    --tabletop-die: var(--_colour);
    --tabletop-die-ink: #fff;

    display: inline-grid;
    justify-items: center;
    inline-size: var(--_die);
  }

  .sized .die {
    inline-size: 100%;
  }

  [data-die='M'] .die {
    inline-size: 80%;
  }

  [data-die='S'] .die {
    inline-size: 62%;
  }

  .sized .die:not([data-value]) rect {
    stroke: var(--_colour);
    stroke-width: 2.4;
  }

  /* Its letter. As text it would have to be in the name of what is pressed. */
  .sized::after {
    content: attr(data-die);
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 1.2;
  }
`;
