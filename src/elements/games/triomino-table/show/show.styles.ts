import { css } from 'lit';

/** What moves while a move is seen. */
export const flightStyles = css`
  .flights {
    position: absolute;
    inset: 0;
    z-index: 6;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }

  .flier {
    visibility: hidden;
  }

  .flier :is(.cast, .edge) {
    transform: none;
  }

  .stock-tiles .back,
  .flier .back,
  .heap .back {
    fill: var(--tabletop-tile-back, url(#ivory) var(--_tile));
    stroke: color-mix(in srgb, var(--_tile-line), transparent 40%);
    stroke-width: 1.2;
  }

  .back-line {
    fill: none;
    stroke: var(--_tile-line);
    stroke-width: 1.6;
  }

  .flier text {
    transform-box: fill-box;
    transform-origin: center;
  }

  /* A tile lies in its place as soon as it has arrived. */
  :is(.board, .rack) > [data-beat='earn'] {
    animation: triomino-lies 1ms var(--_at, 0ms) backwards;
  }

  @keyframes triomino-lies {
    from {
      visibility: hidden;
    }
  }

  /* Before a round: the stock, and the other seats. */
  .stock {
    position: absolute;
    inset: 12px 12px 30px;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: 6px;
    pointer-events: none;
  }

  .stock-tiles {
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }

  .stock-tiles .edge {
    transform: translate(0.6px, 3px);
  }

  .others {
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(46%, 6em), 1fr));
    justify-items: center;
    gap: 6px;
    min-block-size: 0;
  }

  .other {
    inline-size: min(100%, 15rem);
    padding: 0 8px;
    border-radius: 7px;
    background: linear-gradient(
      color-mix(in srgb, var(--_wood), #fff calc(9% * var(--_relief))),
      color-mix(in srgb, var(--_wood), #000 calc(14% * var(--_relief)))
    );
    box-shadow:
      inset 0 1px rgb(255 255 255 / 0.25),
      inset 0 -1px rgb(0 0 0 / 0.3),
      0 3px 5px rgb(0 20 10 / 0.5);
    color: var(--_wood-ink);
    font-size: 0.875em;
    font-weight: 600;
    line-height: 28px;
    text-align: center;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .veil {
    position: absolute;
    inset: -12px -12px -30px;
    border-radius: calc(var(--_radius) * 1.25);
    background: rgb(8 34 23 / 0.45);
    animation: triomino-veil 400ms var(--_at, 0ms) backwards;
  }

  @keyframes triomino-veil {
    from {
      opacity: 0;
    }
  }

  .stock[data-beat] {
    animation: triomino-away 250ms calc(var(--_at, 0ms) + 750ms) both;
  }

  @keyframes triomino-away {
    to {
      opacity: 0;
    }
  }

  .sum,
  .lead-ring {
    visibility: hidden;
  }

  .lead-ring path {
    fill: none;
    stroke: var(--_gold);
    stroke-width: 7;
    stroke-linejoin: round;
  }

  .lid[data-beat] {
    animation: triomino-lid-off 350ms calc(var(--_at, 0ms) + 300ms) both;
  }

  @keyframes triomino-lid-off {
    to {
      translate: 0 40px;
      opacity: 0;
    }
  }

  .snap {
    fill: none;
    stroke: #fff;
    stroke-width: 7;
    stroke-linejoin: round;
    opacity: 0;
    pointer-events: none;
    animation: triomino-snap 180ms var(--_at, 0ms);
  }

  @keyframes triomino-snap {
    from {
      opacity: 1;
    }
  }

  .outline[data-beat] {
    animation: triomino-seal 320ms var(--_at, 0ms) backwards;
  }

  @keyframes triomino-seal {
    from {
      stroke-dasharray: 1;
      stroke-dashoffset: 1;
    }
    to {
      stroke-dasharray: 1;
      stroke-dashoffset: 0;
    }
  }

  .popping .pill-body,
  .cost {
    animation: triomino-pop 180ms var(--_at, 0ms) backwards;
  }

  .pool {
    position: relative;
  }

  .cost {
    position: absolute;
    inset-block-start: 0;
    justify-self: center;
    padding: 1px 10px;
    border: 1px solid rgb(255 255 255 / 0.45);
    border-radius: 99px;
    background: color-mix(in srgb, var(--_board), #000 62%);
    color: #fff;
    font-size: 1rem;
    font-weight: 700;
    line-height: 1.5;
  }

  .rack[data-beat] > .rack-tile {
    animation: triomino-deal var(--_normal) calc(var(--_at, 0ms) + 500ms) backwards;
  }

  .rack[data-beat] > .rack-tile:nth-child(3n + 2) {
    animation-delay: calc(var(--_at, 0ms) + 560ms);
  }

  .rack[data-beat] > .rack-tile:nth-child(3n) {
    animation-delay: calc(var(--_at, 0ms) + 620ms);
  }

  @keyframes triomino-deal {
    from {
      translate: 0 -40px;
      opacity: 0;
    }
  }

  @keyframes triomino-pop {
    from {
      scale: 0.4;
      opacity: 0;
    }
  }
`;
