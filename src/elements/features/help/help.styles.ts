import { css } from 'lit';

/** The help in its dialog: cards side by side or one after another, and sections of text with diagrams. */
export const helpStyles = css`
  .dialog:has(#help-panel) {
    inline-size: min(58rem, 100vw - 16px);
  }

  /* Beside the tabs where there is room. */
  .to-course {
    float: inline-end;
    margin-inline-start: 12px;
  }

  @container dialog (width < 30rem) {
    .to-course {
      float: none;
      margin: 0 0 4px;
    }
  }

  .cards {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 100%;
    gap: 12px;
    margin: 0;
    padding: 0;
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
    list-style: none;
  }

  .help-card {
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  .help-card h3 {
    margin: 0 0 4px;
    font-size: 1.125em;
  }

  .help-card p {
    margin: 0 0 12px;
    text-wrap: pretty;
  }

  .help-card figure {
    margin: 0 auto;
    inline-size: min(var(--_figure, 14.5rem), 100%);
  }

  /* In sight however long the card is. */
  .turn-cards {
    position: sticky;
    inset-block-end: -20px;
    z-index: 4;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 12px;
    margin-block-end: -20px;
    padding-block: 4px;
    background: var(--_surface);
  }

  .turn-cards .icon:dir(rtl) {
    scale: -1 1;
  }

  .dots {
    display: flex;
    gap: 8px;
  }

  .dot {
    inline-size: 8px;
    block-size: 8px;
    border: 1px solid currentColor;
    border-radius: 50%;
  }

  .dot[data-shown] {
    background: currentColor;
  }

  @container dialog (inline-size >= 34rem) {
    .cards {
      grid-auto-flow: row;
      grid-template-columns: repeat(auto-fit, minmax(15.5rem, 1fr));
      overflow: visible;
    }

    .help-card {
      padding: 12px 14px 14px;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
    }

    .turn-cards {
      display: none;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .cards {
      scroll-behavior: smooth;
    }
  }

  @media (forced-colors: active) {
    .dot[data-shown] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }

  .help-section {
    margin-block-end: 20px;
  }

  .help-section h3 {
    margin: 0 0 4px;
    font-size: 1.0625em;
  }

  .help-section p {
    margin-block-end: 8px;
    max-inline-size: 65ch;
    text-wrap: pretty;
  }

  .help-section figure {
    margin: 4px 0 0;
    inline-size: min(var(--_figure, 14.5rem), 100%);
  }

  .help-section figcaption {
    unicode-bidi: plaintext;
    margin-block-start: 6px;
    font-size: 0.875em;
    color: var(--_muted);
  }

  @container dialog (inline-size >= 32.5rem) {
    .with-figure {
      display: grid;
      grid-template-columns: minmax(0, 1fr) var(--_figure, 14.5rem);
      column-gap: 24px;
    }

    .with-figure figure {
      grid-column: 2;
      grid-row: 1;
    }
  }

  /* Diagrams need a certain width: on the narrowest screens they are made smaller as a whole. */
  @container dialog (inline-size < 232px) {
    .help-card figure,
    .help-section figure {
      inline-size: 232px;
      zoom: 0.78;
    }
  }
`;
