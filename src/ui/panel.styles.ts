import { css } from 'lit';

/** Buttons, fields, the toolbar and editable names; and no motion for users who prefer reduced motion. */
export const panelStyles = css`
  :host {
    --_on-accent: var(--tabletop-on-accent, light-dark(#fff, #10202b));
    --_surface: var(--tabletop-surface, light-dark(#fffdf9, #24211d));
    --_text: var(--tabletop-text, light-dark(#2a2420, #f1eae0));
    --_muted: var(--tabletop-muted, light-dark(#675d54, #b5aa9d));
    --_line: var(--tabletop-line, light-dark(#8f8377, #857a6e));
    --_shadow-raised: var(--tabletop-shadow-raised, 0 3px 8px rgb(30 20 10 / 0.35));
  }

  button,
  input {
    margin: 0;
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
    touch-action: manipulation;
  }

  p {
    margin: 0;
  }

  /* In a right-to-left page, sentences keep their own direction but align with the page. Firefox would hide such a placeholder. */
  p,
  button,
  label,
  .name:not(:placeholder-shown) {
    unicode-bidi: plaintext;
  }

  p,
  label,
  .name {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .button,
  .tool,
  input {
    min-block-size: 44px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
  }

  .button,
  .tool {
    cursor: pointer;
    padding: 4px 12px;
  }

  .button:hover,
  .tool:hover:not([aria-disabled='true']) {
    border-color: var(--_accent);
  }

  .button.primary {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }

  .button:active,
  .tool:active:not([aria-disabled='true']) {
    translate: 0 1px;
  }

  .tool[aria-disabled='true'] {
    cursor: default;
    border-style: dashed;
    color: var(--_muted);
  }

  .tool[aria-disabled='true'] .icon {
    opacity: 0.55;
  }

  /* Status and actions */

  .now {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-block-size: 3rem;
  }

  .status {
    flex: 1 1 10rem;
    font-size: 1.0625em;
    font-weight: 600;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  .status[data-notice] {
    padding-inline-start: 12px;
    border-inline-start: 4px solid var(--_accent);
    font-weight: 400;
  }

  .status[data-result] {
    flex-basis: 100%;
    font-size: 1.25em;
    line-height: 1.3;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .actions:empty {
    display: none;
  }

  .question {
    flex-basis: 100%;
  }

  .save-notice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }

  .save-choice {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .save-notice[data-trouble='conflict'] {
    border: 1px solid var(--_accent);
    border-radius: var(--_radius);
    padding: 8px 12px;
  }

  .toolbar {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
    gap: 6px;
  }

  .tool {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 44px;
    padding-inline: 8px;
  }

  .icon {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .tool-label {
    display: none;
    font-size: 0.875em;
    text-align: start;
    hyphens: manual;
  }

  /* Many tools fill two even rows. */
  @container tabletop (inline-size < 344px) {
    .toolbar {
      gap: 2px;
    }
  }

  @container tabletop (inline-size < 320px) {
    .toolbar:has(> :nth-child(6)) {
      grid-template-columns: repeat(4, minmax(44px, 1fr));
      gap: 6px;
    }
  }

  @container tabletop (inline-size >= 640px) {
    .panel .toolbar:not(.steps):has(> :nth-child(4)) {
      display: flex;
      flex-wrap: wrap;
    }

    .panel .tool {
      justify-content: start;
    }

    /* Two to a row, or one where a word would not fit. */
    .panel .toolbar:not(.steps) .tool {
      flex: 1 1 calc(50% - 3px);
      min-inline-size: min-content;
    }

    .panel .tool-label {
      display: inline;
    }
  }

  .move-field {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
  }

  .move-field label,
  .field {
    flex: 1 1 8rem;
    display: grid;
    gap: 2px;
  }

  .move-error {
    flex-basis: 100%;
    color: var(--tabletop-danger, light-dark(#a8320a, #ff9d76));
  }

  /* Notation is always left to right. */
  .move-field input {
    direction: ltr;
  }

  .field-label {
    font-size: 0.875em;
    color: var(--tabletop-muted, inherit);
  }

  input {
    inline-size: 100%;
    min-inline-size: 0;
    padding: 4px 10px;
  }

  input::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  input.name::placeholder {
    color: inherit;
  }

  input.name:hover,
  input.name:focus {
    border-color: var(--_line);
  }

  @media (forced-colors: active) {
    .button.primary {
      border-width: 3px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;
