import { css } from 'lit';

/**
 * What all elements look like. Every public token has a light and a dark value, chosen by
 * the page's `color-scheme`; a page re-skins an element by setting `--tabletop-…` on it or on any ancestor.
 */
export const sharedStyles = css`
  :host {
    --_accent: var(--tabletop-accent, light-dark(#00639e, #6cc0f0));
    --_radius: var(--tabletop-radius, 8px);
    --_shadow: var(--tabletop-shadow, 0 1px 2px rgb(30 20 10 / 0.3));

    display: block;
    position: relative;
    isolation: isolate;
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: min(15rem, 100%);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    color: var(--tabletop-text, inherit);
    text-align: start;
  }

  :host([hidden]) {
    display: none;
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  .container {
    container: tabletop / inline-size;
    /* Where the width comes from the content, as in a dialog, a float or a table. */
    contain-intrinsic-inline-size: min(30rem, 100vw - 4rem);
  }

  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
