import { css } from 'lit';

export const tabsStyles = css`
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 0;
    margin-block-end: 12px;
    border-block-end: 1px solid var(--_line);
  }

  .tab {
    min-block-size: 44px;
    padding: 4px min(8px, 1.6cqi);
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: var(--_muted);
    font: inherit;
    cursor: pointer;
  }

  .tab[aria-selected='true'] {
    border-color: var(--_accent);
    color: inherit;
    font-weight: 600;
  }

  @media (forced-colors: active) {
    .tab[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;
