import { css } from 'lit';

/**
 * The dice of Triad, drawn from their codes, `w1` to `b3`: cubes with engraved strokes, White's of bone, Black's of ebony with rounder corners. Everything is measured in `--_tabletop-unit`, of which a
 * die is 76 wide. Without a value, `w` and `b`, a die shows no strokes.
 */
export const diceStyles = css`
  :host {
    --_seat-0: var(--tabletop-seat-0, light-dark(#f7eedb, #efe4cd));
    --_seat-0-ink: var(--tabletop-seat-0-ink, #33231a);
    --_seat-1: var(--tabletop-seat-1, light-dark(#2e2825, #221d1b));
    --_seat-1-ink: var(--tabletop-seat-1-ink, #f4e3c2);
  }

  [data-die]::before,
  [data-die]::after {
    content: '';
    position: absolute;
    box-sizing: border-box;
    forced-color-adjust: none;
  }

  [data-die]::before {
    inset: calc(9 * var(--_tabletop-unit)) calc(12 * var(--_tabletop-unit)) calc(15 * var(--_tabletop-unit));
    border: max(1px, calc(2 * var(--_tabletop-unit))) solid var(--tabletop-die-line, var(--_rim));
    border-radius: var(--_corner);
    background:
      linear-gradient(155deg, rgb(255 255 255 / calc(var(--_gloss) * var(--_relief))), transparent 55%), var(--_face);
    box-shadow:
      inset 0 calc(1.6 * var(--_tabletop-unit)) 0 rgb(255 255 255 / calc(var(--_gloss) * var(--_relief))),
      inset 0 calc(-3 * var(--_tabletop-unit)) calc(5 * var(--_tabletop-unit))
        rgb(40 20 0 / calc(0.12 * var(--_relief))),
      0 calc(8 * var(--_relief) * var(--_tabletop-unit)) 0 var(--_edge),
      0 calc(9 * var(--_tabletop-unit)) calc(2 * var(--_tabletop-unit)) rgb(20 10 0 / calc(0.55 * var(--_relief))),
      0 calc(13 * var(--_tabletop-unit)) calc(8 * var(--_tabletop-unit)) calc(-2 * var(--_tabletop-unit))
        rgb(20 10 0 / calc(0.45 * var(--_relief)));
  }

  [data-die^='w'] {
    --_face: var(--_seat-0);
    --_ink: var(--_seat-0-ink);
    --_edge: color-mix(in oklab, var(--_seat-0), #6b4a20 42%);
    --_rim: color-mix(in oklab, var(--_seat-0), #6b4a20 30%);
    --_gloss: 0.75;
    --_corner: calc(13 * var(--_tabletop-unit));
  }

  [data-die^='b'] {
    --_face: var(--_seat-1);
    --_ink: var(--_seat-1-ink);
    --_edge: color-mix(in oklab, var(--_seat-1), #000 55%);
    --_rim: color-mix(in oklab, var(--_seat-1), #fff 14%);
    --_gloss: 0.14;
    --_corner: calc(21 * var(--_tabletop-unit));
  }

  /* The strokes: the one in the middle, and its copies. */
  [data-die]::after {
    /* From the middle, so that a border of the cell makes it no thinner. */
    inset: calc(26 * var(--_tabletop-unit)) calc(50% - 4.8 * var(--_tabletop-unit)) calc(32 * var(--_tabletop-unit));
    border-radius: 99px;
    pointer-events: none;
  }

  [data-die$='1']::after,
  [data-die$='3']::after {
    background: var(--_ink);
  }

  [data-die$='2']::after {
    box-shadow:
      calc(-10.5 * var(--_tabletop-unit)) 0 0 var(--_ink),
      calc(10.5 * var(--_tabletop-unit)) 0 0 var(--_ink);
  }

  [data-die$='3']::after {
    box-shadow:
      calc(-20 * var(--_tabletop-unit)) 0 0 var(--_ink),
      calc(20 * var(--_tabletop-unit)) 0 0 var(--_ink);
  }

  @media (forced-colors: active) {
    .frame {
      --_seat-0: Canvas;
      --_seat-0-ink: CanvasText;
      --_seat-1: CanvasText;
      --_seat-1-ink: Canvas;
    }

    [data-die]::before {
      border: 2px solid CanvasText;
      background: var(--_face);
      box-shadow: none;
    }
  }

  @media print {
    .frame {
      --_seat-0: #fff;
      --_seat-0-ink: #000;
      --_seat-1: #000;
      --_seat-1-ink: #fff;
    }

    [data-die]::before {
      border: 1px solid #000;
      background: var(--_face);
      box-shadow: none;
    }
  }
`;
