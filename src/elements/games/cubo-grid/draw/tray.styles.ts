import { css } from 'lit';
import type { CSSResult } from 'lit';

/** The squares of all who share a device side by side, each with its own buttons, where there is room for them. */
const sideBySide = (count: number, width: number): CSSResult => css`
  @container tabletop (inline-size >= max(${width}px, ${width / 16}rem)) {
    .frame:has(> .stage > .squares[data-shared][data-count='${count}']) {
      --_rest: 440px;
      --_turn: 172px;
      --_board: min(100%, max(14rem, var(--_view) - var(--_rest)));
      --_size: 100%;
      grid-template: none / minmax(0, 1fr);

      > :is(.error, .players, .stage, .turn, .panel) {
        grid-area: auto;
      }

      .foot:has(> .result-card) {
        min-block-size: calc(var(--_turn) + 8px + var(--_foot));
      }

      .ending-actions {
        grid-template-columns: minmax(0, 1.25fr) minmax(0, 2fr);
      }

      .ending-scores {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }

      .squares {
        grid-template-columns: repeat(${count}, minmax(0, 1fr));
      }

      .squares > .seat:not([data-own]) {
        display: grid;
      }

      .squares .head {
        display: none;
      }

      .players > .strip {
        grid: 48px / repeat(${count}, minmax(0, 1fr));

        > .player {
          grid: 'name name name name' 'sign points gain note' / auto auto auto minmax(0, 1fr);
          align-content: center;
          padding: 0 2px 0 5px;
        }

        input.name {
          inset: 0;
        }

        .gain {
          grid-area: gain;
        }

        .crown {
          grid-area: sign;
          place-self: center;
          padding: 0;
          background: none;
        }
      }

      .mini {
        display: none;
      }

      > .turn {
        --_buzzer: 108px;
        grid-template: 58px auto / minmax(0, 1fr);
      }

      .middle {
        justify-self: center;
        inline-size: min(100%, 18rem);
      }

      .actions {
        display: grid;
        grid-auto-columns: minmax(0, 1fr);
        gap: 12px;
      }

      .seat-actions {
        display: grid;
        grid-template-columns: var(--_buzzer) minmax(0, 10rem);
        justify-content: center;
        align-items: center;
        gap: 8px 12px;
        min-block-size: var(--_buzzer);
      }

      .seat-actions > :is(.buzzer, .well) {
        grid-area: auto;
      }

      .seat-actions > .second {
        grid-column: 2;
      }

      .actions > :is(.buzzer, .well) {
        grid-area: auto;
        justify-self: center;
      }

      .hurry {
        display: none;
      }
    }
  }
`;

/** The tray: the dice of the middle, the round button, and what else can be done. */
export const trayStyles = css`
  .turn {
    --_buzzer: 108px;
    grid-template: 58px minmax(var(--_second), auto) / minmax(0, 1fr) var(--_buzzer);
    gap: 6px 12px;
    /* It stays in sight only where the square fits above it, whatever is scrolled. */
    inset-block-end: min(0px, (var(--_view) - var(--_table) - 4.5rem) * 99);
  }

  .turn[data-stuck] {
    min-block-size: calc(var(--_turn, 0px) + 12px);
    margin-block: -8px -4px;
    padding-block: 8px 4px;
    background: var(--_surface);
    box-shadow:
      -8px 0 var(--_surface),
      8px 0 var(--_surface),
      0 -1px var(--_hair),
      0 -6px 12px -6px rgb(30 20 10 / 0.3);
  }

  .middle {
    display: flex;
    align-items: center;
    justify-content: space-around;
    direction: ltr;
    min-inline-size: 0;
    padding: 0 6px;
    border-radius: 16px;
    background: var(--_groove);
    box-shadow: inset 0 2px 4px rgb(40 25 5 / 0.28);
  }

  .middle > * {
    flex: 0 1 44px;
    display: grid;
    align-content: center;
    min-inline-size: 0;
    min-block-size: 48px;
    padding: 2px;
    border: 0;
    border-radius: 14px;
    background: none;
  }

  /* The place of a die that was taken */
  .middle > :not([data-colour])::before {
    content: '';
    justify-self: center;
    inline-size: 70%;
    aspect-ratio: 1;
    border-radius: 25%;
    background: color-mix(in oklab, var(--_groove), #000 12%);
    box-shadow: inset 0 1px 2px rgb(0 0 0 / 0.3);
  }

  .take {
    cursor: pointer;
  }

  .take .cube {
    translate: 0 -3px;
    outline: 3px solid var(--_ink);
    outline-offset: 2px;
    transition: translate var(--_fast);
  }

  .take:focus-visible {
    z-index: 1;
    outline: none;
  }

  .take:focus-visible .cube {
    translate: 0 -6px;
    outline: 5px solid var(--_accent);
  }

  .take:hover .cube {
    translate: 0 -6px;
  }

  .actions,
  .seat-actions[data-own] {
    display: contents;
  }

  .seat-actions:not([data-own], [data-due]) {
    display: none;
  }

  .seat-actions[data-due] {
    grid-column: 1 / -1;
    display: grid;
  }

  .actions .button {
    grid-column: 1;
    min-block-size: 44px;
    min-inline-size: 0;
    padding-inline: 8px;
  }

  .actions > .button {
    grid-column: 1 / -1;
    min-block-size: 56px;
  }

  /* At the end, the card is right below the dice of the middle. */
  .frame:has(.result-card) > .turn {
    --_turn: 0;
    grid-template-rows: 58px;

    .middle {
      grid-column: 1 / -1;
    }
  }

  /* Between two rounds */
  .turn:has(> .actions > .button.primary:only-child) {
    grid-template-rows: minmax(0, 1fr) 56px;

    .middle {
      grid-column: 1 / -1;
    }
  }

  .second {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    border-color: var(--_hair);
    border-radius: 12px;
    background: none;
    color: inherit;
    font-weight: 600;
    line-height: 1.15;
  }

  .second.off {
    min-block-size: 44px;
    font-weight: 400;
    text-align: center;
    color: var(--_muted);
  }

  .buzzer {
    grid-area: 1 / 2 / 3 / 3;
    align-self: center;
    cursor: pointer;
    display: block;
    inline-size: var(--_buzzer);
    block-size: var(--_buzzer);
    padding: 7px;
    border: 0;
    border-radius: 50%;
    background: linear-gradient(160deg, light-dark(#5a554e, #57524b), light-dark(#2a2723, #22201d));
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.35),
      var(--_shadow),
      var(--_shadow-cast);
    color: #2a1c00;
  }

  .well {
    grid-area: 1 / 2 / 3 / 3;
    display: grid;
    place-content: center;
    place-self: center;
    inline-size: var(--_buzzer);
    block-size: var(--_buzzer);
    padding: 8px;
    border-radius: 22px;
    background: var(--_groove);
    box-shadow: inset 0 2px 4px rgb(40 25 5 / 0.28);
    color: var(--_ink);
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    text-wrap: balance;
  }

  .well[data-held] {
    outline: 3px solid var(--_amber);
    outline-offset: -1px;
  }

  .well > [data-colour] {
    inline-size: calc(var(--_buzzer) * 0.76);
  }

  .well > b {
    font-size: 1.5rem;
  }

  .cap {
    display: grid;
    place-content: center;
    gap: 2px;
    block-size: 100%;
    padding: 4px;
    border-radius: 50%;
    background: radial-gradient(
      circle at 36% 26%,
      color-mix(in oklab, var(--_amber), #fff 42%),
      var(--_amber) 42%,
      color-mix(in oklab, var(--_amber), #a85a00 30%) 92%,
      var(--_amber)
    );
    box-shadow:
      0 3px 5px rgb(0 0 0 / 0.5),
      inset 0 1.5px 1px rgb(255 255 255 / 0.65),
      inset 0 -4px 7px rgb(140 70 0 / 0.4);
    font-size: min(1.375rem, var(--_buzzer) * 0.22);
    font-weight: 800;
    letter-spacing: -0.02em;
    line-height: 1;
    text-align: center;
    transition: translate var(--_fast);
  }

  .word {
    unicode-bidi: plaintext;
  }

  .word[data-long] {
    font-size: 0.76em;
  }

  .cap small {
    font-size: 0.8125rem;
    letter-spacing: 0;
  }

  .hurry {
    grid-area: 1 / 2 / 3 / 3;
    place-self: end center;
    z-index: 1;
    margin-block-end: calc(var(--_buzzer) * 0.2);
    color: #2a1c00;
    font-size: 0.9375rem;
    font-weight: 700;
    line-height: 1;
    pointer-events: none;
  }

  .buzzer:active .cap {
    translate: 0 3px;
    box-shadow:
      0 1px 1px rgb(0 0 0 / 0.5),
      inset 0 3px 6px rgb(140 70 0 / 0.5);
  }

  .frame:has(.clock[data-short]) .buzzer {
    outline: 3px solid var(--_late);
    outline-offset: 2px;
  }

  .buzzer:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 3px;
  }

  /* Real dice */

  .hand {
    grid-column: 1 / -1;
  }

  /* So high that it would cover the board. */
  .turn:has(.hand) {
    position: static;
    grid-template: auto / minmax(0, 1fr);

    .middle {
      min-block-size: 58px;
    }
  }

  .turn:has(.hand[data-count='4']) .middle {
    display: none;
  }

  .thrown,
  .keys {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, var(--_die)));
    justify-content: center;
    gap: 6px 4px;
  }

  .thrown {
    margin-block-end: 10px;
    direction: ltr;
  }

  .hand[data-count='9'] .thrown {
    grid-template-columns: repeat(5, minmax(0, var(--_die)));
  }

  .hand[data-count='4'] .thrown {
    grid-template-columns: repeat(4, minmax(0, var(--_die)));
  }

  .pick {
    cursor: pointer;
    display: block;
    padding: 2px;
    border: 0;
    border-radius: 10px;
    background: none;
  }

  .pick[aria-disabled='true'],
  .thrown .blank {
    opacity: 0.5;
  }

  .thrown .blank {
    padding: 2px;
  }

  .hand > .button {
    margin-block-start: 10px;
    min-block-size: 56px;
    inline-size: 100%;
  }

  @container tabletop (inline-size < 300px) {
    .turn {
      --_buzzer: 84px;
      grid-template-rows: 50px minmax(48px, auto);
    }

    .cap {
      font-size: min(1.0625rem, var(--_buzzer) * 0.21);
    }

    .middle {
      padding: 0 2px;
      border-radius: 12px;
    }

    .take .cube {
      outline-width: 2px;
      outline-offset: 1px;
    }
  }

  @container tabletop (inline-size >= max(480px, 30rem)) {
    .middle > * {
      flex-basis: 52px;
    }
  }

  /* In a column beside the board there is room for a large tray. */
  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-bare]) > .turn {
      --_buzzer: 140px;
      grid-template-rows: 84px minmax(56px, auto);

      &:has(> .actions > .button.primary:only-child) {
        grid-template-rows: 84px 56px;
      }

      .middle > * {
        flex-basis: 60px;
      }

      .cap {
        font-size: 1.75rem;
      }
    }
  }

  ${sideBySide(2, 520)}
  ${sideBySide(3, 768)}
  ${sideBySide(4, 1024)}

  @media (forced-colors: active) {
    .buzzer,
    .cap {
      border: 2px solid;
      background: Canvas;
      color: CanvasText;
    }

    :is(.middle, .well) {
      border: 1px solid;
    }
  }
`;
