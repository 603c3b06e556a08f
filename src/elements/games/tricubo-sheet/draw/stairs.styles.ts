import { css } from 'lit';

/** The staircases of a sheet: free steps of paper, crossed ones in ink, and the purple cliff. */
export const stairsStyles = css`
  :host {
    --_step: var(--tabletop-step, light-dark(#e6dac1, #544d42));
    --_crossed: var(--tabletop-step-crossed, light-dark(#c3c9da, #39435c));
    --_value: light-dark(#5b4f39, #ece3d2);
    --_on-purple: light-dark(#2b1342, #f6eeff);
  }

  .stairs {
    inline-size: 100%;
    block-size: var(--_tabletop-row);
    overflow: visible;
  }

  .stairs > svg {
    overflow: visible;
  }

  .stairs path {
    vector-effect: non-scaling-stroke;
  }

  .stairs :is(.top, .side, .front) {
    stroke: none;
    fill: var(--_step);
  }

  .stairs .crossed > * {
    fill: var(--_crossed);
  }

  .stairs .purple > * {
    fill: var(--_purple);
  }

  .stairs .top {
    filter: brightness(calc(1 + 0.09 * var(--_relief)));
  }

  .stairs .side {
    filter: brightness(calc(1 - 0.26 * var(--_relief)));
  }

  .stairs .front {
    stroke: rgb(30 20 0 / 0.14);
    stroke-width: 1;
  }

  .hatch {
    stroke: var(--_on-purple);
    stroke-width: 1;
    opacity: 0.22;
  }

  .stairs text {
    fill: var(--_value);
    stroke: none;
    font-size: clamp(9.5px, 3.6cqi, 22px);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }

  .stairs [data-purple] {
    fill: var(--_on-purple);
  }

  .stairs .over {
    opacity: 0;
  }

  .stairs .maybe {
    opacity: 0.45;
  }

  .stairs :is(circle) {
    r: clamp(7.5px, 2.6cqi, 16px);
  }

  .stairs circle.stop {
    fill: var(--_ink);
    stroke: none;
  }

  .stairs text.stop {
    fill: var(--_on-ink);
    font-weight: 800;
  }

  .stairs circle.landing {
    fill: var(--_paper);
    stroke: var(--_pencil);
    stroke-width: 1.8;
    stroke-dasharray: 4 2.6;
  }

  .stairs text.landing {
    fill: var(--_pencil);
    font-weight: 800;
  }

  .rows:is([data-columns='8'], [data-columns='9']) text {
    font-size: clamp(8.5px, 3.1cqi, 20px);
  }

  .rows:is([data-columns='10'], [data-columns='11'], [data-columns='12']) text {
    font-size: clamp(7.5px, 2.5cqi, 18px);
  }

  .rows:is([data-columns='10'], [data-columns='11'], [data-columns='12']) circle {
    r: clamp(6px, 2.1cqi, 13px);
  }

  @media (forced-colors: active) {
    .stairs :is(.top, .side) {
      display: none;
    }

    .stairs :is(.front, .crossed > .front, .purple > .front) {
      fill: Canvas;
      stroke: CanvasText;
    }

    .stairs .purple > .front {
      stroke-width: 3;
    }

    .sheet {
      --_on-ink: Canvas;
      --_value: CanvasText;
      --_on-purple: CanvasText;
      --_quiet: var(--_paper-text);
    }

    .swatch {
      forced-color-adjust: none;
    }
  }

  @media print {
    .sheet {
      --_step: #fff;
      --_crossed: #e4e4e4;
      --_purple: #ccc;
      --_on-ink: #fff;
      --_value: #000;
      --_on-purple: #000;
      --_quiet: #444;
    }

    .stairs .front {
      stroke: #000;
    }
  }
`;
