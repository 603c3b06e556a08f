import { css } from 'lit';

/**
 * The board and its dice. A die is drawn from its code, `w1` to `b3`, by backgrounds alone: a face with one to three strokes, as on the wooden dice.
 * White's dice are light with square corners, Black's are dark with round ones.
 */
export const triadStyles = css`
  :host {
    --_board: var(--tabletop-board, light-dark(#d8c3a0, #40362b));
    --_board-text: var(--tabletop-board-text, light-dark(#4a3b28, #d9c9b2));
    --_cell: var(--tabletop-cell, light-dark(#eee1c8, #2b251f));
    --_seat-0: var(--tabletop-seat-0, light-dark(#fffaf0, #f3ead9));
    --_seat-0-ink: var(--tabletop-seat-0-ink, #33281f);
    --_seat-1: var(--tabletop-seat-1, light-dark(#44362c, #14100d));
    --_seat-1-ink: var(--tabletop-seat-1-ink, #f8ecd8);
    --_edge-0: #75634a;
    --_edge-1: light-dark(#1c1510, #a08c74);
  }

  .frame {
    --_size: min(100cqi, 36rem, max(15rem, 100svh - 15rem));
    --_table: calc(var(--_size) + 7.5rem + var(--_panel, 11.5rem));
  }

  .frame[data-mode='diagram'] {
    --_size: min(100cqi, 28rem);
    --_line-size: 30px;
    --_table: calc(var(--_size) + 5.5rem);
  }

  @container tabletop (inline-size >= 640px) {
    .frame:not([data-mode='diagram'], [data-bare]) {
      --_size: min(100cqi, 60rem, max(32rem, 100svh + 10rem));
      --_table: calc(var(--_size) - 12.5rem);
    }
  }

  .seat {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-inline: 8px 4px;
    border: 2px solid transparent;
    border-radius: var(--_radius);
  }

  .seat[data-turn],
  .seat[data-winner] {
    border-color: var(--_accent);
  }

  .name {
    position: relative;
    flex: 1 1 4rem;
    min-inline-size: 0;
    line-height: var(--_line-size, 42px);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    padding: 0 6px;
    border: 1px solid transparent;
    border-radius: calc(var(--_radius) / 2);
    background: transparent;
    color: inherit;
  }

  span.name {
    unicode-bidi: plaintext;
  }

  .seat:is([data-turn], [data-winner]) .name {
    font-weight: 600;
  }

  .tray {
    display: flex;
    gap: 4px;
    padding: 4px;
    border-radius: calc(var(--_radius) / 2);
    background: var(--_board);
  }

  [data-mode='diagram'] .tray {
    padding: 2px;
  }

  .slot,
  .chip {
    position: relative;
    inline-size: 24px;
    block-size: 24px;
  }

  .chip {
    flex: none;
  }

  .slot {
    border-radius: 4px;
    background: var(--_cell);
  }

  .board {
    align-self: start;
    container-type: inline-size;
    position: relative;
    direction: ltr;
    padding: 5.5%;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_board);
    color: var(--_board-text);
  }

  @container tabletop (inline-size < 400px) {
    .board {
      --_rim: 4.3cqi;
      padding: 4%;
    }
  }

  .grid {
    display: grid;
    grid-template-rows: repeat(6, minmax(0, 1fr));
    aspect-ratio: 1;
  }

  .row {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  .place {
    position: relative;
    display: grid;
  }

  .place[data-rank]::before,
  .place[data-file]::after {
    position: absolute;
    display: grid;
    place-items: center;
    font-size: clamp(9px, 3.4cqi, 15px);
    line-height: 1;
    pointer-events: none;
  }

  .place[data-rank]::before {
    content: attr(data-rank) / '';
    right: 100%;
    inline-size: var(--_rim, 6.2cqi);
    block-size: 100%;
  }

  .place[data-file]::after {
    content: attr(data-file) / '';
    top: 100%;
    inline-size: 100%;
    block-size: var(--_rim, 6.2cqi);
  }

  .cell {
    position: relative;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 6px;
    background: var(--_cell) padding-box;
  }

  [data-traits~='last'] {
    background:
      linear-gradient(225deg, var(--_accent) 0 13%, transparent 13.5%) padding-box,
      var(--_cell) padding-box;
  }

  /* Dice */

  .cell::before,
  .slot::before,
  .chip::before {
    position: absolute;
    inset: 11%;
  }

  .slot::before,
  .chip::before {
    inset: 2px;
  }

  [data-die] {
    --_bar: linear-gradient(var(--_ink) 0 0);
  }

  [data-die]::before {
    content: '';
    border: 1px solid var(--_edge);
    border-radius: var(--_corner);
    background: var(--_strokes, linear-gradient(transparent, transparent)), var(--_face);
    box-shadow: var(--_shadow);
    forced-color-adjust: none;
  }

  [data-die^='w'] {
    --_face: var(--_seat-0);
    --_ink: var(--_seat-0-ink);
    --_edge: var(--_edge-0);
    --_corner: 12%;
  }

  [data-die^='b'] {
    --_face: var(--_seat-1);
    --_ink: var(--_seat-1-ink);
    --_edge: var(--_edge-1);
    --_corner: 32%;
  }

  [data-die$='1'] {
    --_strokes: var(--_bar) 50% 50% / 10% 52% no-repeat;
  }

  [data-die$='2'] {
    --_strokes: var(--_bar) 37% 50% / 10% 52% no-repeat, var(--_bar) 63% 50% / 10% 52% no-repeat;
  }

  [data-die$='3'] {
    --_strokes:
      var(--_bar) 25% 50% / 10% 52% no-repeat, var(--_bar) 50% 50% / 10% 52% no-repeat,
      var(--_bar) 75% 50% / 10% 52% no-repeat;
  }

  @media (forced-colors: active) {
    .frame {
      --_seat-0: Canvas;
      --_seat-0-ink: CanvasText;
      --_edge-0: CanvasText;
      --_seat-1: CanvasText;
      --_seat-1-ink: Canvas;
      --_edge-1: CanvasText;
    }

    .cell,
    .slot {
      border: 1px solid GrayText;
    }

    .cell[data-traits~='last'] {
      border: 2px dashed Highlight;
    }

    .seat {
      border-color: Canvas;
    }
  }

  @media print {
    .frame {
      --_size: min(100%, 28rem);
      --_board: #fff;
      --_board-text: #000;
      --_cell: #fff;
      --_seat-0: #fff;
      --_seat-0-ink: #000;
      --_edge-0: #000;
      --_seat-1: #000;
      --_seat-1-ink: #fff;
    }

    .cell,
    .slot {
      border: 1px solid #999;
    }
  }
`;
