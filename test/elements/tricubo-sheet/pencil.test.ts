import { expect } from '@open-wc/testing';
import { TricuboPage } from './tricubo-page.js';

const EARLY = '2,4,1,0,0 .,.,.,.,. -';
const ROWS = [1, 2, 3, 4, 5];

const open = (position: string, attributes: Readonly<Record<string, string>> = {}) =>
  TricuboPage.open({ position, ...attributes });

const path = (page: TricuboPage, row: number, what: 'ink' | 'pencil') =>
  page.find(`tr[data-row="${row}"] .${what}`)?.getAttribute('d') ?? '';
const pencilled = (page: TricuboPage) => ROWS.filter((row) => page.isPencilled(row));
const finals = (page: TricuboPage) => ROWS.map((row) => page.row(row).final).join(' ');

describe('the pencil on <tricubo-sheet>', () => {
  it('draws nothing before a die is chosen', async () => {
    const page = await open(`${EARLY} | A 4 0 345`);
    expect(pencilled(page)).to.be.empty;
    expect(page.sums).to.deep.equal(['0', '10', '0', '0', '10']);
  });

  it('crosses the boxes of the row, and writes into the final box what it would then be worth', async () => {
    const page = await open(`${EARLY} | A 4 0 345`);
    await page.clickDie('M');
    expect(pencilled(page)).to.deep.equal([4]);
    expect(path(page, 4, 'pencil').match(/M/g), 'two strokes a cross').to.have.lengthOf(4);
    expect(finals(page)).to.equal('7 2 1 7 ');
  });

  it('leaves the sums alone as long as there are several uses', async () => {
    const page = await open(`${EARLY} | A 4 0 345`);
    await page.clickDie('M');
    expect(page.sums).to.deep.equal(['0', '10', '0', '0', '10']);
  });

  it('adds up what one decided use would make, part by part', async () => {
    const page = await open(`${EARLY} | A 4 0 346`);
    const [row, , field] = page.all('.entry');
    await page.click(row as Element);
    expect(page.sums).to.deep.equal(['0', '17', '0', '0', '17']);
    await page.click(field as Element);
    expect(finals(page), 'the row is as it was').to.equal('7 2 1  ');
    expect(page.sums).to.deep.equal(['0', '10', '0', '0', '10']);
  });

  it('counts a field that is decided: the one that makes four of them', async () => {
    const page = await open('2,4,1,0,0 .,.,.,.,. LSt | A 4 0 346');
    await page.click(page.all('.entry')[1] as Element);
    expect(page.status).to.equal('Medium 4: cross the field of its colour (plus 10).');
    expect(page.sums).to.deep.equal(['0', '10', '10', '0', '20']);
  });

  it('writes into interim boxes what they would score, and the sum of those that are ticked', async () => {
    const page = await open(`${EARLY} | A 1 0 166`);
    await page.clickDie('M');
    expect(ROWS.map((row) => page.row(row).interim)).to.deep.equal(['7', '2', '1', '0', '0']);
    expect(page.sums[0]).to.equal('0');
    for (const row of [1, 2]) await page.click(page.interimTarget(row)?.closest('label') as Element);
    expect(page.sums).to.deep.equal(['9', '10', '0', '0', '19']);
  });

  it('counts the third purple row', async () => {
    const page = await open('6,6,4,0,0 .,.,.,.,. - | A 4 0 336');
    await page.click(page.all('.entry')[0] as Element);
    expect(page.sums).to.deep.equal(['0', '15', '0', '5', '20']);
    expect(page.status).to.equal('Medium 3: 2 crosses in row 3, then worth 5 (plus 8).');
    expect(page.row(3).boxes, 'which is not made yet').to.equal('4 of 7 crossed');
  });

  it('crosses no more than fits, and the words say what is lost', async () => {
    const page = await open('2,4,1,6,0 .,.,.,.,. - | A 4 0 346');
    await page.clickDie('M');
    expect(path(page, 4, 'pencil').match(/M/g)).to.have.lengthOf(2);
    expect(page.targets[0]).to.equal('Medium 4: 1 cross in row 4, then worth 0, 1 lost (minus 5)');
  });

  it('crosses the joker where it is part of what is decided', async () => {
    const page = await open(`${EARLY} | B 4 0 146`, { side: 'B' });
    await page.click(page.all('.entry').find((entry) => /joker/.test(entry.textContent)) as Element);
    expect(page.all('.fields .pencil').at(-1)?.getAttribute('d')).to.not.equal('');
    expect(page.fields.at(-1), 'but it is not spent yet').to.equal('joker: free');
  });

  it('draws what has to be done where there is nothing to choose', async () => {
    const page = await open('7,7,2,0,0 7,2,-,0,- LMSt | A 4 0 123');
    expect(page.choices.map(({ text }) => text)).to.deep.equal(['Small 3: 1 cross in row 3, then worth 4 (minus 3).']);
    expect(pencilled(page)).to.deep.equal([3]);
    expect(page.sums.at(-1)).to.equal('23');
  });

  it('proposes the first cross in every row, until one is chosen', async () => {
    const page = await TricuboPage.open();
    expect(pencilled(page)).to.deep.equal(ROWS);
    expect(finals(page)).to.equal('1 1 1 1 1');
    expect(page.total).to.equal('0');
    await page.click(page.all('.entry')[3] as Element);
    expect(pencilled(page)).to.deep.equal([4]);
  });

  it('is rubbed out when the die is laid back', async () => {
    const page = await open(`${EARLY} | A 4 0 345`);
    await page.clickDie('M');
    await page.clickDie('M');
    expect([pencilled(page), finals(page)]).to.deep.equal([[], '7 2 1  ']);
  });

  it('does not count as what is made: that is said as it is', async () => {
    const page = await open(`${EARLY} | A 4 0 345`);
    await page.clickDie('M');
    expect(page.row(4).boxes).to.equal('0 of 7 crossed');
    expect(page.position).to.equal(`${EARLY} | A 4 0 345`);
  });

  it('is gone over in ink once it is made, stroke by stroke', async () => {
    const page = await open('2,4,1,2,0 .,.,.,.,. - | A 4 0 346');
    await page.clickDie('M');
    const drawn = path(page, 4, 'ink') + path(page, 4, 'pencil');
    await page.click(page.rowTarget(4) as Element);
    expect([path(page, 4, 'ink'), path(page, 4, 'pencil')]).to.deep.equal([drawn, '']);
  });

  it('writes on the sheet of the one who decides, not on that of another', async () => {
    const page = await open('2,0,0,0,0 / 1,1,0,0,0 / 1,0,1,0,0 | A 4 0 346 L');
    expect(page.shownSeat).to.equal(1);
    await page.clickDie('M');
    expect(pencilled(page)).to.deep.equal([4]);
    await page.click(page.seatButton(0));
    expect(pencilled(page)).to.be.empty;
    await page.click(page.seatButton(2));
    expect(pencilled(page)).to.be.empty;
  });
});
