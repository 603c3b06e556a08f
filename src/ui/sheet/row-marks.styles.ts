import { css } from 'lit';

/** Marked rows of a sheet have a frame, dashed for a hint. */
export const rowMarkStyles = css`
  :host {
    --_mark: var(--tabletop-mark, light-dark(#c2410c, #ffa066));
    --_hint: var(--tabletop-hint, var(--_accent));
  }

  tr[data-traits~='hinted'] > * {
    border-block: 2px dashed var(--_hint);
  }

  tr[data-traits~='hinted'] > :first-child {
    border-inline-start: 2px dashed var(--_hint);
  }

  tr[data-traits~='hinted'] > :last-child {
    border-inline-end: 2px dashed var(--_hint);
  }

  tr[data-traits~='marked'] > * {
    border-block: 2px solid var(--_mark);
  }

  tr[data-traits~='marked'] > :first-child {
    border-inline-start: 2px solid var(--_mark);
  }

  tr[data-traits~='marked'] > :last-child {
    border-inline-end: 2px solid var(--_mark);
  }

  tr[data-traits~='marked'][data-traits~='hinted'] > * {
    box-shadow:
      inset 0 2px var(--_hint),
      inset 0 -2px var(--_hint);
  }

  @media (forced-colors: active) {
    .sheet {
      --_mark: Highlight;
      --_hint: Highlight;
    }
  }

  @media print {
    .sheet {
      --_mark: #000;
      --_hint: #000;
    }
  }
`;
