import { css } from 'lit';

/** The dialog for a new game. */
export const newGameStyles = css`
  .dialog:has(> .new-game) {
    inline-size: min(32rem, 100vw - 16px);
    padding-block-end: 0;
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

  .new-game fieldset {
    border: 0;
    padding: 0;
    margin: 0;
  }

  .new-game legend {
    padding: 0;
    margin-block-end: 4px;
    color: var(--_muted);
    font-size: 0.8125em;
  }

  .new-game-rules {
    display: grid;
    gap: 12px;
  }

  /* One of a few, in a row; each as wide as its word where the row is full. */
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }

  .segment {
    position: relative;
    flex: 1 0 auto;
    display: grid;
    place-content: center;
    max-inline-size: 100%;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 4px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    text-align: center;
    cursor: pointer;
  }

  .segment input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .segment:has(:checked) {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }

  .segment:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
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

  .new-game-switch {
    display: flex;
    gap: 10px;
    align-items: center;
    min-block-size: 44px;
    cursor: pointer;
  }

  .new-game-switch input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--_accent);
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

  @media (forced-colors: active) {
    .segment:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
