import { expect } from '@open-wc/testing';
import { TricuboPage } from './tricubo-page.js';

const FRESH = '1,1,0,0,0 .,.,.,.,. -';

/** Ann has taken the large 3, and Bob is to use one of the others. */
const FOLLOWS = `1,0,3,0,0 .,.,.,.,. - / ${FRESH} | B 4 0 346 L`;

const open = (position: string) => TricuboPage.open({ position, side: 'B', names: 'Ann, Bob' });

describe('the joker on <tricubo-sheet>', () => {
  it('is offered with the die of the active player', async () => {
    const page = await open(FOLLOWS);
    expect(page.die('L').ariaLabel).to.equal('large 3, Ann has it, the joker opens it');
    expect(page.die('L').hasAttribute('aria-disabled')).to.be.false;
    expect(page.owner('L')).to.equal('Ann');
    expect(page.choices.filter(({ text }) => /joker/.test(text)).map(({ text }) => text)).to.deep.equal([
      'With the joker, large 3: 3 crosses in row 3, then worth 1 (plus 1).',
      'With the joker, large 3: cross the field of its colour (0).',
      'With the joker, large 3: cross the field of all colours (0).',
    ]);
  });

  it('is spent by what that die is used for on the sheet', async () => {
    const page = await open(FOLLOWS);
    await page.clickDie('L');
    expect(page.targets[0]).to.equal('With the joker, large 3: 3 crosses in row 3, then worth 1 (plus 1)');
    await page.click(page.rowTarget(3) as Element);
    expect(page.moves).to.deep.equal(['JL']);
    await page.click(page.seatButton(1));
    expect(page.fields.at(-1)).to.equal('joker: crossed');
    expect(page.row(3).boxes).to.equal('3 of 8 crossed');
  });

  it('is spent on a field as well, and on rows to be scored', async () => {
    const page = await open(FOLLOWS);
    await page.clickDie('L');
    await page.click(page.fieldTarget('t') as Element);
    expect(page.moves).to.deep.equal(['JLt']);
    const other = await open(`1,0,3,0,0 .,.,.,.,. - / ${FRESH} | B 4 0 366 M`);
    await other.clickDie('M');
    for (const row of [1, 5]) await other.click(other.interimTarget(row)?.closest('label') as Element);
    await other.click(other.scoreButton as Element);
    expect(other.moves).to.deep.equal(['JM:1,5']);
  });

  it('is pencilled once the use is decided, and free until it is made', async () => {
    const page = await open(FOLLOWS);
    const pencilled = () => Boolean(page.all('.fields .pencil').at(-1)?.getAttribute('d'));
    await page.clickDie('L');
    expect(pencilled(), 'which use is not decided').to.be.false;
    await page.click(page.all('.entry')[0] as Element);
    expect(pencilled()).to.be.true;
    expect(page.fields.at(-1)).to.equal('joker: free');
    await page.clickButton('Clear');
    expect(pencilled()).to.be.false;
  });

  it('is not spent by an open die', async () => {
    const page = await open(FOLLOWS);
    await page.clickDie('M');
    await page.click(page.rowTarget(4) as Element);
    expect(page.moves).to.deep.equal(['M']);
    await page.click(page.seatButton(1));
    expect(page.fields.at(-1)).to.equal('joker: free');
  });

  it('is no help once it is spent', async () => {
    const page = await open(`1,0,3,0,0 .,.,.,.,. - / ${FRESH} J | B 4 0 346 L`);
    expect(page.die('L').ariaLabel).to.equal('large 3, Ann has it');
    await page.clickDie('L');
    expect(page.status).to.equal('The large die is closed: Ann has it.');
    expect(page.choices.some(({ text }) => /joker/.test(text))).to.be.false;
  });

  it('is no help with a die that is of no use even then', async () => {
    const page = await open(`1,0,3,0,0 .,.,.,.,. - / 1,1,8,0,0 .,.,.,.,. Lt | B 4 0 346 L`);
    expect(page.die('L').ariaLabel).to.equal('large 3, Ann has it');
  });

  it('opens the closed die of a solo round', async () => {
    const page = await TricuboPage.open({ position: `${FRESH} | B 5 0 346` });
    expect(page.die('M').ariaLabel).to.equal('medium 4, closed, the joker opens it');
    await page.clickDie('M');
    await page.click(page.rowTarget(4) as Element);
    expect(page.moves).to.deep.equal(['JM']);
  });

  it('is not there on side A', async () => {
    const page = await TricuboPage.open({ position: `${FRESH} | A 5 0 346` });
    expect(page.fields).to.have.lengthOf(4);
    expect(page.die('M').getAttribute('aria-disabled')).to.equal('true');
  });
});

describe('the joker on <tricubo-sheet> where it alone gives a use', () => {
  /** Bob has no use for the small dice, and a large one that Ann has taken. */
  const ONLY = '1,0,3,0,0 .,.,.,.,. - / 8,8,0,0,0 .,.,.,.,. MSt | B 4 0 312 L';

  it('may be spent, and need not be', async () => {
    const page = await open(ONLY);
    expect(page.status).to.equal('Bob: None of the open dice is of any use. The joker would open the closed one.');
    expect(page.button('Take no die') !== undefined).to.be.true;
    expect(page.button('Do this') === undefined, 'nothing is decided for the reader').to.be.true;
    await page.clickDie('L');
    expect(page.button('Take no die') !== undefined, 'beside the die that is chosen').to.be.true;
    await page.click(page.rowTarget(3) as Element);
    expect(page.moves).to.deep.equal(['JL']);
  });

  it('is kept by taking no die', async () => {
    const page = await open(ONLY);
    await page.clickButton('Take no die');
    expect(page.moves).to.deep.equal(['-']);
    await page.click(page.seatButton(1));
    expect(page.fields.at(-1)).to.equal('joker: free');
  });

  it('is kept by taking none in words', async () => {
    const page = await open(ONLY);
    await page.click(page.all('.entry').at(-1) as Element);
    expect(page.primary?.textContent?.trim()).to.equal('Take no die');
    expect(page.all('button').filter((button) => button.textContent?.trim() === 'Take no die')).to.have.lengthOf(1);
    await page.click(page.primary as Element);
    expect(page.moves).to.deep.equal(['-']);
  });
});
