import { css } from 'lit';
import type { CSSResult } from 'lit';

/**
 * The line of the coach. It lies in room of its own or on the upper edge of the board, so that nothing moves when it comes and goes, and lets the pointer through.
 * @param pressed the selectors of what is to be pressed in a first turn
 */
export const coachStyles = (pressed: CSSResult): CSSResult => css`
  .stage:has(> .coach) {
    position: relative;
  }

  .coach {
    position: absolute;
    z-index: 3;
    inset-block-start: 0;
    /* A board may be narrower than large text over it. */
    inset-inline: min(0px, (100% - min(100cqi, 19rem)) / 2);
    pointer-events: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    inline-size: fit-content;
    max-inline-size: max(100%, min(100cqi, 19rem));
    min-block-size: 36px;
    margin-inline: auto;
    padding-inline-start: 12px;
    border: 1px solid transparent;
    border-radius: 18px;
    background: var(--_text);
    box-shadow: var(--_shadow-raised);
    color: var(--_surface);
    font-size: 0.8125rem;
    line-height: 1rem;
    animation: coach var(--_normal);
  }

  /* Over the gap below the players. */
  .stage:not(:first-child) > .coach {
    inset-block-start: -8px;
  }

  .coach > p {
    padding-block: 3px;
    font-weight: 500;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  .coach > button {
    cursor: pointer;
    pointer-events: auto;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-block: -4px;
    padding: 0;
    border: 0;
    border-radius: 22px;
    background: none;
    color: inherit;
  }

  .coach > .learn {
    margin-inline-start: auto;
    inline-size: auto;
    padding-inline: 4px 0;
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  .coach > button:focus-visible {
    outline-color: currentcolor;
    outline-offset: -8px;
  }

  .coach .icon {
    inline-size: 16px;
    block-size: 16px;
  }

  @keyframes coach {
    from {
      opacity: 0;
      translate: 0 4px;
    }
  }

  /* What to press, as long as the goal is told and no hint points elsewhere: a ring in the colour of the line. */
  @media screen {
    .frame:has([data-line='goal']):not(:has([data-hint])) :is(${pressed}):not(:focus-visible) {
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
      border-color: CanvasText;
    }

    .frame:has([data-line='goal']):not(:has([data-hint])) :is(${pressed}):not(:focus-visible) {
      outline-color: CanvasText;
    }
  }

  @media print {
    .coach,
    .coach-room {
      display: none;
    }
  }
`;
