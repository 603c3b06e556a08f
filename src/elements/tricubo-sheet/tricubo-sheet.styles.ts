import { css } from 'lit';

/** A sheet of paper with its print, and the marks on it in ink. */
export const tricuboStyles = css`
  :host {
    --_paper: var(--tabletop-paper, light-dark(#fffdf7, #2b2823));
    --_paper-text: var(--tabletop-paper-text, light-dark(#2c261f, #ece5d9));
    --_paper-line: var(--tabletop-paper-line, light-dark(#d9cfbd, #4a443b));
    --_ink: var(--tabletop-ink, light-dark(#1d3f8f, #9cc0ff));
    --_purple: var(--tabletop-purple, light-dark(#8d4fb8, #c79bea));
  }

  .frame {
    --_size: min(100cqi, 28rem);
    --_table: 25rem;
  }

  .frame[data-mode='play'] {
    --_panel: 32rem;
  }

  .frame[data-mode='diagram']:has([data-count]:not([data-count='1'])) {
    --_size: 100cqi;
  }

  @container tabletop (inline-size >= 640px) {
    .frame:not([data-mode='diagram']) {
      --_size: min(100cqi, 60rem);

      grid-template-columns: minmax(0, 32rem) minmax(18rem, 1fr);
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
    padding: 6px 8px;
    font-weight: 600;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  th,
  td {
    inline-size: 42px;
    padding: 3px 0;
    text-align: center;
  }

  .rows tr > :nth-child(2) {
    inline-size: auto;
    padding-inline: 4px;
  }

  thead,
  dt,
  .scale {
    font-size: 0.7em;
    overflow-wrap: anywhere;
  }

  thead th {
    font-weight: 400;
  }

  .values {
    display: grid;
    grid: auto / auto-flow 1fr;
    font-size: 1.4em;
  }

  svg {
    display: block;
    fill: none;
    stroke-width: 2;
    stroke-linecap: round;
  }

  .slot,
  .fields li {
    display: grid;
    place-items: center;
    margin-inline: 2px;
    block-size: 34px;
    border: 1px solid;
    border-radius: 6px;
    font-weight: 600;
  }

  td .slot {
    color: var(--_ink);
  }

  td:last-child .slot {
    border: 3px double;
  }

  .box {
    stroke: var(--_paper-text);
    stroke-width: 0.7;
  }

  .purple {
    stroke: var(--_purple);
    stroke-width: 5;
    opacity: 0.5;
  }

  .ink {
    stroke: var(--_ink);
  }

  .fields,
  .sums {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 6px;
    margin: 6px 3px;
    padding: 0;
  }

  [data-field='L'],
  [data-die='L'] {
    --_colour: var(--tabletop-large, #14659c);
  }
  [data-field='M'],
  [data-die='M'] {
    --_colour: var(--tabletop-medium, #b04a00);
  }
  [data-field='S'],
  [data-die='S'] {
    --_colour: var(--tabletop-small, #00745a);
  }

  .fields li {
    position: relative;
    inline-size: 44px;
    block-size: 44px;
    border: 4px solid var(--_colour, currentcolor);
  }

  .fields [data-field='t'] {
    border-color: var(--tabletop-large, #14659c) var(--tabletop-small, #00745a) var(--tabletop-medium, #b04a00);
  }

  .fields .scale {
    display: flex;
    gap: 8px;
    inline-size: auto;
    border: 0;
    font-weight: 400;
  }

  [data-reached],
  dd {
    font-weight: 700;
  }

  .fields svg {
    position: absolute;
    inset: 0;
  }

  dd {
    margin: 0;
  }

  .sums > :last-child dd {
    font-size: 1.25em;
  }

  /* What the latest move has changed has a bar at its edge. */
  [data-traits~='last'] {
    box-shadow: inset 4px 0 var(--_accent);
  }

  @media print {
    .sheet {
      --_paper: #fff;
      --_paper-text: #000;
      --_ink: #000;
      --_shadow: none;
    }
  }
`;
