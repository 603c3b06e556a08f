import { css } from 'lit';

/** The card at the end of a game. */
export const resultCardStyles = css`
  @keyframes tabletop-ending {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }

  @keyframes tabletop-ending-drawn {
    from {
      stroke-dashoffset: 1;
    }
  }

  @keyframes tabletop-ending-grown {
    from {
      opacity: 0;
      scale: 0.4;
    }
  }

  .result-card {
    --_mood: var(--_line);

    grid-row: 1 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    align-content: start;
    padding: 8px;
    border: 1px solid color-mix(in srgb, var(--_line) 40%, transparent);
    border-block-start: 4px solid var(--_mood);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow), var(--_shadow-cast);
  }

  .result-card[data-mood='win'] {
    --_mood: var(--_accent);
  }

  .result-card[data-mood='record'] {
    --_mood: var(--tabletop-best, light-dark(#b07a10, #e5b75c));

    background: color-mix(in srgb, var(--_mood) 8%, var(--_surface));
  }

  .result-card[data-new] {
    animation: tabletop-ending var(--_normal) both;
  }

  .ending-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }

  .ending-head > .status {
    flex: 1 0 min(8rem, 100% - 52px);
    min-inline-size: 0;
    align-self: center;
    min-block-size: 0;
    font-size: 1.125em;
    line-height: 1.3;
  }

  .ending-mark {
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    overflow: visible;
    fill: none;
    stroke: var(--_mood);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .ending-mark .filled {
    fill: color-mix(in srgb, var(--_mood) 40%, transparent);
    stroke: none;
    transform-origin: center;
  }

  .ending-mark .drawn {
    stroke-dasharray: 1;
  }

  .result-card[data-new] .drawn {
    animation: tabletop-ending-drawn 900ms cubic-bezier(0.2, 0.7, 0.2, 1) backwards;
  }

  .result-card[data-new] .filled {
    animation: tabletop-ending-grown var(--_slow) 300ms backwards;
  }

  .ending-points {
    margin-inline-start: auto;
    font-size: 2.25em;
    line-height: 1;
    font-weight: 750;
    letter-spacing: -0.02em;
    color: color-mix(in srgb, var(--_mood) 60%, var(--_text));
  }

  .result-card[data-mood='plain'] .ending-points {
    color: inherit;
  }

  .ending-scores {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .ending-scores > li {
    display: flex;
    gap: 8px;
    align-items: baseline;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .ending-scores b {
    font-size: 1.125em;
  }

  .ending-scores > li:not([data-best]) {
    color: var(--_muted);
  }

  .ending-lines {
    font-size: 0.875em;
    color: var(--_muted);
  }

  .result-card[data-mood='record'] .ending-lines > :last-child {
    font-weight: 650;
    color: var(--_text);
  }

  .ending-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }

  .ending-actions > .button {
    flex: 1 1 10rem;
    min-block-size: 56px;
    padding-inline: 4px;
  }

  .ending-actions > .tools {
    flex: 0 1 auto;
  }

  .result-card .toolbar {
    flex-wrap: wrap;
    gap: 0 4px;
    justify-content: start;
    max-inline-size: none;
  }

  .result-card .tool {
    padding-inline: 8px;
  }

  /* Here is room for words. */
  .result-card .tool:not([data-tool='more']) > .icon,
  .result-card [data-tool='more'] > .tool-label {
    display: none;
  }

  .result-card .tool-label {
    display: inline;
    font-size: 0.8125em;
    font-weight: 600;
    white-space: nowrap;
    color: var(--_text);
  }

  /* Nothing is held any more: what is left of the tray is as high as what lies in it. */
  .turn:has(+ .panel .result-card) {
    min-block-size: 0;
  }

  @container tabletop (inline-size < 300px) {
    .result-card .tool {
      padding-inline: 3px;
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .ending-head > .status {
      font-size: 1.375em;
    }
  }

  @media (forced-colors: active) {
    .result-card[data-mood='win'],
    .result-card[data-mood='record'] {
      --_mood: Highlight;
    }
  }
`;
