import { css } from 'lit';

/** Buttons, status, fields and editable names; and no motion for users who prefer reduced motion. */
export const panelStyles = css`
  :host {
    --_on-accent: var(--tabletop-on-accent, light-dark(#fff, #10202b));
    --_surface: var(--tabletop-surface, light-dark(#fffdf9, #24211d));
    --_text: var(--tabletop-text, light-dark(#2a2420, #f1eae0));
    --_line: var(--tabletop-line, light-dark(#8f8377, #857a6e));
    --_shadow-raised: var(--tabletop-shadow-raised, 0 3px 8px rgb(30 20 10 / 0.35));
  }

  @media (prefers-contrast: more) {
    :host {
      --_line: var(--_text);
    }
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
  small,
  .aside,
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
  input {
    min-block-size: 44px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
  }

  .button {
    cursor: pointer;
    padding: 4px 16px;
  }

  .button:hover {
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

  /* The one thing to do now */

  .actions {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: auto;
    gap: 8px;
  }

  .actions:empty {
    display: none;
  }

  .actions > .button {
    min-block-size: var(--_action);
  }

  .actions > .button:not(.primary):not(:only-child) {
    justify-self: end;
  }

  /* Status and tools */

  .foot {
    display: grid;
    grid-template: minmax(var(--_status), auto) minmax(var(--_shelf), auto) / minmax(0, 1fr) fit-content(60%);
    gap: 4px;
  }

  .foot:not(:has(> .tools)) {
    grid-template-rows: minmax(var(--_status), auto);
  }

  .foot:not(:has(> .status)) {
    grid-template-rows: minmax(var(--_shelf), auto);
  }

  .foot > .status:not(:has(+ .actions:not(:empty))),
  .foot > .tools {
    grid-column: 1 / -1;
  }

  .foot > :is(.tools, .coach) {
    grid-row: 1;
  }

  .foot > .status ~ :is(.tools, .coach) {
    grid-row: 2;
  }

  .foot > .actions:not(:empty) {
    align-self: start;
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
  }

  .foot > .actions > .button {
    min-block-size: 44px;
    padding-inline: 12px;
  }

  .status {
    align-self: start;
    min-block-size: var(--_status);
    font-size: 0.9375rem;
    line-height: 1.25rem;
    font-weight: 600;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  @container tabletop (inline-size < 350px) {
    .status {
      font-size: 0.875rem;
    }
  }

  /* A hint, a refusal and long names say more: three lines in the room of two. */
  .status:is([data-hinting], [data-notice], [data-long]) {
    font-size: 0.75rem;
    line-height: min(var(--_status) / 3, 1.25rem);
  }

  .status[data-long] {
    font-size: 0.6875rem;
  }

  @container tabletop (inline-size >= max(560px, 35rem)) {
    .status[data-long] {
      font-size: 0.8125rem;
    }
  }

  /* What happened and what to do take two lines each where lines are short. */
  @container tabletop (inline-size < 18rem) {
    .status:has(> .narration):not([data-long]) {
      font-size: 0.75rem;
    }

    .status:is([data-long], :has(> .narration)) {
      line-height: 0.9375rem;
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .status:not([data-long]) {
      font-size: 1rem;
      line-height: 1.5rem;
    }

    .status[data-long] {
      font-size: 0.875rem;
      line-height: calc(var(--_status) / 4);
    }
  }

  .status:has(> .aside) {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }

  .status > span {
    unicode-bidi: plaintext;
    text-align: match-parent;
  }

  /* What happened last, and below it what is to be done. */
  .narration,
  .narration + .now {
    display: block;
    padding-inline-start: 28px;
  }

  .narration {
    font-weight: 400;
  }

  /* In what the main sentence leaves of the two lines. */
  .aside {
    block-size: 0;
    min-block-size: 100%;
    overflow: hidden;
    font-size: 0.8125em;
    font-weight: 400;
    color: var(--_muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Large text: better a higher panel than half a sentence. */
  @container tabletop (inline-size < 12rem) {
    .aside {
      block-size: auto;
      white-space: normal;
    }
  }

  .status[data-notice] {
    padding-inline-start: 12px;
    border-inline-start: 4px solid var(--tabletop-danger, light-dark(#a52a1c, #ff9d86));
    font-weight: 400;
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

  @media (forced-colors: active) {
    .button.primary:not([aria-disabled='true']) {
      forced-color-adjust: none;
      border: 3px solid ButtonText;
      background: Highlight;
      color: HighlightText;
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
