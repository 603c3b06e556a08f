import { css } from 'lit';

/** Dice of acrylic: saturated cubes, and the light of lines that runs through them. Needs `dieStyles`. */
export const cubeStyles = css`
  [data-colour] {
    --_cube: var(--tabletop-die, light-dark(#f6f3ee, #ece7df));
    --_beam: #ffcf52;
  }

  /* In the light of both colours, a die is a brighter red or blue. */
  :is([data-colour='r'], [data-colour='b']) {
    --_beam: color-mix(in oklab, var(--_cube), #fff 45%);
  }

  [data-colour='r'] {
    --_cube: var(--_red);
  }

  [data-colour='b'] {
    --_cube: var(--_blue);
  }

  .cube {
    display: block;
    position: relative;
    border-radius: 25%;
    background: linear-gradient(
      to bottom,
      color-mix(in oklab, var(--_cube), #000 calc(12% * var(--_relief))) 70%,
      color-mix(in oklab, var(--_cube), #000 calc(42% * var(--_relief)))
    );
    box-shadow:
      var(--_shadow),
      0 5px 9px -3px color-mix(in oklab, transparent, var(--_cube) calc(60% * var(--_relief)));
  }

  .cube::before {
    content: '';
    position: absolute;
    inset: 1% 2.5% 8%;
    border-radius: 25%;
    background:
      linear-gradient(to bottom, transparent 18%, var(--_tabletop-across, transparent) 50%, transparent 82%),
      linear-gradient(to right, transparent 18%, var(--_tabletop-down, transparent) 50%, transparent 82%),
      radial-gradient(90% 55% at 30% 4%, rgb(255 255 255 / calc(0.34 * var(--_relief))), transparent),
      linear-gradient(
        150deg,
        color-mix(in oklab, var(--_cube), #fff calc(12% * var(--_relief))),
        var(--_cube) 45%,
        color-mix(in oklab, var(--_cube), #000 calc(14% * var(--_relief)))
      );
    box-shadow: inset 0 1px 0 rgb(255 255 255 / calc(0.35 * var(--_relief)));
  }

  .cube > .die {
    position: relative;
    color: #fff;
    box-shadow: none;
  }

  .cube[data-colour='w'] > .die {
    color: var(--tabletop-die-ink, #241d18);
  }

  .cube :is(.edge, .face) {
    fill: none;
  }

  .cube > .die:not([data-value]) .face {
    stroke-dasharray: none;
  }

  .cube:not([data-colour='b']) > .die:not([data-value]) .face {
    stroke: none;
  }

  .cube .light {
    stroke-opacity: calc(0.45 * var(--_relief));
  }

  .cube .rim {
    stroke-opacity: calc(0.35 * var(--_relief));
  }

  /* Blue dice have a ring, for readers who cannot tell the colours apart. */
  .cube[data-colour='b'] .face {
    x: 4.4px;
    y: 3.8px;
    width: 31.2px;
    height: 30px;
    rx: 6px;
    stroke: #fff;
    stroke-width: 1.1;
    stroke-opacity: 0.85;
  }

  .cube .shade,
  .cube[data-colour='b'] .light {
    display: none;
  }

  .cube[data-colour='w'] {
    background: linear-gradient(
      to bottom,
      var(--_cube) 70%,
      color-mix(in oklab, var(--_cube), #3a2c18 calc(38% * var(--_relief)))
    );
    box-shadow:
      0 0 0 0.5px rgb(60 45 25 / 0.4),
      var(--_shadow),
      var(--_shadow-cast);
  }

  [data-light='r'],
  [data-row='r'] {
    --_light: color-mix(in oklab, var(--_red), #ff5a46 calc(70% * var(--_relief)));
  }

  [data-light='b'],
  [data-row='b'] {
    --_light: color-mix(in oklab, var(--_blue), #4c98ff calc(70% * var(--_relief)));
  }

  [data-light='m'] {
    --_light: color-mix(in oklab, var(--_amber), #ffd25a calc(40% * var(--_relief)));
  }

  [data-row='m'] {
    --_light: var(--_beam);
  }

  [data-row] {
    --_tabletop-across: color-mix(in srgb, transparent, var(--_light) calc(85% * var(--_relief)));
  }

  [data-column='r'] {
    --_tabletop-down: color-mix(in srgb, transparent, #ff6a54 calc(85% * var(--_relief)));
  }

  [data-column='b'] {
    --_tabletop-down: color-mix(in srgb, transparent, #5aa2ff calc(85% * var(--_relief)));
  }

  [data-column='m'] {
    --_tabletop-down: color-mix(in srgb, transparent, var(--_beam) calc(85% * var(--_relief)));
  }

  @media (forced-colors: active), print {
    .cube,
    .cube[data-colour='w'],
    .cube::before {
      background: none;
      box-shadow: none;
    }

    .cube .face,
    .cube > .die:not([data-value]) .face {
      fill: Canvas;
      stroke: CanvasText;
    }

    .cube > .die,
    .cube[data-colour='w'] > .die {
      color: CanvasText;
    }

    .cube[data-colour='b'] .edge {
      display: inline;
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 1.6;
    }

    .cube[data-colour='b'] .face {
      stroke: CanvasText;
    }

    .cube[data-colour='w'] .face {
      stroke-width: 3.4;
    }
  }
`;
