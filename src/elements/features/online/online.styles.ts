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
    display: flex;
    align-items: start;
    gap: 8px;
    min-inline-size: 0;
    line-height: 1.4;
  }

  .online > small {
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

  /* What waits for the reader, or keeps them from playing. */
  .online:is([data-state='offline'], [data-state='asked'], [data-state='ended'], [data-state='missing']) {
    padding: 8px 12px;
    border: 1px solid var(--_accent);
    border-radius: var(--_radius);
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
