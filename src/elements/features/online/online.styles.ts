import { css } from 'lit';

/** The line about a game that is shared with other devices, and the signs at the names. */
export const onlineStyles = css`
  .online {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-block-size: 44px;
    font-size: 0.9375em;
    overflow-wrap: anywhere;
  }

  .online > p {
    flex: 1 1 12rem;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 8px;
    min-inline-size: 0;
    line-height: 1.4;
  }

  .online > p > small {
    grid-area: 2 / 2;
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .online small {
    color: var(--_muted);
    font-size: 0.8125rem;
  }

  .online-actions {
    flex: 0 1 auto;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .online-link {
    flex: 1 1 100%;
    text-overflow: ellipsis;
  }

  .online-code {
    flex: 1 1 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    margin-block: 4px;
  }

  .online-code > div {
    flex: 1 1 8rem;
    display: grid;
    gap: 8px;
  }

  /* What waits for the reader, or keeps them from playing. */
  .online:is([data-state='offline'], [data-state='asked'], [data-state='ended'], [data-state='missing']) {
    padding: 8px 12px;
    border: 1px solid var(--_accent);
    border-radius: var(--_radius);
  }

  /* What is urgent stands with the turn, in the place of the status, and as low: nothing moves when it comes and goes. */
  .foot:has(> .online) > .status {
    grid-area: 1 / 1 / auto / -1;
    visibility: hidden;
  }

  .foot > .online {
    grid-area: 1 / 1 / auto / -1;
    z-index: 1;
    align-self: start;
    flex-wrap: nowrap;
    gap: 8px;
    min-block-size: var(--_status);
    font-size: 0.875rem;
  }

  .foot > .online:is([data-state='offline'], [data-state='asked'], [data-state='ended'], [data-state='missing']) {
    padding: 0;
    padding-inline-start: 8px;
    border-width: 0;
    border-inline-start-width: 4px;
    border-radius: 0;
  }

  .foot:has(> .online) > .actions:not(:empty) {
    grid-area: 1 / 2;
  }

  .foot:has(> .actions:not(:empty)) > .online {
    grid-column-end: 2;
  }

  .foot:has(> .actions:not(:empty)) > .online,
  .foot > .online:has(> .online-link, > .online-code, > .online-seats),
  .foot > .online:has(> small) {
    flex-wrap: wrap;
  }

  .foot > .online > p {
    flex: 1 1 8rem;
    font-weight: 600;
    line-height: 1.125rem;
  }

  .foot > .online .button {
    padding-inline: 10px;
  }

  /* Long words on two buttons leave less room for the sentence, but no more height. */
  @container tabletop (inline-size >= 20rem) and (inline-size < 55rem) {
    .foot > .online > .online-actions:has(:nth-child(2)) {
      flex: none;
      flex-wrap: nowrap;
    }

    .foot > .online:has(.online-actions > :nth-child(2)) > p {
      flex-basis: 6rem;
      font-size: 0.8125rem;
    }
  }

  /* In place of a game that is not there yet: as high as need be, over the empty panel. */
  .missing > .online {
    position: absolute;
    inset: auto 0 0;
    background: inherit;
    text-align: start;
  }

  .missing > .online > p {
    flex-basis: 9rem;
  }

  /* What comes quickly needs no other choice. */
  .missing > [data-state='connecting'] > .online-actions {
    animation: online-choice 200ms 800ms backwards;
  }

  @keyframes online-choice {
    from {
      opacity: 0;
    }
  }

  .online-sign {
    inline-size: 1.1em;
    block-size: 1.1em;
    margin-block-start: 0.15em;
  }

  .name > .online-sign,
  .seat > .online-sign {
    flex: none;
    display: inline-block;
    inline-size: 0.9em;
    block-size: 0.9em;
    margin: 0 0.3em 0 0;
    margin-inline: 0 0.3em;
    vertical-align: -0.08em;
  }

  .online-sign[data-sign='here'] {
    fill: currentcolor;
  }

  .online-sign[data-sign='free'] {
    stroke-dasharray: 3 4;
  }

  @media print {
    .online,
    .online-sign {
      display: none;
    }
  }
`;
