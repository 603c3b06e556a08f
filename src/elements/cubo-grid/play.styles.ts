import { css } from 'lit';
import { resultStyles } from '../../ui/result.styles.js';
import { seatSignStyles } from '../../ui/seat-sign.styles.js';

/** Styles that are needed only to play. */
export const cuboPlayStyles = css`
  ${seatSignStyles}
  ${resultStyles}

  :host {
    --_die: clamp(44px, 12cqi, 52px);
    --_board: var(--tabletop-board, light-dark(#e9dfcf, #35302a));
    --_cover: var(--tabletop-cover, light-dark(#5b4a3a, #4d3f33));
  }

  /* The round and the time */

  .top {
    display: grid;
    gap: 8px;
    align-content: start;
  }

  .clock {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 3rem;
  }

  .seconds {
    min-inline-size: 3.5rem;
    font-size: 1.375rem;
    font-weight: 700;
    text-align: end;
    line-height: 1;
  }

  .round {
    min-block-size: 3rem;
    align-content: center;
  }

  /* The last seconds are legible from the other side of the table. */
  .clock[data-short] .seconds {
    padding: 2px 12px;
    border-radius: var(--_radius);
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 2.75rem;
    text-align: center;
  }

  .frame[data-mode='play'] .squares:not([data-count='1']) ~ .panel .toolbar {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  .top:has(~ .squares:not([data-count='1'])) .clock {
    min-block-size: 4.5rem;
  }

  .top:has(~ .squares:not([data-count='1'])) .clock[data-short] .seconds {
    font-size: 4rem;
  }

  .too-narrow {
    display: none;
  }

  /* Squares side by side */

  .head .name {
    flex: 1;
    min-inline-size: 0;
  }

  .head input.name {
    min-block-size: 44px;
    padding: 4px 7px;
    border: 1px solid transparent;
    background: transparent;
    color: inherit;
    text-overflow: ellipsis;
  }

  .seat[data-winner] .square,
  .seat[data-turn] .square {
    box-shadow: 0 0 0 3px var(--_accent);
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
  }

  button.cell[data-fixed] {
    cursor: default;
  }

  button.cell .die {
    filter: drop-shadow(0 1px 1px rgb(30 20 10 / 0.35));
  }

  button.cell:not([data-fixed]) {
    transition: translate 120ms;
  }

  button.cell:not([data-fixed]):hover {
    translate: 0 -2px;
  }

  button.cell:not([data-fixed])[data-chosen] {
    translate: 0 -5px;
  }

  button.cell[data-chosen] .die {
    filter: drop-shadow(0 5px 5px rgb(30 20 10 / 0.45));
  }

  button.cell[data-chosen],
  button.cell[data-over]:not([data-fixed]) {
    box-shadow: 0 0 0 4px var(--_accent);
  }

  button.cell[data-over]:not([data-fixed], [data-chosen]) .die {
    opacity: 0.6;
  }

  button.cell:not([data-fixed])[data-dragged] {
    z-index: 4;
    pointer-events: none;
    cursor: grabbing;
    translate: var(--drag-x, 0) var(--drag-y, 0);
    transition: none;
  }

  /* Cells that the latest move has changed */
  .cell[data-last] {
    box-shadow: inset 0 -4px 0 -1px var(--_accent);
  }

  /* Lets presses pass a moving die and reach the cell. */
  button.cell[data-fresh] .die {
    pointer-events: none;
    animation: tumble 460ms backwards cubic-bezier(0.2, 0.8, 0.3, 1.15);
  }

  button.cell[data-fresh]:is([data-cell='1'], [data-cell='5'], [data-cell='6']) .die {
    animation-delay: 60ms;
  }

  button.cell[data-fresh]:is([data-cell='2'], [data-cell='3'], [data-cell='7']) .die {
    animation-delay: 110ms;
  }

  @keyframes tumble {
    from {
      opacity: 0;
      transform: translate(-30%, -90%) rotate(-240deg) scale(1.2);
    }
  }

  /* The cover slides over the square at the call. */
  .cover {
    position: absolute;
    inset: 0;
    z-index: 3;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: inherit;
    background: var(--_cover);
    color: #fff;
    font-size: 2.25rem;
    font-weight: 700;
    letter-spacing: 0.04em;
    animation: slide 320ms ease-out;
  }

  @keyframes slide {
    from {
      clip-path: inset(0 0 100%);
    }
  }

  /* Buttons of a player */

  .seat-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-block-size: 56px;
  }

  /* At the end of a round there are no buttons. */
  .seat:has(.explained) .seat-actions:not(:has(*)) {
    display: none;
  }

  .seat-actions > p {
    flex-basis: 100%;
  }

  .seat-actions .button {
    flex: 1 1 7rem;
    min-block-size: 52px;
  }

  .seat-actions .primary {
    font-size: 1.125em;
  }

  .taking {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    inline-size: 100%;
    align-items: center;
    direction: ltr;
  }

  .take,
  .gap {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    padding: 2px;
    border: 2px solid var(--_accent);
    border-radius: 12px;
    background: none;
  }

  .take {
    cursor: pointer;
  }

  .seat-actions .taking .button {
    flex: 1 1 4rem;
    padding-inline: 6px;
  }

  .gap {
    border: 2px dotted;
    opacity: 0.4;
  }

  /* Several fingers at once would zoom the page. */
  .squares:not([data-count='1']) :is(.seat-actions button, .square) {
    touch-action: none;
  }

  /* While the game is paused or the clock has stopped, the dice are hidden. */
  .top:has(~ .squares[inert]) .middle,
  .squares[inert] :is(.square > *, .seat-actions),
  .frame[data-covered] :is(.middle, .square > *, .seat-actions) {
    visibility: hidden;
  }

  .squares[inert] .square,
  .frame[data-covered] .square {
    background: repeating-linear-gradient(
      45deg,
      var(--_board) 0 12px,
      color-mix(in srgb, var(--_board) 80%, #888) 12px 24px
    );
  }

  /* Real dice */

  .thrown,
  .keys {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, var(--_die)));
    justify-content: center;
    gap: 6px 4px;
  }

  .thrown {
    margin-block-end: 10px;
    direction: ltr;
  }

  .hand[data-count='9'] .thrown {
    grid-template-columns: repeat(3, minmax(0, var(--_die)));
  }

  .hand[data-count='4'] .thrown {
    grid-template-columns: repeat(4, minmax(0, var(--_die)));
  }

  .thrown-die {
    display: block;
  }

  .pick {
    cursor: pointer;
    display: block;
    padding: 2px;
    border: 0;
    border-radius: 10px;
    background: none;
  }

  .pick[aria-disabled='true'],
  .thrown .blank {
    opacity: 0.5;
  }

  .thrown .blank {
    padding: 2px;
  }

  .hand > .button {
    margin-block-start: 10px;
  }

  /* Results */

  .now {
    align-content: start;
  }

  .status {
    flex-basis: 100%;
    min-block-size: 2.8em;
  }

  @container tabletop (inline-size < 420px) {
    .toolbar:has(> :nth-child(7)) {
      grid-template-columns: repeat(4, minmax(44px, 1fr));
    }
  }

  @container tabletop (inline-size < 600px) {
    .too-narrow {
      display: block;
      padding: 16px;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      background: var(--_surface);
      color: var(--_text);
    }

    .frame:has(> .top > .too-narrow) :is(.squares, .middle, .clock, .panel) {
      display: none;
    }
  }

  @container tabletop (inline-size >= 640px) {
    .panel .toolbar:not(.steps):has(> :nth-child(3)) {
      grid-template-columns: 1fr 1fr;
    }

    .frame[data-mode='replay']:has(> .squares > .seat + .seat) {
      grid-template-columns: minmax(0, 1fr) 18rem;
    }

    .frame > .error ~ .panel {
      grid-row: 2 / span 5;
    }

    .squares[data-count='2'],
    .squares[data-count='4'] {
      grid-template-columns: 1fr 1fr;
    }
  }

  @container tabletop (inline-size >= 1080px) {
    .squares[data-count='3'] {
      grid-template-columns: repeat(3, 1fr);
    }

    .squares[data-count='4'] {
      grid-template-columns: repeat(4, 1fr);
    }

    .frame[data-mode='play'] .squares:not([data-count='1']) ~ .panel .toolbar {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }
  }

  @media (forced-colors: active) {
    button.cell[data-chosen],
    button.cell[data-over]:not([data-fixed]) {
      outline: 3px solid Highlight;
      outline-offset: 1px;
    }

    .edges li:not([data-double]) {
      border-color: Canvas;
    }

    .cell[data-last] {
      border-block-end: 4px solid Highlight;
    }

    .seat:is([data-winner], [data-turn]) .square {
      outline: 3px solid Highlight;
    }

    .clock[data-short] .seconds {
      border: 3px solid;
    }

    .cover {
      background: Canvas;
      color: CanvasText;
    }
  }

  @media print {
    .clock,
    .seat-actions,
    .cover,
    .too-narrow {
      display: none;
    }
  }
`;
