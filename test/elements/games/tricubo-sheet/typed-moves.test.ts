import { expect } from '@open-wc/testing';
import type { Attributes } from '../../sheet/page.js';
import { EARLY, SIXES, TricuboPage, rolled } from './page.js';

const NUMBERS = `${EARLY} | A 4 0 345`;
const CLOSED = '1,0,0,0,0 / 0,1,0,0,0 | A 1 0 345 L 0';
const JOKER = CLOSED.replace('A', 'B');
const FULL = '2,7,1,0,6 .,.,.,.,. Mt';
const DICE = { position: '1,0,0,0,0', dice: 'enter' };

describe('a move that is typed on <tricubo-sheet>', () => {
  /** One of each kind; how else they may be written is tested with the notation. */
  const MADE: readonly (readonly [move: string, attributes: Attributes, text: string])[] = [
    ['@3', {}, ' @ 3'],
    ['Mc', { position: NUMBERS }, 'm c'],
    ['M:2,5', { position: SIXES }, 'm: 5 2'],
    ['JL', { position: JOKER }, 'j l'],
    ['-', { position: '7,0,0,0,0 .,.,.,.,. LMSt | A 1 0 111' }, ' - '],
    ['roll 361', DICE, '3,6,1'],
  ];
  for (const [move, attributes, text] of MADE) {
    it(`is ${move}: “${text}”`, async () => {
      const page = await TricuboPage.open(attributes);
      await page.submit(text);
      expect(page.moves).to.deep.equal([move]);
      expect([page.moveField.value, page.focused === page.moveField]).to.deep.equal(['', true]);
    });
  }

  /** What the element refuses besides the rules, and one reason of theirs; the others are tested with the rules and their sentences. */
  const REFUSED: readonly (readonly [text: string, code: string, position: string, more?: Attributes])[] = [
    ['L:6', 'bad-move', NUMBERS],
    ['roll 666', 'not-your-turn', '1,0,0,0,0', { dice: 'remote' }],
    ['36', 'bad-roll', '1,0,0,0,0', { dice: 'enter' }],
    ['L', 'closed', `${EARLY} | A 4 0 352`],
    ['#0 M', 'already-entered', CLOSED],
    ['M', 'overflow', `${FULL} | A 4 0 352`, { overflow: 'forbidden' }],
    ['L', 'game-over', '6,6,6,1,0'],
  ];
  for (const [text, code, position, more = {}] of REFUSED) {
    it(`is refused as ${code}: “${text}” on ${position}`, async () => {
      const page = await TricuboPage.open({ position, ...more });
      const { position: before } = page;
      const refusals = page.listen('game-refuse');
      await page.submit(text);
      expect(refusals.map((refusal) => refusal.code)).to.deep.equal([code]);
      expect([page.status, page.spoken]).to.deep.equal(Array(2).fill(refusals[0]?.message));
      expect([page.position, page.moveField.value]).to.deep.equal([before, text]);
    });
  }

  it('has an example of what can be typed as long as nothing is', async () => {
    const page = await TricuboPage.open({ dice: 'enter' });
    const examples = [page.moveField.placeholder];
    for (const move of ['@1', 'roll 666', 'M:1,2']) {
      await page.submit(move);
      examples.push(page.moveField.placeholder);
    }
    expect(examples).to.deep.equal(['@1', 'roll 361', 'M:1,2', 'roll 361']);
  });

  it('is made on the sheet that is shown, or on the one that it names, and finishes what was begun there', async () => {
    const page = await TricuboPage.open({ position: `${rolled(3, '345')} L` });
    await page.show(2);
    await page.clickDie('S');
    for (const text of ['#1 S', 'M']) await page.submit(text);
    expect(page.movesBySeat).to.deep.equal(['1 S', '2 M']);
    expect(page.targets).to.be.empty;
  });
});
