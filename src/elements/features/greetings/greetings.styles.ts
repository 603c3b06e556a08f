import { css } from 'lit';

/** What players say to each other, and what there is to say. */
export const greetingsStyles = css`
  .greeting {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin-block-start: 8px;
    animation: greeting 200ms ease-out;
  }

  .greeting > p {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 8px 12px;
    border: 1px solid var(--_accent);
    border-radius: 16px;
    border-end-start-radius: 4px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  .greetings {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block-start: 8px;
  }

  .greetings > [aria-disabled='true'] {
    opacity: 0.6;
  }

  .mute[aria-pressed='true'] {
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
  }

  .greetings > small {
    flex: 1 1 100%;
    color: var(--_muted);
    font-size: 0.8125rem;
  }

  @keyframes greeting {
    from {
      opacity: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .greeting {
      animation: none;
    }
  }

  @media print {
    .greeting,
    .greetings {
      display: none;
    }
  }
`;
