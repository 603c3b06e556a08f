import { css } from 'lit';

/** The dialog for a new game. */
export const newGameStyles = css`
  .dialog:has(> .new-game) {
    inline-size: min(32rem, 100vw - 16px);
    padding-block-end: 0;
    /* What has the focus is not to be under what begins the game. */
    scroll-padding-block-end: 90px;
  }

  .new-game {
    display: grid;
    gap: 16px;
  }

  .new-game > * {
    margin: 0;
    min-inline-size: 0;
  }

  .new-game h3 {
    font-size: 1em;
  }

  .new-game-rules {
    display: grid;
    gap: 12px;
  }

  .new-game-seat {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: 4px 8px;
  }

  .new-game-field {
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 4px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    text-overflow: ellipsis;
  }

  /* What begins the game is in sight, however much there is to choose. */
  .new-game-actions {
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-inline: -20px;
    padding: 12px 20px 20px;
    border-block-start: 1px solid var(--_line);
    background: var(--_surface);
  }

  .new-game-actions > .button {
    flex: 1 1 8rem;
    min-block-size: 48px;
  }
`;
