import { css } from 'lit';

/** The heaps. The counters are drawn with CSS alone; sizes follow the width of the element. */
export const sampleGameStyles = css`
  :host {
    --_board: var(--tabletop-board, light-dark(#dfe6d8, #2c332a));
    --_counter: var(--tabletop-seat-0, light-dark(#7a4a2b, #d9a77f));
  }

  .frame {
    --_size: min(100cqi, 28rem);
    --_table: calc(var(--_size) / 2 + 7rem + var(--_panel, 11.5rem));
  }

  @container tabletop (inline-size >= 640px) {
    .frame:not([data-mode='diagram']) {
      --_size: min(100cqi, 48rem);
    }
  }

  .seat {
    display: grid;
    border: 2px solid transparent;
    border-radius: var(--_radius);
  }

  .seat[data-turn],
  .seat[data-winner] {
    border-color: var(--_accent);
  }

  .name {
    inline-size: 100%;
    min-block-size: 40px;
    padding: 6px 8px;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
  }

  .heaps {
    display: grid;
    gap: 2px;
    padding: 3%;
    border-radius: var(--_radius);
    background: var(--_board);
  }

  .row {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 2px;
  }

  .place {
    display: grid;
  }

  .cell {
    aspect-ratio: 1;
    padding: 15%;
    border: 0;
    border-radius: var(--_radius);
    background: none;
  }

  .cell::before {
    content: '';
    display: block;
    aspect-ratio: 1;
    border-radius: 50%;
  }

  .cell[data-counter]::before {
    background: var(--_counter);
    box-shadow: var(--_shadow);
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    .frame {
      --_counter: CanvasText;
    }
  }
`;
