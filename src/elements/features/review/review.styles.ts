import { css } from 'lit';

/** The curve of a game and what is said of it. Each game says in `review.ts` of what its curve is made. */
export const reviewStyles = css`
  .review {
    --_curve-ground: var(--_surface);
    --_curve-text: var(--_text);
    --_curve-ink: var(--_curve-text);
    --_curve-line: color-mix(in srgb, var(--_curve-text) 22%, transparent);
    --_curve-luck: var(--tabletop-luck, light-dark(#9a6a08, #e5b75c));
    --_curve-play: var(--tabletop-play, light-dark(#b23a20, #ff9c86));
  }

  .review:empty {
    block-size: calc(128px + 4px + 2.75rem);
  }

  .curve {
    touch-action: pan-y;
    cursor: col-resize;
    direction: ltr;
    overflow: hidden;
    border-radius: var(--_radius);
    background: var(--_curve-ground);
    color: var(--_curve-text);
    user-select: none;
  }

  .curve > svg {
    display: block;
  }

  .luck {
    --_kind: var(--_curve-luck);
  }

  .play {
    --_kind: var(--_curve-play);
  }

  .curve-area {
    stroke: var(--_kind);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }

  .curve-area.luck {
    fill: url('#curve-luck');
  }

  .curve-area.play {
    fill: url('#curve-play');
  }

  .curve-wash {
    fill: color-mix(in srgb, var(--_kind) 16%, transparent);
  }

  .curve-ink {
    fill: color-mix(in srgb, var(--_kind) 75%, transparent);
  }

  .curve-grid,
  .curve-start {
    fill: none;
    stroke: var(--_curve-line);
    stroke-width: 1;
  }

  .curve-start {
    stroke: var(--_curve-text);
    stroke-dasharray: 1 4;
    stroke-linecap: round;
  }

  .curve-figure {
    fill: var(--_curve-text);
    font-size: 11px;
    text-anchor: end;
  }

  .curve-line,
  .curve-casing {
    fill: none;
    stroke: var(--_curve-ink);
    stroke-width: 1.25;
    stroke-linejoin: round;
  }

  .curve-line.strong {
    stroke-width: 2.5;
  }

  .curve-casing {
    stroke: var(--_curve-ground);
    stroke-width: 5.5;
    stroke-opacity: 0.7;
  }

  .curve-pin > path {
    fill: none;
    stroke: var(--_curve-text);
    stroke-width: 1;
    stroke-dasharray: 2 2;
  }

  .curve-pin > circle {
    fill: var(--_curve-text);
  }

  .curve-pin > text {
    fill: var(--_curve-ground);
    font-size: 11px;
    font-weight: 700;
    text-anchor: middle;
  }

  .curve-cursor > path {
    stroke: var(--_curve-cursor, var(--_accent));
    stroke-width: 2;
  }

  .curve-cursor > circle {
    fill: var(--_curve-ground);
    stroke: var(--_curve-cursor, var(--_accent));
    stroke-width: 3;
  }

  .curve-mark > path,
  .review-mark > path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .curve-mark > path {
    stroke: var(--_curve-play);
    stroke-width: 2.5;
  }

  .review-mark,
  .legend-sample {
    display: inline-block;
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-inline: 4px;
    vertical-align: -2px;
  }

  [data-verdict='best'] > path {
    fill: currentcolor;
    stroke-width: 1;
  }

  .review-mark:is([data-verdict='best'], [data-verdict='good']) {
    color: light-dark(#1d6b3c, #79d29a);
  }

  .review-mark:is([data-verdict='slip'], [data-verdict='blunder']) {
    color: var(--tabletop-play, light-dark(#b23a20, #ff9c86));
  }

  .legend {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    align-items: center;
    gap: 2px 12px;
    min-block-size: 2.75rem;
    margin-block-start: 4px;
    font-size: 0.8125rem;
    line-height: 1.25rem;
  }

  .legend-item {
    white-space: nowrap;
  }

  .legend-sample {
    border-radius: 3px;
    background: var(--_curve-ground);
    inline-size: 18px;
    block-size: 12px;
    margin-inline-end: 5px;
    vertical-align: -1px;
  }

  .legend-value {
    grid-column: 1 / -1;
    display: flex;
    justify-content: space-between;
    gap: 12px;
    font-weight: 600;
  }

  @container tabletop (inline-size >= 30rem) {
    .legend {
      grid-template-columns: auto auto minmax(0, 1fr);
      min-block-size: 24px;
    }

    .legend-value {
      grid-column: auto;
      flex-direction: row-reverse;
      justify-content: flex-start;
    }
  }

  @container tabletop (inline-size < 18rem) {
    .review:empty {
      block-size: calc(128px + 4px + 4.25rem);
    }

    .legend {
      grid-template-columns: minmax(0, 1fr);
      min-block-size: 4.25rem;
    }
  }

  /* The column beside a wide board is narrow again. */
  @container tabletop (inline-size >= max(880px, 55rem)) {
    .legend {
      grid-template-columns: auto minmax(0, 1fr);
      min-block-size: 2.75rem;
    }

    .legend-value {
      grid-column: 1 / -1;
      flex-direction: row;
      justify-content: space-between;
    }
  }

  .review-progress {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 12px;
    margin-block-start: 4px;
    font-size: 0.8125rem;
  }

  .review-progress > progress {
    inline-size: 100%;
    accent-color: var(--_accent);
  }

  .review-progress > p {
    grid-row: 2;
  }

  .review-progress > .button {
    grid-area: 1 / 2 / span 2;
  }

  .moment:has(+ .judged) {
    min-block-size: 2.75rem;
  }

  .moment:has(+ .judged) > .status {
    min-block-size: 0;
  }

  .judged {
    display: grid;
    gap: 8px;
    min-block-size: 6.25rem;
    align-content: start;
  }

  :is(.judgement > span, .seat-summary, .tried) {
    unicode-bidi: plaintext;
    text-align: match-parent;
  }

  .judgement {
    font-size: 0.9375rem;
    line-height: 1.3125rem;
    text-wrap: pretty;
  }

  .judgement > .review-mark {
    margin-inline-start: 0;
  }

  .judged-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .judged-actions > .button {
    min-block-size: 44px;
    padding-inline: 10px;
    font-size: 0.875rem;
  }

  .reviewed {
    display: grid;
    gap: 8px;
  }

  .review-heading {
    margin: 0;
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--_muted);
  }

  .review-moments {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .review-moments button {
    cursor: pointer;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 6px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    font-size: 0.875rem;
    line-height: 1.1875rem;
    text-align: start;
  }

  .pin {
    display: grid;
    place-content: center;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: var(--_text);
    color: var(--_surface);
    font-size: 0.75rem;
    font-weight: 700;
  }

  .review-seat {
    display: flex;
    align-items: start;
    gap: 10px;
    font-size: 0.9375rem;
    line-height: 1.3125rem;
  }

  .seat-summary {
    display: block;
    text-wrap: pretty;
  }

  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    font-size: 0.8125rem;
    color: var(--_muted);
  }

  .counts > span {
    white-space: nowrap;
  }

  .counts .review-mark {
    margin-inline-start: 0;
  }

  .seat-curve {
    cursor: pointer;
    flex: none;
    display: grid;
    place-items: center;
    gap: 4px;
    min-inline-size: 48px;
    min-block-size: 44px;
    padding: 4px 8px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    font-size: 0.75rem;
  }

  .seat-curve[aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }

  .seat-curve > svg:last-child {
    inline-size: 28px;
    block-size: 12px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
  }

  .seat-curve[aria-pressed='true'] > svg:last-child {
    stroke-width: 3;
  }

  .review-table {
    max-block-size: 20rem;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }

  .review-table > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.8125rem;
    line-height: 1.1875rem;
  }

  .review-table caption {
    padding: 6px 8px;
    font-weight: 600;
    text-align: start;
  }

  .review-table :is(th, td) {
    padding: 4px 8px;
    border-block-start: 1px solid var(--_line);
    text-align: start;
    vertical-align: top;
  }

  .review-table :is(.figure, th[scope='row']) {
    text-align: end;
    white-space: nowrap;
  }

  .fold {
    cursor: pointer;
    justify-self: start;
    min-block-size: 44px;
    padding: 4px;
    border: 0;
    background: none;
    color: var(--_accent);
    font: inherit;
    font-size: 0.875rem;
    font-weight: 600;
  }

  .foot:has(> .tried) {
    grid-template-rows: auto minmax(var(--_status), auto) minmax(var(--_shelf), auto);
  }

  .foot:has(> .tried) > :is(.status, .actions) {
    grid-row: 2;
  }

  .foot:has(> .tried) > .status ~ :is(.tools, .coach) {
    grid-row: 3;
  }

  .tried {
    grid-column: 1 / -1;
    min-block-size: 3.25rem;
    padding: 6px 10px;
    border-inline-start: 4px solid var(--_accent);
    background: var(--_surface);
    color: var(--_text);
    font-size: 0.875rem;
    line-height: 1.25rem;
  }

  @media (forced-colors: active) {
    .review {
      --_curve-luck: CanvasText;
      --_curve-play: CanvasText;
      --_curve-ground: Canvas;
      --_curve-text: CanvasText;
    }

    .curve-wash {
      fill: none;
    }

    .curve-ink {
      fill: CanvasText;
    }

    .review-mark:is([data-verdict]) {
      color: CanvasText;
    }

    .curve {
      border: 1px solid CanvasText;
    }
  }

  @media print {
    .review,
    .judged,
    .reviewed {
      display: none;
    }
  }
`;
