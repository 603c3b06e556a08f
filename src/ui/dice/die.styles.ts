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

  /* A roll: the die turns over two faces on its way, and settles with a little weight. */
  .die[data-rolling] {
    pointer-events: none;
    animation: roll var(--_rolls, 560ms cubic-bezier(0.25, 0.7, 0.3, 1)) backwards;
  }

  .die[data-rolling] :is(.shown, .passing-0, .passing-1, .joint) {
    animation: turn-up var(--_rolls, 560ms ease-out) backwards;
  }

  .die[data-rolling] :is(.passing-0, .passing-1, .joint) {
    opacity: 0;
    animation-name: turn-away;
  }

  .die[data-rolling] .passing-1 {
    animation-name: turn-past;
  }

  .die[data-rolling] .joint {
    stroke-opacity: calc(0.6 * var(--_relief));
    animation-name: joint;
  }

  @keyframes roll {
    from {
      transform: translate(var(--_roll-x, -30%), -110%) rotate(var(--_roll-turn, -310deg)) scale(1.12);
    }
    68% {
      transform: translate(0, 3%) rotate(7deg);
    }
    84% {
      transform: rotate(-2.5deg);
    }
  }

  /* A face goes over the upper edge, and the next one comes from the lower one: each as high as it is seen. */
  @keyframes turn-away {
    from {
      opacity: 1;
    }
    45% {
      opacity: 1;
      transform: scaleY(0);
    }
    46% {
      opacity: 0;
    }
  }

  @keyframes turn-past {
    from {
      opacity: 1;
      transform: translateY(37px) scaleY(0);
    }
    45% {
      transform: none;
    }
    90% {
      opacity: 1;
      transform: scaleY(0);
    }
    91% {
      opacity: 0;
    }
  }

  @keyframes turn-up {
    from,
    45% {
      transform: translateY(37px) scaleY(0);
    }
    90% {
      transform: none;
    }
  }

  @keyframes joint {
    from {
      opacity: 1;
      transform: translateY(37px);
    }
    45% {
      transform: none;
    }
    45.1% {
      transform: translateY(37px);
    }
    90% {
      opacity: 1;
      transform: none;
    }
    91% {
      opacity: 0;
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
