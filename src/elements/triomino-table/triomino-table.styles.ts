import { css } from 'lit';

/** The looks of the table and its tiles. */
export const triominoStyles = css`
  :host {
    --_board: var(--tabletop-board, light-dark(#dfe6dc, #2a322c));
    --_board-text: var(--tabletop-board-text, light-dark(#26302a, #dfe8e0));
    --_tile: var(--tabletop-tile, light-dark(#fffcf4, #ece5d6));
    --_tile-ink: var(--tabletop-tile-ink, #26211b);
    --_tile-line: var(--tabletop-tile-line, light-dark(#b3a892, #7c7364));
  }

  /* Room for what is loaded later. */
  [data-mode='play'] .seats {
    min-block-size: 4.75rem;
  }

  .frame {
    --_size: min(100cqi, 72rem);
    --_table: 28rem;
  }

  .frame[data-mode='diagram'] {
    --_size: min(100cqi, 34rem);
  }

  /* The geometry is the same in pages that are written from right to left. */
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

  :is(.laid, .shown) path {
    fill: var(--_tile);
    stroke: var(--_tile-line);
    stroke-width: 1.5;
  }

  text {
    font-size: 26px;
    font-weight: 600;
    text-anchor: middle;
    fill: var(--_tile-ink);
    pointer-events: none;
    user-select: none;
    -webkit-user-select: none;
  }

  @container tabletop (inline-size >= 720px) {
    .frame:not([data-mode='diagram'], [data-bare]) {
      grid-template: repeat(6, auto) 1fr / minmax(0, 1fr) minmax(14rem, 20rem);
    }

    .frame > .panel {
      grid-row: 1 / span 7;
    }
  }
`;
