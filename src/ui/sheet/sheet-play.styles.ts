import { css } from 'lit';
import { resultStyles } from '../result/result.styles.js';

/**
 * Styles for playing on sheets: players, dice to press and to enter, choices in words, the result. `--_die` is the width of a die in the hand.
 */
export const sheetPlayStyles = css`
  ${resultStyles}

  :host {
    --_die: var(--tabletop-die-size, clamp(44px, 13cqi, 52px));
    --_pencil: var(--tabletop-pencil, light-dark(#5c5c5c, #d0d0d0));
  }

  .sheet[data-winner] {
    outline: 2px solid var(--tabletop-best, light-dark(#f0b429, #e5b75c));
    outline-offset: 2px;
  }

  /* Players: the button that shows a sheet lies below what the strip shows. */

  .strip > [data-shown] {
    box-shadow: inset 0 0 0 2px color-mix(in srgb, var(--_accent) 55%, transparent);
  }

  .seat-button {
    position: absolute;
    inset: -1px;
    z-index: -1;
    cursor: pointer;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
  }

  .seat-button ~ .named > input:not(:focus) {
    inset-inline-start: 24px;
    inline-size: calc(100% - 24px);
  }

  .strip > * > :not(button, .named) {
    pointer-events: none;
  }

  .result th {
    overflow-wrap: anywhere;
  }

  /* Dice and numbers are not mirrored in right-to-left pages. */
  .hand,
  .points,
  .result td {
    direction: ltr;
  }

  /* Dice */

  .hand-die,
  .pick {
    display: block;
    padding: 2px;
    border: 0;
    border-radius: calc(var(--_die) * 0.2);
    background: none;
    -webkit-tap-highlight-color: transparent;
    -webkit-user-select: none;
    user-select: none;
  }

  button.hand-die,
  .pick {
    cursor: pointer;
  }

  .hand-die .die,
  .pick .die {
    filter: drop-shadow(0 1px 1px rgb(30 20 10 / 0.3));
    transition: translate 120ms;
  }

  button.hand-die:hover .die,
  .pick:hover .die {
    translate: 0 -2px;
  }

  .hand[data-kind='resting'] .hand-die {
    opacity: 0.55;
  }

  .hand-die[data-fresh] .die {
    animation: tumble 480ms backwards cubic-bezier(0.2, 0.8, 0.3, 1.15);
  }

  .hand-die[data-fresh]:is([data-die='1'], [data-die='4']) .die {
    animation-delay: 60ms;
  }

  .hand-die[data-fresh][data-die='2'] .die {
    animation-delay: 110ms;
  }

  @keyframes tumble {
    from {
      opacity: 0;
      transform: translate(-30%, -90%) rotate(-260deg) scale(1.25);
    }
  }

  /* Dice to enter */

  .hand[data-kind='pad'] {
    display: block;
  }

  .thrown,
  .keys {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, var(--_die)));
    justify-content: center;
    gap: 6px 4px;
  }

  .thrown {
    min-block-size: var(--_die);
    margin-block-end: 10px;
  }

  .thrown .blank {
    padding: 2px;
    opacity: 0.5;
  }

  .pick[aria-disabled='true'] {
    cursor: default;
    opacity: 0.5;
  }

  /* Status and actions */

  .button[aria-disabled='true'] {
    border-color: transparent;
    background: color-mix(in srgb, var(--_muted) 16%, var(--_surface));
    color: var(--_muted);
  }

  /* Choices in words */

  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  .entries {
    block-size: 10rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    font-size: 0.9375em;
  }

  .entry {
    cursor: pointer;
    display: flex;
    gap: 8px;
    align-items: center;
    min-block-size: 44px;
    padding: 2px 6px;
    border-block-end: 1px solid var(--_line);
  }

  .entry span {
    unicode-bidi: plaintext;
  }

  .entry:has(:checked) {
    font-weight: 600;
    background: color-mix(in srgb, var(--_accent) 12%, transparent);
  }

  .entry input {
    flex: none;
    inline-size: 20px;
    min-block-size: 20px;
    accent-color: var(--_accent);
  }

  .entries > p {
    padding-block: 4px;
    color: var(--_muted);
  }

  @container tabletop (inline-size >= max(640px, 40rem)) {
    .entries {
      block-size: 15rem;
    }
  }

  @media (forced-colors: active) {
    .strip > [data-shown] {
      border: 3px solid Highlight;
    }

    .entry:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .button[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }

    .sheet {
      --_pencil: Highlight;
    }
  }

  /* A printed sheet is a diagram. */
  @media print {
    .pencil {
      display: none;
    }
  }
`;
