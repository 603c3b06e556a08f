import { css } from 'lit';
import type { CSSResult } from 'lit';

/**
 * The line of the coach, on the shelf of the tools and as high as they are, so that nothing moves when it comes and goes.
 * @param pressed the selectors of what is to be pressed in a first turn
 */
export const coachStyles = (pressed: CSSResult): CSSResult => css`
  .tools:has(+ .coach) {
    visibility: hidden;
  }

  .coach {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) 44px;
    align-items: center;
    min-block-size: 44px;
    border-inline-start: 3px solid var(--_accent);
    border-radius: 10px;
    background: color-mix(in srgb, var(--_text) 7%, transparent);
    animation: coach var(--_normal);
  }

  .coach > p {
    font-size: 0.8125rem;
    line-height: 1.125rem;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  .coach .icon {
    inline-size: 18px;
    block-size: 18px;
    justify-self: center;
  }

  .coach > .icon,
  .coach > :first-child {
    color: var(--_accent);
  }

  .coach > button {
    cursor: pointer;
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 10px;
    background: none;
    color: inherit;
  }

  .coach > button:first-child {
    margin-inline: -3px -9px;
  }

  .coach > button:focus-visible {
    outline-offset: -3px;
  }

  @container tabletop (inline-size < 330px) {
    .coach > p {
      font-size: 0.75rem;
    }
  }

  @keyframes coach {
    from {
      opacity: 0;
      translate: 0 4px;
    }
  }

  /* What to press, as long as the goal is shown and no hint points elsewhere: a ring in the colour of the line. */
  @media screen {
    :host(:state(goal):not(:state(hint))) :is(${pressed}):not(:focus-visible) {
      outline: 3px solid var(--_ring, var(--_text));
      outline-offset: var(--_ring-offset, 3px);
      animation: coach-ring 1.2s ease-in-out 3;
    }
  }

  @keyframes coach-ring {
    50% {
      outline-color: transparent;
    }
  }

  @media (forced-colors: active) {
    .coach {
      outline: 1px solid;
    }

    :host(:state(goal):not(:state(hint))) :is(${pressed}):not(:focus-visible) {
      outline-color: CanvasText;
    }
  }
`;
