import { css } from 'lit';

/** Styles for playing Tricubo, in addition to those of all sheets: uses in pencil, the tray with dice and their badges. */
export const tricuboPlayStyles = css`
  :host {
    --_die: var(--tabletop-die-size, 54px);
    --_figure: 20rem;
    --_good: light-dark(#1d6b3c, #79d29a);
    --_bad: light-dark(#a3341f, #ff9c86);
  }

  .rows,
  .fields {
    -webkit-user-select: none;
    user-select: none;
  }

  /* What the dice would cross */

  .stairs .pencil {
    /* The colours of dice are as dark as the steps are in the dark. */
    stroke: light-dark(var(--_colour, var(--_pencil)), color-mix(in oklab, var(--_colour, var(--_pencil)), #fff 62%));
    stroke-width: 2;
    stroke-dasharray: 5 1.2 3 0.8;
  }

  [data-chosen] .stairs .pencil {
    stroke: var(--_pencil);
  }

  tr[data-die] .row-face {
    border-color: var(--_colour);
    background: var(--_colour);
    stroke: #fff;
  }

  .slot[data-later] > .now {
    position: absolute;
    opacity: 0;
  }

  .later {
    color: var(--_pencil);
  }

  .pill {
    unicode-bidi: plaintext;
    padding: 2px 7px;
    border-radius: 99px;
    background: var(--_good);
    color: var(--_paper);
    font-size: min(0.8125rem, 16px);
    font-weight: 700;
    line-height: 16px;
  }

  /* Numbers stand on their line, below their gains. */
  .worth > :is(.now, .later) {
    translate: 0 3px;
  }

  .worth .pill {
    position: absolute;
    /* Over the frame of the row, and within it */
    z-index: 2;
    inset-block-end: calc(100% - 7px);
    padding-block: 1px;
    line-height: 14px;
  }

  .worth .pill[data-loss] {
    background: var(--_paper);
    box-shadow: inset 0 0 0 1px;
    color: var(--_bad);
  }

  /* Uses of the dice, to be pressed on the sheet */

  .target {
    cursor: pointer;
    padding: 0;
    font: inherit;
    font-weight: 700;
    color: inherit;
    border: 0;
    background: none;
    -webkit-tap-highlight-color: transparent;
  }

  /* In WebKit a row holds nothing that is positioned in it: what lies over the whole table there, is cut to the row. */
  tr:has([data-target]) {
    position: relative;
    clip-path: inset(-6px -4px -2px);
  }

  th .target {
    display: grid;
    justify-items: center;
    inline-size: max(100%, 26px);
    min-block-size: 26px;
    margin-inline-end: -4px;
  }

  /* The whole row can be pressed. */
  tr [data-target]::after {
    content: '';
    position: absolute;
    inset: 4px -3px -1px;
    border-radius: 10px;
    /* Over what stands in the other cells. */
    z-index: 1;
  }

  tr[data-chosen] [data-target]::after {
    border: 2px solid color-mix(in srgb, var(--_colour, var(--_ink)) 75%, transparent);
    background: color-mix(in srgb, var(--_colour, var(--_ink)) 7%, transparent);
  }

  tr [data-target]:not([aria-disabled]):hover::after {
    background: color-mix(in srgb, var(--_colour, var(--_accent)) 14%, transparent);
  }

  tr [data-target]:focus-visible,
  tr [data-target]:has(:focus-visible) {
    outline: none;
  }

  tr [data-target]:focus-visible::after,
  tr [data-target]:has(:focus-visible)::after {
    outline: 3px solid var(--_accent);
  }

  .six [data-target] {
    position: static;
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    color: var(--_pencil);
  }

  .slot:has([data-target]) {
    position: static;
  }

  @media not print {
    .slot:has([data-target]) {
      border: 2px dashed var(--_accent);
    }

    .slot:has(:checked) {
      border-style: solid;
      border-color: var(--_ink);
      background: var(--_ink);
    }

    .slot :checked + span {
      color: var(--_on-ink);
    }
  }

  /* A dashed cross stands where one can be made. */
  li [data-target] {
    inline-size: 100%;
    block-size: 100%;
    border-radius: 10px;
    background:
      linear-gradient(45deg, transparent 47%, var(--_pencil) 47% 53%, transparent 53%),
      linear-gradient(-45deg, transparent 47%, var(--_pencil) 47% 53%, transparent 53%);
    background-repeat: no-repeat;
    background-position: center;
    background-size: 16px 16px;
    z-index: 1;
  }

  li [data-target]:hover {
    background-color: color-mix(in srgb, var(--_accent) 15%, transparent);
  }

  .fields .pencil {
    stroke: var(--_pencil);
  }

  /* The tray: dice on felt, and what is done with them */

  .frame {
    --_primary: 68px;
    --_turn: calc(var(--_primary) + 8px);
  }

  .frame[data-mode='play'] > .turn,
  .turn:has(> .hand) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    padding-block: 4px;
    background: color-mix(in srgb, var(--_backdrop, Canvas) 94%, transparent);
  }

  .turn > .actions:only-child {
    grid-column: 1 / -1;
  }

  .hand {
    display: flex;
    align-items: center;
    gap: 2px;
    block-size: calc(var(--_die) + 14px);
    padding-inline: 4px;
    border-radius: 14px;
    background: light-dark(#ece4d3, #1d1b17);
    box-shadow:
      inset 0 2px 5px rgb(40 25 5 / 0.22),
      inset 0 0 0 1px color-mix(in srgb, var(--_line) 35%, transparent);
  }

  .place {
    position: relative;
    display: grid;
    place-items: center;
  }

  .hand-die {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: calc(var(--_die) + 8px);
    padding: 0 2px;
    border-radius: 14px;
  }

  .hand-die[aria-pressed='true'] .die {
    translate: 0 -4px;
    outline: 3px solid var(--_text);
    outline-offset: 3px;
  }

  .hand-die[aria-disabled='true'] .sized,
  .place[data-closed] .sized {
    opacity: 0.5;
  }

  .hand[data-kind='resting'] .hand-die {
    opacity: 0.75;
  }

  .owner {
    position: absolute;
    inset-block-end: 0;
    display: grid;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border-radius: 50%;
    background: var(--_text);
    pointer-events: none;
  }

  .owner .seat-sign {
    inline-size: 14px;
    block-size: 14px;
    margin: 0;
  }

  .padlock {
    inline-size: 15px;
    fill: var(--_surface);
  }

  .turn .button {
    min-inline-size: 0;
    padding-inline: 8px;
    border-radius: 14px;
    line-height: 1.2;
  }

  .turn .button.primary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 1px 8px;
    min-block-size: var(--_primary);
    font-size: 0.9375rem;
  }

  .button .pill {
    background: var(--_on-accent);
    color: var(--_accent);
    font-size: inherit;
    line-height: max(16px, 1em);
  }

  /* Dice that are entered have two rows. */
  .turn:has(.hand[data-kind='pad']) {
    grid-template-columns: minmax(0, 1fr);
  }

  .hand[data-kind='pad'] {
    block-size: auto;
    padding: 6px;
  }

  .thrown {
    grid-template-columns: repeat(3, calc(var(--_die) + 8px));
    align-items: end;
  }

  .keys {
    grid-template-columns: repeat(6, minmax(0, 48px));
  }

  @container tabletop (inline-size < 300px) {
    .turn {
      --_die: var(--tabletop-die-size, 38px);
    }

    .turn .button.primary {
      padding-inline: 4px;
      font-size: 0.8125rem;
    }

    .hand[data-kind='pad'] {
      padding-inline: 2px;
    }

    .keys {
      gap: 6px 1px;
    }
  }

  /* Large text: as high as three lines, and below the dice where one word is as wide as that. */
  @container tabletop (inline-size < 24rem) {
    .frame[data-mode='play'] {
      --_primary: max(68px, 3.375rem + 12px);
    }
  }

  @container tabletop (inline-size < 12rem) {
    .frame[data-mode='play'] {
      --_turn: calc(var(--_die) + 30px + var(--_primary));
    }

    .frame[data-mode='play'] > .turn,
    .turn:has(> .hand) {
      grid-template-columns: minmax(0, 1fr);
    }

    .rows thead th,
    dt {
      font-size: 11px;
    }
  }

  /* Beside the dice there is no room for two buttons in a row. */
  @container tabletop (inline-size < 420px) {
    .turn > .actions:has(> :nth-child(2)) {
      grid-auto-flow: row;
      gap: 4px;
    }

    .turn > .actions > .button:not(.primary):not(:only-child) {
      justify-self: stretch;
      min-block-size: 44px;
    }
  }

  /* With two buttons, the tray would hide most of a screen as low as this. */
  @media (max-height: 26rem) {
    .frame .turn:has(> .actions > :nth-child(2)) {
      position: static;
    }
  }

  @container tabletop (inline-size >= max(560px, 35rem)) {
    .worth > :is(.now, .later) {
      translate: none;
    }

    .worth .pill {
      inset-block-end: calc(100% - 7px);
      font-size: 1rem;
      line-height: 18px;
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame[data-mode='play'] {
      --_die: var(--tabletop-die-size, 88px);
      --_turn: 212px;
    }

    .frame[data-mode='play'] > .turn {
      position: static;
      grid-template-columns: minmax(0, 1fr);
      background: none;
    }

    .hand {
      justify-content: space-around;
      block-size: calc(var(--_die) + 40px);
    }

    .hand[data-kind='pad'] {
      block-size: auto;
    }

    .owner {
      inline-size: 30px;
      block-size: 30px;
    }
  }

  @media (forced-colors: active) {
    /* There are no gradients. */
    li [data-target] {
      border: 2px dashed Highlight;
    }

    .hand-die[aria-pressed='true'],
    .slot:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    .pill,
    .hand {
      border: 1px solid;
    }

    .button .pill {
      border-color: currentcolor;
      background: none;
      color: inherit;
    }

    .owner {
      forced-color-adjust: none;
      background: CanvasText;
    }

    .padlock {
      fill: Canvas;
    }

    [data-traits~='last'] > :first-child {
      border-inline-start: 4px solid Highlight;
    }
  }

  @media print {
    .pill,
    .later,
    .six [data-target],
    li [data-target],
    tr [data-target]::after {
      display: none;
    }

    .slot[data-later] > .now {
      position: static;
      opacity: 1;
    }

    tr[data-die] .row-face {
      border-color: var(--_paper-line);
      background: none;
      stroke: var(--_quiet);
    }
  }
`;
