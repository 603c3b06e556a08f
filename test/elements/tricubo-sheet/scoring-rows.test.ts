import { expect } from '@open-wc/testing';
import { TricuboPage } from './tricubo-page.js';

const SHEET = '2,4,1,0,0 .,.,.,.,. -';

const open = (position: string, attributes: Readonly<Record<string, string>> = {}) =>
  TricuboPage.open({ position, ...attributes });

/** Clicks the interim boxes of rows. */
async function tick(page: TricuboPage, ...rows: readonly number[]): Promise<void> {
  for (const row of rows) await page.click(page.interimTarget(row)?.closest('label') as Element);
}

const isTicked = (page: TricuboPage, row: number) => (page.interimTarget(row) as HTMLInputElement | null)?.checked;
const ticked = (page: TricuboPage) => [1, 2, 3, 4, 5].filter((row) => isTicked(page, row));
const isReady = (page: TricuboPage) => page.scoreButton?.getAttribute('aria-disabled') === 'false';
const scoreText = (page: TricuboPage) => page.scoreButton?.textContent?.trim();

describe('two rows to be scored on <tricubo-sheet>', () => {
  const openChosen = async (attributes: Readonly<Record<string, string>> = {}) => {
    const page = await open(`${SHEET} | A 1 0 166`, attributes);
    await page.clickDie('M');
    return page;
  };

  it('are ticked, and the button says which they are and what they earn', async () => {
    const page = await openChosen();
    expect(page.status).to.equal('Choose 2 rows to score now.');
    await tick(page, 2);
    expect([ticked(page), isReady(page)]).to.deep.equal([[2], false]);
    await tick(page, 1);
    expect([ticked(page), isReady(page)]).to.deep.equal([[1, 2], true]);
    expect(scoreText(page)).to.equal('Score rows 1 and 2: plus 9');
    expect(page.status).to.equal('Medium 6: score rows 1 and 2 (plus 9).');
    expect(page.moves, 'nothing is made yet').to.be.empty;
    await page.click(page.scoreButton as Element);
    expect(page.moves).to.deep.equal(['M:1,2']);
    expect(page.scoring === null).to.be.true;
  });

  it('are not scored before there are two, and the reader hears what is missing', async () => {
    const page = await openChosen();
    const refusals = page.listen('game-refuse');
    await tick(page, 2);
    await page.click(page.scoreButton as Element);
    expect(refusals).to.deep.equal([{ code: 'nothing-chosen', message: 'Choose first what is to be done.' }]);
    expect([page.moves, ticked(page)]).to.deep.equal([[], [2]]);
  });

  it('are no three: the third is refused and stays without a tick', async () => {
    const page = await openChosen();
    const refusals = page.listen('game-refuse');
    await tick(page, 1, 2, 5);
    expect(refusals).to.deep.equal([{ code: 'interim-count', message: 'The medium 6 scores exactly 2 rows.' }]);
    expect(page.status).to.equal('The medium 6 scores exactly 2 rows.');
    expect([ticked(page), scoreText(page)]).to.deep.equal([[1, 2], 'Score rows 1 and 2: plus 9']);
  });

  it('are others when one is unticked and another ticked', async () => {
    const page = await openChosen();
    await tick(page, 1, 2, 1);
    expect([ticked(page), isReady(page)]).to.deep.equal([[2], false]);
    await tick(page, 5);
    expect(scoreText(page)).to.equal('Score rows 2 and 5: plus 2');
    await page.click(page.scoreButton as Element);
    expect(page.position).to.equal('2,4,1,0,0 .,2,.,.,0 - | A 2');
  });

  it('are no longer ticked when the die has been laid back', async () => {
    const page = await openChosen();
    await tick(page, 1, 2);
    await page.clickDie('M');
    expect([page.scoring === null, page.targets.length]).to.deep.equal([true, 0]);
    await page.clickDie('M');
    expect(ticked(page)).to.be.empty;
  });

  it('are ticked where they are chosen in words, and chosen in words where they are ticked', async () => {
    const page = await openChosen();
    await page.click(page.all('.entry')[2] as Element);
    expect(page.choices[2]?.text).to.equal('Medium 6: score rows 1 and 4 (plus 7).');
    expect(ticked(page)).to.deep.equal([1, 4]);
    await tick(page, 4, 3);
    expect(page.choices.find(({ isChosen }) => isChosen)?.text).to.equal('Medium 6: score rows 1 and 3 (plus 8).');
    await tick(page, 3);
    expect(page.choices.some(({ isChosen }) => isChosen)).to.be.false;
  });

  it('are those that have not been scored yet', async () => {
    const page = await open('2,4,1,0,0 7,.,.,.,. - | A 1 0 166');
    await page.clickDie('M');
    expect(page.targets).to.deep.equal([
      'Score row 2: 2 points',
      'Score row 3: 1 point',
      'Score row 4: 0 points',
      'Score row 5: 0 points',
    ]);
    expect(page.row(1).interim).to.equal('7');
  });

  it('are ticked beside fields that the same 6 could cross', async () => {
    const page = await openChosen({ 'colour-on-six': '' });
    await tick(page, 1);
    await page.click(page.fieldTarget('M') as Element);
    expect(page.moves).to.deep.equal(['Mc']);
  });
});

describe('three rows to be scored on <tricubo-sheet>', () => {
  it('are ticked one after another', async () => {
    const page = await open(`${SHEET} | A 2 0 616`);
    await page.clickDie('L');
    await tick(page, 4, 1);
    expect(isReady(page)).to.be.false;
    await tick(page, 2);
    expect(scoreText(page)).to.equal('Score rows 1, 2, and 4: plus 9');
    await tick(page, 3);
    expect(ticked(page), 'no fourth').to.deep.equal([1, 2, 4]);
    await page.click(page.scoreButton as Element);
    expect(page.position).to.equal('2,4,1,0,0 7,2,-,0,- - | A 3');
  });

  it('are the last ones: a 6 is of no use any more', async () => {
    const page = await open('2,4,1,0,0 7,2,-,0,- - | A 2 0 616');
    const refusals = page.listen('game-refuse');
    await page.clickDie('S');
    await page.clickDie('L');
    expect(refusals.map(({ message }) => message)).to.deep.equal([
      'The small 6 is of no use: three rows have been scored.',
      'The large 6 is of no use: three rows have been scored.',
    ]);
  });

  it('are too many where one has been scored, two where two have', async () => {
    const page = await open('2,4,1,0,0 7,2,.,.,. - | A 3 0 663');
    await page.clickDie('L');
    expect(page.status).to.equal('The large 6 is of no use: it scores 3 rows, and only 1 more may be scored.');
    await page.clickDie('M');
    expect(page.status).to.equal('The medium 6 is of no use: it scores 2 rows, and only 1 more may be scored.');
    expect(page.chosenDie).to.equal(undefined);
  });

  it('can be crossed further afterwards, and keep what was scored', async () => {
    const page = await open('2,4,1,0,0 7,2,-,0,- - | A 2 0 314');
    await page.clickDie('L');
    await page.click(page.rowTarget(3) as Element);
    expect(page.row(3)).to.include({ boxes: '4 of 7 crossed', interim: '', final: '2' });
    expect(page.sums).to.deep.equal(['9', '11', '0', '0', '20']);
  });
});
