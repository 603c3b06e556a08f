import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { openByTool } from './dialogs.js';
import type { GamePage } from './game-page.js';
import { printedSheet, withPrinter } from './printing.js';

interface Played extends LitElement {
  readonly match: { readonly length: number };
  position?: string | null;
}

interface OtherTag<Element extends Played, Page extends GamePage<Element>> {
  readonly usual: string;
  readonly type: (new () => Element) & { define(tag: string): void };
  readonly position: string;
  readonly read: (element: Element) => Page;
  /** Makes a move as a reader does. */
  readonly goOn: (page: Page) => Promise<unknown>;
  readonly figures: number;
}

const TAG = 'our-sheet';

/** What holds for a sheet of every game that a page defines under another tag. */
export function testOtherTag<Element extends Played, Page extends GamePage<Element>>(
  other: OtherTag<Element, Page>,
): void {
  const { usual, type, position, read, goOn, figures } = other;

  describe(`a <${usual}> under another tag`, () => {
    const printer = withPrinter();

    async function open(): Promise<Page> {
      type.define(TAG);
      const sheet = document.createElement(TAG) as Element;
      sheet.position = position;
      await fixture(html`<div>${sheet}</div>`);
      return read(sheet).ready();
    }

    it('is played like any other, beside the usual one', async () => {
      const page = await open();
      expect(page.element instanceof type).to.be.true;
      await goOn(page);
      expect(page.element.match.length).to.equal(1);
      expect(customElements.get(usual) === type).to.be.true;
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
      expect(help.querySelectorAll(TAG).length).to.equal(figures);
    });
  });
}
