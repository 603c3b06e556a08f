import { css } from 'lit';

/**
 * What a hint points at: dashed where to look, solid what to do. Its rings are apart from those of the focus, of what is chosen and of the author's marks.
 * Colours stand where something is pointed at: above that, they would be asked of all that is drawn.
 */
export const hintStyles = css`
  :is([data-hint], .status[data-hinting]) {
    --_hint: var(--tabletop-hint, var(--_accent));
  }

  .status[data-hinting] {
    padding-inline-start: 12px;
    border-inline-start: 4px solid var(--_hint);
    font-size: 0.875rem;
    line-height: 1.25rem;
    font-weight: 400;
  }

  @media screen {
    [data-hint]:not(:focus-visible) {
      outline: 3px dashed var(--_hint);
      outline-offset: var(--_hint-offset, 2px);
    }

    [data-hint='act']:not(:focus-visible) {
      outline-style: solid;
    }

    /* Not all browsers outline rows. */
    tr[data-hint] > * {
      box-shadow:
        inset 0 2px var(--_hint),
        inset 0 -2px var(--_hint);
    }
  }

  @media (forced-colors: active) {
    :is([data-hint], .status[data-hinting]) {
      --_hint: Highlight;
    }
  }

  @media print {
    .status[data-hinting] {
      display: none;
    }
  }
`;
