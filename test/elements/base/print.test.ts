import { expect, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { finish, printedSheet, sheets, withPrinter } from '../printing.js';
import { TriadPage } from '../games/triad-board/page.js';
import type { Attributes } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';
import { waitUntil } from '../../wait-until.js';

/** The one sheet that lies in the page to be printed: its board, and its words. */
function sheet() {
  const printed = printedSheet();
  const page = new TriadPage(printed.element.firstElementChild as TriadBoard);
  const names = page.all('.name').map(({ textContent }) => textContent?.split(',')[0]?.trim());
  return { ...printed, page, names };
}

/** What a page consists of, and what of it comes out on the screen, or on paper where print is emulated. */
const parts = () => [...document.querySelectorAll('html > :not(head, body), body > *')];
const seen = () => parts().filter((element) => element.checkVisibility());

describe('the sheet that is printed', () => {
  const printer = withPrinter();
  const print = async (attributes: Attributes) => printer.print(await TriadPage.open(attributes));

  it('shows the moment that is on the screen: the board, the names, whose turn it is and the moves', async () => {
    const { position } = await print({ record: 'triad 1; roll 112233 112233; a1a3; f6f4', names: 'Ann, <b>Bob</b>' });
    const { page, names, caption, moves } = sheet();
    expect(page.position).to.equal(position);
    expect(page.dice).to.equal('ccbba1/6/5b/B5/6/1ABBCC');
    expect(page.table?.ariaLabel).to.equal('Triad board, Ann against <b>Bob</b>');
    expect(names).to.deep.equal(['Ann', '<b>Bob</b>']);
    expect(caption).to.equal('Ann to move.');
    expect(moves).to.equal('1. roll 112233 112233  2. a1a3  3. f6f4');
  });

  it('shows a record up to the moment that is on the screen, and what the reader tries', async () => {
    const page = await TriadPage.replay({ ply: '2' });
    await printer.print(page);
    expect(sheet().page.position).to.equal(page.position);
    expect(sheet().moves).to.equal('1. roll 111233 112233  2. d1d4');
    finish();
    await page.play('f6f4');
    await printer.print(page);
    expect(sheet().moves).to.equal('1. roll 111233 112233  2. d1d4  3. f6f4');
  });

  it('shows the moves without those that were taken back, and the result of a game that is over', async () => {
    const page = await print({ record: GAME, names: 'Ann, Bob' });
    expect(sheet().caption).to.equal('Bob wins. The third die is off.');
    finish();
    page.board.undo();
    await page.board.updateComplete;
    await printer.print(page);
    expect(sheet().moves).to.match(/6\. f1f3xf3$/);
  });

  it('shows an empty board before the first move', async () => {
    await print({});
    expect(sheet().page.board.error).to.equal(undefined);
    expect(sheet().moves).to.equal('');
  });

  it('lies on paper as the board lies on the screen, black on white also in a dark page', async () => {
    document.body.style.color = 'white';
    await print({ position: START, flipped: '' });
    await emulateMedia({ media: 'print' });
    const [a1, f6] = ['a1', 'f6'].map((name) => sheet().page.cell(name).getBoundingClientRect());
    expect(a1?.top).to.be.below(f6?.top ?? 0);
    const { color } = getComputedStyle(sheet().element.querySelector('[slot=caption]') as Element);
    document.body.style.color = '';
    expect(color).to.equal('rgb(0, 0, 0)');
  });

  it('speaks the language of the part of the page around the board', async () => {
    const page = await TriadPage.within(html`<div lang="de"><triad-board position=${START}></triad-board></div>`);
    await printer.print(page, 'Drucken');
    expect(sheet().caption).to.equal('Weiß ist am Zug.');
    await sheet().page.until(() => sheet().names[0] === 'Weiß');
    expect(sheet().names).to.deep.equal(['Weiß', 'Schwarz']);
  });
});

describe('printing by the tool', () => {
  const printer = withPrinter();

  it('puts a sheet on paper and nothing else, and leaves the screen as it is', async () => {
    const banner = document.createElement('aside');
    banner.id = 'banner';
    const insisting = document.createElement('style');
    insisting.textContent = '#banner { display: flex; } @media print { aside { display: block; } }';
    const text = new Text('Words of a page without a paragraph');
    document.body.prepend(text, insisting, banner);
    const page = await printer.print(
      await TriadPage.within(
        html`<main>
          <h1>A page</h1>
          <triad-board position=${START}></triad-board>
        </main>`,
      ),
    );
    expect(page.board.checkVisibility()).to.be.true;
    expect(sheet().element.checkVisibility()).to.be.false;
    expect(page.focusedName).to.equal('More');
    await emulateMedia({ media: 'print' });
    const onPaper = seen().map(({ className }) => className);
    const range = document.createRange();
    range.selectNode(text);
    const { length } = range.getClientRects();
    for (const each of [text, insisting, banner]) each.remove();
    expect(onPaper).to.deep.equal(['tabletop-sheet']);
    expect(length, 'text that stands in the body by itself').to.equal(0);
    expect(sheet().page.cell('a1').getBoundingClientRect().width).to.be.above(30);
  });

  it('leaves nothing in the page when it is over, and keeps the style sheets that the page has taken on meanwhile', async () => {
    const styles = document.adoptedStyleSheets.length;
    const page = await TriadPage.open({ position: START });
    const { length } = parts();
    await printer.print(page);
    expect(parts()).to.have.lengthOf(length + 1);
    const own = new CSSStyleSheet();
    document.adoptedStyleSheets.push(own);
    finish();
    const kept = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = kept.filter((each) => each !== own);
    expect(kept)
      .to.include(own)
      .and.to.have.lengthOf(styles + 1);
    expect(parts()).to.have.lengthOf(length);
    await emulateMedia({ media: 'print' });
    expect(page.board.checkVisibility()).to.be.true;
  });

  it('puts one sheet on paper at a time, however often the reader clicks', async () => {
    const page = await TriadPage.open({ position: START });
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
    expect(sheets()).to.have.lengthOf(0);
  });

  it('can be done again with what has been played since, also where it is never said to be over', async () => {
    const page = await printer.print(await TriadPage.open({ position: START }));
    await page.play('a1a3');
    await printer.print(page);
    expect(printer.jobs).to.deep.equal([1, 1]);
    expect(sheet().moves).to.equal('1. a1a3');
  });
});
