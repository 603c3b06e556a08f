import { css } from 'lit';
import { rollingDieStyles } from '../../../../ui/dice/rolling-die.styles.js';
import { resultStyles } from '../../../../ui/result/result.styles.js';
import { seatSignStyles } from '../../../../ui/seats/seat-sign.styles.js';

/** Styles that are needed only to play: dice in hand, covers, the clock round the square. */
export const cuboPlayStyles = css`
  ${rollingDieStyles}
  ${seatSignStyles}
  ${resultStyles}

  :host {
    --_die: clamp(36px, 12cqi, 52px);
  }

  .frame {
    --_cover: var(--tabletop-cover, light-dark(#57514a, #4a463f));
    --_late: light-dark(#b42a12, #ff8a6b);
  }

  .seat[data-winner] .square {
    box-shadow: 0 0 0 3px var(--_amber);
  }

  /* Dice in hand */

  .place {
    display: grid;
  }

  button.cell {
    cursor: grab;
    padding: 0;
    border: 0;
    background: none;
    touch-action: none;
    -webkit-tap-highlight-color: transparent;
    -webkit-user-select: none;
    user-select: none;
    /* The focus is not to be under the tray. */
    scroll-margin-block-end: calc(var(--_turn) + 12px);
  }

  button.cell[data-fixed] {
    cursor: default;
  }

  button.cell .cube {
    transition:
      translate var(--_fast),
      box-shadow var(--_fast);
  }

  button.cell:not([data-fixed]):hover .cube {
    translate: 0 -2%;
  }

  button.cell[data-chosen] .cube {
    translate: -1% -6%;
    box-shadow:
      var(--_shadow),
      0 12px 16px -5px rgb(30 20 10 / 0.5);
  }

  button.cell::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -4%;
    border: 3px solid transparent;
    border-radius: 28%;
    pointer-events: none;
  }

  button.cell[data-chosen]::before {
    inset: -10% -4% 1% -7%;
    border-color: var(--_ink);
  }

  button.cell:focus-visible {
    z-index: 2;
  }

  /* Outside the frame of a chosen die */
  button.cell[data-chosen]:focus-visible {
    outline-offset: 8px;
  }

  button.cell[data-over]:not([data-fixed], [data-chosen])::before {
    border: 3px dashed var(--_ink);
  }

  button.cell:not([data-fixed])[data-dragged] {
    z-index: 4;
    pointer-events: none;
    cursor: grabbing;
    translate: var(--drag-x, 0) var(--drag-y, 0);
  }

  /* What the taken die would change in each place */
  button.cell[data-gain]::after {
    content: attr(data-gain);
    position: absolute;
    z-index: 2;
    inset-block-end: -9%;
    inset-inline-start: 50%;
    min-inline-size: 2.4em;
    padding: 1px 6px;
    border-radius: 99px;
    background: var(--_surface);
    color: var(--_text);
    font-size: max(11px, 4cqi);
    font-weight: 650;
    line-height: 1.4;
    translate: -50%;
    box-shadow: var(--_shadow);
  }

  button.cell[data-best]::after {
    background: var(--_amber);
    color: #2a1c00;
    font-size: max(13px, 5cqi);
  }

  button.cell[data-best]:not([data-chosen])::before {
    border-color: var(--_amber);
    box-shadow: 0 0 0 1.5px light-dark(#5e4200, #171614);
  }

  /* Dice that have changed places */
  .cell[data-last] .cube {
    outline: 2px solid color-mix(in srgb, var(--_ink) 55%, transparent);
    outline-offset: 1px;
  }

  /* A roll: dice jump out of their heap, or from where they lie, one after the other. Presses pass a moving die and reach the cell. */
  .cube[data-rolling] {
    --_rolls: 260ms linear calc(var(--_n, 0) * 40ms);
    pointer-events: none;
    animation: throw 260ms cubic-bezier(0.2, 0.6, 0.3, 1) calc(var(--_n, 0) * 40ms) backwards;
  }

  .cube[data-rolling] > .die[data-rolling] {
    animation: none;
  }

  [data-cell='0'] {
    --_x: 1;
    --_y: 1;
  }

  [data-cell='1'] {
    --_n: 1;
    --_y: 1;
  }

  [data-cell='2'] {
    --_n: 2;
    --_x: -1;
    --_y: 1;
  }

  [data-cell='3'] {
    --_n: 3;
    --_x: 1;
  }

  [data-cell='4'] {
    --_n: 4;
  }

  [data-cell='5'] {
    --_n: 5;
    --_x: -1;
  }

  [data-cell='6'] {
    --_n: 6;
    --_x: 1;
    --_y: -1;
  }

  [data-cell='7'] {
    --_n: 7;
    --_y: -1;
  }

  [data-cell='8'] {
    --_n: 8;
    --_x: -1;
    --_y: -1;
  }

  .grid[data-heaped] {
    --_heap: 1;
    --_begin: 0.746;
  }

  .middle :nth-child(2) > .cube {
    --_n: 1;
  }

  .middle :nth-child(3) > .cube {
    --_n: 2;
  }

  .middle :nth-child(4) > .cube {
    --_n: 3;
  }

  @keyframes throw {
    from {
      transform: translate(calc(var(--_x, 0) * var(--_heap, 0) * 36%), calc(var(--_y, 0) * var(--_heap, 0) * 36%))
        scale(var(--_begin, 1));
    }
    55% {
      transform: translate(0, -16%) rotate(-5deg) scale(1.06);
    }
    85% {
      transform: rotate(2deg);
    }
  }

  .frame {
    position: relative;
  }

  .flight {
    position: absolute;
    z-index: 9;
    pointer-events: none;
  }

  /* The cover: smoked acrylic, through which one's own dice are seen. */
  .cover {
    position: absolute;
    inset: 0;
    z-index: 3;
    display: grid;
    place-items: end center;
    overflow: hidden;
    padding-block-end: 1.6%;
    border-radius: inherit;
    background: linear-gradient(
      155deg,
      color-mix(in srgb, var(--_cover) 44%, transparent),
      color-mix(in srgb, color-mix(in oklab, var(--_cover), #000 35%) 62%, transparent)
    );
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.4),
      inset 0 -3px 4px rgb(0 0 0 / 0.35);
    color: #fff;
    pointer-events: none;
  }

  /* Who chooses a die for the square sees it. */
  .cover[data-clear] {
    place-items: start center;
    padding-block: 1.6%;
    background: color-mix(in srgb, var(--_cover) 10%, transparent);
    box-shadow: inset 0 0 0 2px var(--_cover);
  }

  .owner {
    position: absolute;
    z-index: 3;
    inset-block-start: 0;
    inset-inline: 0;
    inline-size: fit-content;
    max-inline-size: 90%;
    margin-inline: auto;
    padding: 1px 12px;
    overflow: hidden;
    border-radius: 99px;
    background: color-mix(in oklab, var(--_cover), #000 45%);
    color: #fff;
    font-size: 0.875rem;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
    translate: 0 -50%;
    pointer-events: none;
  }

  .cover > span {
    padding: 0.1em 0.7em;
    border-radius: 99px;
    background: color-mix(in oklab, var(--_cover), #000 45%);
    font-size: max(14px, 5cqi);
    font-weight: 700;
    letter-spacing: 0.04em;
  }

  /* The clock */

  .ticks {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: var(--_ink);
    stroke-width: 1.5;
    pointer-events: none;
  }

  .ticks .long {
    stroke-width: 2.6;
  }

  .ticks .gone {
    stroke: color-mix(in srgb, var(--_ink) 18%, var(--_ground));
  }

  .ticks[data-count='6'] {
    stroke: var(--_late);
    stroke-width: 2;
  }

  /* Several fingers at once would zoom the page. */
  .squares:not([data-count='1']) .square {
    touch-action: none;
  }

  /* While the game is paused or the clock has stopped, the dice are hidden. */
  .squares[inert] .square > *,
  .frame[data-covered] :is(.middle > *, .square > *, .dice) {
    visibility: hidden;
  }

  .squares[inert] .square,
  .frame[data-covered] .square {
    background: repeating-linear-gradient(
      45deg,
      var(--_ground) 0 12px,
      color-mix(in oklab, var(--_ground), var(--_ink) 8%) 12px 24px
    );
  }

  @media (forced-colors: active) {
    button.cell[data-chosen],
    button.cell[data-over]:not([data-fixed]) {
      outline: 3px solid Highlight;
      outline-offset: 1px;
    }

    .cell[data-last] .cube {
      outline-color: Highlight;
    }

    .seat:is([data-winner], [data-turn]) .square {
      outline: 3px solid Highlight;
    }

    .cover > span {
      background: Canvas;
      color: CanvasText;
    }
  }

  @media print {
    .clock,
    .cover,
    .ticks {
      display: none;
    }
  }
`;
