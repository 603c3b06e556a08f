import { css } from 'lit';

/** The felt beside the pad: the die that is left out, and the pairs with their threads. Positions are of the dice, which glide from one to the other. */
export const feltStyles = css`
  .hand {
    --_edge: 8px;
    --_rim: 10px;
    --_gap: 4px;
    --_pair: calc(2 * var(--_die) + var(--_gap));
    --_free: calc((100% - 2 * var(--_edge) - 2 * var(--_rim) - 4px - var(--_die) - 2 * var(--_pair)) / 2);
    --_chalk: light-dark(#eef3ee, #e4ebe6);

    position: relative;
    box-sizing: border-box;
    block-size: var(--_felt-size, 88px);
    border-radius: 12px;
    color: var(--_chalk);
    background:
      repeating-linear-gradient(47deg, rgb(255 255 255 / calc(0.025 * var(--_relief))) 0 1px, transparent 1px 3px),
      repeating-linear-gradient(-38deg, rgb(0 0 0 / calc(0.05 * var(--_relief))) 0 1px, transparent 1px 4px),
      radial-gradient(
        120% 150% at 20% 0,
        color-mix(in srgb, var(--_felt), #fff calc(9% * var(--_relief))),
        var(--_felt) 45%,
        var(--_felt-low)
      );
    box-shadow:
      inset 0 2px 5px rgb(0 0 0 / calc(0.45 * var(--_relief))),
      inset 0 0 0 1px rgb(0 0 0 / 0.25);
  }

  .hand-die,
  .slot {
    position: absolute;
    inset-block-start: var(--_y);
    left: var(--_x);
    inline-size: var(--_die);
    block-size: var(--_die);
    --_y: 10px;
  }

  /* Where each die lies. */
  .hand {
    [data-at='0'] {
      --_x: calc(var(--_edge) + var(--_rim));
    }
    [data-at='1'] {
      --_x: calc(var(--_edge) + 2 * var(--_rim) + var(--_die) + var(--_free));
    }
    [data-at='2'] {
      --_x: calc(var(--_edge) + 2 * var(--_rim) + 2 * var(--_die) + var(--_gap) + var(--_free));
    }
    [data-at='3'] {
      --_x: calc(100% - var(--_edge) - 4px - var(--_pair));
    }
    [data-at='4'] {
      --_x: calc(100% - var(--_edge) - 4px - var(--_die));
    }
  }

  button.hand-die {
    cursor: grab;
    touch-action: none;
    z-index: 1;
    transition:
      left var(--_normal),
      inset-block-start var(--_normal);
  }

  .hand-die .die {
    rotate: var(--_tilt);
    filter: none;
    transition:
      rotate var(--_normal),
      translate var(--_fast);
  }

  [data-die='0'] {
    --_tilt: -5deg;
    --_roll-x: 60%;
  }
  [data-die='1'] {
    --_tilt: 3deg;
    --_roll-x: -90%;
    --_roll-turn: 80deg;
    --_roll-late: 40ms;
  }
  [data-die='2'] {
    --_tilt: -4deg;
    --_roll-x: 20%;
    --_roll-turn: -120deg;
    --_roll-late: 80ms;
  }
  [data-die='3'] {
    --_tilt: 5deg;
    --_roll-x: -50%;
    --_roll-turn: -70deg;
    --_roll-late: 120ms;
  }
  [data-die='4'] {
    --_tilt: -3deg;
    --_roll-x: 80%;
    --_roll-turn: 110deg;
    --_roll-late: 160ms;
  }

  /* An own number has a ring, in every roll. */
  .hand-die[data-own]::after {
    content: '';
    position: absolute;
    inset: 6px 6px 9px;
    border: 2px solid var(--_own);
    border-radius: 50%;
    pointer-events: none;
    rotate: var(--_tilt);
  }

  .hand-die[data-own]:has([data-rolling])::after {
    animation: appear 180ms calc(var(--_roll-late, 0ms) + 240ms) backwards;
  }

  @keyframes appear {
    from {
      opacity: 0;
      scale: 1.5;
    }
  }

  /* It changes places with the next one that is pressed. */
  .hand-die[aria-pressed='true'] {
    z-index: 3;

    .die {
      translate: 0 -4px;
      outline: 2.5px solid #fff;
      outline-offset: 1.5px;
      box-shadow:
        0 0 0 1.5px #14211f,
        0 0 0 5.5px #14211f,
        0 10px 12px -3px rgb(0 0 0 / 0.5);
    }
  }

  .hand-die[data-dragged] {
    z-index: 4;
    cursor: grabbing;
    pointer-events: none;
    transition: none;
    transform: translate(var(--drag-x, 0), var(--drag-y, 0)) scale(1.08);
  }

  .hand-die[data-dragged] .die {
    box-shadow: 0 12px 14px -4px rgb(0 0 0 / 0.5);
  }

  .hand[data-kind='resting'] .hand-die {
    opacity: 1;
  }

  .thrown {
    margin: 0;
  }

  .pick:focus-visible,
  .hand-die:focus-visible {
    outline-color: var(--_chalk);
  }

  /* Where dice may lie */

  .slot {
    border: 2px dashed var(--_chalk);
    border-radius: calc(var(--_die) * 0.2);
    opacity: 0;
  }

  .hand[data-dragging] .slot {
    opacity: 0.55;
  }

  .slot[data-over] {
    opacity: 1;
    border-style: solid;
  }

  .place {
    position: absolute;
    inset-block: 4px;
    display: grid;
    align-content: end;
    justify-items: center;
    border-radius: 12px;
  }

  .place[data-place='out'] {
    left: var(--_edge);
    inline-size: calc(var(--_die) + 2 * var(--_rim));
    background: rgb(0 0 0 / 0.22);
    box-shadow:
      inset 0 1px 3px rgb(0 0 0 / 0.5),
      0 1px 0 rgb(255 255 255 / 0.1);
  }

  .place[data-place='a'] {
    left: calc(var(--_edge) + 2 * var(--_rim) + var(--_die) + var(--_free));
    inline-size: var(--_pair);
  }

  .place[data-place='b'] {
    left: calc(100% - var(--_edge) - 4px - var(--_pair));
    inline-size: var(--_pair);
  }

  .place-label {
    font-size: min(0.8125rem, 20px);
    line-height: 1.25rem;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  .place-label b {
    font: 700 min(1.1875rem, 28px) / 1 var(--_figures);
  }

  /* The thread round a pair */
  .place:not([data-place='out'])::before {
    content: '';
    position: absolute;
    inset: -1px -6px 21px;
    border: 2.5px solid var(--_thread-low);
    border-radius: 14px;
    outline: 1px dashed var(--_thread);
    outline-offset: -2px;
    box-shadow: 1px 2px 2px rgb(0 0 0 / 0.4);
    animation: tie 160ms var(--_at, 0ms) backwards;
  }

  @keyframes tie {
    from {
      opacity: 0;
      scale: 1.12;
    }
  }

  /* The knot, and the thread from there to the edge */
  .place:not([data-place='out'])::after {
    content: '';
    position: absolute;
    inset-block-start: -4px;
    inset-inline-end: 2px;
    inline-size: 8px;
    block-size: 8px;
    border: 1px solid var(--_thread-low);
    border-radius: 50%;
    background: var(--_thread);
  }

  .lead {
    position: absolute;
    right: 0;
    inset-block-start: -8px;
    inline-size: 30px;
    block-size: 14px;
    overflow: visible;
    pointer-events: none;
    animation: hang 240ms var(--_at, 0ms) backwards;
  }

  .lead[data-pair='a'] {
    inline-size: calc(100% - var(--_edge) - 2 * var(--_rim) - var(--_die) - var(--_free) - var(--_pair) + 7px);
  }

  .lead path {
    vector-effect: non-scaling-stroke;
  }

  [data-place='a'],
  [data-pair='a'],
  [data-pairs^='a'] {
    --_thread: var(--_thread-a);
    --_thread-low: color-mix(in oklab, var(--_thread-a), #000 34%);
  }

  [data-place='b'],
  [data-pair='b'],
  [data-pairs='b'] {
    --_thread: var(--_thread-b);
    --_thread-low: color-mix(in oklab, var(--_thread-b), #000 34%);
  }

  .place-label b {
    color: inherit;
  }

  @container tabletop (inline-size < 330px) {
    .hand {
      --_edge: 1px;
      --_rim: 0px;
      --_gap: 0px;
    }

    .place:not([data-place='out'])::before {
      inset-inline: 0;
    }

    /* They lie at the very edge. */
    .hand-die .die {
      rotate: calc(var(--_tilt) / 2);
    }

    .lead,
    .place:not([data-place='out'])::after {
      display: none;
    }
  }

  @container tabletop (inline-size < max(330px, 20.625rem)) {
    .place[data-place='out'] .place-label,
    .addends {
      display: none;
    }
  }

  .dice-pad {
    padding-inline: clamp(2px, 4cqi - 8px, 10px);
  }

  .keys {
    column-gap: clamp(1px, 2cqi - 4px, 4px);
  }

  .thrown,
  .keys {
    justify-content: space-evenly;
  }

  .thrown {
    grid-template-columns: repeat(5, min(var(--_die), 100% / 6 - 3px));
    align-items: center;
  }

  @container tabletop (inline-size >= max(480px, 30rem)) {
    .hand {
      block-size: var(--_felt-size, 98px);
      --_die: var(--tabletop-die-size, 54px);
      --_edge: 14px;
    }

    /* Two rows, with felt round them. */
    .hand[data-kind='pad'] {
      --_die: var(--tabletop-die-size, 46px);
    }
  }

  /* Beside the pad: the pairs one over the other, with their knots at the left, where the threads come from. */
  @container tabletop (inline-size >= max(880px, 55rem)) {
    .hand {
      block-size: calc(84px + 7.5 * var(--_tabletop-row));
      --_die: var(--tabletop-die-size, clamp(52px, 1.8 * var(--_tabletop-row), 72px));
      --_upper: calc(84px + 0.7 * var(--_tabletop-row));
      --_lower: calc(84px + 5.2 * var(--_tabletop-row));
      --_half: calc(var(--_die) / 2);
      --_gap: 6px;
    }

    .hand {
      > [data-at] {
        --_y: calc(var(--_lower) - var(--_half));
      }
      > :is([data-at='1'], [data-at='2']) {
        --_y: calc(var(--_upper) - var(--_half));
      }
      > :is([data-at='1'], [data-at='3']) {
        --_x: 32px;
      }
      > :is([data-at='2'], [data-at='4']) {
        --_x: calc(32px + var(--_die) + var(--_gap));
      }
      > [data-at='0'] {
        --_x: calc(100% - 32px - var(--_die));
        --_y: calc((var(--_upper) + var(--_lower)) / 2 - var(--_half));
      }
    }

    .place[data-place='a'],
    .place[data-place='b'] {
      left: 32px;
      inset-block: calc(var(--_upper) - var(--_half) - 8px) auto;
      block-size: calc(var(--_die) + 38px);
    }

    .place[data-place='b'] {
      inset-block-start: calc(var(--_lower) - var(--_half) - 8px);
    }

    .place[data-place='out'] {
      left: auto;
      right: 20px;
      inline-size: calc(var(--_die) + 24px);
      inset-block: calc((var(--_upper) + var(--_lower)) / 2 - var(--_half) - 12px) auto;
      block-size: calc(var(--_die) + 44px);
    }

    .place:not([data-place='out'])::before {
      inset: -3px -9px 29px;
    }

    .place:not([data-place='out'])::after {
      inset: calc(50% - 18px) auto auto -13px;
    }

    .place-label {
      font-size: 1rem;
      line-height: 1.75rem;
    }

    .place-label b {
      font-size: 1.5rem;
    }

    .hand > .lead {
      display: none;
    }

    .hand-die[data-own]::after {
      inset: 14% 14% 19%;
    }
  }
`;
