import { css } from 'lit';
import { feltStyles } from './felt.styles.js';

/** Styles for playing Kubi, in addition to those of all sheets: pencil marks, threads from rows to pairs, numbers to cross, the felt. */
export const kubiPlayStyles = css`
  ${feltStyles}

  :host {
    --_felt: var(--tabletop-felt, light-dark(#345058, #22393f));
    --_felt-low: color-mix(in oklab, var(--_felt), #000 18%);
    --_thread-a: var(--tabletop-thread-a, light-dark(#e2502f, #f4795a));
    --_thread-b: var(--tabletop-thread-b, light-dark(#e8ab2e, #f2c45c));
    --_pencil: var(--tabletop-pencil, light-dark(#55565c, #c9ced6));
    --_own: #b23a20;
    --_die: var(--tabletop-die-size, 44px);
  }

  /* Two rows of dice to enter need more room. */
  :host([dice='enter']) .frame {
    --_felt-size: 112px;
    --_turn: 176px;
  }

  /* Where the dice would cover all of the sheet, they do not stay in sight. */
  @media (max-height: 26rem) {
    .turn {
      position: static;
    }
  }

  .countdown,
  .sums {
    -webkit-user-select: none;
    user-select: none;
  }

  /* Pencil, drawn with a stroke, and what it would change */

  .pencil {
    stroke: var(--_pencil);
    stroke-width: 1.8;
    stroke-dasharray: 5 0.7 3 0.5;
    animation: draw 200ms calc(var(--_at, 0ms) + var(--_after, 0ms)) ease-out backwards;
  }

  [data-beat='earn'] {
    --_after: 400ms;
  }

  [data-beat='earn'] .then,
  .hand[data-beat='earn'] .place-label {
    animation: hang 160ms calc(var(--_at, 0ms) + 480ms) backwards;
  }

  [data-beat='earn'] [data-pairs] > * {
    animation: tint 200ms var(--_at, 0ms) backwards;
  }

  @keyframes tint {
    from {
      background: none;
      box-shadow: none;
    }
  }

  @keyframes draw {
    from {
      stroke-dasharray: 0 60;
    }
    to {
      stroke-dasharray: 60 0;
    }
  }

  /* It becomes ink. */
  .fresh {
    animation: ink 450ms ease-out;
  }

  @keyframes ink {
    from {
      stroke: var(--_pencil);
      stroke-width: 1.8;
    }
    40% {
      stroke-width: 3;
    }
  }

  [data-draft] .then {
    color: var(--_pencil);
    font-style: italic;
  }

  .countdown [data-draft] {
    background: color-mix(in srgb, var(--_pencil) 15%, transparent);
  }

  .countdown [data-pencil] .digit:not(:empty) {
    border-color: var(--_pencil);
    color: var(--_pencil);
    font-style: italic;
  }

  /* Eyelets, and the threads of the pairs */

  .eyelets {
    position: absolute;
    inset-inline-end: 7px;
    inset-block-end: calc(var(--_tabletop-row) + 4px);
    inline-size: 12px;
    block-size: calc(11 * var(--_tabletop-row));
    background: radial-gradient(
        circle,
        light-dark(#3b3023, #0b0907) 3px,
        light-dark(#c9a253, #8f7336) 3.5px 4.7px,
        light-dark(#7c5f22, #000) 5px 5.2px,
        transparent 5.7px
      )
      0 0 / 12px var(--_tabletop-row);
    pointer-events: none;
  }

  .sums [data-pairs] > * {
    background: color-mix(in srgb, var(--_thread) 16%, transparent);
  }

  .sums [data-pairs] > .points {
    box-shadow:
      inset 0 1px var(--_paper-line),
      26px 0 color-mix(in srgb, var(--_thread) 16%, transparent);
  }

  .sums [data-pairs] > :first-child {
    box-shadow:
      inset 0 1px var(--_paper-line),
      -8px 0 color-mix(in srgb, var(--_thread) 16%, transparent),
      inset 3px 0 var(--_thread);
  }

  .threads {
    position: absolute;
    right: 0;
    bottom: -8px;
    inline-size: 30px;
    block-size: calc(12 * var(--_tabletop-row) + 12px);
    overflow: visible;
    pointer-events: none;
    z-index: 1;
    animation: hang 240ms var(--_at, 0ms) backwards;
  }

  @keyframes hang {
    from {
      opacity: 0;
    }
  }

  .threads[data-where='beside'] {
    display: none;
  }

  .thread-edge {
    stroke: var(--_thread-low);
    stroke-width: 2.8;
  }

  .thread {
    stroke: var(--_thread);
    stroke-width: 1.7;
  }

  .twist {
    stroke: #fff;
    stroke-opacity: 0.5;
    stroke-width: 0.9;
    stroke-dasharray: 1 3.2;
  }

  /* Numbers to cross */

  .hand[data-kind='numbers'],
  .hand[data-kind='pad'] {
    display: grid;
    align-items: center;
  }

  .number-boxes {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 52px));
    justify-content: space-evenly;
    padding-inline: 4px;
  }

  .number-box {
    position: relative;
    display: block;
    cursor: pointer;
    padding: 4px;
    border-radius: calc(var(--_die) * 0.2);
  }

  .number-box .die {
    transition: translate var(--_fast);
  }

  .number-box:has(:focus-visible) {
    outline: 3px solid var(--_chalk);
    outline-offset: -1px;
  }

  .number-box :checked ~ .die {
    translate: 0 -4px;
  }

  .number-box:has(:checked)::after {
    content: '';
    position: absolute;
    inset: calc(18% - 4px) 18% calc(18% + 5px);
    border: 2.5px solid var(--_own);
    border-radius: 50%;
    pointer-events: none;
  }

  /* Somebody else’s entry: a slip of paper over the felt, while it is seen */

  .entry-slip {
    position: absolute;
    inset: 4px 8px;
    z-index: 2;
    pointer-events: none;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 1px;
    padding: 2px 10px 4px;
    border-radius: 3px;
    background: linear-gradient(170deg, var(--_paper), var(--_paper-low));
    color: var(--_paper-text);
    box-shadow: 0 5px 8px -2px rgb(0 0 0 / 0.4);
    animation: rise 260ms var(--_at, 0ms) cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
  }

  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(60%);
    }
  }

  .entry-name {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    font-size: min(0.75rem, 14px);
    line-height: 1.2;
  }

  .entry-slip svg {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    fill: none;
  }

  .entry-slip text {
    fill: currentcolor;
    font: 600 9px var(--_figures);
    text-anchor: middle;
  }

  .entry-slip .box {
    stroke: color-mix(in srgb, currentcolor 35%, transparent);
    stroke-width: 0.7;
  }

  .entry-slip .ink {
    stroke: var(--_ink);
    stroke-width: 1.4;
  }

  .entry-slip .new {
    stroke: var(--_print);
    stroke-width: 2;
    stroke-dasharray: 10;
    animation: draw-new 200ms calc(var(--_at, 0ms) + 200ms) backwards;
  }

  .entry-slip g:has(> g > .new) > text {
    fill: var(--_print);
    font-weight: 800;
  }

  @keyframes draw-new {
    from {
      stroke-dashoffset: 10;
    }
  }

  /* The end: a slip of paper on the felt */

  .slip {
    position: absolute;
    inset: 9px 12px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 14px;
    padding-inline: 16px;
    overflow: hidden;
    rotate: -0.6deg;
    border-inline-start: 3px dotted var(--_felt);
    border-radius: 2px;
    background: linear-gradient(170deg, var(--_paper), var(--_paper-low));
    color: var(--_paper-text);
    box-shadow: 0 5px 8px -2px rgb(0 0 0 / 0.4);
    animation: slide var(--_slow);
  }

  @keyframes slide {
    from {
      opacity: 0;
      translate: 0 24px;
    }
  }

  .slip b {
    font: 700 2.25rem / 1 var(--_figures);
    font-variant-numeric: oldstyle-nums tabular-nums;
    color: var(--_ink);
  }

  .slip span {
    min-inline-size: 0;
    line-height: 1.35;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .slip[data-sealed] span {
    flex: 1 1 0;
    margin-inline-end: 64px;
  }

  @container tabletop (inline-size < 350px) {
    .slip {
      gap: 0 10px;
      padding-inline: 10px;
    }

    .slip b {
      font-size: 1.625rem;
    }

    .slip span {
      font-size: 0.8125rem;
    }

    .slip[data-sealed] span {
      margin-inline-end: 48px;
    }

    .seal {
      inline-size: 44px;
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .slip {
      inset-block: 0;
      block-size: fit-content;
      min-block-size: 96px;
      margin-block: auto;
    }
  }

  .seal {
    position: absolute;
    inset-inline-end: 14px;
    inline-size: 56px;
    rotate: -11deg;
    color: var(--_print);
    stroke: currentcolor;
  }

  @media (forced-colors: active) {
    .seal {
      color: CanvasText;
    }

    .number-box:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    .hand-die[data-own]::after,
    .number-box:has(:checked)::after {
      border-color: Highlight;
    }

    .hand {
      border: 1px solid;
    }

    [data-traits~='last'] > :first-child {
      border-inline-start: 4px solid Highlight;
    }

    .thread,
    .place:not([data-place='out'])::before {
      stroke: Highlight;
      border-color: Highlight;
    }
  }

  @media print {
    .eyelets {
      display: none;
    }
  }

  @container tabletop (inline-size < 330px) {
    .sums [data-pairs] > .points {
      box-shadow: inset 0 1px var(--_paper-line);
    }

    .eyelets,
    .threads {
      display: none;
    }
  }

  /* Rows of sums need the height of a second row of players. */
  .strip:is([data-count='4'], [data-count='7'], [data-count='8']) {
    grid-template-columns: repeat(auto-fit, minmax(max(23%, 4.25em), 1fr));
  }

  @container tabletop (inline-size < max(560px, 35rem)) {
    .strip:is([data-count='4'], [data-count='7'], [data-count='8']) {
      .points {
        font-size: 0.875em;
      }

      .gain {
        display: none;
      }
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-mode='diagram'], [data-bare]) > .seats > .strip {
      grid: 48px / auto-flow minmax(0, 1fr);

      &:not([data-count='1'], [data-count='2'], [data-count='3'], [data-count='4']) > * {
        grid: 'name name name name' 'sign points gain note' / auto auto auto minmax(0, 1fr);

        .points {
          margin-inline: 0;
        }
      }
    }

    .threads[data-where='below'] {
      display: none;
    }

    .threads[data-where='beside'] {
      display: block;
      right: -47px;
      inline-size: 60px;
      z-index: 3;
    }
  }
`;
