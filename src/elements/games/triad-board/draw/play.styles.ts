import { css } from 'lit';

/** Styles for playing: choices, ghosts, movement, the opening roll, the status. */
export const triadPlayStyles = css`
  /* The card has their place. */
  @container tabletop (inline-size < max(880px, 55rem)) {
    .frame:has(.result-card) .trays {
      display: none;
    }
  }

  /* While the clock has stopped, nobody studies the board. */
  .frame[data-covered] .board > * {
    visibility: hidden;
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

  /* It lies under the light of a triad. */
  .grid[data-lit] .cell:focus-visible {
    z-index: auto;
    outline-offset: -3px;
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
    grid-template-columns: minmax(0, 1fr);
  }

  .board:has(.over-board) > :is(.grid, .over-board) {
    grid-area: 1 / 1;
    align-self: center;
  }

  .over-board {
    position: relative;
    z-index: 6;
    display: grid;
    place-items: center;
  }

  .over-board > * {
    box-shadow: var(--_shadow-raised);
  }

  .over-board > .button {
    padding-inline: min(24px, 5cqi);
    font-size: min(1.125em, 9cqi);
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

  .beside {
    display: none;
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .beside {
      display: grid;
      block-size: max(8rem, var(--_tabletop-side) - 18rem);
    }

    .beside > .moves {
      block-size: 100%;
    }
  }

  /* A printed board is a diagram. */
  @media print {
    .over-board,
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
  }
`;
