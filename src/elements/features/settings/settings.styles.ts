import { css } from 'lit';

/** The dialog of settings. */
export const settingsStyles = css`
  .dialog:has(> .settings) {
    inline-size: min(26rem, 100vw - 16px);
  }

  .settings {
    display: grid;
    gap: 4px;
  }

  .settings > .choice {
    margin-block-end: 8px;
  }

  .settings > p {
    margin: 0;
    color: var(--_muted);
    font-size: 0.8125em;
  }
`;
