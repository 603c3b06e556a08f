import { css } from 'lit';

/** Styles for playing Tricubo, in addition to those of all sheets: uses in pencil, dice and their owners, rounds. */
export const tricuboPlayStyles = css`
  :host {
    --_die: var(--tabletop-die-size, 60px);
    --_figure: 20rem;
  }

  .rows,
  .fields {
    -webkit-user-select: none;
    user-select: none;
  }

  tbody tr {
    block-size: 46px;
  }

  .pencil {
    stroke: var(--_pencil);
    stroke-width: 1.8;
    stroke-dasharray: 5 1.2 3 0.8;
  }

  /* What a row would be worth */
  tr:has(.pencil:not([d=''])) > :last-child .slot {
    font-style: italic;
    color: var(--_accent);
  }

  /* Uses of the chosen die, to be pressed on the sheet */

  .target {
    cursor: pointer;
    padding: 0;
    font: inherit;
    font-weight: 700;
    color: var(--_accent);
    border: 0;
    background: none;
    -webkit-tap-highlight-color: transparent;
  }

  /* In WebKit a row holds nothing that is positioned in it: what lies over the whole table there, is cut to the row. */
  tr:has([data-target='row']) {
    position: relative;
    clip-path: inset(1px -4px);
  }

  [data-target='row'] {
    inline-size: calc(100% - 4px);
    border: 2px dashed var(--_accent);
  }

  /* The whole row can be pressed. */
  [data-target='row']::after {
    content: '';
    position: absolute;
    inset: 1px 0;
    border-radius: 6px;
    background: var(--_accent);
    opacity: 0.09;
  }

  [data-target='row']:hover::after,
  [data-target='row']:focus-visible::after {
    opacity: 0.2;
  }

  .slot:has([data-target]),
  li:has([data-target]) {
    border: 2px dashed var(--_accent);
  }

  /* The cross lies over the button that makes it. */
  .fields svg {
    pointer-events: none;
  }

  [data-target='interim'],
  [data-target='field'] {
    display: grid;
    place-items: center;
    font-style: italic;
  }

  /* Its letters. As text they would have to be in the name of the button. */
  [data-target='field']::after {
    content: attr(data-letters);
  }

  td .slot:has([data-target]) {
    block-size: 40px;
  }

  /* The whole cell can be pressed. */
  td [data-target] {
    inline-size: calc(100% + 8px);
    block-size: calc(100% + 10px);
    margin: -5px -4px;
    border-radius: 6px;
  }

  li [data-target] {
    inline-size: 44px;
    block-size: 44px;
    margin: -2px;
  }

  li [data-target]:hover,
  .slot:has([data-target]:hover) {
    background: color-mix(in srgb, var(--_accent) 15%, transparent);
  }

  .slot:has(input:focus-visible),
  li:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 1px;
  }

  .slot:has(:checked) {
    border-style: solid;
    box-shadow: inset 0 0 0 2px var(--_accent);
  }

  .scoring {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block-start: 8px;
    padding: 8px;
    border: 2px solid var(--_accent);
    border-radius: var(--_radius);
  }

  .scoring p {
    flex: 1 1 8rem;
    font-weight: 600;
  }

  /* The dice */

  .hand {
    display: flex;
    justify-content: center;
    align-items: end;
    gap: 4px 16px;
    min-inline-size: 0;
    min-block-size: calc(var(--_die) + 3.5rem);
  }

  .place {
    display: grid;
    justify-items: center;
    inline-size: calc(var(--_die) + 20px);
  }

  .hand-die {
    inline-size: calc(var(--_die) + 8px);
    padding: 4px;
    display: grid;
    place-items: end center;
  }

  .hand-die[aria-pressed='true'] {
    background: color-mix(in srgb, var(--_accent) 15%, transparent);
    box-shadow: inset 0 0 0 3px var(--_accent);
    translate: 0 -4px;
  }

  .hand-die[aria-disabled='true'] .sized,
  .hand[data-kind='resting'] [data-closed] .sized {
    opacity: 0.5;
  }

  .place[data-closed] {
    border-radius: var(--_radius);
    background: color-mix(in srgb, currentcolor 8%, transparent);
  }

  .owner {
    max-inline-size: 100%;
    min-block-size: 1.4em;
    padding-inline: 4px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 0.8125em;
    unicode-bidi: plaintext;
  }

  .thrown {
    grid-template-columns: repeat(3, calc(var(--_die) + 8px));
    align-items: end;
  }

  .keys {
    grid-template-columns: repeat(6, minmax(0, 52px));
  }

  /* The rounds of the solo game */

  .track {
    direction: ltr;
    display: grid;
    grid-template-rows: repeat(3, auto);
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 2px;
    font-size: 0.75rem;
  }

  .round {
    line-height: 1.3;
    text-align: center;
    border: 1px solid var(--_line);
    border-inline-start: 6px solid var(--_colour);
    border-radius: 3px;
  }

  /* Which die is closed is seen without colour, too: the larger, the broader. */
  .round[data-die='L'] {
    border-inline-start-width: 9px;
  }

  .round[data-die='S'] {
    border-inline-start-width: 3px;
  }

  .round[data-when='over'] {
    text-decoration: line-through;
    color: var(--_muted);
  }

  .round[data-when='now'] {
    font-weight: 700;
    outline: 2px solid var(--_accent);
    outline-offset: -1px;
  }

  /* The result: five figures a player, and the total row by row */

  .result th:first-child {
    inline-size: auto;
  }

  .result :is(td, th) {
    padding-inline: 1px;
  }

  .result thead {
    font-size: 0.6875em;
  }

  .build-up {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .build-up li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 3rem 3rem;
    gap: 4px;
    inline-size: auto;
    block-size: auto;
    padding: 3px 6px;
    border: 0;
    border-block-end: 1px solid var(--_line);
    border-radius: 0;
    background: none;
    color: inherit;
    place-items: baseline normal;
    font-weight: 400;
    animation: add-up 240ms backwards;
  }

  .build-up span {
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  .build-up :is(b, .so-far) {
    direction: ltr;
    text-align: end;
  }

  .so-far {
    color: var(--_muted);
  }

  .build-up li:last-child .so-far {
    font-weight: 700;
    color: inherit;
  }

  .build-up li:nth-child(n + 2) {
    animation-delay: 120ms;
  }
  .build-up li:nth-child(n + 4) {
    animation-delay: 300ms;
  }
  .build-up li:nth-child(n + 6) {
    animation-delay: 480ms;
  }
  .build-up li:nth-child(n + 8) {
    animation-delay: 660ms;
  }
  .build-up li:nth-child(n + 10) {
    animation-delay: 840ms;
  }

  @keyframes add-up {
    from {
      opacity: 0;
      translate: 0 -6px;
    }
  }

  @media (forced-colors: active) {
    .hand-die[aria-pressed='true'],
    .slot:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    [data-traits~='last'] > :first-child {
      border-inline-start: 4px solid Highlight;
    }
  }

  @media print {
    .track,
    .scoring,
    td [data-target],
    [data-target='row']::after {
      display: none;
    }

    [data-target='row'],
    :is(.slot, li):has([data-target]) {
      border-style: solid;
    }
  }
`;
