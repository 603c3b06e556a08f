import { css } from 'lit';

/** The clocks of the seats, at the end of what the strip shows of each. The one that runs is filled and has a sign, so that no colour is needed to tell. */
export const seatClockStyles = css`
  .strip > * {
    grid: 'name name name name clock' 'sign points gain note clock' / auto auto auto minmax(0, 1fr) auto;
  }

  .seat-clock {
    grid-area: clock;
    align-self: center;
    margin-inline: 4px 2px;
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
    border-color: var(--_danger);
    color: var(--_danger);
  }
`;
