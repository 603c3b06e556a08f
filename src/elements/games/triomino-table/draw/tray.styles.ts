import { css } from 'lit';

/** The tray: a wooden rack whose troughs hold all tiles, whatever their number, what is left to buy, and what can be done. */
export const trayStyles = css`
  .turn:has(.rack-area) {
    grid-template: minmax(0, 1fr) minmax(92px, auto) / minmax(0, 1fr) 6rem;
    align-content: stretch;
    gap: 6px;
    padding: 6px;
    border-radius: calc(var(--_radius) * 1.25);
    background: linear-gradient(
      color-mix(in srgb, var(--_wood), #fff calc(9% * var(--_relief))),
      var(--_wood) 20%,
      var(--_wood) 70%,
      color-mix(in srgb, var(--_wood), #000 calc(14% * var(--_relief)))
    );
    box-shadow:
      inset 0 1px rgb(255 255 255 / calc(0.28 * var(--_relief))),
      inset 0 -2px 1px rgb(0 0 0 / calc(0.25 * var(--_relief))),
      var(--_shadow);
    color: var(--_wood-ink);
  }

  .turn:has(.rack-area) .button:focus-visible {
    outline-color: var(--_wood-ink);
  }

  .rack-area {
    grid-row: 1 / -1;
  }

  .rack-place {
    --_rows: 2;
    --_per-row: 5;
    --_height: 158px;
    --_row: calc((var(--_height) - (var(--_rows) - 1) * 6px) / var(--_rows));
    /* As large as the rack is wide and a trough is high. */
    --_side: min((100cqi - 12px) / (1 + 0.53 * (var(--_per-row) - 1)), (var(--_row) - 8px) / 0.9, 5.25rem);
    position: relative;
    container: rack / inline-size;
    block-size: var(--_height);
  }

  /* A long rack scrolls, in tiles that are still large. */
  .rack-place:has([data-full]) {
    --_rows: 3;
    --_side: 3.5rem;
  }

  @container tabletop (inline-size < max(300px, 18.75rem)) {
    .turn:has(.rack-area) {
      grid-template: auto minmax(max(62px, 4rem), auto) / minmax(0, 1fr) min(9rem, 64%);
    }

    .rack-area {
      grid-area: 1 / 1 / 2 / -1;
    }

    .rack-place {
      --_height: 128px;
    }
  }

  @container tabletop (420px <= inline-size < max(880px, 55rem)) {
    .turn:has(.rack-area) {
      grid-template: auto minmax(max(60px, 3.5rem), auto) / minmax(0, 1fr) 58%;
    }

    .rack-area {
      grid-area: 1 / 1 / 2 / -1;
    }

    .rack-place {
      --_height: max(88px, 4rem);
    }

    .rack-place {
      --_rows: 1;
      --_per-row: 10;
    }

    .rack-place:has([data-full]) {
      --_rows: 1;
      --_side: 4.5rem;
    }
  }

  @container tabletop (max(560px, 35rem) <= inline-size < max(880px, 55rem)) {
    .turn:has(.rack-area) {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) 76px 8rem;
    }

    .rack-area {
      grid-area: auto;
    }
  }

  @container tabletop (inline-size >= max(880px, 55rem)) {
    .turn:has(.rack-area) {
      grid-template: auto minmax(76px, auto) / 7rem minmax(0, 1fr);
    }

    .rack-area {
      grid-area: 1 / 1 / 2 / -1;
    }

    .rack-place {
      --_height: 190px;
    }

    .heap {
      max-block-size: 36px;
    }
  }

  /* The troughs, dark above and with a lit edge below. */
  .rack-place::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: calc(var(--_radius) * 0.75);
    background: repeating-linear-gradient(
      color-mix(in srgb, var(--_wood), #000 62%) 0,
      color-mix(in srgb, var(--_wood), #000 44%) 12px,
      color-mix(in srgb, var(--_wood), #000 30%) calc(var(--_row) - 1px),
      rgb(255 255 255 / 0.3) calc(var(--_row) - 1px) var(--_row),
      transparent var(--_row) calc(var(--_row) + 6px)
    );
  }

  .rack {
    direction: ltr;
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    justify-content: center;
    row-gap: 6px;
    box-sizing: content-box;
    inline-size: calc(var(--_per-row) * var(--_side) * 0.53 + 1px);
    block-size: 100%;
    margin-inline: auto;
    padding-inline-end: calc(var(--_side) * 0.47);
  }

  .rack[data-full] {
    display: grid;
    grid: repeat(var(--_rows), var(--_row)) / auto-flow calc(var(--_side) * 0.53);
    justify-content: start;
    box-sizing: border-box;
    inline-size: auto;
    margin-inline: 4px;
    padding-inline: 2px calc(var(--_side) * 0.47 + 4px);
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    mask-image: linear-gradient(
      90deg,
      rgb(0 0 0 / var(--_dusk-start, 1)),
      #000 32px calc(100% - 32px),
      rgb(0 0 0 / var(--_dusk-end, 1))
    );
  }

  .rack[data-full] .rack-tile {
    padding-block-end: 2px;
    touch-action: pan-x;
  }

  /* A brass bar shows which part is seen. */
  .rack-place:has([data-full])::after {
    content: '';
    position: absolute;
    inset-block-end: -1px;
    left: calc(8px + (100% - 16px) * var(--_past, 0));
    inline-size: calc((100% - 16px) * var(--_seen, 1));
    block-size: 4px;
    border-radius: 2px;
    background: var(--_gold);
    box-shadow: 0 0 0 1px rgb(0 0 0 / 0.35);
  }

  .rack-tile {
    display: grid;
    align-content: end;
    inline-size: var(--_side);
    block-size: var(--_row);
    margin-inline-end: calc(var(--_side) * -0.47);
    padding: 0 0 calc(var(--_side) * 0.06);
    border: 0;
    border-radius: var(--_radius);
    background: none;
    cursor: pointer;
    touch-action: none;
    transition: translate var(--_fast);
  }

  /* Tiles interlock: each is pressed on its triangle. */
  .rack-tile,
  .rack-tile .single {
    pointer-events: none;
  }

  .rack-tile .face {
    pointer-events: auto;
    transition: fill var(--_fast);
  }

  /* Tiles that fit nowhere, also where none does. */
  .rack[data-open] .rack-tile:not([data-fits]) .face {
    fill: color-mix(in srgb, var(--_tile), var(--_wood) 36%);
    stroke: none;
  }

  .rack-tile[data-marked],
  .rack-tile[aria-selected='true'],
  .rack-tile:focus-visible {
    z-index: 1;
  }

  /* The ring is a triangle, too. */
  @media not (forced-colors: active) {
    .rack-tile:focus-visible {
      outline: none;
    }

    .rack .rack-tile[data-tile]:focus-visible .face {
      stroke: var(--_accent);
      stroke-width: 12;
      stroke-linejoin: round;
    }
  }

  .rack-tile:hover {
    translate: 0 -2px;
  }

  .rack-tile[aria-selected='true'] {
    translate: 0 -9px;
  }

  .rack[data-full] .rack-tile[aria-selected='true'] {
    translate: 0 -1px;
  }

  .rack-tile[aria-selected='true'] .cast {
    transform: translate(9px, 21px);
  }

  .rack-tile[data-marked] .face {
    stroke: var(--tabletop-mark, light-dark(#c2410c, #ffa066));
    stroke-width: 7;
  }

  .rack-tile[data-marked='hinted'] .face {
    stroke: var(--tabletop-hint, var(--_gold));
    stroke-dasharray: 14 9;
  }

  .rack-tile[aria-selected='true'] .face,
  .pad-tile[aria-pressed='true'] .face {
    stroke: var(--_gold);
    stroke-width: 5;
  }

  .rack-tile[data-carried] {
    opacity: 0;
  }

  .carried {
    position: absolute;
    z-index: 7;
    left: var(--_from-x);
    top: var(--_from-y);
    inline-size: var(--_place);
    translate: calc(var(--drag-x, 0px) - 50%) calc(var(--drag-y, 0px) - 50%);
    pointer-events: none;
    animation: triomino-lift var(--_fast);
  }

  .carried .cast {
    transform: translate(10px, 24px);
  }

  .carried[data-turned] .single {
    animation: triomino-turn var(--_fast);
  }

  @keyframes triomino-lift {
    from {
      scale: 0.85;
    }
  }

  @keyframes triomino-turn {
    from {
      rotate: -60deg;
    }
  }

  /* What is left to buy, and what can be done */

  .pool {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 2px;
    min-block-size: 0;
    overflow: hidden;
    font-size: 0.8125em;
    text-align: center;
  }

  .heap {
    inline-size: 76px;
    max-inline-size: 100%;
    max-block-size: 53px;
  }

  .turn:has(.actions > :nth-child(2)) .heap {
    display: none;
  }

  .turn > .rack-area ~ .actions {
    grid-auto-flow: row;
    align-content: stretch;
    gap: 4px;
    min-block-size: 60px;
  }

  .rack-area ~ .actions .button {
    min-block-size: 56px;
    padding: 2px 6px;
    line-height: 1.15;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  .turn .button small {
    display: block;
    margin-block-start: 2px;
    font-size: 0.8125rem;
    font-weight: 500;
  }

  @container tabletop (inline-size < 420px) {
    .rack-area ~ .actions .button {
      font-size: 0.875rem;
    }
  }

  /* With two lines of words below it. */
  @container tabletop (inline-size < max(880px, 55rem)) {
    .heap {
      max-block-size: 36px;
    }
  }

  @container tabletop (inline-size < max(300px, 18.75rem)) or (max(560px, 35rem) <= inline-size < max(880px, 55rem)) {
    .rack-area ~ .actions .button {
      font-size: 0.8125rem;
    }
  }

  @container tabletop (inline-size < max(880px, 55rem)) {
    .turn .button:nth-child(2) {
      font-size: 0.8125em;
    }
  }

  @container tabletop (420px <= inline-size < max(560px, 35rem)) {
    .pool {
      grid-auto-flow: column;
      justify-content: start;
      align-items: center;
      gap: 12px;
    }
  }

  /* The lid: the seat whose turn it is takes it off. */
  .lid {
    position: absolute;
    inset: -2px;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 2px;
    padding: 8px;
    border-radius: var(--_radius);
    background:
      radial-gradient(30px 14px at 50% 0, color-mix(in srgb, var(--_wood), #000 60%) 98%, transparent),
      repeating-linear-gradient(
        179deg,
        transparent 0 5px,
        rgb(0 0 0 / calc(0.07 * var(--_veins))) 5px 6px,
        transparent 6px 13px,
        rgb(255 255 255 / calc(0.05 * var(--_veins))) 13px 14px
      ),
      color-mix(in srgb, var(--_wood), #fff 6%);
    box-shadow:
      inset 0 1px rgb(255 255 255 / 0.35),
      var(--_shadow),
      var(--_shadow-cast);
  }

  .cover {
    animation: triomino-lid var(--_normal);
  }

  @keyframes triomino-lid {
    from {
      translate: 0 -24px;
      opacity: 0;
    }
  }

  .lid-name {
    font-size: 1.375em;
    font-weight: 700;
    text-shadow: 0 1px 1px rgb(0 0 0 / 0.5);
    overflow-wrap: anywhere;
  }

  @media (forced-colors: active) {
    .turn:has(.rack-area),
    .lid {
      border: 1px solid;
    }

    .rack-place::before {
      display: none;
    }

    .rack-tile .single,
    .pad-tile .single,
    .held .single,
    .heap {
      forced-color-adjust: none;
      --_tile: Canvas;
      --_tile-ink: CanvasText;
      --tabletop-tile-ink: CanvasText;
      --_tile-line: CanvasText;
      --_gold: Highlight;
      --tabletop-mark: Highlight;
    }

    .rack[data-open] .rack-tile:not([data-fits]) .face {
      fill: Canvas;
      stroke: GrayText;
    }
  }
`;
