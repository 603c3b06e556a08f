import { css } from 'lit';
import { cubeStyles } from './cube.styles.js';

/** Squares of dice on their table. Needs `dieStyles`. */
export const cuboStyles = css`
  ${cubeStyles}

  .frame {
    --_red: var(--tabletop-red, light-dark(#c4101f, #d22a35));
    --_blue: var(--tabletop-blue, light-dark(#1249bd, #2b66dc));
    --_amber: var(--tabletop-amber, light-dark(#f0a80f, #f6b62c));
    --_ground: var(--tabletop-board, light-dark(#ece7df, #24211f));
    --_ink: var(--tabletop-board-text, light-dark(#2a2420, #ece8e1));
    --_groove: light-dark(
      color-mix(in oklab, var(--_ground), #7a5a2a 16%),
      color-mix(in oklab, var(--_ground), #000 42%)
    );
    --_hair: color-mix(in srgb, var(--_ink) 14%, transparent);
    --_size: min(100%, 26rem);
    --_table: calc(min(100cqi, 413px) - 3px);
    --_column: 20rem;
  }

  /* The board and all that a turn needs fit on the screen together. */
  .frame:not([data-mode='diagram']) {
    --_rest: 272px;
    --_board: min(100%, max(15rem, var(--_view) - var(--_rest)), 45rem);
    --_size: min(100%, max(20rem, var(--_view) - var(--_rest)), 45rem);
    --_table: calc(min(100cqi, max(15rem, var(--_view) - var(--_rest)), 45rem) + 44px);
    /* Two lines of large text, whatever is written there. */
    --_second: max(48px, 4.5rem - 24px);
    --_turn: calc(64px + var(--_second));
  }

  .frame:has(> .stage > .squares:not([data-count='1'])) {
    --_rest: 344px;
  }

  .frame[data-mode='diagram']:has(> .stage > .squares > .seat + .seat) {
    --_size: 100%;
  }

  .players,
  .round {
    min-block-size: 36px;
  }

  /* A die that is taken makes the name of its player no higher. */
  .frame:not([data-mode='diagram']) .head {
    min-block-size: 30px;
  }

  [data-mode='diagram'] :is(.head, .table):empty {
    display: none;
  }

  .squares {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: 12px;
    align-items: start;
  }

  .squares > .seat {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    inline-size: 100%;
    max-inline-size: var(--_board, 26rem);
    margin-inline: auto;
  }

  /* Where a game is played, one square is large; the others are small, over it. */
  .squares[data-played] {
    grid-template-columns: minmax(0, 1fr);
  }

  .squares[data-played] > .seat:not([data-own]),
  .squares[data-played] .head {
    display: none;
  }

  /* Dice keep their places in pages written from right to left. */
  .square {
    direction: ltr;
    container-type: inline-size;
    position: relative;
    display: grid;
    grid-template: repeat(3, minmax(0, 27fr)) minmax(0, 12fr) / repeat(3, minmax(0, 27fr)) minmax(0, 12fr);
    gap: 3.4%;
    aspect-ratio: 1;
    padding: 5.6%;
    border-radius: 6.5%;
    background: linear-gradient(155deg, var(--_ground), color-mix(in oklab, var(--_ground), #4a3820 6%));
    color: var(--_ink);
    box-shadow: inset 0 0 0 1px var(--_hair);
  }

  .grid {
    position: relative;
    z-index: 1;
    grid-area: 1 / 1 / 4 / 4;
    display: grid;
    grid-template: repeat(3, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr));
    gap: 4%;
  }

  /* Before the roll, dice lie in a heap. */
  .grid[data-heap] {
    scale: 0.7;
    gap: 1%;
  }

  [data-heap] .cell:nth-child(odd) {
    rotate: 4deg;
  }

  [data-heap] .row:nth-child(2) > .cell {
    rotate: -3deg;
  }

  .row {
    display: contents;
  }

  .cell {
    position: relative;
    aspect-ratio: 1;
    border-radius: 25%;
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-mode='diagram'], [data-bare]) {
      --_board: min(100%, max(20rem, var(--_view) - 40px), 45rem);
      --_size: min(100%, max(20rem, var(--_view) - 40px) + var(--_column) + 24px, 45rem + var(--_column) + 24px);
      --_table: 20rem;
    }
  }

  @media (prefers-contrast: more) {
    .frame {
      --_hair: var(--_ink);
    }
  }

  @media (forced-colors: active), print {
    .square {
      border: 1px solid;
      background: none;
      color: inherit;
      box-shadow: none;
    }
  }
`;
