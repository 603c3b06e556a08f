import { css } from 'lit';

/**
 * The players over the board. How high the strip is depends on its width, the size of its text and the number of seats only: each seat has room for a name
 * on two lines over its sign and points, and the turn changes no weight.
 */
export const seatStripStyles = css`
  .strip {
    --_least: 6em;
    display: grid;
    grid: none / repeat(auto-fit, minmax(max(30%, var(--_least)), 1fr));
    grid-auto-rows: minmax(max(44px, 2.75em), auto);
    gap: 4px 3px;
  }

  .strip:is([data-count='2'], [data-count='4']) {
    grid-template-columns: repeat(auto-fit, minmax(max(40%, var(--_least)), 1fr));
  }

  .strip[data-count='2'] {
    grid-auto-rows: minmax(max(48px, 3em), auto);
  }

  .strip > * {
    position: relative;
    isolation: isolate;
    display: grid;
    grid: 'name name name name' 'sign points gain note' / auto auto auto minmax(0, 1fr);
    place-content: center stretch;
    align-items: center;
    min-inline-size: 0;
    padding-inline: 5px 2px;
    border: 1px solid transparent;
    border-inline-start-width: 3px;
    border-radius: 8px;
    color: var(--_muted);
    line-height: 1;
    white-space: nowrap;
  }

  .strip > :is([data-turn], [data-winner]) {
    border-color: var(--_accent);
    background: color-mix(in srgb, var(--_accent) 13%, transparent);
    color: var(--tabletop-text, inherit);
  }

  .strip > [data-winner] {
    border-color: #d9a72c;
    background: rgb(240 180 41 / 0.18);
  }

  .strip > * > :is(svg, .chip) {
    grid-area: sign;
    margin-inline-end: 4px;
  }

  .crown {
    inline-size: 1.125em;
    fill: light-dark(#c08a00, #f2c14e);
  }

  .strip span.name {
    grid-area: name;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    margin-block-start: -2px;
    font-size: 0.8125em;
    line-height: 1.05;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  .strip[data-count='2'] span.name {
    font-size: 0.875em;
  }

  .strip[data-count='4'] span.name {
    font-size: 0.75em;
    line-height: 1;
  }

  /* A name is text until it is pressed; then its field has all of the seat. */
  .strip .named {
    grid-area: name;
  }

  .strip input.name {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    min-block-size: 0;
    padding: 0 4px;
    border: 0;
    border-radius: 6px;
    background: var(--_surface, Canvas);
    cursor: text;
  }

  .strip input.name:not(:focus) {
    opacity: 0;
  }

  .named:hover > span {
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }

  .strip .points {
    grid-area: points;
    font-weight: 700;
    color: var(--tabletop-text, inherit);
  }

  .strip[data-count='2'] .points {
    font-size: 1.125em;
  }

  /* Lines are lower than their letters may be. */
  .strip :is(.points, .gain, .note) {
    padding-block: 0.2em;
    margin-block: -0.2em;
  }

  .strip :is(.gain, .note) {
    grid-area: gain;
    margin-inline-start: 5px;
    font-size: 0.8125em;
  }

  .strip .note {
    grid-area: note;
  }

  .strip .gain {
    font-weight: 700;
    color: light-dark(#12663a, #7fd6a4);
  }

  /* It goes before the name does. */
  @container tabletop (inline-size < 30rem) {
    .strip:not([data-count='2'], .players > *) .gain {
      display: none;
    }
  }

  .strip .gain[data-loss] {
    color: light-dark(#a52a1c, #ff9d86);
  }

  /* A board may be narrower than large names over it. */
  @container tabletop (inline-size < max(880px, 55rem)) {
    .frame:not([data-mode='diagram']) > .strip {
      justify-self: center;
      inline-size: max(100%, min(100cqi, 19em));
    }
  }

  /* In the column beside the board there is a line for each. */
  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-mode='diagram'], [data-bare]) .strip:not(.players > *) {
      grid: none / minmax(0, 1fr);
      grid-auto-rows: max(44px, 2.75em);

      > * {
        grid: 'sign name gain note points' / auto minmax(0, 1fr) auto auto auto;
        padding-inline-end: 8px;
      }

      .points {
        margin-inline-start: 8px;
      }
    }
  }

  @media print {
    .strip > *,
    .strip .points {
      background: none;
      color: #000;
    }

    .strip input.name {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .strip > * {
      border-color: Canvas;
    }

    .strip > [data-turn] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .crown {
      fill: CanvasText;
    }
  }
`;
