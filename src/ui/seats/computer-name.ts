import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { icon } from '../icons.js';

export const styles = css`
  .name .icon {
    display: inline-block;
    inline-size: 1.1em;
    block-size: 1.1em;
    /* Names have a direction of their own. */
    margin-right: 0.3em;
    vertical-align: -0.18em;
  }

  .strip .icon {
    display: none;
  }

  /* Two names have room for it, at the side, so that a long word wraps as without it. */
  .strip[data-count='2'] > .seat .name:has(> .icon) {
    position: relative;
    padding-inline-start: 1.4em;
  }

  .strip[data-count='2'] > .seat .icon {
    display: block;
    position: absolute;
    inset-inline-start: 0;
  }
`;

/** The sign of a computer player, before its name. */
export const computerSign = icon('M4 5h16v11H4zM9 20h6M12 16v4');

/** A computer player: the sign and the name, and for screen readers how well it plays. */
export const renderComputerName = (name: string, level: string): TemplateResult =>
  html`<span class="name" part="name">${computerSign}${name}<span class="visually-hidden"> (${level})</span></span>`;
