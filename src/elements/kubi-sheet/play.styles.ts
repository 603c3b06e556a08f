import { css } from 'lit';

/** Styles for playing Kubi, in addition to those of all sheets: pencil marks, dice and their places, numbers to cross. */
export const kubiPlayStyles = css`
  :host {
    --_figure: 19rem;
  }

  .countdown,
  .sums {
    -webkit-user-select: none;
    user-select: none;
  }

  .pencil {
    stroke: var(--_pencil);
    stroke-width: 1.8;
    stroke-dasharray: 5 1.2 3 0.8;
  }

  .sheet [data-draft] :is(.count, .points, .left) {
    opacity: 1;
    color: var(--_accent);
    font-style: italic;
    font-weight: 700;
  }

  /* The dice and their places */

  .hand {
    display: grid;
    grid-template-columns: var(--_die) minmax(4px, 20px) repeat(2, var(--_die)) minmax(4px, 20px) repeat(
        2,
        var(--_die)
      );
    grid-template-rows: var(--_die) var(--_die) 1.5rem;
    gap: 6px 2px;
    justify-content: center;
    min-block-size: calc(2 * var(--_die) + 1.5rem + 12px);
  }

  .hand[data-kind='numbers'] {
    display: block;
  }

  .slot,
  .hand-die {
    grid-row: 2;
    grid-column: 1;
  }

  .slot[data-slot='1'],
  .hand-die[data-slot='1'] {
    grid-column: 3;
  }
  .slot[data-slot='2'],
  .hand-die[data-slot='2'] {
    grid-column: 4;
  }
  .slot[data-slot='3'],
  .hand-die[data-slot='3'] {
    grid-column: 6;
  }
  .slot[data-slot='4'],
  .hand-die[data-slot='4'] {
    grid-column: 7;
  }

  .hand-die:not([data-slot]) {
    grid-row: 1;
  }
  .hand-die:not([data-slot])[data-die='1'] {
    grid-column: 3;
  }
  .hand-die:not([data-slot])[data-die='2'] {
    grid-column: 4;
  }
  .hand-die:not([data-slot])[data-die='3'] {
    grid-column: 6;
  }
  .hand-die:not([data-slot])[data-die='4'] {
    grid-column: 7;
  }

  .slot {
    border: 2px dashed var(--_line);
    border-radius: calc(var(--_die) * 0.2);
  }

  .slot[data-slot='0'] {
    border-style: double;
    border-width: 4px;
  }

  .slot[data-over] {
    border-color: var(--_accent);
    border-style: solid;
  }

  .place-label {
    grid-row: 3;
    grid-column: 1;
    justify-self: center;
    font-size: 0.75em;
    line-height: 1.4rem;
    white-space: nowrap;
    color: var(--_muted);
  }

  .place-label[data-at='0'] {
    inline-size: 100%;
    display: grid;
    justify-content: center;
  }

  .place-label[data-at='1'] {
    grid-column: 3 / 5;
  }
  .place-label[data-at='3'] {
    grid-column: 6 / 8;
  }

  .place-label b {
    font-size: 1.5rem;
    color: var(--tabletop-text, inherit);
  }

  button.hand-die {
    cursor: grab;
    touch-action: none;
    z-index: 1;
  }

  /* An own number that has to stay out is underlined. */
  .hand-die[data-own] {
    box-shadow: 0 5px 0 -2px var(--_accent);
  }

  .hand-die[data-dragged] {
    z-index: 4;
    cursor: grabbing;
    pointer-events: none;
    transform: translate(var(--drag-x, 0), var(--drag-y, 0)) scale(1.08);
  }

  .hand-die[data-dragged] .die {
    filter: drop-shadow(0 4px 5px rgb(30 20 10 / 0.4));
  }

  /* Numbers to cross */

  .number-boxes {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, var(--_die)));
    justify-content: center;
    gap: 6px 4px;
  }

  .number-box {
    position: relative;
    display: block;
    cursor: pointer;
    padding: 2px;
    border-radius: calc(var(--_die) * 0.2);
  }

  .number-box:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 1px;
  }

  .number-box:has(:checked) {
    box-shadow: inset 0 0 0 3px var(--_accent);
  }

  /* A chosen number is crossed. */
  .number-box:has(:checked)::after {
    content: '';
    position: absolute;
    inset: 8%;
    background:
      linear-gradient(45deg, transparent 47%, var(--_accent) 47.5% 52.5%, transparent 53%),
      linear-gradient(-45deg, transparent 47%, var(--_accent) 47.5% 52.5%, transparent 53%);
    pointer-events: none;
    forced-color-adjust: none;
  }

  @container tabletop (inline-size < 272px) {
    .place-label {
      max-inline-size: var(--_die);
      font-size: 0.625em;
      line-height: 1.15;
      text-align: center;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }

  @media (forced-colors: active) {
    .number-box:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    .hand-die[data-own] {
      border-block-end: 4px solid Highlight;
    }

    [data-traits~='last'] > :first-child {
      border-inline-start: 4px solid Highlight;
    }
  }
`;
