import { css } from 'lit';

/** A course in its dialog: as much room as there is, for the game and the words side by side or above one another. */
export const courseStyles = css`
  .dialog:has(.course) {
    inline-size: min(70rem, 100vw - 16px);
    max-block-size: calc(100dvh - 16px);
    padding-inline: 12px;
  }

  .dialog:has(.course) .dialog-head {
    margin-inline: -12px;
  }

  /* The head takes its share of a small screen, so that the tray would stand below the card. */
  @media (width < 640px) {
    .course > triomino-table {
      --tabletop-view-height: calc(100svh - 12rem);
    }
  }
`;
