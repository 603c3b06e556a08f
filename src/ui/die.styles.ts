import { css } from 'lit';

/** Dice of any size: the container sets it. */
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

  .die[data-value] {
    color: var(--tabletop-die-ink, #241d18);
  }

  .die path {
    stroke: currentcolor;
    stroke-width: 7.6;
    stroke-linecap: round;
  }

  .die text {
    fill: currentcolor;
    font-size: 26px;
    font-weight: 700;
  }

  @media (forced-colors: active) {
    .die[data-value] {
      color: CanvasText;
    }

    .die rect {
      fill: Canvas;
      stroke: CanvasText;
    }
  }

  @media print {
    .die[data-value] {
      color: #000;
    }

    .die rect {
      fill: #fff;
      stroke: #000;
    }
  }
`;
