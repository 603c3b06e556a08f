import { css } from 'lit';

export const showStyles = css`
  /* The number that it comes to keeps its room, below the one that is counted. */
  [data-counting] {
    position: relative;
    -webkit-text-fill-color: transparent;
  }

  [data-counting]::after {
    content: attr(data-counting);
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    -webkit-text-fill-color: currentcolor;
  }
`;
