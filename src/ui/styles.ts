import { css } from 'lit';
import { visuallyHidden } from './visually-hidden.js';

/**
 * Styles of all elements. Each public token has a light and a dark value, chosen by the page's `color-scheme`. A page restyles an element by setting
 * `--tabletop-…` on it or on an ancestor.
 */
export const sharedStyles = css`
  :host {
    --_accent: var(--tabletop-accent, light-dark(#00639e, #6cc0f0));
    --_muted: var(--tabletop-muted, light-dark(#675d54, #b5aa9d));
    --_radius: var(--tabletop-radius, 8px);
    --_view: var(--tabletop-view-height, 100svh);
    --_shadow: var(--tabletop-shadow, 0 1px 2px rgb(30 20 10 / 0.35));
    --_shadow-cast: var(--tabletop-shadow-cast, 0 5px 10px -3px rgb(30 20 10 / 0.35));
    --_relief: var(--tabletop-relief, 1);
    --_fast: 120ms cubic-bezier(0.3, 0, 0.2, 1);
    --_normal: 200ms cubic-bezier(0.2, 0.7, 0.2, 1);
    --_slow: 450ms cubic-bezier(0.2, 0.8, 0.2, 1);

    display: block;
    position: relative;
    isolation: isolate;
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: min(15rem, 100%);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    color: var(--tabletop-text, inherit);
    text-align: start;
  }

  /* Flat where the system asks for more contrast or less transparency. */
  @media (prefers-contrast: more), (prefers-reduced-transparency: reduce) {
    :host {
      --_muted: currentcolor;
      --_relief: 0;
      --_shadow: none;
      --_shadow-cast: none;
    }
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
    container: tabletop / inline-size;
    /* For containers that are as wide as their content: dialogs, floats, tables. */
    contain-intrinsic-inline-size: min(30rem, 100vw - 4rem);
  }

  /* The game, at most as wide as its table, with the panel beside or below it. */
  .frame {
    --_column: 18rem;
    --_status: 2.5rem;
    --_shelf: 44px;
    --_action: 56px;
    --_foot: calc(var(--_status) + 4px + var(--_shelf));

    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    inline-size: var(--_size);
    margin-inline: auto;
    print-color-adjust: exact;
    break-inside: avoid;
  }

  /*
   * A game far off screen is neither laid out nor painted. Until then it is as high as --_table, which is never more than what pages reserve
   * (autoload/reserve.css), so that nothing below it moves.
   */
  .frame[data-asleep] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--_table);
    overflow-clip-margin: 12px;
  }

  /* Nobody knows how high a caption is, and without a panel a game is lower. */
  :host(:state(captioned)) .frame,
  .frame[data-bare] {
    content-visibility: visible;
  }

  /* From above: players, the board, what is held in this turn, what to do, tools. Between two moves none of them changes its place. */
  .stage,
  .turn,
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 8px;
  }

  /* The dice or the rack stay in sight while any of the game is. */
  .turn {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    min-block-size: var(--_turn, 0);
  }

  .panel {
    min-block-size: var(--_panel, var(--_foot));
  }

  /* Large text on a small screen has more lines: two on the button of an action. */
  @container tabletop (inline-size < 24rem) {
    .frame {
      --_action: max(56px, 2.8rem + 10px);
    }
  }

  @container tabletop (inline-size < 18rem) {
    .frame {
      --_status: 3.75rem;
      --_shelf: 4rem;
    }
  }

  @container tabletop (inline-size < 12rem) {
    .frame {
      --_status: 7.5rem;
      --_shelf: 6rem;
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame {
      --_status: 6rem;
    }
  }

  .frame[data-mode='replay'] {
    --_turn: 0;
    --_panel: 22.75rem;
  }

  .frame:not([data-played]) > .turn {
    display: none;
  }

  /* Something could not be loaded: in the room of the panel while that is empty, and in sight. */
  .missing {
    margin: 0;
    padding: 4px;
    text-align: center;
  }

  .missing > button {
    min-block-size: 44px;
    font: inherit;
  }

  .frame[data-asleep]:not([data-mode='diagram']) ~ .missing {
    position: sticky;
    inset-block-end: 0;
    block-size: 5rem;
    margin-block-start: -5rem;
    background: Canvas;
    color: CanvasText;
  }

  /* A column beside a board that stays large. */
  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-mode='diagram'], [data-bare]) {
      grid-template-columns: minmax(0, 1fr) var(--_column);
      grid-template-rows: auto auto 1fr;
      column-gap: 24px;
    }

    .frame:not([data-mode='diagram'], [data-bare]) > :not(.stage) {
      grid-column: 2;
    }

    .frame:not([data-mode='diagram'], [data-bare]) > .stage {
      grid-area: 1 / 1 / span 4;
    }

    .frame:not([data-bare]) > .error {
      grid-area: 1 / 1 / auto / -1;
    }

    .frame:not([data-mode='diagram'], [data-bare]):has(> .error) > .stage {
      grid-row: 2 / span 4;
    }

    .frame:not([data-bare]) > ::slotted([slot='caption']) {
      grid-column: 1 / -1;
    }
  }

  /* All controls of the panel stand elsewhere in the page; what a turn needs may be left. */
  .frame[data-bare] > .panel {
    min-block-size: var(--_bare, 0);
  }

  ::slotted([slot='caption']) {
    margin: 0;
  }

  ::slotted([slot='poster']) {
    display: block;
    max-inline-size: 100%;
    margin-inline: auto;
  }

  @media (forced-colors: active) {
    .frame {
      --_accent: Highlight;
      --_muted: currentcolor;
    }
  }

  @media print {
    .frame {
      --_accent: #000;
      color: #000;
    }

    .turn,
    .panel {
      display: none;
    }
  }

  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  ${visuallyHidden}
`;
