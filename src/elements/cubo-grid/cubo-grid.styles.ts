import { css } from 'lit';

/** Squares of dice, and what their lines earn. `dieStyles` go with it. */
export const cuboStyles = css`
  :host {
    --_board: var(--tabletop-board, light-dark(#e9dfcf, #35302a));
    --_on-board: var(--tabletop-board-text, light-dark(#3a322a, #efe6d8));
    --_red: var(--tabletop-red, light-dark(#b3261e, #cf4a3f));
    --_blue: var(--tabletop-blue, light-dark(#1d5b9e, #3a7fc4));
  }

  .frame {
    --_size: min(100%, 26rem);
    --_table: 33rem;
  }

  .frame:has(.squares:not([data-count='1'])) {
    --_size: min(100%, 80rem);
  }

  .squares {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: 16px;
    align-items: start;
  }

  .seat {
    display: grid;
    gap: 8px;
    inline-size: 100%;
    max-inline-size: 26rem;
    margin-inline: auto;
  }

  [data-colour] {
    position: relative;
  }

  [data-colour='r'] {
    --tabletop-die: var(--_red);
    --tabletop-die-ink: #fff;
    --_colour: var(--_red);
  }

  [data-colour='b'] {
    --tabletop-die: var(--_blue);
    --tabletop-die-ink: #fff;
    --_colour: var(--_blue);
  }

  /* Blue dice have a rim, so that nobody has to tell colours apart. */
  [data-colour='b']::after {
    content: '';
    position: absolute;
    inset: 10%;
    border: 1.5px solid var(--_ink, #fff);
    border-radius: 14%;
    pointer-events: none;
  }

  .die:not([data-value]) rect {
    stroke: var(--_colour, currentcolor);
  }

  .middle {
    display: flex;
    justify-content: center;
    gap: 8px;
  }

  .middle > span {
    inline-size: 44px;
    block-size: 44px;
    border-radius: 20%;
  }

  .middle > :not([data-colour]) {
    border: 2px dotted;
    opacity: 0.4;
  }

  /* Dice do not change places in a page that is written the other way round. */
  .square,
  .middle {
    direction: ltr;
  }

  .square {
    position: relative;
    display: grid;
    grid-template: repeat(3, 1fr) auto / repeat(3, 1fr) minmax(2.25rem, auto);
    gap: 6px;
    padding: 10px;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_board);
    color: var(--_on-board);
  }

  .grid {
    grid-area: 1 / 1 / 4 / 4;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6px;
  }

  .row,
  .edges {
    display: contents;
    list-style: none;
  }

  .cell {
    aspect-ratio: 1;
    border-radius: 20%;
  }

  .edges li {
    grid-column: 4;
    place-self: center;
    min-inline-size: 2rem;
    padding: 2px 4px;
    border: 2px solid transparent;
    border-radius: var(--_radius);
    text-align: center;
    font-weight: 600;
    font-size: 1.125em;
  }

  .edges li:nth-child(4) {
    grid-area: 4 / 1;
  }
  .edges li:nth-child(5) {
    grid-area: 4 / 2;
  }
  .edges li:nth-child(6) {
    grid-area: 4 / 3;
  }

  .edges [data-none] {
    font-weight: 400;
    opacity: 0.75;
  }

  /* What counts double is framed in its colour. */
  .edges [data-double='r'] {
    border-color: var(--_red);
  }
  .edges [data-double='b'] {
    border-color: var(--_blue);
  }

  .worth {
    grid-area: 4 / 4;
    place-self: center;
    margin: 0;
    font-size: 1.375em;
    font-weight: 700;
  }

  @media (forced-colors: active), print {
    .square {
      --_ink: CanvasText;
      border: 1px solid;
      background: none;
      color: CanvasText;
    }

    [data-colour='w'] > .die rect {
      stroke-width: 5;
    }
  }
`;
