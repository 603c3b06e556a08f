import { css } from 'lit';

/** The row of tools, and the menu behind it. */
export const toolsStyles = css`
  .tools {
    position: relative;
  }

  .tools,
  .toolbar {
    max-inline-size: 24rem;
  }

  .toolbar {
    display: flex;
    justify-content: space-between;
    gap: 4px;
  }

  @container tabletop (inline-size < 236px) {
    .toolbar {
      gap: 0;
    }
  }

  .tool,
  .menu-item {
    cursor: pointer;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: var(--_muted);
  }

  .tool {
    justify-content: center;
  }

  .tool:hover:not([aria-disabled='true']),
  .tool[aria-expanded='true'],
  .menu-item:hover:not([aria-disabled='true']) {
    color: var(--_text);
    background: color-mix(in srgb, var(--_accent) 12%, transparent);
  }

  :is(.tool, .menu-item)[aria-disabled='true'] {
    cursor: default;
  }

  /* The ring of the focus stays strong. */
  :is(.tool, .menu-item)[aria-disabled='true'] > * {
    opacity: 0.4;
  }

  /* Over the next game of the page, too. */
  :host(:state(menu)) {
    z-index: 1;
  }

  .menu {
    position: absolute;
    z-index: 5;
    inset-block-end: calc(100% + 4px);
    inset-inline-end: 0;
    min-inline-size: min(14rem, 100%);
    max-inline-size: 100%;
    max-block-size: min(34rem, 80svh);
    padding: 6px;
    overflow-y: auto;
    border: 1px solid color-mix(in srgb, var(--_line) 50%, transparent);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-raised);
  }

  .menu:not([hidden]) {
    display: grid;
  }

  .menu[data-below] {
    inset-block: calc(100% + 4px) auto;
  }

  .menu-item {
    justify-content: start;
    padding-inline: 8px 12px;
    color: inherit;
    text-align: start;
  }

  .menu-item > :nth-child(3) {
    margin-inline-start: auto;
  }

  .tool-label {
    display: none;
  }
`;
