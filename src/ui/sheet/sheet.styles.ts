import { css } from 'lit';

/** Paper sheets with their print and the marks in ink: one in a game, all side by side in a diagram. */
export const sheetStyles = css`
  :host {
    --_paper: var(--tabletop-paper, light-dark(#fffdf7, #2b2823));
    --_paper-text: var(--tabletop-paper-text, light-dark(#2c261f, #ece5d9));
    --_paper-line: var(--tabletop-paper-line, light-dark(#d9cfbd, #4a443b));
    --_ink: var(--tabletop-ink, light-dark(#1d3f8f, #9cc0ff));
  }

  .frame {
    --_size: min(100cqi, 28rem);
  }

  .frame[data-mode='diagram']:has([data-count]:not([data-count='1'])) {
    --_size: 100cqi;
  }

  /* Room for the players, who are loaded later. */
  .seats {
    min-block-size: 44px;
  }

  .seats[data-seats='2'] {
    min-block-size: 48px;
  }

  .seats:is([data-seats='5'], [data-seats='6']) {
    min-block-size: 92px;
  }

  .sheets {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr));
    gap: 16px;
  }

  .sheet {
    direction: ltr;
    padding: 8px 10px;
    border: 1px solid var(--_paper-line);
    border-radius: calc(var(--_radius) / 2);
    background: var(--_paper);
    color: var(--_paper-text);
    box-shadow: var(--_shadow);
    break-inside: avoid;
  }

  .sheet .name {
    unicode-bidi: plaintext;
    display: block;
    min-block-size: 36px;
    margin: 0 0 4px;
    padding: 6px 8px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  svg {
    display: block;
    fill: none;
    stroke-width: 2;
    stroke-linecap: round;
  }

  .box {
    stroke: var(--_paper-text);
    stroke-width: 0.7;
  }

  .ink {
    stroke: var(--_ink);
  }

  /* A bar at the edge shows what the latest move has changed. It is drawn on cells, since WebKit draws none on rows. */
  :not(tr)[data-traits~='last'],
  tr[data-traits~='last'] > :first-child {
    box-shadow: inset 4px 0 var(--_accent);
  }

  @media (prefers-contrast: more) {
    .sheet {
      --_paper-line: var(--_paper-text);
      --_quiet: var(--_paper-text);
    }
  }

  @media (forced-colors: active) {
    .sheet {
      --_ink: CanvasText;
      --_paper-text: CanvasText;
    }
  }

  @media print {
    .sheet {
      --_paper: #fff;
      --_paper-text: #000;
      --_paper-line: #888;
      --_ink: #000;
      --_shadow: none;
    }
  }
`;
