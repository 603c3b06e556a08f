import { css } from 'lit';

/** Styles for playing: choices, ghosts, movement, the opening roll, the status. */
export const triadPlayStyles = css`
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

  .seat[data-winner] {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }

  [data-traits~='movable'] {
    cursor: grab;
    touch-action: none;
  }

  [data-traits~='removable'],
  [data-ghost] {
    cursor: pointer;
  }

  .cell[data-die]::before {
    transition:
      translate 120ms,
      scale 120ms,
      box-shadow 120ms;
  }

  [data-traits~='movable']:hover::before {
    translate: 0 -3%;
  }

  [data-traits~='immovable']::before {
    opacity: 0.6;
  }

  .cell[data-traits~='chosen'] {
    box-shadow: inset 0 0 0 3px var(--_accent);
  }

  .cell[data-traits~='chosen']::before {
    translate: 0 -5%;
    scale: 1.08;
    box-shadow: var(--_shadow-raised);
  }

  /* Ghosts: the die as it would be after a move, in outline; three dots mark a triad. */

  [data-ghost]::before {
    border: 2px dashed var(--_accent);
    opacity: 0.62;
    box-shadow: none;
  }

  [data-ghost]:hover::before,
  [data-ghost]:focus-visible::before,
  [data-ghost][data-traits~='over']::before {
    border-style: solid;
    opacity: 1;
  }

  [data-traits~='triad']::after {
    content: '';
    position: absolute;
    left: 50%;
    bottom: 3%;
    inline-size: 46%;
    block-size: 12%;
    translate: -50%;
    border-radius: 99px;
    background:
      radial-gradient(circle closest-side, var(--_on-accent) 62%, transparent 66%) 12% 50% / 30% 100% no-repeat,
      radial-gradient(circle closest-side, var(--_on-accent) 62%, transparent 66%) 50% 50% / 30% 100% no-repeat,
      radial-gradient(circle closest-side, var(--_on-accent) 62%, transparent 66%) 88% 50% / 30% 100% no-repeat,
      var(--_accent);
  }

  /* Dice that may be taken off glow one by one and have a minus sign. */

  .cell[data-traits~='removable']::before {
    outline: 3px solid var(--_accent);
    outline-offset: 1px;
    animation: glow 1.2s infinite alternate ease-in-out;
  }

  [data-traits~='removable']::after {
    content: '';
    position: absolute;
    right: 3%;
    top: 3%;
    inline-size: 34%;
    block-size: 34%;
    border: 2px solid var(--_on-accent);
    border-radius: 50%;
    background:
      linear-gradient(var(--_on-accent) 0 0) 50% 50% / 56% 16% no-repeat,
      var(--_accent);
  }

  .place:nth-child(even) .cell[data-traits~='removable']::before {
    animation-delay: -0.6s;
  }

  @keyframes glow {
    to {
      outline-offset: 4px;
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

  [data-dx]::before {
    animation: arrive 180ms ease-out;
  }

  @keyframes arrive {
    from {
      transform: translate(calc(var(--_dx, 0) * 128.2%), calc(var(--_dy, 0) * 128.2%));
    }
  }

  /* A die that slides over a cell does not take its presses. */
  .board[data-fresh] .cell::before {
    pointer-events: none;
    animation: tumble 420ms backwards cubic-bezier(0.2, 0.8, 0.3, 1.2);
  }

  .board[data-fresh] .place:nth-child(2n) .cell::before {
    animation-delay: 60ms;
  }

  .board[data-fresh] .place:nth-child(3n) .cell::before {
    animation-delay: 120ms;
  }

  @keyframes tumble {
    from {
      opacity: 0;
      transform: translateY(-60%) rotate(-200deg) scale(1.4);
    }
  }

  /* A dragged die */

  [data-interaction='dragging'] .cell {
    cursor: grabbing;
  }

  [data-interaction='dragging'] .cell[data-traits~='chosen'] {
    z-index: 4;
  }

  [data-interaction='dragging'] .cell[data-traits~='chosen']::before {
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
    [data-ghost]::before,
    .cell::after {
      display: none;
    }

    .cell[data-traits]::before {
      opacity: 1;
      outline: none;
      scale: none;
      translate: none;
    }

    .cell[data-traits~='chosen'] {
      box-shadow: none;
    }
  }

  @media (forced-colors: active) {
    .cell[data-traits~='chosen'] {
      border: 3px solid Highlight;
    }

    [data-traits]::after {
      forced-color-adjust: none;
      --_on-accent: HighlightText;
    }
  }
`;
