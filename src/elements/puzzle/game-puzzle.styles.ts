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

  /* Question, verdict and game are seen at once, where the screen is high enough: on a phone the game is as large as it can be. */
  .game {
    --tabletop-view-height: max(var(--_view) - 14rem, min(var(--_view), 36rem));
  }

  .room {
    min-block-size: 20rem;
  }

  /* Always as high, as the foot below the game is: nothing moves when there is a verdict. */
  .verdict {
    min-block-size: 1.5rem;
  }

  .verdict[data-phase='solved'],
  .verdict[data-phase='shown'],
  .verdict[data-phase='failed'] {
    font-weight: 600;
  }

  @container (inline-size < 38rem) {
    .verdict {
      min-block-size: 3rem;
    }
  }

  .foot {
    display: grid;
    grid-template: none;
    gap: 4px;
    align-content: start;
    min-block-size: calc(52px + 2.5rem);
  }

  /* A second row of buttons leads back to the puzzle of today. */
  .foot[data-daily] {
    min-block-size: max(52px + 2.5rem, 100px);
  }

  @container (inline-size < 30rem) {
    .foot[data-daily] {
      min-block-size: calc(52px + 3.75rem);
    }
  }

  .verdict > .icon {
    margin-inline-end: 4px;
    vertical-align: -4px;
  }

  /* Two rows of buttons. */
  @container (inline-size < 21rem) {
    .foot {
      min-block-size: calc(104px + 2.5rem);
    }

    .foot[data-daily] {
      min-block-size: calc(104px + 3.75rem);
    }
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-block-size: 44px;
  }

  .archive {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    margin-inline-start: auto;
  }

  @container (inline-size < 36rem) {
    .archive {
      min-inline-size: 44px;
      padding: 0;
    }

    .archive > span {
      display: none;
    }
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
