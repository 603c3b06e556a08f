import { css } from 'lit';

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

  .workbench {
    display: grid;
    gap: 12px;
  }

  .board {
    position: relative;
    inline-size: min(100%, 34rem);
    margin-inline: auto;
  }

  .targets {
    position: absolute;
    inset: 0;
  }

  /* Targets are measured, and pictures are taken, off screen, too. */
  .board > ::part(frame),
  .stage:not([data-played]) > ::part(frame) {
    content-visibility: visible;
  }

  .target {
    position: absolute;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: transparent;
    cursor: pointer;
    touch-action: manipulation;
  }

  .target[hidden] {
    display: none;
  }

  /* Only what can be moved takes the finger. */
  .target[data-filled],
  .pieces .tool {
    touch-action: none;
  }

  .target[data-shape='up'] {
    clip-path: polygon(50% 6%, 95% 97%, 5% 97%);
  }

  .target[data-shape='down'] {
    clip-path: polygon(5% 3%, 95% 3%, 50% 94%);
  }

  .target[data-shape]:not([data-filled]) {
    background: color-mix(in srgb, var(--tabletop-board-text, light-dark(#24463a, #fff)) 14%, transparent);
  }

  .target:is(:hover, [data-over], [data-picked], :focus-visible) {
    background: color-mix(in srgb, var(--_accent) 40%, transparent);
  }

  .target:has(.ghost) {
    z-index: 1;
    clip-path: none;
    background: transparent;
  }

  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .target:focus-visible {
    outline-offset: -3px;
  }

  .ghost {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    translate: var(--drag-x, 0) var(--drag-y, 0);
    pointer-events: none;
    z-index: 2;
  }

  /* Large drawings scroll past their tools. */
  .tools {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: grid;
    gap: 8px;
    padding-block: 8px;
    background: var(--_page);
  }

  .verbs,
  .pieces {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }

  .tool {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    padding: 3px 10px;
  }

  .pieces .tool {
    inline-size: 46px;
    padding: 3px;
  }

  .pieces[data-count='18'] {
    display: grid;
    grid-template-columns: repeat(6, 46px);
    justify-content: start;
  }

  /* Many pieces scroll by themselves. */
  .pieces[data-count='57'],
  .pieces[data-count='77'] {
    max-block-size: 156px;
    overflow-y: auto;
    padding: 4px;
    margin: -4px;
  }

  .pieces .tool:has(.single) {
    inline-size: 58px;
  }

  .tool:hover {
    border-color: var(--_accent);
  }

  .tool[aria-checked='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 2px var(--_accent);
    background: color-mix(in srgb, var(--_accent) 16%, var(--_surface));
  }

  .piece,
  .single {
    inline-size: 36px;
    block-size: 36px;
  }

  .single {
    inline-size: 50px;
    block-size: 43px;
  }

  .numeral {
    display: grid;
    place-items: center;
    font-weight: 600;
    font-size: 1.125rem;
  }

  .stroke path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 3.5;
    stroke-linecap: round;
  }

  .triad rect {
    fill: var(--tabletop-seat-0, light-dark(#fffaf0, #f3ead9));
    stroke: #75634a;
    stroke-width: 1.5;
  }

  .triad path {
    stroke: var(--tabletop-seat-0-ink, #33281f);
    stroke-width: 4;
    stroke-linecap: round;
  }

  .triad[data-side='black'] rect {
    fill: var(--tabletop-seat-1, light-dark(#44362c, #14100d));
    stroke: light-dark(#1c1510, #a08c74);
  }

  .triad[data-side='black'] path {
    stroke: var(--tabletop-seat-1-ink, #f8ecd8);
  }

  .die-piece[data-colour='r'] {
    --tabletop-die: var(--tabletop-red, light-dark(#b3261e, #cf4a3f));
    --tabletop-die-ink: #fff;
  }

  .die-piece[data-colour='b'] {
    --tabletop-die: var(--tabletop-blue, light-dark(#1d5b9e, #3a7fc4));
    --tabletop-die-ink: #fff;
  }

  .single path {
    fill: var(--tabletop-tile, light-dark(#fffaf0, #f3ead9));
    stroke: var(--tabletop-tile-line, light-dark(#7a6a55, #14110e));
    stroke-width: 2;
  }

  .single .back {
    fill: var(--tabletop-tile-back, light-dark(#8a4b2f, #6f3a24));
  }

  .single text {
    fill: var(--tabletop-tile-ink, #2b2520);
    font-size: 27px;
    font-weight: 700;
    text-anchor: middle;
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

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @container editor (inline-size >= 800px) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  @media (forced-colors: active) {
    .target:is(:hover, [data-over], [data-picked]) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    .tool[aria-checked='true'] {
      border: 3px solid Highlight;
    }

    .piece,
    .single {
      forced-color-adjust: none;
    }
  }
`;
