import { expect, fixtureCleanup } from '@open-wc/testing';
import { accessibleThings, thingsWith } from '../../accessibility-tree.js';
import { FILLED, ROLLED, SIXES, TricuboPage, rolled } from './page.js';
import { ENTERED, NO_USE, ROLLS, TO_DECIDE } from '../../sheet/words.js';

const NAMES = { names: 'Ann, Bob, Cleo' };
const bare = (thing: string) => thing.replace(/^\S+ ?/, '').replaceAll('\u00ad', '');

describe('what assistive technology gets to know of <tricubo-sheet>', () => {
  it('is a native table with a name, its values as the head of the boxes, and a head for each row', async () => {
    const page = await TricuboPage.open({ position: FILLED });
    expect(await thingsWith('table')).to.deep.equal(['table Rows']);
    expect(page.all('table [role]:not([role=img])')).to.be.empty;
    const [values, ...heads] = (await thingsWith('columnheader')).map(bare);
    expect([values?.match(/\d+/g)?.slice(0, 8), heads]).to.deep.equal([
      ['1', '7', '4', '2', '10', '5', '0', '2'],
      ['At 6', 'Worth'],
    ]);
    expect(values).to.contain('Purple rows: 3 of 3');
    expect(await thingsWith('rowheader')).to.deep.equal([1, 2, 3, 4, 5].map((row) => `rowheader ${row}`));
    expect(new Set(page.all('.rows tr').map(({ children }) => children.length))).to.deep.equal(new Set([4]));
  });

  it('is of each row its crosses, whether purple is reached, and its boxes; minus, not hyphen', async () => {
    const page = await TricuboPage.open({ position: FILLED });
    const cells = (await thingsWith('rowheader', 'cell')).map(bare);
    expect(cells.slice(0, 8)).to.deep.equal([
      ...['1', '6 of 7 crossed, purple reached', '', '5'],
      ...['2', '3 of 7 crossed', '7', '4'],
    ]);
    const sheet = { values: [-3, 7], purple: 1, fields: ['L'], fieldPoints: [0, -5], jokers: 0, ranks: [] };
    await page.set({ sheet, position: '1,2,0,0,0 -3,.,.,.,. L' });
    expect([page.row(1).interim, ...page.sums]).to.deep.equal(['−3', '−3', '4', '−5', '0', '−4']);
  });

  it('is whose sheet it is, its colour fields as a list, and its sums as terms', async () => {
    const page = await TricuboPage.open({ ...NAMES, position: '1,0,0,0,0 .,.,.,.,. Lt J / 0,1,0,0,0 | B' });
    expect((await thingsWith('group')).filter((thing) => thing.includes('Ann'))).to.have.lengthOf(1);
    expect(await thingsWith('list')).to.deep.equal(['list Colour fields']);
    const fields = (await thingsWith('image')).map(bare).filter((name) => name.includes(':'));
    expect(fields).to.deep.equal([
      ...['large die: crossed', 'medium die: free', 'small die: free', 'all colours: crossed', 'joker: crossed'],
    ]);
    expect(page.find('.sums')?.localName).to.equal('dl');
  });

  it('are row heads as buttons for the first cross', async () => {
    await TricuboPage.open();
    const heads = (await thingsWith('rowheader')).map(bare);
    expect((await thingsWith('button')).map(bare)).to.include.members(heads);
    expect(heads.map((head) => head.match(/\d/)?.[0])).to.deep.equal(['1', '2', '3', '4', '5']);
  });

  it('are dice as toggle buttons in a group, which say what they show, whose they are and that they are of no use', async () => {
    const page = await TricuboPage.open({
      names: 'Ann, Bob',
      position: '1,0,0,0,0 / 0,1,0,7,0 .,.,.,.,. Mt | A 1 0 345 L 0',
    });
    await page.clickDie('S');
    expect(await thingsWith('group')).to.include('group Bob: Dice');
    expect(page.dice.map((die) => [die.ariaLabel, die.ariaPressed, die.ariaDisabled])).to.deep.equal([
      ['large 3, Ann has it', 'false', 'true'],
      [`medium 4, ${NO_USE}`, 'false', 'true'],
      ['small 5', 'true', null],
    ]);
    expect(await thingsWith('button')).to.include('button small 5');
  });

  it('are uses as buttons in the places where they are made, and in words as one group of radio buttons', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    await page.showAllMoves();
    expect(await thingsWith('radio')).to.deep.equal(page.choices.map(({ text }) => `radio ${text}`));
    expect(await thingsWith('group')).to.include('group Possible uses');
    await page.clickDie('M');
    expect((await thingsWith('rowheader'))[3]).to.match(/^rowheader Medium 4: .*row 4.*7/);
    expect((await thingsWith('button')).filter((thing) => thing.startsWith('button Medium'))).to.have.lengthOf(3);
  });

  it('are rows to be scored together as check boxes in a group that says how many', async () => {
    const page = await TricuboPage.open({ position: SIXES });
    await page.clickDie('M');
    await page.tick(2);
    expect(await thingsWith('checkbox')).to.have.lengthOf(5);
    const ticked = ({ properties = [] }: { properties?: readonly { name: string; value: { value: unknown } }[] }) =>
      properties.some(({ name, value }) => name === 'checked' && value.value === 'true');
    expect((await accessibleThings(ticked)).map((thing) => thing.match(/row (\d)/)?.[1])).to.deep.equal(['2']);
    await page.clickDie('S');
    expect(await thingsWith('checkbox'), 'one row is a button').to.be.empty;
  });

  it('are buttons for the sheets, which say who, how much and what to do', async () => {
    const page = await TricuboPage.open({ ...NAMES, position: `${rolled(3)} L 2` });
    expect((await thingsWith('button')).filter((thing) => /point/.test(thing))).to.deep.equal([
      ...[`button Ann, 1 point, ${ENTERED}`, `button Bob, 1 point, ${TO_DECIDE}`, `button Cleo, 1 point, ${ENTERED}`],
    ]);
    await page.played('#1 M');
    expect(page.seats[1]).to.equal(`Bob, 8 points, ${ROLLS}`);
  });

  it('is in one live region what dice show, what the chosen one can do, what was made of it, and who comes then', async () => {
    const page = await TricuboPage.open({ ...NAMES, position: rolled(3, '345') });
    const [, ...others] = page.all('[role=status], [role=alert], [aria-live]');
    expect(others).to.be.empty;
    page.die('M').focus();
    await page.press('Enter');
    expect(page.focusedName, 'the first use is read where the focus is').to.match(/^Medium 4/);
    expect(page.spoken.match(/Medium 4/g), 'the others').to.have.lengthOf(2);
    await page.press('Enter');
    expect(page.spoken).to.match(/^Ann\b.*edium 4: .*8.* Bob: /);
    await page.press('u');
    expect(page.spoken).to.match(/ Ann: /);
    await page.played('#0 L', '#2 M', '#1 M', 'roll 612');
    expect(page.spoken).to.match(/6\D+1\D+2.* Bob: /);
  });

  it('is that the game ends with this round, and who has won once it is over', async () => {
    const page = await TricuboPage.open({ ...NAMES, position: '6,6,5,0,0 / 0,1,0,0,0 | A 9 0 345' });
    await page.played('#0 L');
    expect(page.spoken).to.match(/^Ann\b.*three rows are purple.* Bob: /i);
    await page.played('#1 M');
    expect(page.spoken).to.match(/^Bob\b.+ Ann .*15/);
  });

  it('is the round of how many, how the total came about, and a table of results, the highest first', async () => {
    const page = await TricuboPage.open({ position: `${FILLED} | A 9` });
    await page.click(page.find('.rounds summary') as Element);
    expect(await thingsWith('image')).to.include(`image ${page.track}`);
    await page.click(page.find('.ending-fold') as Element);
    expect(page.find('.build-up')?.localName).to.equal('ol');
    expect((await thingsWith('list')).some((thing) => thing.includes('Player 1'))).to.be.true;
    fixtureCleanup();
    const two = await TricuboPage.open({ names: 'Ann, Bob', position: `6,6,6,0,0 / ${FILLED}` });
    await two.click(two.find('.ending-fold') as Element);
    expect(await thingsWith('table')).to.include('table Result');
    const players = (await thingsWith('rowheader')).filter((thing) => /Ann|Bob/.test(thing));
    expect(players).to.deep.equal(['rowheader Bob', 'rowheader Ann']);
  });

  it('is no picture but boxes and fields, which are named', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    const pictures = page
      .all('svg:not([aria-hidden=true])')
      .filter((svg) => !svg.closest('[aria-hidden=true], svg svg'));
    expect(pictures.map(({ role }) => role)).to.deep.equal(Array(5 + 4).fill('img'));
    expect(pictures.every(({ ariaLabel }) => /crossed|free/.test(ariaLabel ?? ''))).to.be.true;
  });
});
