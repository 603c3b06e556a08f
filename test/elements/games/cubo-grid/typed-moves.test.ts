import { expect } from '@open-wc/testing';
import { CuboPage, ONE, TWO, table } from './page.js';
import type { Attributes } from './page.js';

const FIELD = 'Type a move';

const open = async (attributes: Attributes = {}, ...moves: readonly string[]) =>
  (await CuboPage.open({ ...ONE, ...attributes })).played(...moves);

describe('moves of <cubo-grid> that are typed', () => {
  it('are made, and leave the field empty for the next one', async () => {
    const page = await (await open()).typed('A1 C3', 'call', 'TAKE 2', 'put b1');
    expect(page.moves).to.deep.equal(['swap a1c3', 'call', 'take 2', 'put b1']);
    expect([page.field(FIELD)?.value, page.focusedName]).to.deep.equal(['', FIELD]);
    expect(page.element.match.entries.map(({ by }) => by)).to.deep.equal(Array(4).fill('user'));
  });

  it('are made by the player they name, else by the one whose square was touched last', async () => {
    const page = await (await open(TWO)).typed('#1 a1c3');
    await page.click(page.cell('a1', 1));
    await page.typed('b1b3', '#0 a1b1');
    expect(page.made).to.deep.equal(['1 swap a1c3', '1 swap b1b3', '0 swap a1b1']);
  });

  it('that are no moves stay in the field to be typed over, and the die that is chosen stays chosen', async () => {
    const page = await open();
    await page.click(page.cell('a2'));
    await page.typed('castle');
    expect(page.cell('a2').ariaLabel).to.equal('a2, red 2, selected');
    await page.type('a1c3');
    await page.press('Enter');
    expect([page.moves, page.cell('a2').ariaLabel]).to.deep.equal([['swap a1c3'], 'a2, red 2']);
  });
});

interface Wrong {
  readonly text: string;
  readonly code: string;
  readonly message: string;
  readonly attributes?: Attributes;
  readonly moves?: readonly string[];
}

/** What the element refuses besides the rules, and one reason of theirs; the others are tested with the rules and their sentences. */
const WRONG: readonly Wrong[] = [
  {
    text: 'castle',
    code: 'bad-move',
    message: 'That’s not a move in this game. Write moves like swap a1c3, roll, call, take 2, put b1 or keep.',
  },
  { text: 'b2a1', code: 'white-die', message: 'The white die stays in the centre.' },
  {
    text: '#4 call',
    code: 'not-your-turn',
    message: 'You can’t do that now. Swap two dice at a time, then call Cubo.',
  },
  {
    text: '#0 roll',
    attributes: TWO,
    moves: ['#1 call'],
    code: 'no-more-rolls',
    message: 'Someone has called: nobody can roll again this round.',
  },
  {
    text: '#0 take 1',
    attributes: TWO,
    moves: ['#0 call', '#0 take -'],
    code: 'already-decided',
    message: 'You’ve already decided: called Cubo, took none.',
  },
  { text: 'call', attributes: { paused: '' }, code: 'paused', message: 'The game is paused.' },
  {
    text: 'middle r6r6b6b6',
    attributes: { position: '', dice: 'remote' },
    code: 'not-your-turn',
    message: 'You can’t do that now. Waiting for the dice.',
  },
];

describe('moves of <cubo-grid> that are typed and refused', () => {
  for (const { text, code, message, attributes = {}, moves = [] } of WRONG) {
    it(`say why “${text}” is none after ${moves.join(', ') || 'nothing'}: ${code}`, async () => {
      const page = await open(attributes, ...moves);
      const { position } = page;
      const refusals = page.listen('game-refuse');
      await page.typed(text);
      expect(refusals).to.deep.equal([{ code, message }]);
      expect([page.status, page.spoken, page.position]).to.deep.equal([message, message, position]);
    });
  }
});

describe('real dice on <cubo-grid>', () => {
  const MIDDLE = 'Roll the four dice in the middle and enter what they show.';
  const nineOf = (name: string) => `Roll ${name}’s nine dice and enter what they show, row by row.`;
  const openReal = (attributes: Attributes = {}) => CuboPage.open({ dice: 'enter', names: 'Ann, Bob', ...attributes });

  async function tap(page: CuboPage, digits: string): Promise<void> {
    for (const digit of digits) page.find(`.keys [data-value="${digit}"]`)?.click();
    await page.element.updateComplete;
  }

  const WAYS: Readonly<Record<string, (page: CuboPage, digits: string) => Promise<unknown>>> = {
    async 'by taps'(page, digits) {
      for (const digit of digits) await page.click(page.find(`.keys [data-value="${digit}"]`) as Element);
      await page.clickButton('Place these dice');
    },
    async 'by keys'(page, digits) {
      page.find('.keys button')?.focus();
      await page.press(...digits);
      page.button('Place these dice')?.focus();
      await page.press('Enter');
    },
    'as they are typed': (page, digits) => page.typed(` ${[...digits].join(', ')} `),
  };
  for (const [way, enter] of Object.entries(WAYS)) {
    it(`are entered ${way}: first those of the middle, then nine of each player`, async () => {
      const page = await openReal({ seats: 'human human' });
      const moves = page.listen('game-move');
      for (const [digits, asked] of [
        ['6612', MIDDLE],
        ['123456123', nineOf('Ann')],
        ['654321654', nineOf('Bob')],
      ] as const) {
        expect(page.status).to.contain(asked);
        await enter(page, digits);
      }
      expect(page.moves).to.deep.equal(['middle r6r6b1b2', 'dice 0 123456123', 'dice 1 654321654']);
      expect(moves.map(({ actor, by }) => `${actor} ${by}`)).to.deep.equal(Array(3).fill('chance user'));
      expect([page.square(1), page.find('.dice-pad')]).to.deep.equal(['r6r5r4/r3w2b1/b6b5b4', null]);
    });
  }

  it('have the colours of their places, and leave a gap where one is taken back', async () => {
    const page = await openReal({ position: table('h') });
    expect(page.all('.thrown .cube').map(({ dataset }) => dataset['colour'])).to.deep.equal([...'rrrrwbbbb']);
    await tap(page, '123');
    page.find('.thrown button')?.click();
    await page.element.updateComplete;
    const blanks = page.all('.thrown > *').map((place) => (place.matches('.blank') ? '-' : 'x'));
    expect(blanks.join('')).to.equal('-xx------');
    await tap(page, '4566666');
    await page.clickButton('Place these dice');
    expect(page.moves).to.deep.equal(['dice 0 423566666']);
  });

  it('are no roll where they are too few, too many or show a seven', async () => {
    const page = await openReal();
    const refusals = page.listen('game-refuse');
    for (const wrong of ['123', '12345', '7123']) {
      await page.typed(wrong);
      expect([page.status, page.moves], wrong).to.deep.equal([
        'That’s not a valid roll of these dice: each shows 1 to 6.',
        [],
      ]);
    }
    expect(refusals.map(({ code }) => code)).to.deep.equal(Array(3).fill('bad-roll'));
    await page.typed('middle r6b3b2b1');
    expect(page.status).to.equal('The dice in the middle have different colours.');
  });

  it('are entered again for one who rolls again, while the others build on', async () => {
    const page = await openReal({ position: table('oo') });
    await page.do('Roll all again', 1);
    expect(page.status).to.contain(nineOf('Bob'));
    await tap(page, '123');
    await page.swap('a1', 'c3');
    expect([page.moves, page.all('.thrown button').length]).to.deep.equal([['roll', 'swap a1c3'], 3]);
    await page.typed('111111111');
    expect([page.moves.at(-1), page.square(1)]).to.deep.equal(['dice 1 111111111', 'r1r1r1/b1w1b1/r1b1b1']);
  });

  it('begin anew with each roll of the same player', async () => {
    const page = await openReal({ position: table('h') });
    await tap(page, '123456123');
    await page.clickButton('Place these dice');
    await page.do('Roll all again', 0);
    expect([page.all('.thrown button').length, page.button('Place these dice')]).to.deep.equal([0, undefined]);
  });

  it('are entered by digits while the focus is on the pad: elsewhere, digits mean something else', async () => {
    const page = await openReal({ position: table('h') });
    const entered = () => page.all('.thrown button').length;
    page.find('[data-tool=help]')?.focus();
    await page.press('4');
    expect(entered()).to.equal(0);
    page.find('.keys button')?.focus();
    await page.press('4');
    expect(entered()).to.equal(1);
  });

  it('cannot be entered while the game is paused', async () => {
    const page = await openReal({ position: table('h'), paused: '' });
    expect(page.find('.dice-pad')).to.equal(null);
    await page.typed('111111111');
    expect(page.moves).to.be.empty;
    await page.clickButton('Resume');
    expect(page.find('.dice-pad') !== null).to.be.true;
  });
});
