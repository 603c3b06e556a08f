import { css } from 'lit';

/** Dice of any size: the container sets it. */
export const dieStyles = css`
  .die {
    --_relief: var(--tabletop-relief, 1);
    --_die-face: var(--tabletop-die, light-dark(#fbf5e9, #efe6d6));

    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    overflow: visible;
    forced-color-adjust: none;
    border-radius: 24%;
  }

  @media (prefers-contrast: more), (prefers-reduced-transparency: reduce) {
    .die {
      --_relief: 0;
    }
  }

  .die[data-value] {
    color: var(--tabletop-die-ink, #241d18);
    box-shadow: var(--_shadow), var(--_shadow-cast);
  }

  .die .face {
    fill: var(--_die-face);
    stroke: var(--tabletop-die-line, transparent);
  }

  .die .edge {
    fill: color-mix(in oklab, var(--_die-face), #20140a calc(32% * var(--_relief)));
  }

  /* Light from above left on the rounded edges of the face */
  .die path {
    fill: none;
    stroke: #fff;
    stroke-linecap: round;
  }

  .die .light {
    stroke-opacity: calc(0.8 * var(--_relief));
    stroke-width: 1.5;
  }

  .die .shade {
    stroke: color-mix(in oklab, var(--_die-face), #20140a 45%);
    stroke-opacity: calc(0.3 * var(--_relief));
    stroke-width: 2.4;
  }

  .die .pip {
    stroke: currentcolor;
    stroke-width: 7.4;
  }

  .die .rim {
    stroke-opacity: calc(0.6 * var(--_relief));
    stroke-width: 7.6;
    translate: 0.4px 0.8px;
  }

  .die .ground {
    stroke-opacity: calc(0.17 * var(--_relief));
    stroke-width: 3.6;
    translate: 0.9px 1.1px;
  }

  .die text {
    fill: currentcolor;
    font-size: 26px;
    font-weight: 700;
  }

  /* An empty place */
  .die:not([data-value]) {
    .edge,
    .light,
    .shade {
      display: none;
    }

    .face {
      fill: none;
      stroke: currentcolor;
      stroke-opacity: 0.6;
      stroke-width: 1.4;
      stroke-dasharray: 4 3.4;
    }
  }

  @media (forced-colors: active) {
    .die[data-value] {
      color: CanvasText;
      box-shadow: none;
    }

    .die .face {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 1.6;
    }

    .die :is(.edge, .light, .shade, .rim, .ground) {
      display: none;
    }
  }

  @media print {
    .die[data-value] {
      color: #000;
      box-shadow: none;
    }

    .die .face {
      fill: #fff;
      stroke: #000;
      stroke-width: 1.6;
    }

    .die :is(.edge, .light, .shade, .rim, .ground) {
      display: none;
    }
  }
`;
