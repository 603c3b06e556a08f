import { css } from 'lit';

/** A sheet of paper with its print, and the marks on it in ink. */
export const kubiStyles = css`
  :host {
    --_paper: var(--tabletop-paper, light-dark(#fffdf7, #2b2823));
    --_paper-text: var(--tabletop-paper-text, light-dark(#2c261f, #ece5d9));
    --_paper-line: var(--tabletop-paper-line, light-dark(#d9cfbd, #4a443b));
    --_ink: var(--tabletop-ink, light-dark(#1d3f8f, #9cc0ff));
  }

  .frame {
    --_size: min(100cqi, 28rem);
    --_table: 33rem;
  }

  .frame[data-mode='play'] {
    --_panel: 34rem;
  }

  .frame[data-mode='diagram']:has([data-count]:not([data-count='1'])) {
    --_size: 100cqi;
  }

  @container tabletop (inline-size >= 640px) {
    .frame:not([data-mode='diagram']) {
      --_size: min(100cqi, 56rem);

      grid-template-columns: minmax(0, 28rem) minmax(18rem, 1fr);
    }
  }

  @container tabletop (inline-size < 272px) {
    .count {
      display: none;
    }
  }

  .seats {
    min-block-size: 52px;
  }

  .sheets {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr));
    gap: 16px;
  }

  .sheet {
    direction: ltr;
    padding: 8px 10px;
    border: 1px solid var(--_paper-line);
    border-radius: calc(var(--_radius) / 2);
    background: var(--_paper);
    color: var(--_paper-text);
    box-shadow: var(--_shadow);
    break-inside: avoid;
  }

  .name {
    display: block;
    min-block-size: 36px;
    margin: 0 0 4px;
    padding: 6px 8px;
    font-weight: 600;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 0;
    block-size: 1.75rem;
    text-align: start;
    white-space: nowrap;
  }

  svg {
    display: block;
    fill: none;
    stroke-width: 2;
    stroke-linecap: round;
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

  .box {
    stroke: var(--_paper-text);
    stroke-width: 0.7;
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

  .ink {
    stroke: var(--_ink);
  }

  /* What the latest entry has marked has a bar at its edge. */
  [data-traits~='last'] {
    box-shadow: inset 4px 0 var(--_accent);
  }

  @media (forced-colors: active) {
    .sheet {
      --_ink: CanvasText;
      --_paper-text: CanvasText;
    }
  }

  @media print {
    .sheet {
      --_paper: #fff;
      --_paper-text: #000;
      --_paper-line: #888;
      --_ink: #000;
      --_shadow: none;
    }
  }
`;
