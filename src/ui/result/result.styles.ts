import { css } from 'lit';

/** Tables of points. */
export const resultStyles = css`
  .result {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: min(1em, 5.5cqi);
  }

  .result td,
  .result th {
    padding: 4px 6px;
    text-align: end;
    border-block-end: 1px solid var(--_line);
  }

  .result th:first-child {
    text-align: -webkit-match-parent;
    text-align: match-parent;
    unicode-bidi: plaintext;
    overflow-wrap: anywhere;
  }

  .result thead {
    font-size: 0.8125em;
  }

  .result td {
    direction: ltr;
  }

  .result td:last-child {
    font-weight: 700;
  }

  @container tabletop (inline-size < 272px) {
    .result td,
    .result th {
      padding-inline: 2px;
    }
  }
`;
