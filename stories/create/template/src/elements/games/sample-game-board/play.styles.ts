import { css } from 'lit';

/** What is seen only while somebody plays. */
export const sampleGamePlayStyles = css`
  .cell {
    -webkit-tap-highlight-color: transparent;
  }

  .cell[data-counter] {
    cursor: pointer;
  }

  .cell[data-chosen] {
    outline: 3px solid var(--_accent);
    outline-offset: -3px;
  }
`;
