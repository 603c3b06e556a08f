import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import { print } from '../../../src/elements/print.js';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { finish, sheets, withPrinter } from '../printing.js';
import { sheet } from './printed-board.js';

/** What a page consists of. */
const parts = () => [...document.querySelectorAll('html > :not(head, body), body > *')];

/** What of it comes out on the screen, or on paper where print is emulated. */
const seen = () => parts().filter((element) => element.checkVisibility());

describe('printing a <triad-board>', () => {
  const printer = withPrinter();

  it('puts a sheet on paper and nothing else, and leaves the screen as it is', async () => {
    const part = html`<main>
      <h1>A page</h1>
      <triad-board position=${START}></triad-board>
    </main>`;
    const { board } = await printer.print(await BoardPage.within(part));
    expect(board.checkVisibility()).to.be.true;
    expect(sheet().element.checkVisibility()).to.be.false;
    await emulateMedia({ media: 'print' });
    expect(seen().map(({ className }) => className)).to.deep.equal(['tabletop-sheet']);
    expect(sheet().page.cell('a1').getBoundingClientRect().width).to.be.above(30);
    const caption = sheet().element.querySelector('[slot=caption]') as Element;
    await sheet().page.until(() => caption.checkVisibility({ contentVisibilityAuto: true }));
    expect(caption.checkVisibility({ contentVisibilityAuto: true })).to.be.true;
  });

  it('hides also what the page insists on showing', async () => {
    const banner = document.createElement('aside');
    banner.id = 'banner';
    const insisting = document.createElement('style');
    insisting.textContent = '#banner { display: flex; } @media print { aside { display: block; } }';
    document.body.append(insisting, banner);
    await printer.print(await BoardPage.open({ position: START }));
    await emulateMedia({ media: 'print' });
    const isSeen = banner.checkVisibility();
    banner.remove();
    insisting.remove();
    expect(isSeen).to.be.false;
  });

  it('leaves out text that stands in the body by itself', async () => {
    const text = new Text('Words of a page without a paragraph');
    document.body.prepend(text);
    await printer.print(await BoardPage.open({ position: START }));
    await emulateMedia({ media: 'print' });
    const range = document.createRange();
    range.selectNode(text);
    const { length } = range.getClientRects();
    text.remove();
    expect(length).to.equal(0);
  });

  it('leaves nothing in the page when it is over', async () => {
    const styles = document.adoptedStyleSheets.length;
    const page = await BoardPage.open({ position: START });
    const { length } = parts();
    await printer.print(page);
    expect(document.adoptedStyleSheets).to.have.lengthOf(styles + 1);
    expect(parts()).to.have.lengthOf(length + 1);
    finish();
    expect(document.adoptedStyleSheets).to.have.lengthOf(styles);
    expect(parts()).to.have.lengthOf(length);
    await emulateMedia({ media: 'print' });
    expect(page.board.checkVisibility()).to.be.true;
  });

  it('keeps the style sheets that the page has taken on meanwhile', async () => {
    const own = new CSSStyleSheet();
    await printer.print(await BoardPage.open({ position: START }));
    document.adoptedStyleSheets.push(own);
    finish();
    const isKept = document.adoptedStyleSheets.includes(own);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== own);
    expect(isKept).to.be.true;
  });

  it('can be done again, with what has been played since', async () => {
    const styles = document.adoptedStyleSheets.length;
    const page = await printer.print(await BoardPage.open({ position: START, names: 'Ann, Bob' }));
    finish();
    page.board.play('a1a3');
    await page.board.updateComplete;
    await printer.print(page);
    expect(sheet().moves).to.equal('1. a1a3');
    expect(sheet().caption).to.equal('Bob to move.');
    finish();
    expect(printer.jobs).to.deep.equal([1, 1]);
    expect(sheets()).to.have.lengthOf(0);
    expect(document.adoptedStyleSheets).to.have.lengthOf(styles);
  });

  it('puts one sheet on paper at a time, however often the reader clicks', async () => {
    const page = await BoardPage.open({ position: START });
    const asked = window.print.bind(window);
    // Printing blocks the page until it is over.
    window.print = () => {
      asked();
      finish();
    };
    page.button('Print')?.click();
    page.button('Print')?.click();
    await waitUntil(() => printer.jobs.length > 0);
    await printer.print(page);
    expect(new Set(printer.jobs)).to.deep.equal(new Set([1]));
  });

  it('puts one sheet on paper for boards that were waiting together', async () => {
    const { board } = await BoardPage.open({ position: START });
    const record = board.match.toRecord();
    await Promise.all([print(board, 'White to move.', record), print(board, 'White to move.', record)]);
    expect(printer.jobs[0]).to.equal(1);
  });

  it('goes on where a browser never says that it is over', async () => {
    const page = await printer.print(await BoardPage.open({ position: START }));
    page.board.play('a1a3');
    await page.board.updateComplete;
    await page.clickButton('Print');
    await page.until(() => printer.jobs.length === 2);
    expect(printer.jobs).to.deep.equal([1, 1]);
    expect(sheet().moves).to.equal('1. a1a3');
  });

  it('leaves the focus on the tool', async () => {
    const page = await printer.print(await BoardPage.open({ position: START }));
    finish();
    expect(page.focusedName).to.equal('Print');
  });
});
