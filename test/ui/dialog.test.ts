import { expect, fixtureSync, html } from '@open-wc/testing';
import { LitElement, html as template } from 'lit';
import { openDialog } from '../../src/ui/dialogs/dialog.js';

class DialogHolder extends LitElement {
  override render() {
    return template`<div class="container"></div>`;
  }
  addStyles() {}
}
customElements.define('dialog-holder', DialogHolder);

describe('a dialog', () => {
  const open = (host: DialogHolder) => openDialog(host, () => ({ title: 'Help', close: 'Close', body: 'Text' }));

  it('is in the element until it is closed', async () => {
    const host = fixtureSync<DialogHolder>(html`<dialog-holder></dialog-holder>`);
    await host.updateComplete;
    const dialog = open(host);
    expect(host.renderRoot.querySelector('dialog')).to.equal(dialog);
    dialog?.querySelector('button')?.click();
    await new Promise((resolve) => dialog?.addEventListener('close', resolve));
    expect(host.renderRoot.querySelector('dialog')).to.equal(null);
  });

  it('is not opened by an element that is in no page', async () => {
    const host = fixtureSync<DialogHolder>(html`<dialog-holder></dialog-holder>`);
    await host.updateComplete;
    host.remove();
    expect(open(host)).to.equal(undefined);
    expect(host.renderRoot.querySelector('dialog')).to.equal(null);
  });
});
