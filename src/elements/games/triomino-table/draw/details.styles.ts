import { css } from 'lit';
import { seatSignStyles } from '../../../../ui/seats/seat-sign.styles.js';
import { seatStripStyles } from '../../../../ui/seats/seat-strip.styles.js';

export const styles = css`
  ${seatSignStyles}
  ${seatStripStyles}

  .held-sign {
    flex: none;
    inline-size: 12px;
    block-size: 11px;
    margin-inline-end: 3px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.6;
    stroke-linejoin: round;
  }

  .outline {
    fill: none;
    stroke: var(--_gold);
    stroke-opacity: 0.6;
    stroke-width: 3;
    stroke-linejoin: round;
    pointer-events: none;
  }

  .outline[data-new] {
    stroke-opacity: 1;
    stroke-width: 7;
  }

  .outline.due {
    stroke-opacity: 1;
    stroke-width: 5;
    stroke-dasharray: 1 11;
    stroke-linecap: round;
  }

  .drawing > :is(.marked, .hinted) {
    fill: none;
    stroke: var(--_mark);
    stroke-width: 6;
    stroke-linejoin: round;
  }

  .drawing > .hinted {
    stroke: var(--tabletop-hint, var(--_gold));
    stroke-dasharray: 14 9;
  }

  /* A hint in the line of the author. */
  .drawing > .marked.hinted {
    stroke: var(--_mark);
    stroke-dasharray: none;
    stroke-width: 9;
  }

  .differs {
    fill: none;
    stroke: var(--tabletop-danger, #ff9d76);
    stroke-width: 6;
    stroke-dasharray: 10 5;
  }

  /* On the cloth, along its lower edge, beside the button for the whole table. */
  .meta {
    position: absolute;
    inset-inline: 12px 48px;
    inset-block-end: 5px;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    font-size: 0.8125em;
    pointer-events: none;
  }

  /* A picture has no room to spare. */
  .frame[data-mode='diagram'] .meta {
    position: static;
    padding: 0 12px 6px;
  }

  /* Readable over tiles, too */
  .frame:not([data-mode='diagram']) .meta p {
    padding-inline: 4px;
    border-radius: 4px;
    background: rgb(0 0 0 / 0.55);
    color: #fff;
  }

  .meta p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .meta .points {
    font-weight: 700;
  }

  .racks {
    display: grid;
    gap: 6px;
  }

  .shelf {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 40px;
    padding: 4px 8px;
    border-radius: var(--_radius);
    background: linear-gradient(color-mix(in srgb, var(--_wood), #000 44%), color-mix(in srgb, var(--_wood), #000 20%));
  }

  .held {
    direction: ltr;
    display: flex;
    flex-wrap: wrap;
    min-inline-size: 0;
    margin: 0;
    padding: 0 16px 0 0;
    list-style: none;
  }

  .held li {
    inline-size: 34px;
    margin-inline-end: -15.5px;
    padding-block-end: 4px;
  }

  .single {
    display: block;
    inline-size: 100%;
    overflow: visible;
  }

  .heap {
    overflow: visible;
  }

  .back {
    fill: var(--tabletop-tile-back, light-dark(#d9c59a, #a8936a));
    stroke: color-mix(in srgb, var(--_tile), #fff 40%);
    stroke-width: 2;
  }

  @media (forced-colors: active) {
    .table {
      border: 1px solid;
      background: Canvas;
    }

    .board {
      forced-color-adjust: none;
      --_board-text: CanvasText;
      --_tile: Canvas;
      --_tile-ink: CanvasText;
      --tabletop-tile-ink: CanvasText;
      --_tile-line: CanvasText;
      --_gold: Highlight;
    }

    :is(.board, .single) .face {
      fill: var(--_tile);
      stroke: CanvasText;
    }

    .board .latest .face {
      stroke: Highlight;
      stroke-width: 6;
    }

    :is(.cast, .edge) {
      display: none;
    }
  }

  @media print {
    .table {
      --_board-text: #000;
      --_tile: #fff;
      --_tile-ink: #000;
      --tabletop-tile-ink: #000;
      --_tile-line: #000;
      --_gold: #000;
      border: 1px solid #888;
      background: none;
      box-shadow: none;
    }

    .face {
      fill: #fff;
      stroke: #000;
    }

    :is(.cast, .edge) {
      display: none;
    }
  }
`;
