import { css } from 'lit';

/** The print on a pad of Kubi, and the ink on it. Rows are as high as the screen lets them be. Needs `sheetStyles`. */
export const kubiStyles = css`
  :host {
    --_paper: var(--tabletop-paper, light-dark(#faf4e6, #2a2620));
    --_paper-low: color-mix(in oklab, var(--_paper), light-dark(#c9b78f, #000) 28%);
    --_paper-text: var(--tabletop-paper-text, light-dark(#3a3129, #e6dcc8));
    --_paper-line: var(--tabletop-paper-line, light-dark(#dccfb4, #453e33));
    --_print: var(--tabletop-print, light-dark(#a5371f, #f0977c));
    --_quiet: color-mix(in oklab, var(--_paper-text), var(--_paper) 20%);
    --_slot: light-dark(#938163, #85785f);
    --_slot-in: light-dark(#fffdf5, #1e1b17);
    --_pays: var(--tabletop-slot, light-dark(#f2e5c2, #3a3122));
    --_figures: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', P052, Georgia, serif;
  }

  /* The pad, with its binding at the upper edge. Audits of contrast give up on words above a pseudo-element or a gradient: there is none. */

  .sheet {
    --_binding: light-dark(color-mix(in oklab, var(--_print), #000 15%), color-mix(in oklab, var(--_print), #000 55%));
    position: relative;
    padding: 9px 26px 4px 8px;
    border: 0;
    border-radius: 3px 3px 5px 5px;
    background: var(--_paper);
    box-shadow:
      inset 0 2px color-mix(in oklab, var(--_binding), #fff 12%),
      inset 0 5px var(--_binding),
      inset -30px -60px 80px -40px var(--_paper-low),
      0 1px 0 var(--_paper-low),
      0 2px 0 var(--_paper),
      0 3px 0 var(--_paper-low),
      0 4px 1px rgb(30 20 10 / 0.25),
      var(--_shadow-cast);
    line-height: 1;
  }

  .frame[data-mode='diagram'] .sheet {
    padding-inline-end: 8px;
  }

  .sheet .name {
    min-block-size: 0;
    margin: 2px 0 0;
    padding: 4px 0;
    line-height: 1.3;
  }

  .head {
    display: flex;
    align-items: baseline;
    gap: 10px;
    block-size: calc(1.375 * var(--_tabletop-rem));
    line-height: calc(1.375 * var(--_tabletop-rem));
    font-size: calc(0.8125 * var(--_tabletop-rem));
    color: var(--_quiet);
    white-space: nowrap;
    overflow: hidden;
  }

  .head b,
  .goal {
    font-family: var(--_figures);
    color: var(--_paper-text);
  }

  .head b {
    font-size: calc(1.1875 * var(--_tabletop-rem));
    letter-spacing: 0.02em;
  }

  .goal {
    font-size: calc(0.8125 * var(--_tabletop-rem));
    font-style: italic;
  }

  .end-rule {
    margin-inline-start: auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  th,
  td {
    padding: 0;
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  .digit,
  tbody > tr > th,
  td.value,
  td.points,
  tfoot th {
    font-family: var(--_figures);
    font-variant-numeric: oldstyle-nums tabular-nums;
  }

  /* The countdown of three numbers */

  .countdown,
  .countdown tbody {
    display: block;
  }

  .countdown tbody {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
    block-size: calc(2.25 * var(--_tabletop-rem));
    align-items: center;
  }

  .countdown tr {
    display: flex;
    align-items: center;
    gap: 5px;
    padding: 1px 3px;
    margin-inline: -3px;
    border-radius: 8px;
  }

  .digit {
    display: grid;
    place-items: center;
    inline-size: min(1.75 * var(--_tabletop-rem), 9cqi);
    aspect-ratio: 1;
    border: 1.6px solid var(--_print);
    border-radius: 50%;
    font-size: calc(1.125 * var(--_tabletop-rem));
    font-weight: 700;
  }

  .digit:empty {
    border: 1.6px dashed var(--_slot);
  }

  .boxes {
    position: relative;
    display: grid;
    gap: 1px;
  }

  .boxes svg {
    inline-size: min(4 * var(--_tabletop-rem), 19cqi);
    block-size: calc(0.9375 * var(--_tabletop-rem));
  }

  /* The sums */

  .sums {
    table-layout: fixed;
    border-spacing: 0;
    border-collapse: separate;
  }

  .sums th:first-child {
    inline-size: 8.5%;
  }

  .loss-head,
  .pays-head {
    inline-size: 26.5%;
  }

  thead th {
    block-size: calc(1.0625 * var(--_tabletop-rem));
    font-size: min(0.6875 * var(--_tabletop-rem), 3.6cqi);
    color: var(--_quiet);
  }

  thead .loss-head {
    color: var(--_print);
  }

  .sums .value {
    inline-size: 12%;
    text-align: center;
    color: var(--_quiet);
  }

  .sums tbody :is(th, td) {
    block-size: var(--_tabletop-row);
    box-shadow: inset 0 1px var(--_paper-line);
  }

  .sums tbody th {
    padding-inline-end: 5px;
    font-size: calc(var(--_tabletop-row) * 0.76);
    text-align: end;
    text-shadow: 0 1px 0 light-dark(#fff, #000);
  }

  .frame[data-mode='diagram'] tbody th {
    font-size: calc(var(--_tabletop-row) * 0.7);
  }

  .sums tbody .value {
    font-size: calc(var(--_tabletop-row) * 0.62);
  }

  .tally {
    inline-size: 100%;
    block-size: calc(var(--_tabletop-row) - 6px);
    overflow: visible;
  }

  .points {
    text-align: end;
  }

  .sums tbody .points {
    font-size: calc(var(--_tabletop-row) * 0.68);
    font-weight: 700;
    color: var(--_ink);
  }

  .sums tbody [data-code='loss'] .points {
    color: var(--_print);
  }

  .points small {
    margin-inline-end: 4px;
    font-size: 0.7em;
    color: var(--_quiet);
  }

  .points s {
    margin-inline-end: 0.35em;
    font-size: 0.85em;
    font-weight: 400;
    color: var(--_quiet);
  }

  tfoot :is(th, td) {
    block-size: var(--_tabletop-row);
    box-shadow: inset 0 1px var(--_paper-line);
  }

  tfoot th {
    font-size: calc(var(--_tabletop-row) * 0.66);
    font-style: italic;
  }

  tfoot .points {
    font-size: calc(var(--_tabletop-row) * 0.78);
    font-weight: 700;
    color: var(--_ink);
  }

  /* Slots and marks. They are stretched, their lines are not. */

  .sheet path {
    vector-effect: non-scaling-stroke;
  }

  .box {
    stroke: var(--_slot);
    stroke-width: 1;
    fill: var(--_slot-in);
  }

  .pays .box {
    fill: var(--_pays);
  }

  .even,
  .last-box {
    stroke: var(--_print);
    stroke-width: 1.3;
  }

  .notch {
    fill: var(--_print);
  }

  /* Five marks break even. */
  td.five:not(.pays) {
    position: relative;
  }

  td.five:not(.pays)::after {
    content: '0' / '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 10%;
    translate: 50% -50%;
    font: calc(var(--_tabletop-row) * 0.46) / 1 var(--_figures);
    color: var(--_print);
    opacity: 0.9;
  }

  .ink {
    stroke-width: 2;
  }

  tr[data-traits~='last'] > * {
    background: light-dark(#1d3a861f, #9dbcf526);
  }

  @container tabletop (inline-size < max(330px, 20.625rem)) {
    .end-rule,
    .frame:not([data-mode='diagram']) .roll-number + .end-rule {
      display: none;
    }

    .goal {
      font-size: calc(0.75 * var(--_tabletop-rem));
      white-space: normal;
      line-height: calc(0.6875 * var(--_tabletop-rem));
    }
  }

  /* In the pictures of the help */
  @container tabletop (inline-size < 220px) {
    .goal {
      display: none;
    }
  }

  @container tabletop (inline-size < 330px) {
    .sheet {
      padding-inline: 5px 6px;
    }

    .digit {
      inline-size: min(1.375 * var(--_tabletop-rem), 9cqi);
      font-size: calc(0.875 * var(--_tabletop-rem));
    }

    .countdown tr {
      gap: 3px;
    }

    .boxes svg {
      inline-size: min(2.75 * var(--_tabletop-rem), 14.5cqi);
    }

    thead th {
      font-size: min(0.5625 * var(--_tabletop-rem), 3.6cqi);
    }

    .sums th:first-child {
      inline-size: 11%;
    }

    .loss-head,
    .pays-head {
      inline-size: 24.5%;
    }

    .sums tbody th {
      padding-inline-end: 3px;
      font-size: calc(0.875 * var(--_tabletop-rem));
    }

    .sums tbody :is(.value, .points) {
      font-size: calc(0.75 * var(--_tabletop-rem));
    }
  }

  @container tabletop (inline-size >= max(480px, 30rem)) {
    .frame:not([data-mode='diagram']) {
      .countdown tr {
        gap: 8px;
      }

      .boxes svg {
        inline-size: calc(5.5 * var(--_tabletop-rem));
      }
    }

    thead th {
      font-size: calc(0.8125 * var(--_tabletop-rem));
    }
  }

  @container tabletop (inline-size >= max(640px, 40rem)) {
    .frame:not([data-mode='diagram']) {
      .boxes {
        display: flex;
      }

      .boxes svg {
        inline-size: calc(4.5 * var(--_tabletop-rem));
        block-size: calc(1.25 * var(--_tabletop-rem));
      }
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .sums tbody th {
      font-size: calc(var(--_tabletop-row) * 0.72);
    }
  }

  @container tabletop (max(880px, 55rem) <= inline-size < max(1040px, 65rem)) {
    .frame:not([data-mode='diagram']) .boxes svg {
      inline-size: calc(3.5 * var(--_tabletop-rem));
    }
  }

  @media (prefers-contrast: more) {
    .sheet {
      --_slot: var(--_paper-text);
    }
  }

  @media (forced-colors: active) {
    .sheet {
      border: 1px solid;
      --_print: CanvasText;
      --_slot: CanvasText;
      --_slot-in: Canvas;
      --_pays: Canvas;
    }
  }

  @media print {
    .sheet {
      --_print: #000;
      --_slot: #444;
      --_slot-in: #fff;
      --_pays: #eee;
      --_quiet: #444;
      background: #fff;
      box-shadow: inset 0 5px #000;
    }
  }
`;
