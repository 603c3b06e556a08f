import { expect } from '@open-wc/testing';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/define.js';
import { printedSheet, testAloneOnPaper, withPrinter } from '../printing.js';
import { EMPTY_TOOL, testPrintedSheets } from '../printed-sheets.js';
import { DiagramPage, diceBeside } from './diagram-page.js';
import { NAMES, THREE } from './replay-records.js';
import { SheetPage } from './sheet-page.js';
import { FILLED, crossed } from './sheets.js';

/** The sheets of paper that lie in the page to be printed. */
function paper() {
  const printed = printedSheet();
  return { ...printed, page: new DiagramPage(printed.element.firstElementChild as KubiSheet) };
}

const GAME = 'kubi 1; x146; roll 12346; 1|23|46; roll 11123';

describe('what <kubi-sheet> prints', () => {
  const printer = withPrinter();

  it('is the filled sheet with its explained score, the dice, what is to be done, and the moves', async () => {
    await printer.print(await SheetPage.open({ record: GAME, names: 'Ann' }));
    const { page, caption, moves } = paper();
    expect(page.element.error).to.equal(undefined);
    expect(page.writtenNames).to.deep.equal(['Ann']);
    expect(page.countdownOf(0)).to.deep.equal(['1: 7 left', '4: 8 left', '6: 8 left']);
    expect(page.explained()[3]).to.equal('5: 1 mark, 1–4, −200');
    expect(page.totals).to.deep.equal(['−400']);
    expect(diceBeside(page)).to.deep.equal([[1, 1, 1, 2, 3]]);
    expect(caption).to.equal('Leave one die out and pair the others.');
    expect(moves).to.equal('1. x146  2. roll 12346  3. 1|23|46  4. roll 11123');
  });

  it('leaves out what is only begun in pencil', async () => {
    const page = await SheetPage.open({ record: GAME });
    await page.click(page.all('.entry input')[0] as HTMLElement);
    expect(page.all('[data-draft]').length).to.be.above(0);
    await printer.print(page);
    expect(paper().page.all('[data-draft]').length).to.equal(0);
    expect(paper().page.totals).to.deep.equal(['−400']);
  });

  it('is every player’s sheet, also those that are not on the screen', async () => {
    await printer.print(await SheetPage.open({ mode: 'replay', record: THREE, names: NAMES, ply: '6' }));
    const { page, moves } = paper();
    expect(page.labels).to.deep.equal(['Ann', 'Bo', 'Cy'].map((name) => `Kubi sheet of ${name}`));
    expect(page.totals).to.deep.equal(['−400', '−400', '0']);
    expect(moves).to.match(/ {2}6\. 1\|14\|56$/);
  });

  it('is the result of a game that is over', async () => {
    await printer.print(await SheetPage.open({ position: FILLED }));
    expect(paper().caption).to.equal('200 points. 500 would have been a win.');
    expect(paper().page.totals).to.deep.equal(['+200']);
  });
});

testPrintedSheets({
  tag: 'kubi-sheet',
  record: GAME,
  values: [1, 1, 1, 2, 3],
  marks: '7 x4',
  open: (attributes) => SheetPage.open(attributes),
  within: (part) => SheetPage.within(part),
  paper: (): SheetPage => paper().page,
});

testAloneOnPaper(
  ['Print', EMPTY_TOOL],
  () => Object.assign(document.createElement('kubi-sheet'), { record: GAME }),
  (part) => SheetPage.within(part),
);

describe('the empty sheet that <kubi-sheet> prints', () => {
  const printer = withPrinter();

  for (const [what, attributes] of [
    ['a game', { record: GAME, names: 'Ann' }],
    ['a game from a position', { position: `${crossed('123')} | 0 13466`, names: 'Ann' }],
    ['a game that is over', { position: FILLED, names: 'Ann' }],
    ['a replay', { mode: 'replay', record: GAME, ply: '3', names: 'Ann' }],
  ] as const) {
    it(`has nothing of the game on it but the name: ${what}`, async () => {
      await printer.print(await SheetPage.open(attributes), EMPTY_TOOL);
      const { page, caption, moves } = paper();
      expect(page.element.error).to.equal(undefined);
      expect(page.countdownOf(0)).to.deep.equal(Array(3).fill(': 8 left'));
      expect(page.explained()).to.deep.equal([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => `${sum}: 0 marks`));
      expect(page.all('.roll, [data-traits*=last]').length).to.equal(0);
      expect(page.writtenNames).to.deep.equal(['Ann']);
      expect([caption, moves]).to.deep.equal([undefined, undefined]);
    });
  }
});
