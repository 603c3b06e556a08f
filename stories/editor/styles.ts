import { css } from 'lit';
import { visuallyHidden } from '../../src/ui/visually-hidden.js';

/** The editor takes the colours that the page has given to its games. */
export const editorStyles = css`
  :host {
    --_accent: var(--tabletop-accent, light-dark(#00639e, #6cc0f0));
    --_on-accent: var(--tabletop-on-accent, light-dark(#fff, #06202f));
    --_surface: var(--tabletop-surface, light-dark(#fffdf9, #24211d));
    --_text: var(--tabletop-text, light-dark(#2a2420, #f1eae0));
    --_muted: var(--tabletop-muted, light-dark(#675d54, #b5aa9d));
    --_line: var(--tabletop-line, light-dark(#8f8377, #857a6e));
    --_danger: var(--tabletop-danger, light-dark(#a8320a, #ff9d76));
    --_radius: var(--tabletop-radius, 8px);
    /* The page behind the editor; the demo page names its own. */
    --_page: var(--page, light-dark(#fff, #191714));

    display: block;
    container: editor / inline-size;
    color: var(--_text);
    line-height: 1.5;
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  .editor,
  section,
  .facts,
  .columns > div,
  .code {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 16px;
  }

  .editor {
    gap: 32px;
  }

  section + section {
    padding-block-start: 24px;
    border-block-start: 1px solid color-mix(in srgb, var(--_line) 40%, transparent);
  }

  h3,
  h4,
  p,
  ul,
  fieldset {
    margin: 0;
    padding: 0;
  }

  h3 {
    font-size: 1.25rem;
    font-weight: 600;
  }

  h4 {
    font-size: 1rem;
    font-weight: 600;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
  }

  .row > .field {
    flex: 0 1 12rem;
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px 40px;
  }

  .hint,
  .field > span,
  legend {
    font-size: 0.875rem;
    color: var(--_muted);
  }

  legend {
    padding: 0;
    font-weight: 600;
    color: inherit;
  }

  fieldset {
    display: grid;
    gap: 8px;
    min-inline-size: 0;
    border: 0;
  }

  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    align-items: end;
    gap: 12px;
  }

  .field {
    display: grid;
    align-content: start;
    gap: 4px;
    min-inline-size: 0;
    line-height: 1.3;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }

  input:not([type='checkbox']),
  select,
  textarea,
  .button,
  .tool {
    min-block-size: 44px;
    min-inline-size: 0;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    padding: 4px 12px;
    background-color: var(--_surface);
    color: var(--_text);
  }

  input:not([type='checkbox']),
  select,
  textarea {
    inline-size: 100%;
  }

  textarea {
    display: block;
    padding-block: 10px;
    font:
      0.8125rem/1.5 ui-monospace,
      'DejaVu Sans Mono',
      'Liberation Mono',
      Consolas,
      monospace;
    resize: vertical;
  }

  ::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  [aria-invalid='true'] {
    border: 2px solid var(--_danger);
  }

  .refused,
  .check [data-is='wrong'] {
    color: var(--_danger);
  }

  .button,
  .tool,
  summary {
    cursor: pointer;
  }

  .button {
    padding-inline: 16px;
  }

  .button:hover:enabled {
    border-color: var(--_accent);
  }

  .button:disabled {
    opacity: 0.5;
    cursor: default;
  }

  #play-from-here {
    justify-self: start;
  }

  .outputs {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
    gap: 24px 40px;
  }

  .code {
    gap: 8px;
  }

  .code .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 44px;
    font-weight: 600;
  }

  .tick {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    line-height: 1.3;
  }

  .tick input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--_accent);
  }

  summary {
    inline-size: fit-content;
    min-block-size: 44px;
    padding-block: 10px;
    color: var(--_accent);
  }

  .paste[open] {
    display: grid;
    gap: 12px;
  }

  .check {
    display: grid;
    gap: 4px;
    list-style: none;
  }

  .check li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 0 8px;
    line-height: 1.4;
  }

  .check svg {
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .reason {
    display: block;
    overflow-wrap: anywhere;
    font-size: 0.875rem;
  }

  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .stage {
    overflow: auto;
    border: 1px solid color-mix(in srgb, var(--_line) 40%, transparent);
    border-radius: var(--_radius);
    padding: 12px;
    background: var(--_surface);
    color: var(--_text);
  }

  .stage[data-colours='light'] {
    color-scheme: light;
  }

  .stage[data-colours='dark'] {
    color-scheme: dark;
  }

  .stage[data-transparent] {
    background: transparent;
  }

  .stage > * {
    margin-inline: auto;
  }

  .message {
    min-block-size: 1.5em;
  }

  ${visuallyHidden}

  @container editor (inline-size >= 800px) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;
