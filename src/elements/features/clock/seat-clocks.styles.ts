import { css } from 'lit';

/** The clocks of the seats, at the end of what the strip shows of each. The one that runs has a thick line below, so that no colour is needed to tell. */
export const seatClockStyles = css`
  .strip > * {
    grid: 'name name name name clock' 'sign points gain note clock' / auto auto auto minmax(0, 1fr) auto;
  }

  /* A third of a narrow strip has room for it below the points only. */
  @container tabletop (inline-size < 30rem) {
    .strip:not([data-count='2'], [data-count='4'], .players > *) > * {
      grid: 'name name name name' 'sign points gain note' 'clock clock clock clock' / auto auto auto minmax(0, 1fr);
      padding-block-start: 5px;
    }

    .strip:not([data-count='2'], [data-count='4'], .players > *) .seat-clock {
      justify-self: start;
      margin: 2px 0 4px;
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-mode='diagram'], [data-bare]) .strip:not(.players > *) > * {
      grid: 'sign name gain note points clock' / auto minmax(0, 1fr) auto auto auto auto;
    }
  }

  .seat-clock {
    grid-area: clock;
    margin-inline: 6px 2px;
    padding: 0.3em 0.4em;
    border: 1px solid var(--_line);
    border-radius: 6px;
    color: var(--tabletop-text, inherit);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  .seat-clock:has([data-running]) {
    border-color: currentcolor;
    box-shadow: inset 0 -3px currentcolor;
    font-weight: 700;
  }

  .seat-clock:has([data-short]) {
    border-color: currentcolor;
    color: var(--tabletop-danger, light-dark(#a3211a, #ff9c8f));
  }
`;
