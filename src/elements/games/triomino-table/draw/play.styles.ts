import { css } from 'lit';
import { resultStyles } from '../../../../ui/result/result.styles.js';
import { pillStyles } from './pill.js';
import { flightStyles } from '../show/show.styles.js';
import { trayStyles } from './tray.styles.js';

/** The looks of Triomino in play and in replays. */
export const triominoPlayStyles = css`
  ${resultStyles}
  ${pillStyles}
  ${trayStyles}
  ${flightStyles}

  .table,
  .rack-place {
    -webkit-tap-highlight-color: transparent;
  }

  .clock {
    font-weight: 700;
  }

  .clock[data-short] {
    padding-inline: 8px;
    border-radius: 99px;
    background: var(--_gold);
    color: var(--_on-gold);
  }

  /* The table */

  .board {
    cursor: grab;
  }

  /* A finger moves a table that is seen in part, and else scrolls the page. */
  .board[data-part] {
    touch-action: none;
  }

  .view {
    overflow: hidden;
    border-radius: inherit;
  }

  .ghost .face {
    fill: rgb(255 250 235 / 0.17);
    stroke: var(--_board-text);
    stroke-width: 3;
    stroke-dasharray: 8 6;
  }

  .ghost text {
    fill: #fff;
  }

  /* Larger numbers, nearer to the corners. */
  .board[data-small] text:not(.badge) {
    font-size: 38px;
    translate: 0 2px;
  }

  .board[data-small] text:nth-of-type(2) {
    translate: -2.5px 3px;
  }

  .board[data-small] text:nth-of-type(3) {
    translate: 2.5px 3px;
  }

  .first {
    fill: rgb(0 25 12 / 0.12);
    stroke: color-mix(in srgb, var(--_board-text), transparent 45%);
    stroke-width: 2.5;
    stroke-dasharray: 8 7;
    stroke-linejoin: round;
    pointer-events: none;
  }

  [data-bonus] > .ghost .face {
    fill: color-mix(in srgb, var(--_gold) 30%, transparent);
    stroke: var(--_gold);
    stroke-dasharray: none;
  }

  [data-cell] {
    cursor: pointer;
  }

  [data-cell]:hover .ghost .face,
  [data-cell][data-over] .ghost .face {
    fill: color-mix(in srgb, var(--_gold) 45%, transparent);
    stroke: var(--_gold);
    stroke-width: 6;
    stroke-dasharray: none;
  }

  .zoom {
    position: absolute;
    inset-block-end: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-content: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: color-mix(in srgb, var(--_board), #000 45%);
    color: #fff;
    cursor: pointer;
    /* The focus is not to be under the tray. */
    scroll-margin-block-end: calc(var(--_turn) + 12px);
  }

  /* While the clock has stopped, nobody studies the tiles. */
  .frame[data-covered] :is(.view, .rack-place, .places) {
    visibility: hidden;
  }

  /* The places, in words */

  .places {
    display: grid;
    gap: 4px;
    max-block-size: 17rem;
    overflow-y: auto;
    padding: 4px;
  }

  .place {
    min-block-size: 44px;
    align-content: center;
    padding: 4px 12px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    cursor: pointer;
  }

  .place[aria-selected='true'],
  .place:hover {
    border-color: var(--_accent);
    box-shadow: inset 4px 0 var(--_accent);
  }

  /* Real tiles */

  /* As high as the rack, of which it takes the place. */
  .rack-place.pad {
    --_rows: 1;
  }

  .pad-tiles {
    direction: ltr;
    position: relative;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
    gap: 1px;
    block-size: 100%;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 2px;
  }

  .entered {
    padding-inline: 8px;
    font-size: 1.125rem;
    font-weight: 700;
  }

  .pad-tile {
    display: grid;
    place-content: center;
    min-block-size: 44px;
    padding: 2px;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    cursor: pointer;
  }

  .pad-tile .single {
    inline-size: 44px;
  }

  /* The points */

  .score-table {
    display: grid;
    gap: 8px;
  }

  .score-table p {
    overflow-wrap: anywhere;
  }

  .score-table .result td:last-child {
    font-weight: inherit;
  }

  .score-table thead th {
    text-align: end;
  }

  .score-table tfoot {
    font-weight: 700;
  }

  @media (forced-colors: active) {
    .ghost .face {
      fill: Canvas;
      stroke: Highlight;
    }

    .ghost text {
      fill: CanvasText;
    }

    .zoom {
      border: 1px solid;
    }
  }

  @media print {
    .zoom {
      display: none;
    }
  }
`;
