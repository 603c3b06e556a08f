import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const FIELD = 'Type a move';

/** Types a move and sends it off with Enter. */
async function typeMove(page: CuboPage, text: string): Promise<void> {
  await page.fill(FIELD, text);
  await page.press('Enter');
}

interface Wrong {
  readonly text: string;
  readonly code: string;
  readonly message: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly moves?: readonly string[];
}

const ONE = { position: table('o') };
const TWO = { position: table('oo') };
const NO_MOVE =
  'That is not a move of this game. Moves are written like swap a1c3, roll, call, take 2, put b1 or keep.';

const WRONG: readonly Wrong[] = [
  ...['castle', 'a1', 'a1d3', 'a4b1', 'swap', 'take 5', 'take 0', 'take', 'put', 'put d1', '#1', '123'].map((text) => ({
    text,
    code: 'bad-move',
    message: NO_MOVE,
  })),
  { text: 'b2a1', code: 'white-die', message: 'The white die stays in the centre.' },
  { text: 'a1a1', code: 'same-cell', message: 'Two different dice change places.' },
  { text: 'take 1', code: 'call-first', message: 'Call first, then take a die.' },
  { text: 'put a1', code: 'exchange-later', message: 'Dice are exchanged when all squares are covered.' },
  { text: '#4 call', code: 'not-your-turn', message: 'That is not to be done now.' },
  {
    text: '#0 a1c3',
    moves: ['roll'],
    code: 'in-hand',
    message: 'Your dice are in your hand: throw them first.',
    attributes: { ...ONE, dice: 'remote' },
  },
  {
    text: 'a1c3',
    moves: ['call'],
    code: 'covered',
    message: 'Your square is covered and stays as it is.',
  },
  { text: 'call', moves: ['call'], code: 'already-called', message: 'You have called in this round.' },
  {
    text: '#0 take 2',
    attributes: TWO,
    moves: ['#0 call', '#0 take 1'],
    code: 'already-decided',
    message: 'You have decided already.',
  },
  {
    text: '#0 take 1',
    attributes: TWO,
    moves: ['#1 call', '#1 take 1', '#0 call'],
    code: 'place-empty',
    message: 'Place 1 of the middle is empty: that die has been taken.',
  },
  {
    text: '#0 roll',
    attributes: TWO,
    moves: ['#1 call'],
    code: 'no-more-rolls',
    message: 'Somebody has called: nobody rolls again in this round.',
  },
  {
    text: 'call',
    moves: ['call', 'take 1'],
    code: 'building-over',
    message: 'All squares are covered, and dice are being exchanged.',
  },
  { text: 'put b2', moves: ['call', 'take 1'], code: 'white-die', message: 'The white die stays in the centre.' },
  { text: '#0 call', attributes: {}, code: 'no-roll', message: 'The dice have to be rolled first.' },
  {
    text: 'call',
    attributes: { position: table('o', 6) },
    moves: ['call', 'take -'],
    code: 'game-over',
    message: 'The game is over.',
  },
  { text: 'call', attributes: { ...ONE, paused: '' }, code: 'paused', message: 'The game is paused.' },
];

describe('typed moves <cubo-grid> refuses', () => {
  for (const { text, code, message, attributes = ONE, moves = [] } of WRONG) {
    it(`says why “${text}” is none after ${moves.join(', ') || 'nothing'}: ${code}`, async () => {
      const page = await (await CuboPage.open(attributes)).played(...moves);
      const { position } = page;
      const refusals = page.listen('game-refuse');
      await typeMove(page, text);
      expect(refusals).to.deep.equal([{ code, message }]);
      expect([page.status, page.spoken]).to.deep.equal([message, message]);
      expect(page.position).to.equal(position);
    });
  }

  for (const text of ['613', '61322', '6137', 'middle r6r1b3']) {
    it(`says that “${text}” is no roll of the middle`, async () => {
      const page = await CuboPage.open({ dice: 'enter' });
      await typeMove(page, text);
      expect(page.moves).to.be.empty;
      const code = text.startsWith('middle') ? 'not a move of this game' : 'not a roll of these dice';
      expect(page.status).to.contain(code);
    });
  }

  for (const [text, message] of [
    ['middle r6b3b2b1', 'The dice in the middle have other colours.'],
    ['dice 0 123456123', 'These dice are not to be rolled now.'],
  ] as const) {
    it(`says why “${text}” is not to be entered now`, async () => {
      const page = await CuboPage.open({ dice: 'enter' });
      await typeMove(page, text);
      expect([page.status, page.moves]).to.deep.equal([message, []]);
    });
  }

  for (const dice of ['tap', 'remote']) {
    it(`does not let a reader make up the dice, dice="${dice}"`, async () => {
      const page = await CuboPage.open({ dice });
      await typeMove(page, 'middle r6r6b6b6');
      await typeMove(page, '6666');
      expect(page.moves).to.be.empty;
    });
  }

  it('leaves the text selected, to be typed over, and keeps the die that is chosen', async () => {
    const page = await CuboPage.open(ONE);
    await page.click(page.cell('a2'));
    await typeMove(page, 'castle');
    expect(page.cell('a2').ariaLabel).to.equal('a2, red 2, chosen');
    await page.type('a1c3');
    await page.press('Enter');
    expect(page.moves).to.deep.equal(['swap a1c3']);
  });

  it('takes an empty field for no attempt', async () => {
    const page = await CuboPage.open(ONE);
    const refusals = page.listen('game-refuse');
    await typeMove(page, '  ');
    expect(refusals).to.be.empty;
  });
});
