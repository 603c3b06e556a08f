import { css } from 'lit';

/** The players over the squares: the own one with the round and the time, the others with their squares small. */
export const playersStyles = css`
  .players {
    display: grid;
    grid-template: 36px auto / minmax(0, 1fr);
    gap: 6px;
  }

  .players[data-count='3'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  .players[data-count='4'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  .player {
    grid-row: 2;
    display: grid;
    grid-template: 1.25rem 1.25rem 1.5rem / auto minmax(0, 1fr);
    column-gap: 6px;
    color: var(--_muted);
    font-size: 0.8125rem;
  }

  .player[data-own],
  .players > .top {
    grid-area: 1 / 1 / 2 / -1;
    display: flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
  }

  .player[data-own] .score {
    display: contents;
  }

  .player[data-own] .seat-sign {
    order: -1;
    margin: 0;
  }

  .player[data-own] {
    justify-self: start;
    max-inline-size: 58%;
    color: inherit;
    font-size: 1rem;
    font-weight: 600;
  }

  .players[data-count='1'] .player {
    order: 1;
  }

  .players > .top {
    justify-self: end;
    max-inline-size: 100%;
  }

  .players[data-count='1'] > .top {
    grid-area: auto;
    justify-self: stretch;
  }

  /* Alone: the round, the points, and at the end the time. */
  .players[data-count='1'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    min-block-size: 36px;
  }

  .players[data-count='1'] > .top,
  .players[data-count='1'] .player[data-own] {
    display: contents;
  }

  .players[data-count='1'] .clock {
    order: 2;
    margin-inline-start: auto;
  }

  .players[data-count='1'] .player[data-own] .score {
    display: block;
    order: 1;
    font-weight: 400;
    color: var(--_muted);
  }

  .players[data-count='1'] .who {
    min-inline-size: 0;
  }

  .players[data-count='1'] .facts {
    order: 1;
  }

  .players[data-count='1'] :is(.facts:not(:has(.taken)), .who:empty) {
    display: none;
  }

  .players .round {
    min-block-size: 0;
    font-size: 0.875rem;
    color: var(--_muted);
    white-space: nowrap;
  }

  .seconds {
    display: inline-block;
    min-inline-size: 2.6em;
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 36px;
    letter-spacing: -0.01em;
    text-align: end;
  }

  .seconds:not([aria-label]) {
    color: var(--_muted);
    font-size: 0.875rem;
    font-weight: 400;
    letter-spacing: 0;
    white-space: nowrap;
  }

  .clock[data-short] .seconds {
    color: var(--_late);
  }

  .clock {
    position: relative;
  }

  .clock > .urgent {
    inset-inline-end: 0;
  }

  .who {
    display: flex;
    align-items: center;
    gap: 2px;
    min-inline-size: 0;
    overflow: hidden;
  }

  .players .name {
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: 0;
    block-size: 1.25rem;
    padding: 0 2px;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    line-height: 1.25rem;
    text-overflow: ellipsis;
    field-sizing: content;
  }

  .players [data-own] .name {
    block-size: 40px;
    padding-block-end: 4px;
    line-height: 36px;
  }

  .players [data-own] .who {
    margin-block-end: -4px;
  }

  /* The field reaches over the line of points below it, so that a finger hits it. */
  .player:not([data-own]) .who:has(input) {
    margin-block-end: -20px;
  }

  .player:not([data-own]) input.name {
    block-size: calc(1.25rem + 20px);
    padding-block-end: 20px;
  }

  .player:not([data-own]) .score {
    pointer-events: none;
  }

  .players input.name:is(:hover, :focus) {
    text-decoration: underline dotted;
    text-underline-offset: 4px;
  }

  .points {
    font-size: 1.125rem;
    font-weight: 700;
    line-height: 1.25rem;
    color: var(--tabletop-text, inherit);
  }

  .score {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    flex: none;
    white-space: nowrap;
    color: var(--tabletop-text, inherit);
  }

  .players .facts {
    margin: 0;
    font-size: inherit;
    align-self: start;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  .players .taken {
    display: block;
    inline-size: 22px;
    padding-block-start: 1px;
  }

  .player:not([data-own]) .seat-sign {
    inline-size: 13px;
    block-size: 13px;
    vertical-align: 0;
  }

  .player[data-winner] .points {
    text-decoration: underline 2px var(--_amber);
    text-underline-offset: 4px;
  }

  .player[data-turn] .who {
    font-weight: 650;
    color: var(--tabletop-text, inherit);
  }

  /* A small square */

  .mini {
    grid-row: 1 / 4;
    position: relative;
    display: block;
    inline-size: 62px;
    block-size: 62px;
    padding: 4px;
    border: 0;
    border-radius: 11px;
    background: var(--_ground);
    box-shadow: inset 0 0 0 1px var(--_hair);
  }

  button.mini {
    cursor: pointer;
  }

  [data-own] .mini {
    display: none;
  }

  .dice {
    direction: ltr;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1px;
  }

  .mini .cube {
    box-shadow: none;
  }

  .lid {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    border-radius: inherit;
    background: linear-gradient(160deg, var(--_cover), color-mix(in oklab, var(--_cover), #000 30%));
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.28),
      inset 0 -2px 3px rgb(0 0 0 / 0.35),
      var(--_shadow);
    animation: cover 320ms ease-out;
  }

  .lid .seat-sign {
    margin: 0;
    inline-size: 26px;
    block-size: 26px;
    fill: #f3efe8;
    stroke: none;
    opacity: 0.85;
  }

  /* In a column beside the board, the small squares stand over the names. */
  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-bare]) > .players:not([data-count='1'], [data-count='2']) {
      grid-template-rows: 36px auto;

      .player:not([data-own]) {
        grid-template: 92px 20px 24px 24px / minmax(0, 1fr);
      }

      .player:not([data-own]) .mini {
        grid-row: auto;
        inline-size: 88px;
        block-size: 88px;
      }
    }
  }

  /* Three names need all of the row: the squares are below them. */
  @container tabletop (inline-size < max(480px, 30rem)) {
    .players[data-count='4'] .who {
      grid-column: 1 / -1;
    }

    .players[data-count='4'] .mini {
      grid-row: 2 / 4;
      inline-size: 44px;
      block-size: 44px;
      padding: 2px;
    }
  }

  /* Large text on a small screen: a row each. */
  @container tabletop (inline-size < 15rem) {
    .players:not([data-count='1']) {
      display: flex;
      flex-direction: column;

      .player[data-own] {
        max-inline-size: 100%;
        order: -2;
      }

      .player:not([data-own]) {
        grid-template-rows: auto;
      }

      > .top {
        order: -1;
        flex-wrap: wrap;
      }
    }
  }

  @container tabletop (inline-size < 340px) {
    .players[data-count='4'] .facts {
      font-size: 0.5625rem;
    }

    .players[data-count='4'] .points {
      font-size: 1rem;
    }
  }

  @container tabletop (inline-size < 300px) {
    .players[data-count='4'] .mini {
      inline-size: 32px;
      block-size: 32px;
    }

    .players:not([data-count='1']) .round {
      display: none;
    }

    .players .points {
      font-size: 0.9375rem;
    }

    .players[data-count='1'] {
      gap: 0 5px;
      font-size: 0.875rem;
    }

    .players[data-count='1'] :is(.round, .seconds:not([aria-label])) {
      font-size: 0.8125rem;
    }
  }

  @media (forced-colors: active) {
    .mini {
      border: 1px solid;
    }

    .lid {
      background: Canvas;
    }

    .lid .seat-sign {
      fill: CanvasText;
    }
  }
`;
