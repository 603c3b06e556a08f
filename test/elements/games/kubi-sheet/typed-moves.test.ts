import { expect } from '@open-wc/testing';
import type { Attributes } from '../../sheet/page.js';
import { KubiPage, ROLLED, ROLLED_FOR_TWO, crossed, sums } from './page.js';

const CROSSED = { position: crossed('146') };
const FREE = { position: `${crossed('145')} | 0 33366` };
const DICE = { ...CROSSED, dice: 'enter' };

describe('a move that is typed on <kubi-sheet>', () => {
  /** One of each kind; how else they may be written is tested with the notation. */
  const MADE: readonly (readonly [move: string, attributes: Attributes, text: string])[] = [
    ['x126', {}, ' x1,2,6 '],
    ['1|24|36', { position: ROLLED }, '12436'],
    ['(3)|33|66', FREE, '(3)|33|66'],
    ['roll 12346', DICE, 'ROLL64321'],
  ];
  for (const [move, attributes, text] of MADE) {
    it(`is ${move}: “${text}”`, async () => {
      const page = await KubiPage.open(attributes);
      await page.submit(text);
      expect(page.moves).to.deep.equal([move]);
      expect([page.moveField.value, page.focused === page.moveField]).to.deep.equal(['', true]);
    });
  }

  /** What the element refuses besides the rules, and one reason of theirs; the others are tested with the rules and their sentences. */
  const REFUSED: readonly (readonly [text: string, code: string, attributes: Attributes])[] = [
    ['1|34', 'bad-move', {}],
    ['2|14|36', 'must-mark', { position: ROLLED }],
    ['roll 12346', 'not-your-turn', { position: ROLLED }],
    ['roll 66666', 'not-your-turn', { ...CROSSED, dice: 'remote' }],
    ['1346', 'bad-roll', DICE],
    ['1|24|36', 'game-over', { position: '1:8,4:3,6:6 0,0,0,5,0,8,0,9,4,4,4' }],
  ];
  for (const [text, code, attributes] of REFUSED) {
    it(`is refused as ${code}: “${text}” ${JSON.stringify(attributes)}`, async () => {
      const page = await KubiPage.open(attributes);
      const { position } = page;
      const refusals = page.listen('game-refuse');
      await page.submit(text);
      expect(refusals.map((refusal) => refusal.code)).to.deep.equal([code]);
      expect([page.status, page.spoken]).to.deep.equal(Array(2).fill(refusals[0]?.message));
      expect(page.position).to.equal(position);
      expect(page.moveField.value, 'to be corrected').to.not.equal('');
    });
  }

  it('is made on the sheet that is shown, or on the one that it names, and finishes what was begun there', async () => {
    const page = await KubiPage.open({ position: `${crossed('146')} / ${ROLLED_FOR_TWO}` });
    await page.show(1);
    await page.clickDice(3);
    for (const text of ['#2 1|24|36', '4|12|36']) await page.submit(text);
    expect(page.movesBySeat).to.deep.equal(['2 1|24|36', '1 4|12|36']);
    expect(page.shownSeat).to.equal(0);
    await page.show(1);
    expect(page.pencilled).to.be.empty;
    const refusals = page.listen('game-refuse');
    await page.submit('1|24|36');
    expect(refusals.map(({ code }) => code)).to.deep.equal(['already-entered']);
  });

  it('is refused on a sheet that is done', async () => {
    const done = `1:8,4:0,6:0 ${sums({ 7: 16 })}`;
    const page = await KubiPage.open({ position: `${done} / 1:4,4:4,6:0 ${sums({ 7: 16 })} | 1 12346` });
    const refusals = page.listen('game-refuse');
    await page.show(0);
    expect([page.choices, page.primary]).to.deep.equal([[], null]);
    await page.submit('1|24|36');
    expect(refusals.map(({ code }) => code)).to.deep.equal(['done']);
  });
});
