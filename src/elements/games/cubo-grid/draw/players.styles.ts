import { css } from 'lit';

/** The round and the time, and below them the players, each with a small square. */
export const playersStyles = css`
  .players {
    display: grid;
    gap: 4px;
  }

  .players > .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    min-block-size: 2rem;
    line-height: 2rem;
  }

  .players .round {
    min-block-size: 0;
    font-size: 0.875rem;
    color: var(--_muted);
  }

  .top .clock {
    position: relative;
    order: 1;
    margin-inline-start: auto;
  }

  .seconds {
    display: block;
    min-inline-size: 2.6em;
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 2rem;
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

  .clock > .urgent {
    inset-inline-end: 0;
  }

  .top > .player {
    color: var(--_muted);
  }

  .top .facts {
    display: inline-flex;
    vertical-align: middle;
  }

  .top .points {
    font-size: 1.125rem;
    line-height: 1;
    color: var(--tabletop-text, inherit);
  }

  /* The square of a player beside name and points */
  .players > .strip {
    --_mini: 62px;
    grid-auto-rows: max(66px, 3em);
  }

  .strip > .player {
    grid: 'mini name name name name' 'mini sign points gain note' / auto auto auto auto minmax(0, 1fr);
    padding-inline-start: 1px;
  }

  /* The field for a name covers no square. */
  .players > .strip input.name {
    inset-inline-start: calc(var(--_mini) + 4px);
    inline-size: auto;
  }

  .strip .facts {
    display: block;
    padding: 1px;
    line-height: 1.3;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  .player .taken {
    display: block;
    inline-size: 22px;
  }

  /* Names below the squares of three and four */
  .players > .strip:is([data-count='3'], [data-count='4']) {
    --_mini: 44px;
    grid-auto-rows: calc(60px + 1.75em);

    .facts {
      font-size: 0.75em;
    }

    input.name {
      inset-block-start: calc(var(--_mini) + 2px);
      inset-inline-start: 0;
    }

    > .player {
      grid: 'mini points points' 'mini sign note' 'name name name' / auto auto minmax(0, 1fr);
      align-content: start;
      padding-block-start: 2px;
    }

    span.name {
      margin-block-start: 0;
    }

    .gain {
      grid-area: 2 / 2 / 3 / 4;
    }

    /* On the corner of the square: beside it, what was earned has all the room. */
    .crown {
      grid-area: mini;
      place-self: end;
      z-index: 2;
      padding: 2px;
      border-radius: 6px;
      background: var(--_surface);
    }
  }

  .players > .strip[data-count='4'] {
    grid-template-columns: repeat(auto-fit, minmax(max(23%, 4.25em), 1fr));
  }

  /* A small square */

  .mini {
    grid-area: mini;
    position: relative;
    z-index: 1;
    display: block;
    inline-size: var(--_mini);
    block-size: var(--_mini);
    margin-inline-end: 4px;
    padding: 6%;
    border: 0;
    border-radius: 18%;
    background: var(--_ground);
    box-shadow: inset 0 0 0 1px var(--_hair);
  }

  button.mini {
    cursor: pointer;
  }

  /* The place of the square that lies large */
  .mini > .seat-sign {
    display: block;
    margin: 30%;
    inline-size: 40%;
    block-size: 40%;
    opacity: 0.6;
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
  }

  .lid .seat-sign {
    margin: 0;
    inline-size: 26px;
    block-size: 26px;
    fill: #f3efe8;
    stroke: none;
    opacity: 0.85;
  }

  @container tabletop (inline-size < 400px) {
    .players > .strip[data-count='4'] {
      column-gap: 1px;

      .mini {
        margin-inline-end: 1px;
      }

      .taken {
        inline-size: 16px;
      }
    }
  }

  /* Large text: each on a line of its own, however long it is. */
  @container tabletop (inline-size < 17rem) {
    .players > .top:has(> .player) {
      min-block-size: 4rem;
    }

    .top > .player {
      order: 2;
      flex-basis: 100%;
    }
  }

  @container tabletop (inline-size < 12rem) {
    .players > .top:has(> .player) {
      min-block-size: 6rem;
      align-content: start;
    }

    .players > .top > * {
      flex-basis: 100%;
      margin: 0;
      text-align: start;
    }
  }

  @container tabletop (inline-size < 300px) {
    .players > .strip {
      --_mini: 36px;
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
