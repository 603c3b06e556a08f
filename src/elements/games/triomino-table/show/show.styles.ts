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

  .flier .back {
    stroke-width: 1.5;
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
    animation: triomino-deal var(--_normal) var(--_at, 0ms) backwards;
  }

  .rack[data-beat] > .rack-tile:nth-child(3n + 2) {
    animation-delay: calc(var(--_at, 0ms) + 60ms);
  }

  .rack[data-beat] > .rack-tile:nth-child(3n) {
    animation-delay: calc(var(--_at, 0ms) + 120ms);
  }

  @keyframes triomino-deal {
    from {
      translate: 30px -40px;
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
