import { css } from 'lit';

/** The rounds and the result of a game of Tricubo. */
export const tricuboResultStyles = css`
  /* The round of the solo game, and its points; all rounds are opened over the sheet */

  .solo {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    min-block-size: 44px;
  }

  .rounds {
    flex: 1 0 7.5rem;
    min-inline-size: 0;
  }

  .rounds summary {
    cursor: pointer;
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding-inline: 4px;
    border-radius: var(--_radius);
    font-weight: 600;
    white-space: nowrap;
    list-style: none;
  }

  .rounds summary::-webkit-details-marker {
    display: none;
  }

  .progress {
    flex: 1;
    min-inline-size: 0;
    block-size: 4px;
    border-radius: 2px;
    overflow: hidden;
    stroke: color-mix(in srgb, var(--_muted) 28%, transparent);
    stroke-width: 1;
    stroke-linecap: butt;
  }

  .progress .done {
    stroke: var(--_muted);
  }

  .so-far {
    unicode-bidi: plaintext;
    flex: none;
    font-size: 1.125em;
    font-weight: 700;
  }

  /* Large text: the points below the round, whatever they are. */
  @container tabletop (inline-size < 17rem) {
    .so-far {
      flex-basis: 100%;
    }
  }

  @container tabletop (inline-size < 300px) {
    .solo,
    .rounds summary {
      gap: 6px;
      font-size: 0.9375rem;
    }

    .progress {
      display: none;
    }
  }

  .track {
    direction: ltr;
    position: absolute;
    inset: 100% 0 auto;
    z-index: 3;
    padding: 8px;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-raised);
    display: grid;
    grid-template-rows: repeat(3, auto);
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 2px;
    font-size: 0.75rem;
  }

  .round {
    line-height: 1.3;
    text-align: center;
    border: 1px solid var(--_line);
    border-inline-start: 6px solid var(--_colour);
    border-radius: 3px;
  }

  /* Which die is closed is seen without colour, too: the larger, the broader. */
  .round[data-die='L'] {
    border-inline-start-width: 9px;
  }

  .round[data-die='S'] {
    border-inline-start-width: 3px;
  }

  .round[data-when='over'] {
    text-decoration: line-through;
    color: var(--_muted);
  }

  .round[data-when='now'] {
    font-weight: 700;
    outline: 2px solid var(--_accent);
    outline-offset: -1px;
  }

  /* The result: five figures a player, and the total row by row */

  .result th:first-child {
    inline-size: auto;
  }

  .result :is(td, th) {
    padding-inline: 1px;
  }

  .result thead {
    font-size: 0.6875em;
  }

  .build-up {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .build-up li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 3rem 3rem;
    gap: 4px;
    inline-size: auto;
    block-size: auto;
    padding: 3px 6px;
    border: 0;
    border-block-end: 1px solid var(--_line);
    border-radius: 0;
    background: none;
    color: inherit;
    place-items: baseline normal;
    font-weight: 400;
    animation: add-up 240ms backwards;
  }

  .build-up span {
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  .build-up :is(b, .running) {
    direction: ltr;
    text-align: end;
  }

  .running {
    color: var(--_muted);
  }

  .build-up li:last-child .running {
    font-weight: 700;
    color: inherit;
  }

  .build-up li:nth-child(n + 2) {
    animation-delay: 120ms;
  }
  .build-up li:nth-child(n + 4) {
    animation-delay: 300ms;
  }
  .build-up li:nth-child(n + 6) {
    animation-delay: 480ms;
  }
  .build-up li:nth-child(n + 8) {
    animation-delay: 660ms;
  }
  .build-up li:nth-child(n + 10) {
    animation-delay: 840ms;
  }

  @keyframes add-up {
    from {
      opacity: 0;
      translate: 0 -6px;
    }
  }

  @media print {
    .rounds {
      display: none;
    }
  }
`;
