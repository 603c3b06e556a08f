import { css } from 'lit';

/** The step buttons and the comment of a replay. */
export const replayStyles = css`
  /* Like the board, steps are not mirrored in right-to-left pages. */
  .steps {
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

  .grid:focus-visible {
    outline-offset: 4px;
  }

  .try {
    justify-self: start;
  }

  @container tabletop (inline-size >= max(640px, 40rem)) {
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
`;
