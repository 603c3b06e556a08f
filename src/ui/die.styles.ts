import { css } from 'lit';

/** Dice of any size: what is round them says how large they are. */
export const dieStyles = css`
  .die {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    overflow: visible;
    forced-color-adjust: none;
  }

  .die rect {
    fill: var(--tabletop-die, light-dark(#fffdf8, #f2ebdf));
    stroke: var(--tabletop-die-line, light-dark(#5d5145, #1a1512));
    stroke-width: 1.6;
  }

  .die:not([data-value]) rect {
    fill: none;
    stroke: currentcolor;
    stroke-dasharray: 4 3.4;
  }

  .die path,
  .die text {
    fill: var(--tabletop-die-ink, #241d18);
  }

  .die text {
    font-size: 26px;
    font-weight: 700;
  }

  @media (forced-colors: active) {
    .die rect {
      fill: Canvas;
      stroke: CanvasText;
    }

    .die path,
    .die text {
      fill: CanvasText;
    }
  }

  @media print {
    .die rect {
      fill: #fff;
      stroke: #000;
    }

    .die path,
    .die text {
      fill: #000;
    }
  }
`;
