import { css } from 'lit';

/** Dice that roll, in addition to `dieStyles`. `--_roll-late` on one or its parent lets it roll later than the others. */
export const rollingDieStyles = css`
  /* A roll: the die turns over two faces on its way, and settles with a little weight. */
  .die[data-rolling] {
    pointer-events: none;
    animation: roll var(--_rolls, 300ms cubic-bezier(0.25, 0.7, 0.3, 1) var(--_roll-late, 0ms)) backwards;
  }

  .die[data-rolling] :is(.shown, .passing-0, .passing-1, .joint) {
    animation: turn-up var(--_rolls, 300ms linear var(--_roll-late, 0ms)) backwards;
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
`;
