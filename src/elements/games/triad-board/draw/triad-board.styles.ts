import { css } from 'lit';

/** The board, maple with a walnut rim and an inlaid line, and the trays for dice that were taken off. A cell is 100 `--_tabletop-unit` wide. */
export const triadStyles = css`
  :host {
    --_board: var(--tabletop-board, light-dark(#5d3a22, #4a2e1b));
    --_board-text: var(--tabletop-board-text, #f0d9ae);
    --_cell: var(--tabletop-cell, light-dark(#e4c18d, #c39a66));
    --_inlay: var(--tabletop-inlay, light-dark(#dcb571, #b98f4f));
    --_groove: color-mix(in oklab, var(--_board), #000 45%);
    --_veins: var(--tabletop-grain, 1);
  }

  .frame {
    /* The trays below it are in proportion to it. */
    --_tabletop-side: min(100cqi, 38rem, max(15rem, var(--_view) - 14.5rem));
    --_size: var(--_tabletop-side);
    --_bare: 6rem;
    --_turn: calc(121 * var(--_tabletop-side) / 740);
    --_status: 4rem;
    --_rim-units: 47;
    --_tabletop-unit: calc(var(--_tabletop-side) / (600 + 2 * var(--_rim-units)));
    --_table: calc(var(--_tabletop-side) * 1.1635 + 72px + var(--_panel, var(--_foot)));
  }

  /* A finger needs all there is for the cells. */
  @container tabletop (inline-size < 350px) {
    .frame {
      --_rim-units: 42;
    }
  }

  .frame[data-mode='diagram'] {
    --_tabletop-side: min(100cqi, 28rem);
    --_panel: -8px;
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-mode='diagram'], [data-bare]) {
      --_tabletop-side: clamp(30rem, var(--_view) - 7.5rem, min(100cqi - 19.5rem, 46rem));
      --_size: calc(var(--_tabletop-side) + 19.5rem);
      --_table: calc(var(--_tabletop-side) * 1.121 + 8px);
      --_status: 4.5rem;
    }

    /* "1 of 3" */
    .frame:not([data-mode='diagram'], [data-bare]) .strip > .seat {
      grid-template-areas: 'sign name points gain note';
    }
  }

  /* What there is to press stands on the board, or beside the status. */
  .turn {
    display: none;
  }

  .board {
    --_rim: calc(var(--_rim-units) * var(--_tabletop-unit));

    position: relative;
    align-self: start;
    direction: ltr;
    inline-size: var(--_tabletop-side);
    padding: var(--_rim);
    border-radius: calc(22 * var(--_tabletop-unit));
    background:
      linear-gradient(
        100deg,
        rgb(255 220 170 / calc(0.16 * var(--_relief))),
        transparent 30% 70%,
        rgb(0 0 0 / calc(0.2 * var(--_relief)))
      ),
      repeating-linear-gradient(91deg, transparent 0 5px, rgb(0 0 0 / calc(0.05 * var(--_veins))) 5px 7px),
      var(--_board);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / calc(0.25 * var(--_relief))),
      inset 0 calc(-7 * var(--_tabletop-unit)) 0 rgb(0 0 0 / calc(0.25 * var(--_relief))),
      var(--_shadow),
      var(--_shadow-cast);
    color: var(--_board-text);
  }

  /* The grooves between the cells are the ground on which they lie. */
  /* In light and dark pages, the accent is seen on wood. */
  .grid {
    --_accent: var(--tabletop-board-mark, var(--tabletop-accent, #0b4f70));

    display: grid;
    grid-template-rows: repeat(6, minmax(0, 1fr));
    aspect-ratio: 1;
    background: var(--_groove);
    outline: calc(3 * var(--_tabletop-unit)) solid var(--_inlay);
    outline-offset: calc(3 * var(--_tabletop-unit));
    box-shadow: 0 0 0 calc(3 * var(--_tabletop-unit)) var(--_groove);
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
    font-size: clamp(9px, calc(20 * var(--_tabletop-unit)), 15px);
    font-weight: 600;
    line-height: 1;
    pointer-events: none;
  }

  .place[data-rank]::before {
    content: attr(data-rank) / '';
    right: calc(100% + 6 * var(--_tabletop-unit));
    inline-size: calc((var(--_rim-units) - 7) * var(--_tabletop-unit));
    block-size: 100%;
  }

  .place[data-file]::after {
    content: attr(data-file) / '';
    top: calc(100% + 6 * var(--_tabletop-unit));
    inline-size: 100%;
    block-size: calc(38 * var(--_tabletop-unit));
  }

  .cell {
    --_tint: linear-gradient(transparent, transparent);

    position: relative;
    min-inline-size: 0;
    padding: 0;
    border: max(0.5px, calc(1 * var(--_tabletop-unit))) solid transparent;
    border-radius: calc(4 * var(--_tabletop-unit));
    background:
      var(--_tint), linear-gradient(150deg, rgb(255 255 255 / calc(0.16 * var(--_relief))), transparent 60%),
      repeating-linear-gradient(
        var(--_grain, 88deg),
        transparent 0 4px,
        rgb(110 60 10 / calc(0.07 * var(--_veins))) 4px 6px
      ),
      var(--_cell);
    background-clip: padding-box;
  }

  .place:nth-child(2n) {
    --_grain: 3deg;
  }

  .row:nth-child(2n) .place:nth-child(3n) {
    --_grain: 96deg;
  }

  /* Both cells of the last move are stained. */
  [data-traits~='last'] {
    --_tint: linear-gradient(rgb(160 60 10 / 0.34), rgb(160 60 10 / 0.34));

    box-shadow: inset 0 0 0 max(1.5px, calc(3.5 * var(--_tabletop-unit))) rgb(110 35 0 / 0.72);
  }

  /* Trays */

  .trays {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }

  .tray {
    direction: ltr;
    display: flex;
    gap: calc(8 * var(--_tabletop-unit));
    padding: calc(9 * var(--_tabletop-unit)) calc(11 * var(--_tabletop-unit)) calc(12 * var(--_tabletop-unit));
    border-radius: calc(16 * var(--_tabletop-unit));
    background: linear-gradient(rgb(255 220 170 / calc(0.16 * var(--_relief))), transparent 40%), var(--_board);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / calc(0.2 * var(--_relief))),
      inset 0 calc(-4 * var(--_tabletop-unit)) 0 rgb(0 0 0 / calc(0.25 * var(--_relief))),
      var(--_shadow);
  }

  .slot,
  .chip {
    position: relative;
    flex: none;
    inline-size: calc(100 * var(--_tabletop-unit));
    block-size: calc(100 * var(--_tabletop-unit));
  }

  .slot {
    --_slot: color-mix(in oklab, var(--_board), var(--_cell) 46%);

    border-radius: calc(14 * var(--_tabletop-unit));
    background: var(--_slot);
    box-shadow: inset 0 calc(4 * var(--_tabletop-unit)) calc(6 * var(--_tabletop-unit))
      rgb(0 0 0 / calc(0.5 * var(--_relief)));
  }

  .trays {
    --_tabletop-unit: calc(var(--_tabletop-side) / 740);
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-mode='diagram']) .trays {
      --_tabletop-unit: calc(var(--_tabletop-side) / 1000);
    }
  }

  .chip {
    --_tabletop-unit: 0.18px;
    border-radius: 4px;
    /* Black on a dark page */
    box-shadow: 0 0 0 1px light-dark(transparent, rgb(255 255 255 / 0.4));
  }

  @media (forced-colors: active) {
    .grid {
      --_accent: Highlight;
    }

    .cell,
    .slot {
      border: 1px solid GrayText;
    }

    .cell[data-traits~='last'] {
      border: 2px dashed Highlight;
    }
  }

  @media print {
    .frame {
      --_size: min(100%, 28rem);
      --_board: #fff;
      --_board-text: #000;
      --_cell: #fff;
      --_inlay: #999;
    }

    .board,
    .tray,
    .cell,
    .slot {
      background: #fff;
      box-shadow: none;
    }

    .cell,
    .slot,
    .tray {
      border: 1px solid #999;
    }
  }
`;
