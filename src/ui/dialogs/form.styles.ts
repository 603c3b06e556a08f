import { css } from 'lit';

/** What can be chosen in a form: fields with a legend, one of a few in a row, and switches. */
export const formStyles = css`
  .form fieldset {
    border: 0;
    padding: 0;
    margin: 0;
  }

  .form legend {
    padding: 0;
    margin-block-end: 4px;
    color: var(--_muted);
    font-size: 0.8125em;
  }

  /* One of a few, in a row; each as wide as its word where the row is full. */
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }

  .segments:has(> :nth-child(7)) {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
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

  .switch {
    display: flex;
    gap: 10px;
    align-items: center;
    min-block-size: 44px;
    cursor: pointer;
  }

  .switch input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--_accent);
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
