import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { TricuboPage } from './tricubo-page.js';

/** Alone in the fourth round, in which the large die is closed; the dice show 3 4 6. */
const ROLLED = '2,4,1,0,0 .,.,.,.,. L | A 4 0 346';

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  TricuboPage.open({ position: ROLLED, ...attributes });

const chosen = (page: TricuboPage) => page.choices.filter(({ isChosen }) => isChosen).map(({ text }) => text);

describe('<tricubo-sheet> by click', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('plays from the first cross to the first use of a die', async () => {
    const page = await TricuboPage.open({ seed: 'b' });
    const made = page.listen('game-move');
    expect(page.status).to.equal('Make your first cross: choose a row.');
    expect(page.targets).to.have.lengthOf(5);
    await page.click(page.rowTarget(3) as Element);
    expect(page.status).to.equal('Roll the dice.');
    expect(page.targets, 'a first cross is made once').to.be.empty;
    await page.clickButton('Roll the dice');
    expect(page.status).to.equal('Use a die. The large one is closed this round.');
    expect(page.targets, 'a die comes before its use').to.be.empty;
    await page.clickDie('S');
    await page.click(page.rowTarget(4) as Element);
    expect(made.map(({ text, by, actor }) => `${actor} ${text} by ${by}`)).to.deep.equal([
      '0 @3 by reader',
      'chance roll 324 by reader',
      '0 S by reader',
    ]);
    expect(page.status).to.equal('Roll the dice.');
    expect(page.dice, 'nothing is left to choose').to.be.empty;
  });

  it('lays a die back that is clicked again, and its uses are gone', async () => {
    const page = await open();
    await page.clickDie('M');
    expect(page.status).to.equal('Choose on the sheet what the die is to do.');
    await page.clickDie('M');
    expect(page.chosenDie).to.equal(undefined);
    expect(page.targets).to.be.empty;
    expect(page.isPencilled(4)).to.be.false;
    expect(page.status).to.equal('Use a die. The large one is closed this round.');
  });

  it('takes another die instead, with its own uses alone', async () => {
    const page = await open();
    await page.clickDie('M');
    await page.clickDie('S');
    expect(page.chosenDie).to.equal('S');
    expect(page.isPencilled(4)).to.be.false;
    expect([1, 2, 3, 4, 5].map((row) => page.rowTarget(row) !== null)).to.not.include(true);
    expect([1, 2, 3, 4, 5].map((row) => page.interimTarget(row) !== null)).to.not.include(false);
  });

  it('lays everything back by Clear, which is there only then', async () => {
    const page = await open();
    expect(page.button('Clear') === undefined).to.be.true;
    await page.clickDie('M');
    await page.clickButton('Clear');
    expect([page.chosenDie, page.targets.length, page.moves.length]).to.deep.equal([undefined, 0, 0]);
    expect(page.button('Clear') === undefined).to.be.true;
    await page.click(page.all('.entry')[0] as Element);
    await page.clickButton('Clear');
    expect(chosen(page)).to.be.empty;
  });

  it('makes nothing that the page refuses, and the die stays chosen', async () => {
    const page = await open();
    const refuse = (event: Event) => event.preventDefault();
    page.element.addEventListener('game-before-move', refuse);
    await page.clickDie('M');
    await page.click(page.rowTarget(4) as Element);
    expect(page.moves).to.be.empty;
    expect(page.chosenDie).to.equal('M');
    page.element.removeEventListener('game-before-move', refuse);
    await page.click(page.rowTarget(4) as Element);
    expect(page.moves).to.deep.equal(['M']);
  });

  it('does nothing where nothing is to be pressed', async () => {
    const page = await open();
    const refusals = page.listen('game-refuse');
    await page.clickDie('M');
    const idle = [
      'tr[data-row="5"]',
      'tr[data-row="3"] svg',
      '.fields li:nth-child(1)',
      '.fields li:nth-child(3)',
      '.scale',
      'dd',
    ];
    for (const place of idle) await page.click(page.find(place) as Element);
    expect(page.moves).to.be.empty;
    expect(refusals).to.be.empty;
    expect(page.chosenDie).to.equal('M');
  });
});

describe('a use in words on <tricubo-sheet> by click', () => {
  it('is chosen, changed for another, and made by the button', async () => {
    const page = await open();
    const [first, second] = page.all('.entry');
    await page.click(first as Element);
    expect(page.status).to.equal(page.choices[0]?.text);
    expect([page.chosenDie, page.isPencilled(4)]).to.deep.equal(['M', true]);
    await page.click(second as Element);
    expect(chosen(page)).to.deep.equal(['Medium 4: cross the field of its colour (0).']);
    expect(page.isPencilled(4)).to.be.false;
    expect(page.moves, 'nothing is made yet').to.be.empty;
    await page.clickButton('Do this');
    expect(page.moves).to.deep.equal(['Mc']);
  });

  it('is one of all open dice, or of the one that is pressed', async () => {
    const page = await open();
    const dice = () => new Set(page.choices.map(({ text }) => text.split(' ')[0]));
    expect(dice()).to.deep.equal(new Set(['Medium', 'Small']));
    await page.clickDie('S');
    expect(dice()).to.deep.equal(new Set(['Small']));
    await page.clickDie('S');
    expect(dice()).to.deep.equal(new Set(['Medium', 'Small']));
  });

  it('is gone from the list when a die is pressed', async () => {
    const page = await open();
    await page.click(page.all('.entry')[0] as Element);
    await page.clickDie('S');
    expect(page.chosenDie).to.equal('S');
    expect(chosen(page)).to.be.empty;
    expect(page.button('Do this') === undefined).to.be.true;
  });

  it('is the first cross, too', async () => {
    const page = await TricuboPage.open();
    expect(page.choices.map(({ text }) => text)).to.deep.equal(
      [1, 2, 3, 4, 5].map((row) => `First cross in row ${row}.`),
    );
    await page.click(page.all('.entry')[1] as Element);
    expect([1, 2, 3, 4, 5].filter((row) => page.isPencilled(row))).to.deep.equal([2]);
    await page.clickButton('Do this');
    expect(page.moves).to.deep.equal(['@2']);
  });
});
