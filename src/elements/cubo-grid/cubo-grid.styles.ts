import { css } from 'lit';

/** Squares of dice and the points of their lines. Needs `dieStyles`. */
export const cuboStyles = css`
  .frame {
    --_size: min(100%, 26rem);
    --_table: 33rem;
  }

  .frame[data-mode='diagram'] {
    --_table: calc(min(100cqi, 413px) - 3px);
  }

  .frame:has(> .squares > .seat + .seat) {
    --_size: 100%;
  }

  /* Reserves the space of controls that load later. */
  .frame:not([data-mode='diagram']) .top {
    min-block-size: 6.25rem;
  }

  [data-mode='diagram'] :is(.head, .top):empty {
    display: none;
  }

  [data-mode='play'] .head {
    min-block-size: 44px;
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

  :is([data-colour='r'], [data-double='r']) {
    --_colour: var(--tabletop-red, light-dark(#b3261e, #cf4a3f));
  }

  [data-colour='b'],
  [data-double='b'] {
    --_colour: var(--tabletop-blue, light-dark(#1d5b9e, #3a7fc4));
  }

  [data-colour='r'],
  [data-colour='b'] {
    --tabletop-die: var(--_colour);
    --tabletop-die-ink: #fff;
  }

  /* Blue dice have a rim, for users who cannot tell the colours apart. */
  [data-colour='b']:has([data-value])::after {
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

  /* Dice keep their places in pages written from right to left. */
  .square {
    direction: ltr;
    position: relative;
    display: grid;
    grid-template: repeat(3, 1fr) minmax(2rem, auto) / repeat(3, 1fr) minmax(2.25rem, auto);
    gap: 6px;
    padding: 10px;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--tabletop-board, light-dark(#e9dfcf, #35302a));
    color: var(--tabletop-board-text, light-dark(#3a322a, #efe6d8));
  }

  .grid {
    grid-area: 1 / 1 / 4 / 4;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6px;
  }

  .row {
    display: contents;
  }

  .cell {
    aspect-ratio: 1;
    border-radius: 20%;
  }

  @container tabletop (inline-size >= 640px) {
    .frame:not([data-mode='diagram'], [data-bare]) {
      --_size: min(100cqi, 54rem);
      grid-template: repeat(4, auto) 1fr / minmax(0, 26rem) 1fr;
    }

    .frame > .panel {
      grid-row: 1 / span 5;
    }

    .frame[data-mode='play']:has(> .squares > .seat + .seat) {
      grid-template: none / minmax(0, 1fr);
    }

    .frame[data-mode='play']:has(> .squares > .seat + .seat) > .panel {
      grid-area: auto;
    }
  }

  @media (forced-colors: active), print {
    .square {
      --_ink: currentcolor;
      border: 1px solid;
      background: none;
      color: inherit;
    }

    [data-colour='w'] rect {
      stroke-width: 5;
    }
  }
`;
