import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { LAST, humans, rolled, use } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const ROLLED = { position: rolled(2) };

describe('the events of <tricubo-sheet>', () => {
  it('for a tap on a use: nothing while a die is chosen, then asked, the move, and the change', async () => {
    const page = await TricuboPage.open(ROLLED);
    const log = logEvents(page.element);
    await page.clickDie('L');
    await page.clickDie('M');
    expect(log).to.be.empty;
    await page.click(page.rowTarget(4) as Element);
    expect(log).to.deep.equal([
      'game-before-move M by reader',
      'game-move M by reader',
      'game-change play by reader M',
    ]);
  });

  it('for a choice in words: nothing until it is confirmed', async () => {
    const page = await TricuboPage.open(ROLLED);
    const log = logEvents(page.element);
    await page.click(page.all('.entry')[1] as Element);
    expect(log).to.be.empty;
    await page.click(page.primary as Element);
    expect(log).to.deep.equal([
      'game-before-move Lc by reader',
      'game-move Lc by reader',
      'game-change play by reader Lc',
    ]);
  });

  it('for the use that closes a round and the dice that then roll by themselves: one change', async () => {
    const page = await TricuboPage.open({ position: `${rolled(2)} L`, seed: 'a', dice: 'auto' });
    const log = logEvents(page.element);
    await use(page);
    expect(log).to.deep.equal([
      'game-before-move M by reader',
      'game-move M by reader',
      'game-move roll 316 by computer',
      'game-change play by reader M roll 316',
    ]);
  });

  it('say what was done, as data and in letters, by whom and for which seat', async () => {
    const page = await TricuboPage.open({ position: `${rolled(3, '166')} L` });
    const [moves, asked, changes] = [
      page.listen('game-move'),
      page.listen('game-before-move'),
      page.listen('game-change'),
    ];
    await page.click(page.seatButton(2));
    await page.clickDie('M');
    for (const row of [5, 3]) {
      page.interimTarget(row)?.click();
      await page.element.updateComplete;
    }
    await page.click(page.scoreButton as Element);
    const move = { kind: 'interim', die: 'M', joker: false, rows: [3, 5] };
    const detail = { actor: 2, move, text: 'M:3,5', by: 'user' };
    expect(asked).to.deep.equal([detail]);
    expect(moves).to.deep.equal([detail]);
    expect(changes).to.deep.equal([{ cause: 'play', by: 'user', moves: [detail] }]);
  });

  it('for the reader’s roll: asked before, with the dice that will come', async () => {
    const page = await TricuboPage.open({ seats: humans(2), seed: 'a' });
    const moves = page.listen('game-move');
    const log = logEvents(page.element);
    await page.clickButton('Roll the dice');
    expect(log).to.deep.equal([
      'game-before-move roll 316 by reader',
      'game-move roll 316 by reader',
      'game-change play by reader roll 316',
    ]);
    const move = { kind: 'roll', dice: [3, 1, 6] };
    expect(moves).to.deep.equal([{ actor: 'chance', move, text: 'roll 316', by: 'user' }]);
  });

  it('for a script: nobody is asked', async () => {
    const page = await TricuboPage.open(ROLLED);
    const log = logEvents(page.element);
    page.element.play('L');
    expect(log).to.deep.equal(['game-move L by script', 'game-change play by script L']);
  });

  it('for the end: after the change that closes the round, once, and not when the end is only certain', async () => {
    const page = await TricuboPage.open({ position: LAST });
    const ends = page.listen('game-end');
    const log = logEvents(page.element);
    page.element.play('L');
    expect(ends).to.be.empty;
    await page.element.updateComplete;
    await use(page);
    expect(log.slice(2)).to.deep.equal([
      'game-before-move M by reader',
      'game-move M by reader',
      'game-change play by reader M',
      'game-end three-purple',
    ]);
    expect(ends).to.deep.equal([{ winners: [0], scores: [20, 8], reason: 'three-purple' }]);
    await page.clickButton('Undo');
    await page.clickButton('Redo');
    expect(log.slice(6)).to.deep.equal(['game-change undo by reader', 'game-change redo by reader']);
  });

  it('for the end of a solo game', async () => {
    const page = await TricuboPage.open({ position: '1,0,0,0,0 | - 21 0 346' });
    const ends = page.listen('game-end');
    await use(page);
    expect(ends).to.deep.equal([{ winners: [0], scores: [5], reason: 'last-round' }]);
  });

  it('for what cannot be done: why not, in the reader’s language, and nothing else', async () => {
    const page = await TricuboPage.open({ position: `${rolled(2)} L`, names: 'Ann' });
    const refusals = page.listen('game-refuse');
    const log = logEvents(page.element);
    await page.clickDie('L');
    await page.fill('Type a move', 'S');
    await page.press('Enter');
    expect(log).to.deep.equal(['game-refuse no-use', 'game-refuse only-interim']);
    expect(refusals.map(({ message }) => message)).to.deep.equal([
      'The large die is closed: Ann has it.',
      'A 6 can only score rows.',
    ]);
    expect(page.status).to.equal('A 6 can only score rows.');
  });

  it('for an attribute that cannot be used: where and why, and the game goes on', async () => {
    const page = await TricuboPage.open(ROLLED);
    const { position } = page;
    const errors = page.listen('game-error');
    const log = logEvents(page.element);
    for (const [name, value] of [
      ['dice', 'cheat'],
      ['seats', 'human '.repeat(6)],
      ['side', 'C'],
      ['overflow', 'maybe'],
    ] as const) {
      Object.assign(page.element, { [name]: value });
      await page.element.updateComplete;
      Object.assign(page.element, { [name]: undefined });
      await page.element.updateComplete;
    }
    expect(log).to.deep.equal([
      'game-error bad-attribute',
      'game-error bad-seats',
      'game-error bad-options',
      'game-error bad-options',
    ]);
    expect(errors.every(({ message }) => message.length > 15)).to.be.true;
    expect(page.position).to.equal(position);
    expect(page.element.error).to.equal(undefined);
  });

  it('for a new game: one change', async () => {
    const page = await TricuboPage.open({ seats: humans(2) });
    const log = logEvents(page.element);
    await page.clickButton('New game');
    page.element.restart();
    expect(log).to.deep.equal(['game-change restart by reader', 'game-change restart by script']);
  });

  it('for a new game whose dice roll by themselves: first the game, then the dice', async () => {
    const page = await TricuboPage.open({ seats: humans(2), dice: 'auto' });
    const log = logEvents(page.element);
    page.element.restart('a');
    expect(log).to.deep.equal([
      'game-change restart by script',
      'game-move roll 316 by computer',
      'game-change play by computer roll 316',
    ]);
  });

  it('for another game that the attributes ask for: one change, also where several attributes change', async () => {
    const page = await TricuboPage.open(ROLLED);
    const log = logEvents(page.element);
    page.element.position = rolled(3);
    page.element.side = 'B';
    await page.element.updateComplete;
    expect(log).to.deep.equal(['game-change load by script']);
  });

  it('for names, looks and the sheet that is shown: none', async () => {
    const page = await TricuboPage.open(ROLLED);
    const log = logEvents(page.element);
    page.element.names = 'Ann, Bob';
    page.element.numerals = '';
    page.element.marks = '2 3i';
    await page.click(page.seatButton(1));
    expect(log).to.be.empty;
  });
});
