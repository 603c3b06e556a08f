import { css } from 'lit';

/** A sheet of Tricubo: its table, fields and sums. Needs `sheetStyles`; the staircases have styles of their own. */
export const tricuboStyles = css`
  :host {
    --_paper: var(--tabletop-paper, light-dark(#f7f1e4, #25221d));
    --_paper-line: var(--tabletop-paper-line, light-dark(#dccfb5, #433d33));
    --_ink: var(--tabletop-ink, light-dark(#26366f, #bccbff));
    --_on-ink: light-dark(#fff, #121a35);
    --_purple: var(--tabletop-purple, light-dark(#a586c4, #6b4f8a));
    --_quiet: light-dark(#6d6558, #ada492);
    --_large: var(--tabletop-large, #14659c);
    --_medium: var(--tabletop-medium, #b04a00);
    --_small: var(--tabletop-small, #00745a);
    --_label: 30px;
    --_cell: 44px;
  }

  .frame {
    --_table: 22rem;
    /* How high a row is: at the least as a finger needs it, at the most as all five, the tray and the status fit on the screen. */
    --_tabletop-row: clamp(52px, (var(--_view) - 344px - var(--_more, 0px)) / 5, 72px);
  }

  .frame:not([data-mode='diagram']) {
    --_size: min(100cqi, 72rem);
  }

  /* A second row of players */
  .frame:has(> :is([data-seats='4'], [data-seats='5'], [data-seats='6'])) {
    --_more: 48px;
  }

  /* Three in a row on the narrowest screen, too */
  .strip[data-count='5'] {
    --_least: 4.4em;
  }

  .seats[data-seats='4'] {
    min-block-size: 92px;
  }

  .sheet {
    padding: 2px 6px 6px;
    border-radius: calc(var(--_radius) * 1.5);
  }

  .rows {
    table-layout: fixed;
  }

  .rows :is(th, td) {
    inline-size: calc(var(--_cell) + 4px);
    padding: 0 2px;
    text-align: center;
  }

  .rows tr > :first-child {
    inline-size: var(--_label);
    padding-inline: 0 2px;
  }

  .rows tr > :nth-child(2) {
    inline-size: auto;
  }

  .rows thead th {
    block-size: 20px;
    padding: 0;
    font-weight: 400;
    white-space: nowrap;
  }

  thead,
  dt {
    font-size: min(0.75rem, 14px);
    line-height: 1.3;
    color: var(--_quiet);
  }

  .rows tbody :is(th, td) {
    block-size: var(--_tabletop-row);
    vertical-align: bottom;
  }

  /* The number of a row, as the face of a die; tinted like the die that reaches it */

  .row-face {
    display: block;
    inline-size: 26px;
    max-inline-size: 100%;
    margin: 0 auto calc(var(--_tabletop-row) * 0.1);
    padding: 1px;
    border: 2px solid var(--_paper-line);
    border-radius: 7px;
    stroke: var(--_quiet);
    stroke-width: 4;
  }

  [data-die='L'] {
    --_colour: var(--_large);
  }
  [data-die='M'] {
    --_colour: var(--_medium);
  }
  [data-die='S'] {
    --_colour: var(--_small);
  }

  /* Three purple rows end the game. */

  .ending {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: 5px;
    padding-inline-end: 8px;
  }

  .ending > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .ending i {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border: 1.5px solid light-dark(#6f5190, #b99ad8);
    border-radius: 2px;
    rotate: 45deg;
  }

  .ending i[data-reached] {
    background: light-dark(#6f5190, #b99ad8);
  }

  /* Interim boxes, and what a row is worth */

  .slot {
    position: relative;
    display: grid;
    place-items: center;
    block-size: max(34px, calc(var(--_tabletop-row) * 0.56));
    margin-block-end: calc(var(--_tabletop-row) * 0.07);
    font-size: min(1.25em, var(--_tabletop-row) * 0.5, 7cqi);
    font-weight: 700;
    line-height: 1;
    color: var(--_ink);
  }

  .rows:is([data-columns='10'], [data-columns='11'], [data-columns='12']) .slot {
    font-size: 1em;
  }

  .six {
    border: 1.5px solid color-mix(in srgb, var(--_quiet) 70%, transparent);
    border-radius: 8px;
  }

  .six[data-state='scored'] {
    border-color: var(--_ink);
    background: color-mix(in srgb, var(--_ink) 12%, transparent);
  }

  /* Six pips; a stroke where no row can be scored any more */
  .six:empty::before {
    content: '';
    inline-size: 16px;
    block-size: 24px;
    background: radial-gradient(circle, var(--_quiet) 2px, transparent 2.7px) 0 0 / 8px 8px;
    opacity: 0.6;
  }

  .six[data-state='shut']:empty::before {
    block-size: 2px;
    background: var(--_quiet);
  }

  .worth {
    border-block-end: 2px solid color-mix(in srgb, var(--_quiet) 50%, transparent);
  }

  .worth[data-none] {
    color: var(--_quiet);
    font-weight: 400;
  }

  /* Colour fields, as large as their dice, and what they are worth */

  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px clamp(2px, 2.4cqi, 20px);
    margin: 6px 0 0;
    padding: 5px 2px 0;
    border-block-start: 1px dashed var(--_paper-line);
    list-style: none;
  }

  .fields li:not(.scale) {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
  }

  .fields li:not(.scale) > * {
    grid-area: 1 / 1;
  }

  .swatch {
    --_tabletop-side: 42px;

    display: grid;
    place-items: center;
    inline-size: min(var(--_tabletop-side), 100%);
    aspect-ratio: 1;
    border: 3px solid var(--_colour, currentcolor);
    border-radius: 24%;
    background: color-mix(in srgb, var(--_colour, currentcolor) 24%, transparent);
    font-weight: 700;
  }

  [data-die='M'] .swatch {
    --_tabletop-side: 35px;
  }

  [data-die='S'] .swatch {
    --_tabletop-side: 28px;
  }

  [data-die='t'] .swatch {
    border-width: 3px;
    border-color: var(--_large) var(--_small) var(--_small) var(--_large);
    background: linear-gradient(
      90deg,
      color-mix(in srgb, var(--_large) 34%, transparent) 33.3%,
      color-mix(in srgb, var(--_medium) 34%, transparent) 33.3% 66.6%,
      color-mix(in srgb, var(--_small) 34%, transparent) 66.6%
    );
  }

  [data-die='J'] .swatch {
    --_tabletop-side: 34px;

    border-radius: 50%;
  }

  [data-die='J'] .swatch::before {
    content: 'J';
  }

  .fields svg {
    inline-size: 30px;
    stroke-width: 2.6;
    pointer-events: none;
  }

  .scale {
    margin-inline-start: auto;
    font-size: 0.8125rem;
    color: var(--_quiet);
  }

  .scale > :not(.visually-hidden) {
    display: flex;
    align-items: center;
    gap: 6px;
  }

  [data-worth='each'] > .scale > :not(.visually-hidden) {
    gap: 0;
    font-size: 0.75rem;
  }

  /* Over each number of points, how many crosses earn it */
  [data-worth='each'] > .scale b::before {
    content: attr(data-count) '×';
    font-weight: 400;
  }

  [data-worth='each'] > .scale b {
    grid-auto-rows: 1.15em;
    block-size: auto;
    padding-block: 3px;
    border-radius: 8px;
  }

  .fields[data-worth='each'] {
    gap: 2px;
  }

  .fields[data-worth='each'] li:not(.scale) {
    inline-size: 40px;
  }

  .scale b {
    display: grid;
    place-items: center;
    min-inline-size: 1.6em;
    block-size: 1.6em;
    border-radius: 1em;
    line-height: 1;
  }

  [data-worth='all'] > .scale b {
    inline-size: 38px;
    block-size: 38px;
    border: 2px solid light-dark(#c9a746, #8d742f);
    border-radius: 50%;
    background: light-dark(#f8e7b2, #40361b);
    color: light-dark(#4d3d10, #f3dfa4);
    font-size: min(1.375em, 20px);
  }

  [data-worth='each'] > .scale [data-reached],
  [data-worth='all'] > .scale [data-reached] {
    background: var(--_ink);
    color: var(--_on-ink);
  }

  /* The sums */

  .sums {
    display: grid;
    grid-auto-flow: column;
    justify-content: space-between;
    gap: 6px;
    margin: 6px 4px 2px;
  }

  dd {
    margin: 0;
    font-weight: 700;
  }

  .sums > :last-child dd {
    font-size: 1.25em;
    line-height: 1;
  }

  /* While one plays, the strip has the total; elsewhere there is no room for the parts. */
  .frame[data-mode='play'] .sums {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .frame[data-mode='diagram'] {
    --_tabletop-row: 60px;
  }

  @container tabletop (inline-size < 340px) {
    .sheet {
      --_label: clamp(26px, 100cqi - 298px, 30px);
      --_cell: 34px;

      padding-inline: 3px;
    }

    .fields {
      gap: 2px;
    }

    .fields[data-worth='each'] li:not(.scale) {
      inline-size: 44px;
    }

    [data-worth='all'] > .scale b {
      inline-size: 30px;
      block-size: 30px;
    }
  }

  @container tabletop (inline-size >= max(560px, 35rem)) {
    .frame:not([data-mode='diagram']) .sheet {
      --_tabletop-row: clamp(60px, (var(--_view) - 330px - var(--_more, 0px)) / 5, 110px);
      --_label: 44px;
      --_cell: 68px;

      padding: 6px 16px 10px;
    }

    .frame:not([data-mode='diagram']) .slot {
      font-size: min(1.6em, var(--_tabletop-row) * 0.5);
    }

    .frame:not([data-mode='diagram']) .row-face {
      inline-size: 36px;
      border-radius: 10px;
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-mode='diagram']) .sheet {
      --_tabletop-row: clamp(60px, (var(--_view) - 190px) / 5, 124px);
    }

    .frame[data-mode='play'] .sums {
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 8px 4px 2px;
      clip-path: none;
    }
  }

  @media (forced-colors: active) {
    .six:empty::before {
      forced-color-adjust: none;
      background-image: radial-gradient(circle, CanvasText 2px, transparent 2.7px);
      opacity: 1;
    }

    .six[data-state='shut']:empty::before {
      background: CanvasText;
    }

    .scale [data-reached],
    .ending i[data-reached] {
      forced-color-adjust: none;
      background: CanvasText;
      color: Canvas;
    }
  }

  @media print {
    .frame[data-mode='play'] .sums {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
  }
`;
