import { css } from 'lit';

export const puzzleStyles = css`
  .puzzle {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    max-inline-size: 72rem;
    margin-inline: auto;
  }

  .head {
    display: grid;
    gap: 4px;
  }

  .title {
    font-size: 0.8125rem;
    color: var(--_muted);
  }

  .prompt {
    font-size: 1.125rem;
    font-weight: 600;
    text-wrap: balance;
  }

  /* Question, game and verdict are seen at once, where the screen is high enough: on a phone the game is as large as it can be. */
  .game {
    --tabletop-view-height: max(var(--_view) - 14rem, min(var(--_view), 36rem));
  }

  .room {
    min-block-size: 20rem;
  }

  /* Below the game, always as high: nothing moves when there is a verdict. */
  .foot {
    display: grid;
    grid-template: none;
    gap: 8px;
    align-content: start;
    min-block-size: 8.5rem;
  }

  .verdict {
    min-block-size: 1.5rem;
    font-weight: 600;
  }

  .verdict[data-phase='solved']::before {
    content: '✓ ' / '';
  }

  .verdict[data-phase='failed']::before {
    content: '✗ ' / '';
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-block-size: 44px;
  }

  .line,
  .progress {
    font-size: 0.875rem;
    color: var(--_muted);
    overflow-wrap: anywhere;
  }

  @media print {
    .choices,
    .progress {
      display: none;
    }
  }
`;
