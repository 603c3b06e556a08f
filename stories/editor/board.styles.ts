import { css } from 'lit';

/** The drawing that is pressed, and the tools and pieces beside it. */
export const boardStyles = css`
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
    grid-template-columns: repeat(6, minmax(0, 46px));
    justify-content: start;
    gap: 4px;
  }

  .pieces[data-count='18'] .tool {
    inline-size: 100%;
    min-inline-size: 0;
  }

  /* Many pieces scroll by themselves. */
  .pieces[data-count='57'],
  .pieces[data-count='77'] {
    max-block-size: 156px;
    overflow-y: auto;
    padding: 4px;
    margin: -4px;
  }

  /* A finger scrolls them. */
  .pieces:is([data-count='57'], [data-count='77']) .tool {
    touch-action: pan-y;
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
