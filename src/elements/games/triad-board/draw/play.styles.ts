import { css } from 'lit';

/** Styles for playing: choices, ghosts, movement, the opening roll, the status. */
export const triadPlayStyles = css`
  :host {
    --_spark: #b23a00;
  }

  .cell {
    cursor: default;
    -webkit-tap-highlight-color: transparent;
    -webkit-user-select: none;
    user-select: none;
  }

  .cell:focus-visible {
    z-index: 3;
    outline-offset: 0;
  }

  [data-traits~='movable'] {
    cursor: grab;
    touch-action: none;
  }

  [data-traits~='removable'],
  [data-ghost] {
    cursor: pointer;
  }

  .cell[data-die]::before,
  .cell[data-die]::after {
    transition:
      translate var(--_fast),
      opacity var(--_fast);
  }

  [data-traits~='movable']:hover::before,
  [data-traits~='movable']:hover::after {
    translate: 0 calc(-3 * var(--_tabletop-unit));
  }

  .cell[data-traits~='immovable'] {
    --_tint: linear-gradient(rgb(0 0 0 / 0.16), rgb(0 0 0 / 0.16));
  }

  .cell[data-traits~='chosen'] {
    box-shadow: inset 0 0 0 max(3px, calc(5 * var(--_tabletop-unit))) var(--_accent);
  }

  .cell[data-traits~='chosen']::before,
  .cell[data-traits~='chosen']::after {
    translate: 0 calc(-7 * var(--_tabletop-unit));
  }

  /* Ghosts: the die as it would be after a move, of translucent bone with strokes of the accent. */

  [data-ghost] {
    --_face: rgb(255 250 238 / 0.66);
    --_ink: var(--_accent);
    --_rim: var(--_accent);
  }

  [data-ghost]::before {
    border-width: max(1.5px, calc(2.6 * var(--_tabletop-unit)));
    box-shadow: none;
  }

  [data-ghost]:hover,
  [data-ghost]:focus-visible,
  [data-ghost][data-traits~='over'] {
    --_face: #fffaf0;
  }

  /* What lies on the way. */
  [data-traits~='way'] {
    --_tint: radial-gradient(
      circle,
      var(--_accent) calc(5 * var(--_tabletop-unit)),
      transparent calc(6 * var(--_tabletop-unit))
    );
  }

  /* A ghost that makes a triad stands in a light. */
  .cell[data-traits~='triad'] {
    --_tint: linear-gradient(rgb(255 190 60 / 0.75), rgb(255 150 20 / 0.75));

    box-shadow: inset 0 0 0 max(2px, calc(4 * var(--_tabletop-unit))) var(--_spark);
  }

  [data-traits~='triad']::before {
    border-style: double;
    border-width: max(3px, calc(5 * var(--_tabletop-unit)));
  }

  /* Triads: one stroke through their dice, and a broken ring round those that may come off. */

  .strokes {
    position: absolute;
    inset: var(--_rim);
    inline-size: calc(100% - 2 * var(--_rim));
    block-size: calc(100% - 2 * var(--_rim));
    z-index: 3;
    pointer-events: none;
    fill: none;
    stroke-linecap: round;
  }

  .glow {
    stroke: rgb(255 150 40 / 0.34);
    stroke-width: 96;
  }

  .thread {
    stroke: var(--_spark);
    stroke-width: 7;
    stroke-dasharray: 1;
    animation: draw var(--_slow) backwards;
  }

  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
  }

  .cell[data-traits~='removable']::before {
    outline: max(2.5px, calc(4 * var(--_tabletop-unit))) dashed var(--_spark);
    outline-offset: calc(3 * var(--_tabletop-unit));
    animation: glow 1.2s infinite alternate ease-in-out;
  }

  @keyframes glow {
    to {
      outline-offset: calc(7 * var(--_tabletop-unit));
    }
  }

  .slot[data-open] {
    outline: 2px solid var(--_spark);
  }

  .slot[data-fresh]::before,
  .slot[data-fresh]::after {
    animation: drop 450ms backwards cubic-bezier(0.3, 0.4, 0.5, 1.4);
  }

  @keyframes drop {
    from {
      opacity: 0;
      transform: translateY(-160%) rotate(-24deg);
    }
  }

  /* The die that has just moved slides in. */

  [data-dx='-3'] {
    --_dx: -3;
  }
  [data-dx='-2'] {
    --_dx: -2;
  }
  [data-dx='-1'] {
    --_dx: -1;
  }
  [data-dx='1'] {
    --_dx: 1;
  }
  [data-dx='2'] {
    --_dx: 2;
  }
  [data-dx='3'] {
    --_dx: 3;
  }
  [data-dy='-3'] {
    --_dy: -3;
  }
  [data-dy='-2'] {
    --_dy: -2;
  }
  [data-dy='-1'] {
    --_dy: -1;
  }
  [data-dy='1'] {
    --_dy: 1;
  }
  [data-dy='2'] {
    --_dy: 2;
  }
  [data-dy='3'] {
    --_dy: 3;
  }

  [data-dx] {
    z-index: 2;
  }

  [data-dx='3'],
  [data-dx='-3'],
  [data-dy='3'],
  [data-dy='-3'] {
    --_cells: 3;
  }
  [data-dx='2'],
  [data-dx='-2'],
  [data-dy='2'],
  [data-dy='-2'] {
    --_cells: 2;
  }

  /* A die rolls over, cell by cell, and shows its new face when it lies. */
  [data-dx]::before,
  [data-dx]::after {
    animation:
      arrive calc(var(--_cells, 1) * 110ms) linear,
      roll-over 110ms var(--_cells, 1) ease-in-out;
  }

  [data-dx]::after {
    animation:
      arrive calc(var(--_cells, 1) * 110ms) linear,
      turn-up calc(var(--_cells, 1) * 110ms) step-end;
  }

  @keyframes arrive {
    from {
      transform: translate(
        calc(var(--_dx, 0) * 100 * var(--_tabletop-unit)),
        calc(var(--_dy, 0) * 100 * var(--_tabletop-unit))
      );
    }
  }

  @keyframes roll-over {
    50% {
      scale: 0.9;
      rotate: 5deg;
    }
  }

  @keyframes turn-up {
    from {
      opacity: 0;
    }
    70% {
      opacity: 1;
    }
  }

  /* A die that slides over a cell does not take its presses. */
  .board[data-fresh] .cell[data-die]::before,
  .board[data-fresh] .cell[data-die]::after {
    pointer-events: none;
    animation: tumble 480ms var(--_late, 0s) backwards cubic-bezier(0.2, 0.8, 0.3, 1.15);
  }

  .board[data-fresh] .place:nth-child(2n) {
    --_late: 60ms;
    --_turn-by: 160deg;
  }

  .board[data-fresh] .place:nth-child(3n) {
    --_late: 110ms;
    --_turn-by: -330deg;
  }

  @keyframes tumble {
    from {
      opacity: 0;
      transform: translateY(-60%) rotate(var(--_turn-by, -210deg)) scale(1.3);
    }
  }

  /* A dragged die */

  [data-interaction='dragging'] .cell {
    cursor: grabbing;
  }

  [data-interaction='dragging'] .cell[data-traits~='chosen'] {
    z-index: 4;
  }

  [data-interaction='dragging'] .cell[data-traits~='chosen']::before,
  [data-interaction='dragging'] .cell[data-traits~='chosen']::after {
    transform: translate(var(--drag-x, 0), var(--drag-y, 0));
    translate: none;
    transition: none;
    pointer-events: none;
  }

  /* The form for the opening roll covers the board, which grows if the form is higher. */
  .board:has(.over-board) {
    display: grid;
  }

  .board:has(.over-board) > :is(.grid, .over-board) {
    grid-area: 1 / 1;
    align-self: center;
  }

  .over-board {
    position: relative;
    display: grid;
    place-items: center;
  }

  .over-board > * {
    box-shadow: var(--_shadow-raised);
  }

  .over-board > .button {
    padding-inline: 24px;
    font-size: 1.125em;
  }

  .dice-form {
    display: grid;
    gap: 12px;
    inline-size: min(100%, 18rem);
    border: 1px solid var(--_line);
    padding: 16px;
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
  }

  /* A printed board is a diagram. */
  @media print {
    .over-board,
    .strokes,
    [data-ghost]::before,
    [data-ghost]::after {
      display: none;
    }

    .cell[data-traits]::before {
      outline: none;
      translate: none;
    }

    .cell[data-traits] {
      box-shadow: none;
    }
  }

  @media (forced-colors: active) {
    .cell[data-traits~='chosen'] {
      border: 3px solid Highlight;
    }

    [data-ghost] {
      --_face: Canvas;
    }

    [data-ghost]::before {
      border-style: dashed;
    }

    .cell[data-traits~='triad'] {
      border: 3px double Highlight;
    }

    .strokes {
      forced-color-adjust: none;
    }

    .board {
      --_spark: Highlight;
    }

    .glow {
      stroke: Highlight;
      stroke-opacity: 0.3;
    }
  }
`;
