import { expect, fixture, html } from '@open-wc/testing';
import { KubiSheet } from '../../../src/elements/kubi-sheet/kubi-sheet.js';
import { openByTool } from '../dialogs.js';
import { printedSheet, withPrinter } from '../printing.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const TAG = 'our-sheet';

describe('a sheet under another tag', () => {
  const printer = withPrinter();

  async function open(): Promise<SheetPage> {
    KubiSheet.define(TAG);
    const sheet = document.createElement(TAG) as KubiSheet;
    sheet.position = `${crossed('146')} | 0 12346`;
    await fixture(html`<div>${sheet}</div>`);
    return new SheetPage(sheet).ready();
  }

  it('is played like any other, beside the usual one', async () => {
    const page = await open();
    expect(page.element instanceof KubiSheet).to.be.true;
    await page.click(page.all('.entry input')[0] as Element);
    await page.clickButton('Enter');
    expect(page.element.match.length).to.equal(1);
    expect(customElements.get('kubi-sheet') === KubiSheet).to.be.true;
  });

  it('is called so in the tag it shares, on paper and in the pictures of its help', async () => {
    const page = await open();
    const dialog = await openByTool(page, 'Share');
    expect([...dialog.querySelectorAll('textarea')].at(-1)?.value).to.match(/^<our-sheet .*<\/our-sheet>$/s);
    await page.press('Escape');
    await page.until(() => page.find('dialog') === null);
    await printer.print(page);
    expect(printedSheet().element.firstElementChild?.localName).to.equal(TAG);
    const help = await openByTool(page, 'Help');
    expect(help.querySelectorAll(TAG).length).to.equal(2);
  });
});
