import { expect } from '@open-wc/testing';
import { errorOf, testRefusedMoves, testStrangers } from '../bad-attributes.js';
import type { RefusedMove } from '../bad-attributes.js';
import { watchTrouble } from '../watch-trouble.js';
import { SheetPage } from './sheet-page.js';
import { FILLED, crossed } from './sheets.js';

const ROLLED = `${crossed('146')} | 0 12346`;
const TWO_ROLLED = `${crossed('123')} / ${crossed('146')} | 0 12346`;

const REFUSED: readonly RefusedMove[] = [
  ['what is no move', ROLLED, 'hello', 'bad-move'],
  ['nothing', ROLLED, '', 'bad-move'],
  ['a novel', ROLLED, '1|23|46 '.repeat(10_000), 'bad-move'],
  ['a seven', ROLLED, '7|23|46', 'bad-move'],
  ['two numbers', `- ${crossed('123').split(' ')[1]}`, 'x12', 'bad-move'],
  ['numbers that are not different', `- ${crossed('123').split(' ')[1]}`, 'x112', 'illegal-move', 'same-number'],
  ['an entry before the opening', `- ${crossed('123').split(' ')[1]}`, '1|23|46', 'illegal-move', 'cross-first'],
  ['numbers that are crossed already', ROLLED, 'x123', 'illegal-move', 'already-crossed'],
  ['an entry before the roll', crossed('146'), '1|23|46', 'illegal-move', 'bad-move'],
  ['another die than an own number', ROLLED, '2|13|46', 'illegal-move', 'must-mark'],
  ['an own number without a mark', ROLLED, '(1)|23|46', 'illegal-move', 'must-mark'],
  ['dice that were not rolled', ROLLED, '1|23|45', 'illegal-move', 'other-dice'],
  ['a second roll', ROLLED, 'roll 12346', 'illegal-move', 'not-your-turn'],
  ['a die nobody has', crossed('146'), { kind: 'roll', dice: [1, 2, 3, 4, 7] }, 'illegal-move', 'bad-roll'],
  ['a move after the end', FILLED, '1|23|46', 'illegal-move', 'game-over'],
  ['data that is no move', ROLLED, { kind: 'cheat' }, 'illegal-move', 'bad-move'],
  ['nothing at all', ROLLED, undefined, 'illegal-move', 'bad-move'],
];

testRefusedMoves((attributes) => SheetPage.open(attributes), REFUSED);
testStrangers(() => SheetPage.open({ position: TWO_ROLLED }), '1|23|46');

describe('methods of a sheet', () => {
  it('throw for a seat that has entered, while the other has not', async () => {
    const { element } = await SheetPage.open({ position: TWO_ROLLED });
    element.play('#1 1|23|46');
    expect(errorOf(() => element.play('1|23|46', { actor: 1 })).refusal?.code).to.equal('already-entered');
    expect(errorOf(() => element.play('#1 1|23|46')).refusal?.code).to.equal('already-entered');
  });

  it('throw for a ply that there is not', async () => {
    const { element } = await SheetPage.open({ position: ROLLED });
    for (const ply of [-1, 1, 0.5, NaN, Infinity]) expect(errorOf(() => element.goTo(ply)).code).to.equal('bad-ply');
  });

  it('list no moves for seats that are not there or have nothing to decide', async () => {
    const { element } = await SheetPage.open({
      position: `${TWO_ROLLED} 0`.replace(/^1:0/, '1:1').replace('0,0,0,0,0,0,0,0,0,0,0', '0,0,0,1,0,0,0,0,1,0,0'),
    });
    expect(element.error).to.equal(undefined);
    for (const seat of [0, 2, -1, 99]) expect(element.legalMoves(seat)).to.be.empty;
    expect(element.legalMoves(1).length).to.be.above(0);
    expect(element.legalMoves()).to.deep.equal(element.legalMoves(1));
  });

  it('undo and redo, and say whether there was anything, also for seats that are not there', async () => {
    const { element } = await SheetPage.open({ position: TWO_ROLLED });
    expect([element.undo(), element.undo(0), element.undo(7), element.redo()]).to.deep.equal(Array(4).fill(false));
    element.play('1|23|46', { actor: 1 });
    expect([element.undo(0), element.undo(1), element.redo()]).to.deep.equal([false, true, true]);
  });

  it('play before anything has been shown', () => {
    const trouble = watchTrouble();
    const sheet = document.createElement('kubi-sheet');
    sheet.setAttribute('position', ROLLED);
    sheet.play('1|23|46');
    expect(sheet.match.entries.map(({ text }) => text)).to.deep.equal(['1|23|46']);
    expect(trouble.stop()).to.be.empty;
  });
});
