import { css } from 'lit';

/** What a reader is asked about the end of a game. */
export const endsStyles = css`
  .ends {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    margin-block-start: 8px;
    padding: 8px 12px;
    border: 1px solid var(--_accent);
    border-radius: var(--_radius);
    font-size: 0.9375em;
    overflow-wrap: anywhere;
  }

  .ends > p {
    flex: 1 1 12rem;
    line-height: 1.4;
  }

  .ends-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  @media print {
    .ends {
      display: none;
    }
  }
`;
