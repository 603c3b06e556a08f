import { html, render } from 'lit';
import type { LitElement, ReactiveController } from 'lit';
import { dialogStyles } from './dialog.styles.js';
import { icons } from '../icons.js';

export interface DialogHost extends LitElement {
  addStyles(styles: typeof dialogStyles): void;
}

const dressed = new WeakSet<DialogHost>();

/**
 * Opens a modal dialog in the shadow root of an element. It is drawn again whenever the element updates, so it follows its language. Escape and the
 * close button close it; focus returns to where it was.
 * @param content the content of the dialog; the title is its heading and accessible name
 * @param showsGame whether the dialog shows how the game stands, so that no clock stops for it
 * @returns the open dialog; `undefined` if the element is in no page
 */
export function openDialog(
  host: DialogHost,
  content: () => { title: string; close: string; body: unknown },
  showsGame = false,
): HTMLDialogElement | undefined {
  if (!host.isConnected) return undefined;
  if (!dressed.has(host)) host.addStyles(dialogStyles);
  dressed.add(host);
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('part', 'dialog');
  dialog.toggleAttribute('data-shows-game', showsGame);
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  const draw = () => {
    const { title, close, body } = content();
    render(
      html`<div class="dialog-head">
          <h2 id="dialog-title" tabindex="-1">${title}</h2>
          <button
            type="button"
            class="tool"
            part="tool"
            aria-label=${close}
            title=${close}
            @click=${() => dialog.close()}
          >
            ${icons.close}
          </button>
        </div>
        ${body}`,
      dialog,
      { host },
    );
  };
  const controller: ReactiveController = { hostUpdated: draw, hostDisconnected: () => dialog.close() };
  dialog.addEventListener('close', () => {
    host.removeController(controller);
    dialog.remove();
  });
  host.addController(controller);
  draw();
  host.renderRoot.querySelector('.container')?.append(dialog);
  dialog.showModal();
  // Screen readers start at the heading; otherwise they would announce the close button.
  dialog.querySelector<HTMLElement>('h2')?.focus();
  return dialog;
}
