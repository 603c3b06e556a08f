import { css } from 'lit';

/** The list of moves. */
export const moveListStyles = css`
  /* Like the board, moves are not mirrored in right-to-left pages. */
  .moves {
    direction: ltr;
  }

  /* No grid: in one, WebKit gives chunks out of sight no height. */
  .moves {
    position: relative;
    block-size: 8rem;
    padding: 4px;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }

  .chunk {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }

  .chunk + .chunk {
    margin-block-start: 4px;
  }

  /* The height of a chunk, as measured, until it is laid out itself. */
  .chunk[data-empty] {
    block-size: var(--_chunk);
  }

  .chunk[data-far] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--_chunk);
  }

  button.listed {
    cursor: pointer;
  }

  .listed {
    min-block-size: 40px;
    min-inline-size: 44px;
    padding: 2px 8px;
    border: 2px solid transparent;
    border-radius: calc(var(--_radius) / 2);
    background: var(--_surface);
    color: var(--_text);
    overflow-wrap: anywhere;
  }

  button.listed:hover {
    border-color: var(--_line);
  }

  .listed[aria-current='step'] {
    border-color: var(--_accent);
    font-weight: 600;
  }

  .number {
    white-space: pre;
    font-size: 0.8125em;
    color: var(--_muted);
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .moves {
      block-size: 14rem;
    }
  }

  @media (forced-colors: active) {
    .listed[aria-current='step'] {
      border-color: Highlight;
    }
  }
`;
