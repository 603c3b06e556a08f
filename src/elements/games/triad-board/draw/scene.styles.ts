import { css } from 'lit';

/** What is seen on the board beside its cells: triads in their light, which lies under the dice, and dice in motion. */
export const sceneStyles = css`
  :host {
    --_spark: #b23a00;
    --_hot-core: #fff4cf;
    --_hot-wash: #ff8a2a;
  }

  .board {
    isolation: isolate;
  }

  /* What falls from the board into a tray is seen over it. */
  .board:has(.taken) {
    z-index: 1;
  }

  .scene {
    position: absolute;
    pointer-events: none;
  }

  svg.scene {
    inset: var(--_rim);
    inline-size: calc(100% - 2 * var(--_rim));
    block-size: calc(100% - 2 * var(--_rim));
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    forced-color-adjust: none;
  }

  .under {
    z-index: 1;
  }

  .cell[data-die]::before,
  .cell[data-die]::after,
  span.scene {
    z-index: 2;
  }

  .rims {
    z-index: 3;
  }

  .cubes {
    z-index: 5;
  }

  span.scene {
    left: calc((var(--_rim-units) + var(--_x) * 100) * var(--_tabletop-unit));
    top: calc((var(--_rim-units) + var(--_y) * 100) * var(--_tabletop-unit));
    inline-size: calc(100 * var(--_tabletop-unit));
    block-size: calc(100 * var(--_tabletop-unit));
  }

  /* The light of a triad runs under its dice. */

  .light path {
    stroke: var(--_hot-core);
  }

  .light .light-wash {
    opacity: 0.55;
  }

  .light .light-warmth {
    stroke: var(--_hot-wash);
    opacity: 0.45;
  }

  .light .light-edge {
    stroke: #fffaf0;
    stroke-width: 8;
    opacity: 0.75;
  }

  .light .light-rim {
    stroke: var(--_spark);
    stroke-width: 4;
  }

  .light[data-beat] {
    --_from: calc(var(--_at, 0ms) + var(--_late));

    animation: come 1ms var(--_from) backwards;
  }

  .light[data-beat] path {
    stroke-dasharray: 1 2;
    animation: run 380ms var(--_from) cubic-bezier(0.2, 0.6, 0.4, 1) backwards;
  }

  .light-head {
    opacity: 0;
    animation: pass 380ms var(--_from, 0ms) cubic-bezier(0.2, 0.6, 0.4, 1);
  }

  @keyframes come {
    from {
      opacity: 0;
    }
  }

  @keyframes run {
    from {
      stroke-dashoffset: 1;
    }
  }

  @keyframes pass {
    from,
    to {
      opacity: 1;
    }
    to {
      transform: translateX(var(--_length));
    }
  }

  .rim-glow {
    stroke: #fff2cd;
    stroke-width: 8;
    opacity: 0.45;
  }

  .rim-core {
    stroke: #fffaf0;
    stroke-width: 3.6;
  }

  .rim-line {
    stroke: var(--_spark);
    stroke-width: 2.4;
  }

  .rim[data-beat] {
    animation: come 130ms calc(var(--_at, 0ms) + var(--_late)) backwards;
  }

  svg.scene > [data-beat='total'] {
    animation: go 300ms var(--_at, 0ms) forwards;
  }

  @keyframes go {
    to {
      opacity: 0;
    }
  }

  /* Those that may come off are lifted. */

  .rim[data-open] {
    translate: 0 -6px;
  }

  .rim[data-open] .rim-line {
    stroke-width: 4;
  }

  .cell[data-traits~='removable']::before,
  .cell[data-traits~='removable']::after {
    translate: 0 calc(-6 * var(--_tabletop-unit));
  }

  .slot[data-open] {
    outline: 2px solid var(--_hot-core);
  }

  /* A die is drawn in motion until it lies. */

  .cell[data-beat]::before,
  .cell[data-beat]::after,
  .slot[data-beat]::before,
  .slot[data-beat]::after {
    animation: come 1ms var(--_at, 0ms) backwards;
  }

  .taken,
  .rims [data-beat='follow'] {
    animation: go 1ms var(--_at, 0ms) forwards;
  }

  /* Where the die lay that was taken off. */

  .left::before,
  .left[data-die]::before {
    content: '';
    position: absolute;
    inset: calc(17 * var(--_tabletop-unit));
    border: max(1px, calc(2.6 * var(--_tabletop-unit))) dashed rgb(138 58 12 / 0.8);
    border-radius: calc(14 * var(--_tabletop-unit));
    background: none;
    box-shadow: none;
  }

  .left[data-die]::before {
    inset: calc(9 * var(--_tabletop-unit)) calc(12 * var(--_tabletop-unit)) calc(15 * var(--_tabletop-unit));
    border-color: var(--_spark);
    border-radius: var(--_corner);
    background: color-mix(in srgb, var(--_face) 62%, transparent);
  }

  .left[data-die]::after {
    opacity: 0.75;
  }

  .left[data-beat] {
    animation: come 160ms calc(var(--_at, 0ms) + 60ms) backwards;
  }

  /* Dice in motion */

  .cube-shadow {
    fill: rgb(20 10 0 / var(--_relief));
    stroke: rgb(20 10 0 / var(--_relief));
    stroke-linejoin: round;
  }

  .cube-body {
    fill: var(--_edge);
    stroke: var(--_edge);
    stroke-linejoin: round;
  }

  .cube-face {
    fill: var(--_face);
  }

  .cube-gloss {
    fill: #ffffff29;
    opacity: calc(var(--_gloss) * var(--_relief));
  }

  .cube-rim {
    stroke: var(--tabletop-die-line, var(--_rim));
    stroke-width: 2;
  }

  .cube-ink {
    stroke: var(--_ink);
    stroke-width: 9.6;
  }

  .cube-edge {
    stroke: color-mix(in oklab, var(--_face), #fff calc(60% * var(--_gloss)));
  }

  @media (prefers-reduced-motion: reduce) {
    .scene,
    .scene * {
      animation: none;
    }
  }

  @media print {
    .scene {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .board {
      --_spark: Highlight;
      --_hot-core: Canvas;
      --_hot-wash: Canvas;
    }

    .cell[data-traits~='removable']::before {
      outline: 3px dashed Highlight;
    }
  }
`;
