import { css } from 'lit';

/** What stays of reviews: how the reader plays, as a small line, and the curve that is shared. */
export const keptStyles = css`
  .own-play {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 4px 12px;
    margin-block-start: 12px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--_line);
    font-size: 0.9375rem;
    line-height: 1.3125rem;
  }

  .own-play > p {
    text-wrap: pretty;
  }

  .own-play > button {
    grid-column: 2;
    justify-self: start;
  }

  .own-line {
    align-self: start;
    inline-size: 96px;
    block-size: 24px;
    margin-block-start: 4px;
    overflow: visible;
    fill: none;
    stroke: var(--tabletop-play, light-dark(#b23a20, #ff9c86));
    stroke-width: 1.5;
    stroke-linejoin: round;
  }

  .shared-curve {
    display: block;
    inline-size: 100%;
    margin-block-start: 8px;
  }

  .curve-ground {
    fill: var(--_curve-ground);
  }

  .own-line > path {
    stroke: var(--_line);
  }

  .own-line > circle {
    fill: var(--tabletop-play, light-dark(#b23a20, #ff9c86));
    stroke: none;
  }

  @media (forced-colors: active) {
    .own-line {
      stroke: CanvasText;
    }

    .own-line > circle {
      fill: CanvasText;
    }
  }
`;
