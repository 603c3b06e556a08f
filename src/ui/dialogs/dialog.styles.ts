import { css } from 'lit';

/** A dialog over the page: help, share. */
export const dialogStyles = css`
  .dialog {
    container: dialog / inline-size;
    inline-size: min(44rem, 100vw - 16px);
    max-inline-size: none;
    max-block-size: min(100dvh - 16px, 60rem);
    padding: 0 20px 20px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-raised);
    overscroll-behavior: contain;
  }

  .dialog::backdrop {
    background: rgb(0 0 0 / 0.5);
  }

  .dialog-head {
    position: sticky;
    inset-block-start: 0;
    z-index: 5;
    display: flex;
    align-items: center;
    gap: 12px;
    margin-inline: -20px;
    padding: 12px 12px 8px 20px;
    background: var(--_surface);
  }

  .dialog-head h2 {
    flex: 1;
    margin: 0;
    font-size: 1.375em;
    line-height: 1.25;
    text-wrap: balance;
  }

  .dialog h2:focus-visible {
    outline: none;
  }

  .copied {
    min-block-size: 1.5em;
  }

  .copy {
    display: grid;
    gap: 4px;
    margin-block-end: 16px;
  }

  .copy textarea {
    inline-size: 100%;
    min-block-size: 6rem;
    padding: 8px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font:
      0.875em / 1.5 ui-monospace,
      monospace;
    resize: vertical;
    overflow-wrap: anywhere;
  }

  .copy .button {
    justify-self: start;
  }

  @media print {
    .dialog {
      display: none;
    }
  }
`;
