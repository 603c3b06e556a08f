import { css } from 'lit';
import { visuallyHidden } from '../../ui/visually-hidden.js';

/** The card stands beside a game that is in the lesson, or stays in sight below it. */
export const lessonStyles = css`
  ${visuallyHidden}

  :host {
    --_accent: var(--tabletop-accent, light-dark(#00639e, #6cc0f0));
    --_on-accent: var(--tabletop-on-accent, light-dark(#fff, #10222e));
    --_surface: var(--tabletop-surface, light-dark(#fff, #23211f));
    --_text: var(--tabletop-text, light-dark(#1d1b18, #f2efe9));
    --_line: var(--tabletop-line, light-dark(#8a837a, #8f887e));
    --_good: light-dark(#1d6b34, #7fd197);
    --_danger: var(--tabletop-danger, light-dark(#a8320a, #ff9d76));
    --_radius: var(--tabletop-radius, 8px);
    --_view: var(--tabletop-view-height, 100svh);

    display: block;
    box-sizing: border-box;
    min-inline-size: min(15rem, 100%);
    line-height: 1.4;
  }

  :host([hidden]) {
    display: none;
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  .container {
    container: lesson / inline-size;
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-items: start;
  }

  .card {
    display: grid;
    gap: 8px;
    padding: 12px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
  }

  p {
    margin: 0;
    unicode-bidi: plaintext;
    text-align: match-parent;
  }

  .progress {
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
  }

  /* What is said of a move has the room of the task, which is not seen meanwhile. */
  .card[data-answered] > :is(.text, .message) {
    grid-area: 2 / 1;
  }

  .message {
    border-inline-start: 4px solid var(--_line);
    padding-inline-start: 8px;
  }

  .message[data-verdict='good'] {
    border-color: var(--_good);
  }

  .message[data-verdict='wrong'] {
    border-color: var(--_danger);
  }

  .message[data-verdict='good']::before {
    content: '✓ ' / '';
    color: var(--_good);
  }

  .message[data-verdict='wrong']::before {
    content: '✗ ' / '';
    color: var(--_danger);
  }

  .choices,
  .controls {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .controls {
    justify-content: end;
  }

  .onward {
    display: contents;
  }

  .onward > .button:first-of-type {
    margin-inline-start: auto;
  }

  .button {
    min-block-size: 44px;
    padding: 4px 16px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
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

  .button[aria-disabled='true'] {
    cursor: default;
  }

  .button[data-shown] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }

  .button:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .dots {
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
    margin-block-start: 8px;
  }

  .dot {
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border: 2px solid var(--_good);
    border-radius: 50%;
    color: var(--_good);
  }

  .dot svg {
    inline-size: 14px;
    block-size: 14px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 3;
  }

  .dot[data-result='right'] {
    background: var(--_good);
    color: var(--_surface);
  }

  .dot[data-result='missed'] {
    border-style: dashed;
    border-color: var(--_line);
  }

  .dot[data-result='skipped'] {
    border-style: dotted;
    border-color: var(--_line);
  }

  .error {
    padding: 8px 12px;
    border: 2px solid var(--_danger);
    border-radius: var(--_radius);
    overflow-wrap: anywhere;
  }

  .detail {
    margin-block-start: 4px;
    font-size: 0.875em;
  }

  /* While the game of the page is in sight, so are the words about it: at the edge next to which the lesson stands. */
  :host([for]:state(beside)) {
    position: sticky;
    inset-block: 0;
    z-index: 2;
  }

  :host([for]:state(playing)) {
    position: static;
  }

  :host([for]:state(beside)) .card {
    max-block-size: max(12rem, 40svh);
    overflow: auto;
  }

  @container lesson (width < max(640px, 40rem)) {
    .button {
      padding-inline: 12px;
    }

    /* The game would fill the screen, and its end stand below the card. */
    slot[name='game'] {
      --_whole: var(--_view);
      --tabletop-view-height: max(var(--_whole) - 14rem, min(var(--_whole), 36rem));
    }

    /* What one of its steps is about stands at the top of the pad, and the dice below it: its rows are lower here. */
    slot[name='game']::slotted(kubi-sheet) {
      --tabletop-view-height: max(var(--_whole) - 8rem, min(var(--_whole), 34rem));
      --_row-least: 1rem;
    }

    .card {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
      max-block-size: max(12rem, 100svh - 21rem);
      overflow: auto;
    }

    .controls {
      position: sticky;
      inset-block-end: -12px;
      margin: 0 -12px -12px;
      padding: 8px 12px;
      background: var(--_surface);
    }

    /* The screen is the game’s again. */
    :host(:state(playing)) slot[name='game'] {
      --tabletop-view-height: var(--_view);
    }

    :host(:state(playing)) :is(.card, .controls) {
      position: static;
    }
  }

  @container lesson (width >= max(640px, 40rem)) {
    .columns[data-holds] {
      grid-template-columns: minmax(0, 54rem) minmax(15rem, 22rem);
    }
  }

  @media (forced-colors: active) {
    .button[data-shown],
    .button.primary {
      border-width: 2px;
      border-color: Highlight;
    }
  }

  @media print {
    .controls,
    .choices,
    .visually-hidden,
    .message,
    .progress,
    .end,
    slot[name='game'] {
      display: none;
    }

    .columns[data-holds] {
      grid-template-columns: minmax(0, 1fr);
    }

    :host([for]:state(beside)) {
      position: static;
    }

    .card {
      border: 0;
      padding: 0;
      max-block-size: none;
      position: static;
    }
  }
`;
