import { css } from 'lit';

/** A table of tiles. */
export const triominoStyles = css`
  :host {
    --_board: var(--tabletop-board, light-dark(#dfe6dc, #2a322c));
    --_board-text: var(--tabletop-board-text, light-dark(#26302a, #dfe8e0));
    --_tile: var(--tabletop-tile, light-dark(#fffcf4, #ece5d6));
    --_tile-ink: var(--tabletop-tile-ink, #26211b);
    --_tile-line: var(--tabletop-tile-line, light-dark(#b3a892, #7c7364));
    --_outline: color-mix(in srgb, var(--_board-text) 62%, transparent);
    --_accent-ink: light-dark(#004a78, #00456f);
    --_seat-line: light-dark(#c9c1b4, #57504a);
  }

  .frame {
    --_size: min(100cqi, 72rem);
    --_table: 30rem;
  }

  .frame[data-mode='diagram'] {
    --_size: min(100cqi, 34rem);
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

  [data-mode='play'] .seats {
    display: grid;
    min-block-size: 4.75rem;
  }

  /* Geometry is the same in a page that is written the other way round. */
  .table {
    direction: ltr;
    position: relative;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_board);
    color: var(--_board-text);
  }

  .board {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    border-radius: inherit;
    touch-action: pan-y;
  }

  .frame[data-mode='diagram'] .board {
    aspect-ratio: auto;
    block-size: auto;
    max-block-size: 34rem;
    touch-action: auto;
  }

  @container tabletop (inline-size >= 420px) {
    .board {
      aspect-ratio: 4 / 3;
    }
  }

  .laid path,
  .shown path {
    fill: var(--_tile);
    stroke: var(--_tile-line);
    stroke-width: 1.5;
  }

  .laid text,
  .shown text,
  .ghost text {
    font-size: 26px;
    font-weight: 600;
    text-anchor: middle;
    fill: var(--_tile-ink);
  }

  .table text {
    pointer-events: none;
    user-select: none;
    -webkit-user-select: none;
  }

  .badge {
    text-anchor: middle;
  }

  @container tabletop (inline-size >= 720px) {
    .frame:not([data-mode='diagram']) {
      grid-template: repeat(3, auto) 1fr / minmax(0, 1fr) minmax(14rem, 20rem);
    }

    .frame > .panel {
      grid-row: 1 / span 5;
    }
  }

  @media (forced-colors: active) {
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
