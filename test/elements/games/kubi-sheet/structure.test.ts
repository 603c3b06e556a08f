import { expect, fixtureCleanup } from '@open-wc/testing';
import { thingsWith } from '../../accessibility-tree.js';
import { textOf } from '../../sheet/page.js';
import { KubiPage, ROLLED, crossed } from './page.js';
import { ENTERED, TO_DECIDE } from '../../sheet/words.js';

const MIDWAY = '1:6,4:3,5:7 2,0,0,5,0,10,1,8,0,0,6';
const THREE = { names: 'Ann, Bob, Cleo', position: `${[1, 2].map(() => crossed('146')).join(' / ')} / ${ROLLED}` };

describe('what assistive technology gets to know of <kubi-sheet>', () => {
  it('are native tables with names, a head for each row, and for each column of the sums', async () => {
    const page = await KubiPage.open({ position: MIDWAY });
    expect(await thingsWith('table')).to.deep.equal(['table Discards', 'table Sums']);
    expect(page.all('.sums [role]:not([role=img])').length).to.equal(0);
    expect(await thingsWith('columnheader')).to.have.lengthOf(5);
    expect(await thingsWith('rowheader')).to.have.lengthOf(3 + 11 + 1);
    const width = (row: Element) =>
      [...row.children].reduce((all, cell) => all + (cell as HTMLTableCellElement).colSpan, 0);
    expect(page.all('.sums tr, .countdown tr').map(width)).to.deep.equal([2, 2, 2, ...Array<number>(13).fill(5)]);
  });

  it('is of each row its marks, what a further one brings, and its points', async () => {
    await KubiPage.open({ position: MIDWAY });
    const cells = (await thingsWith('rowheader', 'cell')).map((thing) => thing.replace(/^\S+ ?/, ''));
    expect(cells.slice(0, 4)).to.deep.equal(['1', '6 marks 2 left', '4', '3 marks 5 left']);
    const at = (sum: string) => cells.slice(cells.indexOf(sum, 6)).slice(0, 5);
    expect(at('5')).to.deep.equal(['5', '5 marks', '50', 'next +50', '0']);
    expect(at('7')).to.deep.equal(['7', '10 marks', '30', 'full', '+150']);
  });

  it('is of pencil that it is pencil: how many marks, and what they make of the points', async () => {
    const page = await KubiPage.open({ position: `1:2,4:0,6:7 0,0,0,4,0,0,10,9,5,0,0 | 0 12346` });
    await page.choose(0);
    const cells = (await thingsWith('cell')).join('; ');
    expect(cells)
      .to.contain('4 marks and 1 in pencil')
      .and.to.contain('−200, in pencil 0')
      .and.to.contain('+200, in pencil +460');
  });

  it('is which rows have been marked last, and which number is still to be crossed', async () => {
    const page = await KubiPage.open();
    expect((await thingsWith('rowheader')).slice(0, 3)).to.deep.equal(Array(3).fill('rowheader a number'));
    await page.set({ position: ROLLED });
    await page.played('1|24|36');
    const marked = (await thingsWith('rowheader')).filter((thing) => thing.includes('last'));
    expect(marked.map((thing) => thing.match(/\d+/)?.[0])).to.deep.equal(['1', '6', '9']);
  });

  it('are check boxes in a group with a legend, to cross numbers', async () => {
    const page = await KubiPage.open();
    expect(await thingsWith('checkbox')).to.deep.equal([1, 2, 3, 4, 5, 6].map((value) => `checkbox ${value}`));
    expect(page.find('.numbers')?.localName).to.equal('fieldset');
    expect(await thingsWith('group')).to.include('group Your three numbers');
  });

  it('are dice as toggle buttons in a group, which say where they are', async () => {
    const page = await KubiPage.open({ position: ROLLED });
    await page.clickDice(4);
    expect(await thingsWith('group')).to.include('group Dice and their places');
    const dice = (await thingsWith('button')).filter((thing) => thing.startsWith('button die'));
    expect(dice.map((die) => die.replace('button ', ''))).to.deep.equal([
      ...['die 1, your number, First pair', 'die 2, Second pair', 'die 3, Second pair'],
      ...['die 4, your number, First pair', 'die 6, your number, Discard'],
    ]);
    expect(page.dice.map((die) => die.ariaPressed)).to.deep.equal(['false', 'false', 'false', 'false', 'true']);
  });

  it('are the dice and numbers of one player by name, where several play', async () => {
    await KubiPage.open(THREE);
    expect(await thingsWith('group')).to.include('group Ann: Dice and their places');
    fixtureCleanup();
    await KubiPage.open({ names: 'Ann, Bob', seats: 'human human' });
    expect(await thingsWith('group')).to.include('group Ann: Your three numbers');
  });

  it('are entries in words as one group of radio buttons', async () => {
    const page = await KubiPage.open({ position: ROLLED });
    expect(await thingsWith('radio')).to.deep.equal(page.choices.map(({ text }) => `radio ${text}`));
    expect(new Set(page.all('.entry input').map((radio) => radio.getAttribute('name'))).size).to.equal(1);
    expect(await thingsWith('group')).to.include('group Possible entries');
  });

  it('are buttons for the sheets, which say who, how much and what to do', async () => {
    const page = await (await KubiPage.open(THREE)).played('#0 1|34|26');
    const seats = (await thingsWith('button')).filter((thing) => /Ann|Bob|Cleo/.test(thing));
    expect(seats).to.deep.equal([
      `button Ann, −400 points, ${ENTERED}`,
      `button Bob, 0 points, ${TO_DECIDE}`,
      `button Cleo, 0 points, ${TO_DECIDE}`,
    ]);
    expect(page.all('.seat-button').map((seat) => seat.ariaPressed)).to.deep.equal(['false', 'true', 'false']);
    expect(page.labels).to.have.lengthOf(1);
    expect(page.labels[0]).to.contain('Bob');
  });

  it('is in one live region who has entered what, whose sheet comes then, and who has to decide', async () => {
    const page = await KubiPage.open(THREE);
    const [region, ...others] = page.all('[role=status], [role=alert], [aria-live]');
    expect(others.length).to.equal(0);
    await page.played('#0 1|34|26');
    expect(page.spoken).to.match(/^Ann\b.*8 and 7.*400.* Bob: /);
    expect(textOf(region)).to.equal(page.spoken);
    await page.played('#1 1|34|26', '#2 1|34|26');
    expect(page.spoken).to.match(/Cleo\b.*Bob: roll the dice\.$/);
  });

  it('is no picture but the tallies, which are named, and no die that only lies there', async () => {
    const page = await KubiPage.open({ ...THREE, position: THREE.position.split(' |')[0] ?? '' });
    const pictures = page.all('svg:not([aria-hidden=true])').filter((svg) => !svg.closest('[aria-hidden=true]'));
    expect(pictures.map(({ role, ariaLabel }) => `${role} ${ariaLabel}`)).to.deep.equal(
      Array(3 + 11).fill('img 0 marks'),
    );
    expect((await thingsWith('button')).filter((thing) => thing.includes('die ')).length).to.equal(0);
  });

  it('is a table of results as soon as the reader unfolds it, the highest first', async () => {
    const page = await KubiPage.open({
      names: 'Ann, Bob',
      position: `1:8,4:0,6:0 5,0,0,0,0,0,0,5,0,0,6 / 1:0,2:0,3:8 0,0,0,0,0,10,0,0,0,0,6`,
    });
    expect(await thingsWith('table')).not.to.include('table Result');
    await page.click(page.find('.ending-fold') as Element);
    expect(await thingsWith('table')).to.include('table Result');
    const players = (await thingsWith('rowheader')).filter((thing) => /Ann|Bob/.test(thing));
    expect(players).to.deep.equal(['rowheader Bob', 'rowheader Ann']);
  });
});
