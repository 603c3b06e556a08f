import { css } from 'lit';
import { resultStyles } from '../../ui/result.styles.js';

/** The looks of Triomino in play and in replays. */
export const triominoPlayStyles = css`
  ${resultStyles}

  .clock {
    font-weight: 700;
  }

  .clock[data-short] {
    font-size: 1.25em !important;
    color: var(--tabletop-danger, light-dark(#a8320a, #ff9d76));
  }

  .latest {
    font-size: 0.9375em;
    overflow-wrap: anywhere;
  }

  /* The table */

  .board {
    cursor: grab;
  }

  /* A finger moves a table that is seen in part, and else scrolls the page. */
  .board[data-moved] {
    touch-action: none;
  }

  .view {
    overflow: hidden;
    border-radius: inherit;
  }

  .latest.laid path {
    stroke: var(--_accent);
    stroke-width: 4;
  }

  .ghost path {
    fill: color-mix(in srgb, var(--_tile) 78%, transparent);
    stroke: var(--_accent);
    stroke-width: 2.5;
    stroke-dasharray: 8 5;
  }

  .ghost text {
    opacity: 0.75;
  }

  .badge {
    font-size: 19px;
    font-weight: 700;
    fill: var(--_accent-ink);
  }

  [data-cell] {
    cursor: pointer;
  }

  [data-cell]:hover .ghost path,
  [data-cell][data-over] .ghost path {
    fill: var(--_tile);
    stroke-width: 5;
    stroke-dasharray: none;
  }

  /* Below the tiles, so that no place lies under it. */
  .zoom .toolbar {
    display: flex;
    justify-content: end;
    gap: 4px;
    padding: 0 6px 6px;
  }

  .zoom .tool {
    padding: 0;
    background: color-mix(in srgb, var(--_surface) 85%, transparent);
  }

  .zoom .tool .tool-label {
    display: none;
  }

  .zoom .tool[aria-disabled='true']:not(:focus) {
    opacity: 0;
  }

  /* The rack */

  .rack-place {
    min-block-size: 64px;
  }

  /* Without the panel at its side, the table leaves room for the tiles below it. */
  .frame[data-bare] {
    --_size: min(100cqi, 72rem, max(20rem, 133svh - 18rem));
  }

  .frame[data-mode='play']:not(:has(.rack-place)) .table {
    margin-block-end: 72px;
  }

  .rack {
    direction: ltr;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px 4px;
  }

  .rack-tile,
  .pad-tile {
    --_size-tile: 60px;
    display: grid;
    place-content: center;
    inline-size: var(--_size-tile);
    min-block-size: 56px;
    padding: 2px;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    cursor: pointer;
    touch-action: none;
  }

  .rack-tile .single,
  .pad-tile .single {
    inline-size: calc(var(--_size-tile) - 4px);
    filter: drop-shadow(var(--_shadow));
  }

  .rack-tile:not([data-fits]) .single {
    opacity: 0.7;
  }

  .rack:not(:has([data-fits])) .single {
    opacity: 1;
  }

  .rack-tile[aria-selected='true'] {
    translate: 0 -5px;
    transition: translate 120ms;
  }

  .rack-tile[aria-selected='true'] .laid path,
  .pad-tile[aria-pressed='true'] .laid path {
    stroke: var(--_accent);
    stroke-width: 6;
  }

  .rack-tile[data-fresh] .laid path {
    stroke: var(--_accent);
    stroke-width: 4;
    stroke-dasharray: 10 5;
  }

  .rack-tile[data-dragged] {
    position: relative;
    z-index: 5;
    translate: var(--drag-x, 0) var(--drag-y, 0);
    transition: none;
    pointer-events: none;
    cursor: grabbing;
  }

  /* While the clock has stopped, nobody studies the tiles. */
  .frame[data-covered] :is(.view, .rack-place, .places) {
    visibility: hidden;
  }

  .cover {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px 16px;
    min-block-size: 64px;
    padding: 8px 12px;
    border-radius: var(--_radius);
    background: repeating-linear-gradient(
      60deg,
      color-mix(in srgb, var(--_board) 92%, var(--_board-text)) 0 14px,
      var(--_board) 14px 28px
    );
    color: var(--_board-text);
    font-weight: 600;
  }

  /* The places */

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

  .pad {
    display: grid;
    gap: 8px;
  }

  .pad-tiles {
    direction: ltr;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
    gap: 4px;
    max-block-size: 22rem;
    overflow-y: auto;
    padding: 4px;
  }

  .pad-tile {
    --_size-tile: 48px;
    min-block-size: 44px;
    touch-action: manipulation;
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
    .rack-tile .single,
    .pad-tile .single,
    .held .single {
      forced-color-adjust: none;
      --_tile: Canvas;
      --_tile-ink: CanvasText;
      --_tile-line: CanvasText;
      --_accent: Highlight;
    }

    .cover {
      border: 2px dashed;
    }

    .ghost path {
      fill: Canvas;
    }
  }

  @media print {
    .zoom,
    .rack-place {
      display: none;
    }
  }
`;
