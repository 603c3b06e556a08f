import { css } from 'lit';

/** The print on a sheet of Tricubo. Needs `sheetStyles`. */
export const tricuboStyles = css`
  :host {
    --_purple: var(--tabletop-purple, light-dark(#8d4fb8, #c79bea));
  }

  .frame {
    --_table: 25rem;
  }

  .frame[data-mode='play'] {
    --_panel: 32rem;
  }

  @container tabletop (inline-size >= 640px) {
    .frame:not([data-mode='diagram'], [data-bare]) {
      --_size: min(100cqi, 60rem);

      grid-template-columns: minmax(0, 32rem) minmax(18rem, 1fr);
    }
  }

  table {
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
  }

  thead,
  dt,
  .scale {
    font-size: 0.7em;
  }

  thead th {
    font-weight: 400;
    /* For users who space out text: the German heads would be clipped. */
    overflow-wrap: anywhere;
  }

  .values {
    display: grid;
    grid: auto / auto-flow 1fr;
    font-size: 1.4em;
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

  .purple {
    stroke: var(--_purple);
    stroke-width: 5;
    opacity: 0.5;
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

  [data-die='L'] {
    --_colour: var(--tabletop-large, #14659c);
  }
  [data-die='M'] {
    --_colour: var(--tabletop-medium, #b04a00);
  }
  [data-die='S'] {
    --_colour: var(--tabletop-small, #00745a);
  }

  .fields li {
    position: relative;
    inline-size: 44px;
    block-size: 44px;
    border: 4px solid var(--_colour, currentcolor);
  }

  .fields [data-die='t'] {
    border-color: var(--tabletop-large, #14659c) var(--tabletop-small, #00745a) var(--tabletop-medium, #b04a00);
  }

  .fields .scale {
    inline-size: auto;
    border: 0;
    font-weight: 400;
  }

  /* Whether it stands beside the fields must not hang on the font: the page has kept the room. */
  @container tabletop (inline-size < 340px) {
    .fields .scale {
      flex-basis: 100%;
      justify-content: start;
    }
  }

  .fields svg {
    position: absolute;
    inset: 0;
  }

  dd {
    margin: 0;
    font-weight: 700;
  }

  .sums > :last-child dd {
    font-size: 1.25em;
  }
`;
