import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { TricuboSheet } from '../../../src/elements/tricubo-sheet/define.js';
import { SHEETS } from '../../../src/games/tricubo/index.js';
import { TINY, WIDE } from '../../games/tricubo/custom-sheets.js';
import { countPages, printedSheet, testAloneOnPaper, withPrinter } from '../printing.js';
import { EMPTY_TOOL, testPrintedSheets } from '../printed-sheets.js';
import { DiagramPage, diceBeside } from './diagram-page.js';
import { NAMES, THREE } from './replay-records.js';
import { FILLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

const GAME = 'tricubo 1; @2; roll 346; M; roll 521';

/** The sheets of paper that lie in the page to be printed. */
function paper() {
  const printed = printedSheet();
  return { ...printed, page: new DiagramPage(printed.element.firstElementChild as TricuboSheet) };
}

const emptyRows = (columns: number) => [1, 2, 3, 4, 5].map((row) => `${row}: 0 of ${columns} crossed | . | .`);

testPrintedSheets({
  tag: 'tricubo-sheet',
  record: GAME,
  values: [5, 2, 1],
  marks: '2 L',
  open: (attributes) => TricuboPage.open(attributes),
  within: (part) => TricuboPage.within(part),
  paper: (): TricuboPage => paper().page,
});

testAloneOnPaper(
  ['Print', EMPTY_TOOL],
  () => Object.assign(document.createElement('tricubo-sheet'), { record: GAME }),
  (part) => TricuboPage.within(part),
);

describe('what <tricubo-sheet> prints', () => {
  const printer = withPrinter();

  it('is the filled sheet with what it is worth, the dice, what is to be done, and the moves', async () => {
    await printer.print(await TricuboPage.open({ record: GAME, names: 'Ann' }));
    const { page, caption, moves } = paper();
    expect(page.element.error).to.equal(undefined);
    expect(page.writtenNames).to.deep.equal(['Ann']);
    expect(page.rowsOf()[3]).to.equal('4: 2 of 7 crossed | . | 7');
    expect(page.sumsOf()).to.deep.equal(['Interim 0', 'Final 8', 'Colours 0', 'End 0', 'Total 8']);
    expect(diceBeside(page)).to.equal('5 2 1');
    expect(caption).to.equal('Use a die. The medium one is closed this round.');
    expect(moves).to.equal('1. @2  2. roll 346  3. M  4. roll 521');
    expect(page.all('.track, .hand, button, input').length).to.equal(0);
  });

  it('leaves out what is only begun in pencil', async () => {
    const page = await TricuboPage.open({ record: GAME });
    await page.clickDie('L');
    await page.click(page.all('.entry input')[0] as HTMLElement);
    expect(page.isPencilled(5)).to.be.true;
    await printer.print(page);
    expect([1, 2, 3, 4, 5].filter((row) => paper().page.isPencilled(row))).to.be.empty;
    expect(paper().page.totals).to.deep.equal(['8']);
  });

  it('is every player’s sheet, also those that are not on the screen', async () => {
    await printer.print(await TricuboPage.open({ mode: 'replay', record: THREE, names: NAMES, ply: '6' }));
    const { page, moves } = paper();
    expect(page.labels).to.deep.equal(['Ann', 'Bo', 'Cy'].map((name) => `Tricubo sheet of ${name}`));
    expect(page.totals).to.deep.equal(['5', '2', '2']);
    expect(diceBeside(page)).to.equal('4 (5) 6');
    expect(moves).to.match(/ {2}6\. Mc$/);
  });

  it('is the result of a game that is over', async () => {
    await printer.print(await TricuboPage.open({ position: FILLED }));
    expect(paper().caption).to.equal('60 points. Your rank: Apprentice. Three purple rows end the game.');
    expect(paper().page.totals).to.deep.equal(['60']);
  });

  for (const [what, attributes, sheet] of [
    ['side B', { side: 'B' }, SHEETS.B],
    ['side B, of which the position tells', { position: '1,0,0,0,0 .,.,.,.,. - | B' }, SHEETS.B],
    ['a sheet of one’s own', { sheet: JSON.stringify(WIDE) }, WIDE],
    ['a sheet of one’s own beside a side', { sheet: JSON.stringify(TINY), side: 'B' }, TINY],
    ['the sheet of a record', { record: 'tricubo 1; sheet=B; @1', side: 'A' }, SHEETS.B],
  ] as const) {
    for (const tool of ['Print', EMPTY_TOOL]) {
      it(`by the tool “${tool}” is on the sheet that is played on: ${what}`, async () => {
        await printer.print(await TricuboPage.open({ ...attributes, overflow: 'forbidden' }), tool);
        const { page } = paper();
        const values = sheet.values.map((value) => String(value).replace('-', '−')).join(', ');
        expect(page.element.error).to.equal(undefined);
        expect(page.valuesOf()).to.equal(`Values ${values}; the last ${sheet.purple} purple`);
        expect(page.fieldsOf()).to.have.lengthOf(sheet.fields.length + sheet.jokers);
      });
    }
  }

  it('has a sheet that was handed over as an object', async () => {
    const element = Object.assign(document.createElement('tricubo-sheet'), { sheet: TINY });
    const page = await TricuboPage.within(html`<div>${element}</div>`);
    await printer.print(page, EMPTY_TOOL);
    expect(paper().page.rowsOf()).to.deep.equal(emptyRows(2));
    await page.played('@2');
    await printer.print(page);
    expect(paper().page.rowsOf()[1]).to.equal('2: 1 of 2 crossed | . | 2');
  });

  it('fits on one page of paper alone, and on two for five players', async () => {
    await printer.print(await TricuboPage.open({ record: GAME }));
    expect(await countPages()).to.equal(1);
    await printer.print(await TricuboPage.open({ seats: 'human '.repeat(5), record: 'tricubo 1; seats=5; roll 123' }));
    expect(await countPages()).to.be.within(1, 2);
  });
});

describe('the empty sheet that <tricubo-sheet> prints', () => {
  const printer = withPrinter();

  for (const [what, attributes] of [
    ['a game', { record: GAME, names: 'Ann' }],
    ['a game from a position', { position: '2,0,0,0,0 7,.,.,.,. L | A 3 0 136', names: 'Ann' }],
    ['a game that is over', { position: FILLED, names: 'Ann' }],
    ['a replay', { mode: 'replay', record: GAME, ply: '3', names: 'Ann' }],
  ] as const) {
    it(`has nothing of the game on it but the name: ${what}`, async () => {
      await printer.print(await TricuboPage.open(attributes), EMPTY_TOOL);
      const { page, caption, moves } = paper();
      expect(page.element.error).to.equal(undefined);
      expect(page.rowsOf()).to.deep.equal(emptyRows(7));
      expect(page.fieldsOf().filter((field) => !field.endsWith('free'))).to.be.empty;
      expect(page.all('.roll, [data-traits*=last]').length).to.equal(0);
      expect(page.writtenNames).to.deep.equal(['Ann']);
      expect([caption, moves]).to.deep.equal([undefined, undefined]);
    });
  }

  it('has the first cross of each of several players', async () => {
    await printer.print(await TricuboPage.open({ seats: 'human human human' }), EMPTY_TOOL);
    const { page } = paper();
    const rows = [0, 1, 2].map((seat) => page.rowsOf(seat).filter((row) => !/: 0 of/.test(row)));
    expect(rows).to.deep.equal([1, 2, 3].map((row) => [`${row}: 1 of 7 crossed | . | 1`]));
  });
});
