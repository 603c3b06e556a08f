import { css } from 'lit';

/** The step buttons, the comment and the list of moves of a replay. */
export const replayStyles = css`
  /* Like the board, steps and moves are not mirrored in right-to-left pages. */
  .steps,
  .moves {
    direction: ltr;
  }

  .moment {
    display: grid;
    align-content: start;
    gap: 4px;
    min-block-size: 4.5rem;
  }

  .comment {
    text-wrap: pretty;
    overflow-wrap: anywhere;
    white-space: pre-line;
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
    min-block-size: 32px;
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

  .grid:focus-visible {
    outline-offset: 4px;
  }

  .try {
    justify-self: start;
  }

  @container tabletop (inline-size >= 880px) {
    .moves {
      block-size: 14rem;
    }
  }

  @container tabletop (inline-size >= 640px) {
    /* The step buttons form one row at every width. */
    .panel .toolbar.steps:has(> :nth-child(4)) {
      grid-template-columns: repeat(4, 1fr);
    }

    .panel .toolbar.steps:has(> :nth-child(5)) {
      grid-template-columns: repeat(5, 1fr);
    }

    .panel .steps .tool {
      justify-content: center;
    }

    .panel .steps .tool-label {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .listed[aria-current='step'] {
      border-color: Highlight;
    }
  }
`;
