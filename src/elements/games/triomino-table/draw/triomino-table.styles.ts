import { css } from 'lit';

/** The looks of the table and its tiles, and the room for the tray. */
export const triominoStyles = css`
  :host {
    --_board: var(--tabletop-board, light-dark(#34785a, #20513c));
    --_board-text: var(--tabletop-board-text, light-dark(#f2f8f1, #dcebe0));
    --_gold: var(--tabletop-board-mark, #ffd166);
    --_on-gold: #38270a;
    --_tile: var(--tabletop-tile, light-dark(#fdf8ea, #efe7d3));
    --_tile-ink: var(--tabletop-tile-ink, #26211b);
    --_tile-line: var(--tabletop-tile-line, light-dark(#bfa97b, #9d8a63));
    --_wood: var(--tabletop-rack, light-dark(#87592f, #5f3f23));
    --_wood-ink: var(--tabletop-rack-text, #fbeeda);
    --_veins: var(--tabletop-grain, 1);
  }

  /* Room for what is loaded later. */
  .seats {
    min-block-size: 48px;
  }

  .seats:not([data-seats='2'], [data-seats='3']) {
    min-block-size: 92px;
  }

  /* What stands round the table, so that a turn is seen whole. */
  .frame {
    --_table: 26rem;
    --_strip: 0px;
    --_turn: 170px;
    --_size: min(100cqi, 80rem);
    --_high: clamp(13rem, var(--_view) - 132px - var(--_turn) - var(--_strip), 125cqi);
  }

  .frame:has(.seats) {
    --_strip: 56px;
  }

  .frame:has(.seats:not([data-seats='2'], [data-seats='3'])) {
    --_strip: 100px;
  }

  @container tabletop (inline-size < max(300px, 18.75rem)) {
    .frame {
      --_turn: calc(152px + max(64px, 4rem));
      --_high: clamp(12rem, var(--_view) - 132px - var(--_turn) - var(--_strip), 125cqi);
    }
  }

  @container tabletop (inline-size >= 420px) {
    .frame {
      --_turn: calc(18px + max(88px, 4rem) + max(60px, 3.5rem));
      --_high: clamp(15rem, var(--_view) - 132px - var(--_turn) - var(--_strip), 80cqi);
    }
  }

  @container tabletop (inline-size >= max(560px, 35rem)) {
    .frame {
      --_turn: calc(12px + max(88px, 4rem));
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame {
      --_turn: 292px;
      --_high: clamp(30rem, var(--_view) - 24px, 100cqi - 23rem);
    }
  }

  .frame[data-mode='replay'] {
    --_high: clamp(13rem, var(--_view) - 25rem - var(--_strip), 100cqi);
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame[data-mode='replay'] {
      --_high: clamp(26rem, var(--_view) - 24px, 100cqi - 23rem);
    }
  }

  .frame[data-mode='diagram'] {
    --_size: min(100cqi, 34rem);
  }

  /* The geometry is the same in pages that are written from right to left. The cloth is woven of two threads. */
  .table {
    direction: ltr;
    position: relative;
    border-radius: calc(var(--_radius) * 1.25);
    background:
      repeating-linear-gradient(45deg, transparent 0 2px, rgb(0 0 0 / calc(0.04 * var(--_veins))) 2px 3px),
      repeating-linear-gradient(-45deg, transparent 0 2px, rgb(255 255 255 / calc(0.03 * var(--_veins))) 2px 3px),
      radial-gradient(
        120% 130% at 22% 8%,
        color-mix(in srgb, var(--_board), #fff calc(9% * var(--_relief))),
        var(--_board) 42%,
        color-mix(in srgb, var(--_board), #000 calc(24% * var(--_relief)))
      );
    box-shadow:
      inset 0 2px 7px rgb(0 20 10 / calc(0.42 * var(--_relief))),
      inset 0 0 0 1px rgb(0 20 10 / 0.35);
    color: var(--_board-text);
  }

  .board {
    display: block;
    inline-size: 100%;
    block-size: var(--_high);
    border-radius: inherit;
    touch-action: pan-y;
  }

  .frame[data-mode='diagram'] .board {
    block-size: auto;
    max-block-size: 34rem;
    touch-action: auto;
  }

  #ivory stop {
    stop-color: var(--_tile);
  }

  #ivory [offset] {
    stop-color: color-mix(in srgb, var(--_tile), #b08a4a calc(17% * var(--_relief)));
  }

  .face {
    fill: url(#ivory) var(--_tile);
    stroke: color-mix(in srgb, #fff 70%, var(--_tile));
    stroke-width: 1.5;
  }

  .edge {
    fill: var(--_tile-line);
    transform: translate(1px, calc(5px * var(--_relief)));
  }

  .cast {
    fill: rgb(0 25 12 / calc(0.4 * var(--_relief)));
    transform: translate(4px, 9px);
  }

  /* A white ring round the latest tile. */
  .latest .cast {
    fill: none;
    stroke: #fff;
    stroke-width: 11;
    transform: none;
  }

  .latest .edge {
    stroke: color-mix(in srgb, var(--_board), #000 45%);
    stroke-width: 4;
    transform: none;
  }

  .shown .face {
    fill: var(--_tile);
  }

  text {
    font-size: 30px;
    font-weight: 700;
    text-anchor: middle;
    fill: var(--_tile-ink);
    pointer-events: none;
    user-select: none;
    -webkit-user-select: none;
  }

  .n0 {
    fill: var(--tabletop-tile-ink, #3b3b40);
  }

  .n1 {
    fill: var(--tabletop-tile-ink, #1f5b9b);
  }

  .n2 {
    fill: var(--tabletop-tile-ink, #1d6838);
  }

  .n3 {
    fill: var(--tabletop-tile-ink, #b1342a);
  }

  .n4 {
    fill: var(--tabletop-tile-ink, #6c3a92);
  }

  .n5 {
    fill: var(--tabletop-tile-ink, #875006);
  }
`;
