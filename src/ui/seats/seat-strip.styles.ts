import { css } from 'lit';

/** The players over the board. */
export const seatStripStyles = css`
  .frame {
    --_strip: 44px;
  }

  .strip {
    display: grid;
    grid-template-columns: repeat(var(--_per-row, 4), minmax(0, 1fr));
    gap: 4px 8px;
    min-block-size: var(--_strip);
  }

  .strip:is([data-count='1'], [data-count='2'], [data-count='3'], [data-count='4']) {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }

  .strip:is([data-count='5'], [data-count='6']) {
    --_per-row: 3;
  }

  .strip > .seat {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    min-block-size: 40px;
    padding-inline: 8px;
    border: 0;
    border-radius: 999px;
    background: none;
    color: var(--_muted);
  }

  .strip > .seat[data-turn],
  .strip > .seat[data-winner] {
    background: color-mix(in srgb, var(--_accent) 13%, transparent);
    color: var(--tabletop-text, inherit);
    font-weight: 600;
  }

  .strip .name {
    position: relative;
    flex: 1 1 2rem;
    min-inline-size: 0;
    min-block-size: 0;
    block-size: 40px;
    padding: 0 2px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    line-height: 40px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .strip input.name {
    cursor: text;
  }

  .strip input.name:hover,
  .strip input.name:focus {
    text-decoration: underline dotted;
    text-underline-offset: 4px;
  }

  .strip .points {
    flex: none;
    margin-inline-start: auto;
    font-size: 1.25em;
    font-weight: 700;
    color: var(--tabletop-text, inherit);
  }

  .strip .note {
    flex: none;
    font-size: 0.8125em;
  }

  @container tabletop (inline-size < 350px) {
    .strip > .seat {
      flex-wrap: wrap;
      gap: 0 4px;
      padding-inline: 6px;
      border-radius: 14px;
    }

    .strip .note {
      display: none;
    }
  }

  @container tabletop (inline-size < max(600px, 40rem)) {
    .strip:is([data-count='3'], [data-count='4']) > .seat,
    .strip:not([data-count='1'], [data-count='2']) > .seat {
      flex-wrap: wrap;
      gap: 0 4px;
      padding-inline: 6px;
      border-radius: 12px;
    }

    .strip:not([data-count='1'], [data-count='2']) .name {
      flex-basis: calc(100% - 32px);
      block-size: 1.375rem;
      line-height: 1.375rem;
      font-size: 0.8125em;
    }

    .strip:not([data-count='1'], [data-count='2']) .points {
      font-size: 1em;
    }

    /* The field reaches over the line of points below it, so that a finger hits it. */
    .strip:not([data-count='1'], [data-count='2']) input.name {
      block-size: calc(1.375rem + 18px);
      padding-block-end: 18px;
      margin-block-end: -18px;
    }
  }

  @container tabletop (inline-size < max(400px, 25rem)) {
    .strip[data-count='4'] > .seat {
      padding-inline: 2px;
    }

    .strip[data-count='4'] .name {
      order: -1;
      flex-basis: 100%;
    }
  }

  /* A board may be narrower than large names over it. */
  @container tabletop (inline-size < max(880px, 55rem)) {
    .frame:not([data-mode='diagram']) > .strip {
      justify-self: center;
      inline-size: max(100%, min(100cqi, 19rem));
    }
  }

  /* Points stand below the name, however long they are. */
  @container tabletop (inline-size < max(280px, 17rem)) {
    .frame {
      --_strip: 3.25rem;
    }

    .strip:not([data-count='1']) > .seat {
      flex-wrap: wrap;
      gap: 0 4px;
      padding-inline: 4px;
    }

    .strip:not([data-count='1']) .name {
      flex-basis: calc(100% - 24px);
      block-size: 1.375rem;
      line-height: 1.375rem;
      font-size: 0.8125em;
    }

    .strip:not([data-count='1']) input.name {
      block-size: calc(1.375rem + 18px);
      padding-block-end: 18px;
      margin-block-end: -18px;
    }

    .strip:not([data-count='1']) .points {
      flex: 1 1 auto;
      margin: 0;
      font-size: 1em;
      line-height: 1.375rem;
      text-align: end;
    }
  }

  /* Large text on a small screen */
  @container tabletop (inline-size < 15rem) {
    .strip:not([data-count='1'], [data-count='2']) {
      grid: auto / repeat(2, minmax(0, 1fr));
    }

    .strip:not([data-count='1']) .name {
      order: -1;
      flex-basis: 100%;
    }
  }

  /* In the column beside the board there is room for a row each. */
  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-mode='diagram'], [data-bare]) > .strip {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-flow: row;
      grid-auto-columns: auto;
    }
  }

  @media print {
    .strip > .seat,
    .strip .points {
      background: none;
      color: #000;
    }
  }

  @media (forced-colors: active) {
    .strip > .seat[data-turn] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
