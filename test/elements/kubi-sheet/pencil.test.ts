import { expect } from '@open-wc/testing';
import { sums } from '../../games/kubi/helpers.js';
import { SheetPage } from './sheet-page.js';

/** Four marks behind 5, five behind 10, nine behind 9, ten behind 8; the dice show 1 2 3 4 6. */
const MIDWAY = `1:2,4:0,6:7 ${sums({ 5: 4, 8: 10, 9: 9, 10: 5 })} | 0 12346`;

const path = (page: SheetPage, row: string, what: 'ink' | 'pencil') =>
  page.find(`${row} .${what}`)?.getAttribute('d') ?? '';

const pencilled = (page: SheetPage) =>
  page.all('.sheet .pencil').flatMap((each) => {
    if (!each.getAttribute('d')) return [];
    const { sum, left } = each.closest('tr')?.dataset ?? {};
    return [sum ?? `${left} left`];
  });

const drafts = (page: SheetPage) => page.all('.sheet tbody [data-draft]').map(({ dataset }) => dataset['sum'] ?? 'own');
const heading = (page: SheetPage) => page.find('.sums thead .count')?.textContent;
const change = (page: SheetPage) => page.find('tfoot .count')?.textContent?.trim();

describe('the pencil on <kubi-sheet>', () => {
  const open = () => SheetPage.open({ position: MIDWAY });

  it('writes behind each sum what one more mark would change', async () => {
    const page = await open();
    expect(heading(page)).to.equal('Next');
    expect([5, 7, 8, 9, 10, 12].map((sum) => page.sum(sum).count)).to.deep.equal([
      '+200',
      '−200',
      'full',
      '+50',
      '+60',
      '−200',
    ]);
    expect(drafts(page)).to.be.empty;
    expect(page.total).to.equal('+200');
    expect(change(page)).to.equal('');
  });

  it('makes the marks before they are entered: the discard, each pair that is complete', async () => {
    const page = await open();
    await page.clickDice(0);
    expect(pencilled(page)).to.deep.equal(['5 left']);
    expect(page.countdown).to.deep.equal(['1: 5 left', '4: 8 left', '6: 1 left']);
    await page.clickDice(1);
    expect(pencilled(page), 'half a pair has no sum').to.deep.equal(['5 left']);
    await page.clickDice(2);
    expect(pencilled(page)).to.deep.equal(['5 left', '5', '10']);
    expect(drafts(page)).to.deep.equal(['own', '5', '10']);
  });

  it('writes what they change, in their rows and below', async () => {
    const page = await open();
    await page.clickDice(0, 1, 2);
    expect(page.sum(5)).to.deep.include({ count: '+200', points: '0', isDraft: true });
    expect(page.sum(10)).to.deep.include({ count: '+60', points: '+60', isDraft: true });
    expect(page.sum(9)).to.deep.include({ count: '+50', points: '+200', isDraft: false });
    expect(change(page)).to.equal('+260');
    expect(page.total).to.equal('+460');
  });

  it('does not count as marks that are made: these are said as they are', async () => {
    const page = await open();
    await page.clickDice(0, 1, 2);
    expect(page.sum(5).marks).to.equal('4 marks');
    expect(page.position).to.equal(MIDWAY);
  });

  it('is rubbed out when dice are taken back', async () => {
    const page = await open();
    await page.clickDice(0, 1, 2);
    await page.clickDice(1);
    expect(pencilled(page)).to.deep.equal(['5 left', '10']);
    expect(page.total).to.equal('+260');
    await page.clickButton('Clear');
    expect(pencilled(page)).to.be.empty;
    expect(page.total).to.equal('+200');
  });

  it('is gone over in ink once they are entered, stroke by stroke', async () => {
    const page = await open();
    await page.clickDice(0, 1, 2);
    const rows = ['[data-sum="5"]', '[data-sum="10"]', '.countdown tr:first-child'];
    const drawn = rows.map((row) => path(page, row, 'ink') + path(page, row, 'pencil'));
    await page.clickButton('Enter');
    expect(rows.map((row) => path(page, row, 'ink'))).to.deep.equal(drawn);
    expect(pencilled(page)).to.be.empty;
    expect(drafts(page)).to.be.empty;
    expect(page.sum(5)).to.deep.include({ marks: '5 marks', points: '0', count: '+50', isLast: true });
    expect(page.total).to.equal('+460');
    expect(change(page)).to.equal('');
  });

  it('makes two marks behind a sum that is made twice', async () => {
    const page = await SheetPage.open({ position: MIDWAY.replace('12346', '14466') });
    await page.clickDice(0, 1, 3);
    expect(pencilled(page)).to.deep.equal(['5 left', '10']);
    expect(page.sum(10)).to.deep.include({ count: '+120', points: '+120' });
  });

  it('makes no mark behind a number on a free ride', async () => {
    const page = await SheetPage.open({ position: MIDWAY.replace('12346', '22335') });
    await page.clickDice(4, 0, 1);
    expect(page.placed.out).to.deep.equal([5]);
    expect(pencilled(page)).to.deep.equal(['4', '6']);
  });

  it('writes the numbers that are chosen before they are crossed', async () => {
    const page = await SheetPage.open();
    for (const value of [5, 2]) await page.click(page.numberBox(value).closest('label') as Element);
    expect(page.countdown).to.deep.equal(['2: 8 left', '5: 8 left', ': 8 left']);
  });

  it('is put away when the game is over', async () => {
    const page = await SheetPage.open({ position: `1:7,4:0,6:7 ${sums({ 7: 14, 8: 14 })} | 0 12346` });
    await page.clickDice(0, 1, 2);
    await page.clickButton('Enter');
    expect(heading(page)).to.equal('Count');
    expect(pencilled(page)).to.be.empty;
    expect([5, 7].map((sum) => page.sum(sum).count)).to.deep.equal(['1–4', '5 × 30']);
  });
});
