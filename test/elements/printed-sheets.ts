import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import type { GamePage } from './game-page.js';
import { labelsOf } from './papers.js';
import { printedSheet, withPrinter } from './printing.js';

/** The tool of games with sheets. */
export const EMPTY_TOOL = 'Print a blank sheet';

interface Printed extends LitElement {
  readonly match: { readonly length: number };
}

interface Printing<Page extends GamePage<Printed>> {
  readonly tag: string;
  /** A record of four plies, after which dice lie there, and what they show. */
  readonly record: string;
  readonly values: readonly number[];
  /** Two places that an author marks. */
  readonly marks: string;
  readonly open: (attributes: Readonly<Record<string, string>>) => Promise<Page>;
  readonly within: (part: TemplateResult) => Promise<Page>;
  /** The sheets of paper that lie in the page to be printed. */
  readonly paper: () => Page;
}

/** What holds for what is printed of a sheet in every game. */
export function testPrintedSheets<Page extends GamePage<Printed>>(printing: Printing<Page>): void {
  const { tag, record, values, marks, open, within, paper } = printing;

  describe(`the paper that <${tag}> prints`, () => {
    const printer = withPrinter();

    it('has numerals where the element has them', async () => {
      const page = await open({ record, numerals: '' });
      const numerals = () =>
        paper()
          .all('.roll .die text')
          .map((text) => text.textContent);
      await printer.print(page);
      expect(numerals()).to.deep.equal(values.map(String));
      page.element.setAttribute('numerals', 'off');
      await page.element.updateComplete;
      await printer.print(page);
      expect(numerals()).to.deep.equal(values.map(() => ''));
    });

    it('has the author’s marks', async () => {
      await printer.print(await open({ record, marks }));
      const printed = paper();
      await printed.until(() => printed.all('[data-traits~=marked]').length > 0);
      expect(printed.all('[data-traits~=marked]').length).to.equal(2);
    });

    it('speaks the language of the part of the page around it', async () => {
      const element = document.createElement(tag);
      element.setAttribute('record', record);
      const page = await within(html`<div lang="de">${element}</div>`);
      await printer.print(page, 'Drucken');
      const printed = paper();
      await printed.until(() => labelsOf(printed)[0] === labelsOf(page)[0]);
      expect(labelsOf(printed)).to.deep.equal(labelsOf(page));
      expect(labelsOf(printed)[0]).to.not.contain('sheet of');
      expect(printedSheet().caption).to.equal(page.status);
    });

    it('is one empty sheet for each player, in the language of the element', async () => {
      const page = await open({ seats: 'human human human', lang: 'fr' });
      await page.until(() => page.button(EMPTY_TOOL) === undefined);
      const [label] = labelsOf(page);
      const tool = page.find('[data-tool=print-empty]')?.title;
      expect(tool).to.not.equal(EMPTY_TOOL);
      await printer.print(page, tool);
      const printed = paper();
      await printed.until(() => labelsOf(printed)[0] === label);
      expect(labelsOf(printed)).to.have.lengthOf(3);
      expect(labelsOf(printed)[0]).to.equal(label);
    });

    it('leaves the game as it is', async () => {
      const page = await open({ record });
      const before = page.position;
      await printer.print(page, EMPTY_TOOL);
      expect(page.position).to.equal(before);
      expect(page.element.match.length).to.equal(4);
    });
  });
}
