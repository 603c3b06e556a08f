import { css } from 'lit';

/** What is seen only while readers play: the sheets to choose from, the dice and their places, entries in words, the result. */
export const kubiPlayStyles = css`
  :host {
    --_die: var(--tabletop-die-size, clamp(44px, 13cqi, 52px));
    --_pencil: var(--tabletop-pencil, light-dark(#5c5c5c, #d0d0d0));
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

  .sheet[data-winner] {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }

  .sheet input.name {
    min-block-size: 44px;
    margin-block: -4px 0;
    padding-block: 0;
    padding-inline: 7px;
    border: 1px solid transparent;
    border-radius: calc(var(--_radius) / 2);
    background: transparent;
    color: inherit;
  }

  /* The sheets to choose from */

  .seat-buttons {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
    gap: 6px;
  }

  .seat-button {
    cursor: pointer;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 6px;
    min-block-size: 52px;
    padding: 4px 8px;
    text-align: start;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
  }

  .seat-button[aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 2px var(--_accent);
  }

  .seat-name {
    grid-column: 2 / -1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }

  .seat-total {
    grid-column: 3;
    grid-row: 2;
    font-weight: 600;
  }

  .seat-doing {
    grid-column: 1 / 3;
    grid-row: 2;
    font-size: 0.75em;
    hyphens: auto;
    color: var(--_muted);
  }

  .seat-doing,
  .result th {
    overflow-wrap: anywhere;
  }

  .seat-button[data-due] .seat-doing {
    color: inherit;
    font-weight: 700;
  }

  .seat-button[data-due] .seat-doing::before {
    content: '▸ ' / '';
    color: var(--_accent);
  }

  /* The dice and their places */

  /* Dice and figures are not mirrored, whatever way the page is written. */
  .hand,
  .seat-total,
  .result td {
    direction: ltr;
  }

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

  .hand[data-kind='numbers'],
  .hand[data-kind='pad'] {
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

  .hand-die,
  .pick {
    display: block;
    padding: 2px;
    border: 0;
    border-radius: calc(var(--_die) * 0.2);
    background: none;
    -webkit-tap-highlight-color: transparent;
    -webkit-user-select: none;
    user-select: none;
  }

  button.hand-die,
  .pick {
    cursor: pointer;
  }

  button.hand-die {
    cursor: grab;
    touch-action: none;
    z-index: 1;
  }

  .hand-die .die,
  .pick .die {
    filter: drop-shadow(0 1px 1px rgb(30 20 10 / 0.3));
    transition: translate 120ms;
  }

  button.hand-die:hover .die,
  .pick:hover .die {
    translate: 0 -2px;
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

  .hand[data-kind='resting'] .hand-die {
    opacity: 0.55;
  }

  .hand-die[data-fresh] .die {
    animation: tumble 480ms backwards cubic-bezier(0.2, 0.8, 0.3, 1.15);
  }

  .hand-die[data-fresh]:is([data-die='1'], [data-die='4']) .die {
    animation-delay: 60ms;
  }

  .hand-die[data-fresh][data-die='2'] .die {
    animation-delay: 110ms;
  }

  @keyframes tumble {
    from {
      opacity: 0;
      transform: translate(-30%, -90%) rotate(-260deg) scale(1.25);
    }
  }

  /* Numbers to cross, dice to enter */

  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  .number-boxes,
  .thrown,
  .keys {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, var(--_die)));
    justify-content: center;
    gap: 6px 4px;
  }

  .thrown {
    min-block-size: var(--_die);
    margin-block-end: 10px;
  }

  .thrown .blank {
    padding: 2px;
    opacity: 0.5;
  }

  .pick[aria-disabled='true'] {
    cursor: default;
    opacity: 0.5;
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

  .button[aria-disabled='true'] {
    border-style: dashed;
    border-color: var(--_line);
    background: var(--_surface);
    color: var(--_muted);
  }

  /* Entries in words */

  .entries {
    block-size: 10rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    font-size: 0.9375em;
  }

  .entry {
    cursor: pointer;
    display: flex;
    gap: 8px;
    align-items: center;
    min-block-size: 44px;
    padding: 2px 6px;
    border-block-end: 1px solid var(--_line);
  }

  .entry span {
    unicode-bidi: plaintext;
  }

  .entry:has(:checked) {
    font-weight: 600;
    background: color-mix(in srgb, var(--_accent) 12%, transparent);
  }

  .entry input {
    flex: none;
    inline-size: 20px;
    min-block-size: 20px;
    accent-color: var(--_accent);
  }

  .entries > p {
    padding-block: 4px;
    color: var(--_muted);
  }

  .now {
    min-block-size: 6rem;
    align-content: start;
  }

  .status {
    flex-basis: 100%;
    font-size: 1em;
    min-block-size: 2.8em;
  }

  .actions .primary {
    min-inline-size: 8rem;
  }

  /* The result */

  .result td,
  .result th {
    padding: 4px 6px;
    text-align: end;
    border-block-end: 1px solid var(--_line);
  }

  .result th:first-child {
    text-align: start;
  }

  .result thead {
    font-size: 0.8125em;
  }

  .result td:last-child {
    font-weight: 700;
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

    .result td,
    .result th {
      padding-inline: 2px;
    }
  }

  @container tabletop (inline-size >= 640px) {
    .entries {
      block-size: 15rem;
    }
  }

  @media (forced-colors: active) {
    .seat-button[aria-pressed='true'],
    .number-box:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    .hand-die[data-own] {
      border-block-end: 4px solid Highlight;
    }

    .sheet {
      --_pencil: Highlight;
    }

    [data-traits~='last'] > :first-child {
      border-inline-start: 4px solid Highlight;
    }

    .entry:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  /* On paper a sheet is a diagram. */
  @media print {
    .seat-buttons,
    .pencil {
      display: none;
    }
  }
`;
