import { css } from 'lit';

/** The card at the end of a game: as high as tray, status and tools, of which it takes the place. */
export const resultCardStyles = css`
  @keyframes tabletop-ending {
    from {
      opacity: 0;
      translate: 0 12px;
    }
  }

  .turn:has(+ .panel .result-card) {
    display: none;
  }

  .foot:has(> .result-card) {
    container: ending / size;
    display: block;
    block-size: calc(var(--_turn, -8px) + 8px + var(--_foot));
  }

  .result-card {
    --_mood: var(--_muted);

    display: grid;
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    gap: 2px;
    block-size: 100%;
    padding: 10px 8px 8px 12px;
    border: 1px solid color-mix(in srgb, var(--_line) 40%, transparent);
    border-radius: 14px;
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow), var(--_shadow-cast);
  }

  /* Gold for a win and a record only */
  .result-card:is([data-mood='win'], [data-mood='record']) {
    --_mood: var(--tabletop-best, light-dark(#9a6a08, #e5b75c));
    --_gold: var(--tabletop-best, light-dark(#f0b429, #e5b75c));

    border: 1.5px solid var(--_mood);
    background: linear-gradient(color-mix(in srgb, var(--_gold) 20%, var(--_surface)), var(--_surface) 62%);
  }

  .result-card[data-mood='draw'] {
    --_mood: var(--_accent);
  }

  .result-card[data-new] {
    animation: tabletop-ending 320ms cubic-bezier(0.2, 0.8, 0.2, 1) both;
  }

  .ending-summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    grid-auto-rows: auto;
    align-content: start;
    gap: 0 10px;
    min-block-size: 0;
  }

  .ending-summary > .status {
    display: contents;
  }

  .ending-mark {
    grid-row: 1 / span 2;
    align-self: center;
    inline-size: 40px;
    block-size: 40px;
    fill: none;
    stroke: var(--_mood);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }

  .ending-mark .filled {
    fill: var(--_mood);
  }

  .result-card:is([data-mood='win'], [data-mood='record']) circle {
    fill: color-mix(in srgb, var(--_gold) 34%, transparent);
  }

  .ending-title,
  .ending-line {
    unicode-bidi: plaintext;
    text-align: match-parent;
  }

  .ending-title {
    grid-area: 1 / 2;
    align-self: center;
    font-size: 1.3125rem;
    line-height: 1.5rem;
    font-weight: 700;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  /* A sentence that is long */
  .ending-title[data-long] {
    font-size: 1rem;
    line-height: 1.25rem;
  }

  .ending-title[data-alone] {
    grid-row: 1 / span 2;
    min-block-size: 40px;
    align-content: center;
  }

  .ending-best {
    grid-area: 2 / 2;
    font-size: 0.8125rem;
    line-height: 1.0625rem;
    color: var(--_muted);
  }

  .result-card[data-mood='record'] .ending-best {
    font-weight: 700;
    color: color-mix(in srgb, var(--_mood) 70%, var(--_text));
  }

  .ending-line {
    grid-column: 1 / -1;
    order: 1;
    margin-block-start: 4px;
    font-size: 0.875rem;
    font-weight: 400;
    line-height: 1.1875rem;
    text-wrap: pretty;
  }

  /* What else can be played next, in the place of what decided where there is little room */
  .ending-offer {
    grid-column: 1 / -1;
    order: 2;
    font-size: 0.875rem;
    line-height: 1.1875rem;
  }

  .ending-offer > button {
    cursor: pointer;
    min-block-size: 28px;
    padding: 2px 4px;
    border: 0;
    border-radius: 6px;
    outline-offset: -1px;
    background: none;
    color: var(--_accent);
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @container ending (block-size < 200px) {
    .ending-summary:has(.ending-offer) .ending-line {
      display: none;
    }
  }

  @container ending (block-size < 185px) {
    .ending-offer > span {
      display: none;
    }
  }

  .ending-scores {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 16px;
    margin: 0;
    padding: 0;
    font-size: min(0.875rem, max(14px, 4.4cqi));
    line-height: 1.3;
    list-style: none;
  }

  .ending-scores > li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
  }

  .ending-scores .seat-sign {
    flex: none;
    margin: 0;
  }

  .ending-scores > li > span:not(.visually-hidden, .seat-sign) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .ending-scores b {
    margin-inline-start: auto;
  }

  .ending-scores > li:not([data-best]) {
    color: var(--_muted);
  }

  /* The sentence, and the players over the board, already give two scores. */
  @container ending (block-size <= 250px) {
    .ending-scores[data-count='2'] {
      display: none;
    }
  }

  /* How it adds up */

  .result-card[data-open] > .ending-summary {
    display: none;
  }

  .ending-sums:not([hidden]) {
    /* What is hidden in it for the eye stays in it. */
    position: relative;
    display: grid;
    align-content: start;
    gap: 8px;
    overflow: auto;
    overscroll-behavior: contain;
    font-size: 0.8125rem;
    line-height: 1.25;
  }

  .ending-fold {
    cursor: pointer;
    position: relative;
    justify-self: start;
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--_accent);
    font-size: 0.875rem;
    font-weight: 600;
  }

  .ending-fold::before {
    content: '';
    position: absolute;
    inset: -8px;
  }

  .ending-fold .icon {
    inline-size: 14px;
    block-size: 14px;
  }

  .result-card[data-open] .ending-fold .icon {
    rotate: 180deg;
  }

  .ending-actions {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 2fr);
    gap: 4px 8px;
    align-items: center;
  }

  .ending-actions > .tools:only-child {
    grid-column: 1 / -1;
  }

  .ending-actions > .button {
    min-block-size: 52px;
    padding-inline: 4px;
    border-radius: 14px;
    font-size: 1.0625rem;
  }

  .result-card :is(.tools, .toolbar) {
    max-inline-size: none;
  }

  .result-card .tool {
    flex: 1 1 auto;
    flex-direction: column;
    gap: 2px;
    min-block-size: 52px;
  }

  .result-card .tool-label {
    display: inline;
    font-size: 0.75rem;
    line-height: 1rem;
  }

  @container ending (block-size < 185px) {
    .result-card {
      gap: 0;
      padding-block-start: 7px;
    }

    .ending-mark {
      inline-size: 36px;
      block-size: 36px;
    }

    .ending-title:not([data-long]) {
      font-size: 1.25rem;
      line-height: 1.375rem;
    }

    .ending-line {
      margin: 0;
      line-height: 1.125rem;
    }
  }

  /* A ranking takes the room of what decided. */
  @container ending (block-size < 215px) {
    .ending-summary:has(.ending-scores:not([data-count='2'])) .ending-line {
      display: none;
    }
  }

  @container ending (block-size < 250px) {
    .ending-summary:has(.ending-scores:is([data-count='7'], [data-count='8'])) .ending-line {
      display: none;
    }
  }

  /* The fold goes beside the sentence. */
  @container ending (block-size < 185px) {
    .ending-summary:has(.ending-scores:not([data-count='2'])) {
      & + .ending-sums + .ending-fold {
        position: absolute;
        inset-block-start: 10px;
        inset-inline-end: 14px;
        font-size: 0.8125rem;
      }

      &:has(+ .ending-sums) .ending-title {
        padding-inline-end: 7.5rem;
        font-size: 1.125rem;
        line-height: 1.3125rem;
      }
    }

    .result-card:has(.ending-scores) {
      position: relative;
    }

    .ending-summary:has(.ending-scores:not([data-count='2'])) + .ending-sums {
      margin-block-start: 28px;
    }
  }

  /* The fold goes beside the sentence. */
  @container ending (block-size < 170px) {
    .result-card {
      position: relative;
      padding: 8px 8px 6px 12px;
    }

    .ending-mark {
      inline-size: 32px;
      block-size: 32px;
    }

    .ending-title:not([data-long]) {
      font-size: 1.125rem;
      line-height: 1.3125rem;
    }

    .result-card:has(.ending-fold) .ending-title {
      padding-inline-end: 7.5rem;
    }

    .ending-fold {
      position: absolute;
      inset-block-start: 6px;
      inset-inline-end: 14px;
      font-size: 0.8125rem;
    }

    .result-card[data-open] .ending-sums {
      padding-inline-end: 8.5rem;
    }

    .result-card :is(.tool, .ending-actions > .button) {
      min-block-size: 46px;
    }
  }

  /* Large text on a small screen: better a higher card than half a sentence. */
  @container tabletop (inline-size < 18rem) {
    .foot:has(> .result-card) {
      container-type: inline-size;
      block-size: auto;
      min-block-size: calc(var(--_turn, -8px) + 8px + var(--_foot));
    }

    .result-card {
      gap: 0;
      padding: 0 8px;
    }

    .ending-title,
    .ending-line,
    .ending-scores {
      line-height: 1.15;
    }

    .result-card .tool,
    .ending-actions > .button {
      min-block-size: 46px;
    }

    .ending-mark {
      inline-size: 32px;
      block-size: 32px;
    }

    .ending-actions {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }

    .result-card .toolbar {
      flex-wrap: wrap;
    }
  }

  /* In the column beside the board it reaches down to where that ends. */
  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-bare]) > .panel:has(.result-card) {
      grid-row-end: span 3;
      grid-template-rows: minmax(0, 1fr);
      align-content: stretch;
    }

    .frame:not([data-bare]) .foot:has(> .result-card) {
      block-size: auto;
      min-block-size: calc(var(--_turn, -16px) + 16px + var(--_foot));
    }

    .result-card {
      gap: 12px;
      padding: 20px 16px 16px 20px;
    }

    .ending-mark {
      inline-size: 48px;
      block-size: 48px;
    }

    .ending-summary {
      gap: 12px;
    }

    .ending-best {
      font-size: 0.875rem;
      line-height: 1.25rem;
    }

    .ending-line {
      font-size: 1rem;
      line-height: 1.5rem;
    }

    .ending-scores {
      grid-template-columns: minmax(0, 1fr);
      font-size: 1rem;
      line-height: 1.75rem;
    }

    .ending-scores[data-count='2'] {
      font-size: 1.25rem;
    }

    .ending-actions {
      grid-template-columns: minmax(0, 1fr);
    }

    .ending-actions > .button {
      min-block-size: 60px;
    }
  }

  @media (forced-colors: active) {
    .result-card:is([data-mood='win'], [data-mood='record']) {
      --_mood: Highlight;
    }
  }
`;
