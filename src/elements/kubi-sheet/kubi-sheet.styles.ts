import { css } from 'lit';

/** The print on a sheet of Kubi. Needs `sheetStyles`. */
export const kubiStyles = css`
  .frame {
    --_table: 33rem;
  }

  .frame[data-mode='diagram'] {
    --_table: 31rem;
  }

  .frame[data-mode='play'] {
    --_panel: 34rem;
  }

  @container tabletop (inline-size >= 640px) {
    .frame:not([data-mode='diagram'], [data-bare]) {
      --_size: min(100cqi, 56rem);

      grid-template-columns: minmax(0, 28rem) minmax(18rem, 1fr);
    }
  }

  @container tabletop (inline-size < 272px) {
    .count {
      display: none;
    }
  }

  th,
  td {
    padding: 0;
    block-size: 1.75rem;
    text-align: start;
    white-space: nowrap;
  }

  /* The countdown */

  .digit {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 1.5px solid;
    border-radius: 5px;
  }

  .digit:empty {
    border-style: dashed;
  }

  .countdown th {
    inline-size: 42px;
  }

  .boxes {
    inline-size: 100%;
    max-inline-size: 13rem;
  }

  .left,
  .value,
  .count,
  .points {
    inline-size: 3.25rem;
    text-align: end;
  }

  :is([data-left='0'], [data-left='1'], [data-left='2']) .left {
    font-weight: 700;
  }

  /* The sums */

  .value {
    inline-size: 2.5rem;
  }

  thead th,
  .value,
  .count,
  .legend {
    font-size: 0.8125em;
    font-weight: 400;
    opacity: 0.8;
  }

  .sums tr {
    border-block-start: 1px solid var(--_paper-line);
  }

  tr > :first-child,
  .legend {
    padding-inline-start: 8px;
  }

  .sums .tally-cell {
    padding-inline-start: 12px;
    white-space: normal;
  }

  .tally {
    display: inline-block;
    vertical-align: middle;
    inline-size: 100%;
    max-inline-size: 5rem;
    block-size: 20px;
  }

  .left,
  .points {
    padding-inline: 8px 4px;
  }

  td.points {
    font-weight: 600;
  }

  :is([data-code='gain'], [data-code='full']) .points {
    color: var(--_ink);
  }

  tfoot .points {
    font-size: 1.25em;
  }

  .legend {
    margin: 4px 0 0;
  }
`;
