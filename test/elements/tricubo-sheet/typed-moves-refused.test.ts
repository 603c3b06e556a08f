import { expect } from '@open-wc/testing';
import { TricuboPage } from './tricubo-page.js';

const FIELD = 'Type a move';

/** Types a move and sends it off with Enter. */
async function typeMove(page: TricuboPage, text: string): Promise<void> {
  await page.fill(FIELD, text);
  await page.press('Enter');
}

const START = '0,0,0,0,0 .,.,.,.,. -';
const NUMBERS = '2,7,1,0,6 .,.,.,.,. M | A 4 0 352';
const SIXES = '2,7,1,0,6 .,.,.,.,. M | A 3 0 666';
const SCORED = '2,7,1,0,6 7,0,.,.,. M | A 3 0 666';
const ALL_SCORED = '2,7,1,0,6 7,0,1,-,- M | A 1 0 666';
const FULL = '1,0,0,0,0 .,.,.,.,. - / 0,7,0,0,0 .,.,.,.,. M | A 1 0 322 L 0';
const CLOSED = '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | A 1 0 345 L 0';
const JOKER = '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | B 1 0 345 L 0';
const SPENT = '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - J | B 1 0 345 L 0';
const NO_MOVE = 'That is not a move of this game. Moves are written like L, Lc, M:2,5 or -.';

interface Wrong {
  readonly position?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly text: string;
  readonly code: string;
  readonly message: string;
}

const WRONG: readonly Wrong[] = [
  ...['castle', 'X', 'L:', 'L:0', 'L:6', '@6', '@', 'Ld', '--', 'roll 12', 'roll 127'].map((text) => ({
    position: NUMBERS,
    text,
    code: 'bad-move',
    message: NO_MOVE,
  })),
  { position: START, text: 'L', code: 'start-first', message: 'Make your first cross: choose a row.' },
  { position: NUMBERS, text: '@2', code: 'already-started', message: 'The first cross has been made.' },
  { position: '1,0,0,0,0 .,.,.,.,. -', text: 'M', code: 'no-roll', message: 'The dice have to be rolled first.' },
  { position: NUMBERS, text: 'L', code: 'closed', message: 'The large die is closed this round.' },
  { position: CLOSED, text: 'L', code: 'closed', message: 'The large die is closed: Player 1 has it.' },
  { position: CLOSED, text: '#0 M', code: 'already-entered', message: 'On this sheet the roll has been used.' },
  {
    position: '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | A 1 0 345',
    text: '#1 M',
    code: 'active-first',
    message: 'The active player takes a die first.',
  },
  {
    position: NUMBERS,
    text: '-',
    code: 'must-use',
    message: 'As long as you can use a die, you have to use one.',
  },
  { position: JOKER, text: 'JM', code: 'not-closed', message: 'The medium die is open: it needs no joker.' },
  { position: CLOSED, text: 'JL', code: 'no-joker', message: 'This sheet has no joker to spend.' },
  { position: SPENT, text: 'JL', code: 'no-joker', message: 'This sheet has no joker to spend.' },
  { position: FULL, text: 'M', code: 'row-full', message: 'Row 2 is full.' },
  {
    position: NUMBERS,
    attributes: { overflow: 'forbidden' },
    text: 'M',
    code: 'overflow',
    message: 'Row 5 has room for 1 cross, not for 2.',
  },
  { position: SIXES, text: 'L', code: 'only-interim', message: 'A 6 can only score rows.' },
  { position: SIXES, text: 'Lc', code: 'only-interim', message: 'A 6 can only score rows.' },
  { position: NUMBERS, text: 'Mc', code: 'field-crossed', message: 'No field of the medium die is free.' },
  {
    position: NUMBERS.replace(' M ', ' Mt '),
    text: 'Mt',
    code: 'field-crossed',
    message: 'No field of all colours is free.',
  },
  { position: NUMBERS, text: 'M:1,2', code: 'needs-six', message: 'Rows are scored with a 6.' },
  { position: SIXES, text: 'M:1', code: 'interim-count', message: 'The medium 6 scores exactly 2 rows.' },
  { position: SIXES, text: 'M:2,2', code: 'interim-count', message: 'The medium 6 scores exactly 2 rows.' },
  { position: SIXES, text: 'L:1,2', code: 'interim-count', message: 'The large 6 scores exactly 3 rows.' },
  {
    position: SCORED,
    text: 'L:3,4,5',
    code: 'interims-spent',
    message: 'The large 6 scores 3 rows, but only 1 more may be scored.',
  },
  {
    position: ALL_SCORED,
    text: 'S:4',
    code: 'interims-spent',
    message: 'Three rows have been scored, and no more may be.',
  },
  {
    position: SCORED.replace('7,0,', '7,.,'),
    text: 'M:1,2',
    code: 'interim-twice',
    message: 'Row 1 has been scored already.',
  },
  { position: '6,6,6,1,0 .,.,.,.,. -', text: 'L', code: 'game-over', message: 'The game is over.' },
];

describe('typed moves <tricubo-sheet> refuses', () => {
  for (const { position = '', attributes = {}, text, code, message } of WRONG) {
    it(`says why “${text}” is none: ${code}, in ${position}`, async () => {
      const page = await TricuboPage.open({ position, ...attributes });
      const { position: before } = page;
      const refusals = page.listen('game-refuse');
      await typeMove(page, text);
      expect(refusals).to.deep.equal([{ code, message }]);
      expect(page.status).to.equal(message);
      expect(page.spoken).to.equal(message);
      expect(page.position).to.equal(before);
    });
  }

  for (const dice of ['tap', 'enter', 'remote']) {
    it(`says that the dice have to be rolled before anything can be used, dice="${dice}"`, async () => {
      const page = await (await TricuboPage.open({ dice })).played('@1');
      await typeMove(page, 'M');
      expect(page.status).to.equal('The dice have to be rolled first.');
    });
  }

  for (const text of ['roll 12', 'roll 1234', '36', '3611']) {
    it(`says that “${text}” is no roll where real dice are thrown`, async () => {
      const page = await (await TricuboPage.open({ dice: 'enter' })).played('@1');
      await typeMove(page, text);
      expect(page.status).to.equal('That is not a roll of this game: three dice, each showing 1 to 6.');
      expect(page.moves).to.deep.equal(['@1']);
    });
  }

  it('leaves the text selected, to be typed over, and keeps what was begun', async () => {
    const page = await TricuboPage.open({ position: NUMBERS });
    await page.clickDie('S');
    await typeMove(page, 'castle');
    expect(page.field(FIELD)?.value).to.equal('castle');
    expect(page.chosenDie).to.equal('S');
    await page.type('M');
    await page.press('Enter');
    expect(page.moves).to.deep.equal(['M']);
  });

  it('takes an empty field for no attempt', async () => {
    const page = await TricuboPage.open();
    const refusals = page.listen('game-refuse');
    await typeMove(page, '   ');
    expect(refusals).to.be.empty;
  });

  for (const dice of ['tap', 'remote']) {
    it(`does not let a reader make up the dice, dice="${dice}"`, async () => {
      const page = await (await TricuboPage.open({ dice })).played('@1');
      const refusals = page.listen('game-refuse');
      await typeMove(page, 'roll 666');
      await typeMove(page, '666');
      expect(refusals[0]?.code).to.equal('not-your-turn');
      expect(refusals).to.have.lengthOf(2);
      expect(page.moves).to.deep.equal(['@1']);
    });
  }
});
