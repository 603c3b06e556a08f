import { css } from 'lit';

export const showStyles = css`
  /* The number that it comes to keeps its room, below the one that is counted. */
  [data-counting] {
    position: relative;
    -webkit-text-fill-color: transparent;
  }

  [data-counting]::after {
    content: attr(data-counting);
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    -webkit-text-fill-color: currentcolor;
  }

  /* The narration appears once the move has been seen. */
  :is(.narration, .once-more, .now)[data-beat] {
    animation: narrate 200ms var(--_at, 0ms) backwards;
  }

  @keyframes narrate {
    from {
      opacity: 0;
    }
  }

  .status:has(> .once-more) {
    position: relative;
  }

  /* Who has done it, in an arrow that goes round. It is hit a little outside of it, too. */
  .once-more {
    position: absolute;
    inset-block-start: -4px;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--_muted);
    cursor: pointer;
  }

  .once-more::after {
    content: '';
    position: absolute;
    inset: -4px -8px -12px;
  }

  .once-more:hover {
    color: var(--_accent);
  }

  /* The sentence begins where it ends. */
  .once-more:focus-visible {
    outline-offset: -3px;
  }

  .once-more > * {
    grid-area: 1 / 1;
  }

  .once-more > .icon {
    inline-size: 24px;
    block-size: 24px;
    stroke-width: 1.5;
  }

  .once-more > :not(.icon) {
    margin: 0;
    scale: 0.6;
  }
`;
