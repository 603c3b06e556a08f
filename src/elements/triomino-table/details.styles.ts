import { css } from 'lit';
import { seatSignStyles } from '../../ui/seat-sign.styles.js';

export const styles = css`
  ${seatSignStyles}

  :host {
    --_outline: color-mix(in srgb, var(--_board-text) 62%, transparent);
    --_accent-ink: color-mix(in oklab, var(--_accent), #000 45%);
    --_seat-line: light-dark(#c9c1b4, #57504a);
  }

  .seats {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
    gap: 4px 8px;
    align-items: start;
  }

  .seats:not(:has(*)) {
    display: none;
  }

  .outline {
    fill: none;
    stroke: var(--_outline);
    stroke-width: 3.5;
    stroke-linejoin: round;
    stroke-dasharray: 9 6;
  }

  .outline[data-new] {
    stroke: var(--_accent);
    stroke-width: 6;
    stroke-dasharray: none;
  }

  .marked {
    fill: none;
    stroke: var(--_mark);
    stroke-width: 6;
    stroke-linejoin: round;
  }

  .differs {
    fill: none;
    stroke: var(--tabletop-danger, light-dark(#a8320a, #ff9d76));
    stroke-width: 5;
    stroke-dasharray: 10 5;
  }

  .seat {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    min-inline-size: 0;
    padding: 4px 8px;
    border: 1px solid var(--_seat-line);
    border-radius: var(--_radius);
  }

  .seat[data-turn] {
    border-color: var(--_accent);
    box-shadow: inset 0 -3px var(--_accent);
  }

  .seat[data-winner] {
    border-width: 2px;
    border-color: var(--_accent);
  }

  .name {
    flex: 1 1 5rem;
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  span.name {
    unicode-bidi: plaintext;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    font-size: 0.875em;
  }

  .points {
    font-weight: 600;
  }

  .meta {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    font-size: 0.875em;
  }

  .meta p {
    margin: 0;
  }

  .held {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .held .single {
    inline-size: 34px;
  }

  .single {
    display: block;
    inline-size: 100%;
    overflow: visible;
  }

  .back {
    fill: var(--tabletop-tile-back, light-dark(#8a7a66, #5d5346)) !important;
  }

  @media (forced-colors: active) {
    .seat[data-turn] {
      border-width: 3px;
    }

    .table {
      border: 1px solid;
    }

    .board {
      forced-color-adjust: none;
      --_board-text: CanvasText;
      --_tile: Canvas;
      --_tile-ink: CanvasText;
      --_tile-line: CanvasText;
      --_outline: CanvasText;
      --_accent-ink: CanvasText;
      --_accent: Highlight;
    }
  }

  @media print {
    .table {
      --_board: none;
      --_board-text: #000;
      --_tile: #fff;
      --_tile-ink: #000;
      --_tile-line: #000;
      --_outline: #000;
      --_accent-ink: #000;
      border: 1px solid #888;
    }
  }
`;
