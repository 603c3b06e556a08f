import { css } from 'lit';

/** The months of past puzzles. */
export const archiveStyles = css`
  .dialog.archive-dialog {
    inline-size: min(24rem, 100vw - 16px);
  }

  .months {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline: -8px;
  }

  .months h3 {
    margin: 0;
    font-size: 1rem;
  }

  .months h3::first-letter {
    text-transform: uppercase;
  }

  .months .icon:dir(rtl) {
    scale: -1 1;
  }

  /* Room for six weeks: what leads to another month stays where it is. */
  .month-room {
    min-block-size: calc(6 * 46px + 1.625rem);
  }

  /* Into the padding of the dialog: seven days of 44 pixels fit on a screen of 360. */
  .month {
    inline-size: calc(100% + 20px);
    margin-inline: -10px;
    border-spacing: 0;
    table-layout: fixed;
    text-align: center;
  }

  .month th {
    padding-block: 4px;
    font-size: 0.75rem;
    font-weight: 400;
    color: var(--_muted);
    overflow: hidden;
  }

  .month td {
    padding: 0;
    block-size: 46px;
  }

  .closed {
    color: var(--_muted);
  }

  .day {
    cursor: pointer;
    position: relative;
    inline-size: 100%;
    block-size: 44px;
    padding: 0 0 4px;
    border: 2px solid transparent;
    border-radius: var(--_radius);
    background: none;
  }

  .day:hover {
    background: color-mix(in srgb, var(--_accent) 12%, transparent);
  }

  .day[aria-current='date'] {
    border-color: var(--_line);
    font-weight: 700;
  }

  .day[data-shown] {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
  }

  .day .icon {
    position: absolute;
    inset-block-end: 1px;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 3;
  }

  .month-facts {
    display: flex;
    gap: 6px;
    margin-block-start: 8px;
    font-size: 0.875rem;
    color: var(--_muted);
  }

  @media (forced-colors: active) {
    .closed {
      color: GrayText;
    }

    .day {
      border-color: Canvas;
    }

    .day[aria-current='date'] {
      border-color: ButtonText;
    }

    .day[data-shown] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
