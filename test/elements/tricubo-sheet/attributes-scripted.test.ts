import { expect } from '@open-wc/testing';
import { errorOf, testRefusedMoves, testStrangers } from '../bad-attributes.js';
import type { RefusedMove } from '../bad-attributes.js';
import { watchTrouble } from '../watch-trouble.js';
import { EMPTY, FILLED, ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

const TWO_ROLLED = '1,0,0,0,0 / 0,1,0,0,0 | A 1 0 346';
const TAKEN = '1,0,3,0,0 / 0,1,0,0,0 | A 1 0 346 L';
const FULL = '7,0,0,7,0 0,0,0,-,- LMSt | A 4 0 146';

const REFUSED: readonly RefusedMove[] = [
  ['what is no move', ROLLED, 'hello', 'bad-move'],
  ['nothing', ROLLED, '', 'bad-move'],
  ['a novel', ROLLED, 'L:1,2,3 '.repeat(10_000), 'bad-move'],
  ['a row that there is not', ROLLED, 'S:6', 'bad-move'],
  ['a first cross in row 6', EMPTY, '@6', 'bad-move'],
  ['a use before the first cross', EMPTY, 'M', 'illegal-move', 'start-first'],
  ['a second first cross', ROLLED, '@1', 'illegal-move', 'already-started'],
  ['a use before the roll', '1,0,0,0,0', 'M', 'illegal-move', 'bad-move'],
  ['a use before the roll, of a player', '1,0,0,0,0', '#0 M', 'illegal-move', 'no-roll'],
  ['the die that is closed', ROLLED, 'L', 'illegal-move', 'closed'],
  ['the die that another player has', TAKEN, '#1 L', 'illegal-move', 'closed'],
  ['the others before the active player', TWO_ROLLED, '#1 M', 'illegal-move', 'active-first'],
  ['taking none where there is a use', ROLLED, '-', 'illegal-move', 'must-use'],
  ['a joker that is not printed', ROLLED, 'JL', 'illegal-move', 'no-joker'],
  ['a joker for an open die', ROLLED.replace('| A', '| B'), 'JM', 'illegal-move', 'not-closed'],
  ['a row that is full', FULL, 'M', 'illegal-move', 'row-full'],
  ['a field that is crossed', FULL, 'Mc', 'illegal-move', 'field-crossed'],
  ['a 6 in a row', ROLLED, 'S', 'illegal-move', 'only-interim'],
  ['scoring without a 6', ROLLED, 'M:1,2', 'illegal-move', 'needs-six'],
  ['too many rows', ROLLED, 'S:1,2', 'illegal-move', 'interim-count'],
  ['a row that was scored', '2,0,0,0,0 7,.,.,.,. - | A 4 0 346', 'S:1', 'illegal-move', 'interim-twice'],
  ['a fourth row', FULL, 'S:1', 'illegal-move', 'interims-spent'],
  ['a second roll', ROLLED, 'roll 123', 'illegal-move', 'not-your-turn'],
  ['a die nobody has', '1,0,0,0,0', { kind: 'roll', dice: [1, 2, 7] }, 'illegal-move', 'bad-move'],
  ['a move after the end', FILLED, 'M', 'illegal-move', 'game-over'],
  ['data that is no move', ROLLED, { kind: 'cheat' }, 'illegal-move', 'bad-move'],
  ['nothing at all', ROLLED, undefined, 'illegal-move', 'bad-move'],
];

testRefusedMoves((attributes) => TricuboPage.open(attributes), REFUSED);
testStrangers(() => TricuboPage.open({ position: TWO_ROLLED }), 'M');

describe('methods of a sheet of Tricubo', () => {
  it('throw for a seat that has entered, while the other has not', async () => {
    const { element } = await TricuboPage.open({ position: TAKEN });
    expect(errorOf(() => element.play('M', { actor: 0 })).refusal?.code).to.equal('already-entered');
    expect(errorOf(() => element.play('#0 M')).refusal?.code).to.equal('already-entered');
  });

  it('throw for a ply that there is not', async () => {
    const { element } = await TricuboPage.open({ position: ROLLED });
    for (const ply of [-1, 1, 0.5, NaN, Infinity]) expect(errorOf(() => element.goTo(ply)).code).to.equal('bad-ply');
  });

  it('list no moves for seats that are not there or have nothing to decide', async () => {
    const { element } = await TricuboPage.open({ position: TAKEN });
    for (const seat of [0, 2, -1, 99]) expect(element.legalMoves(seat)).to.be.empty;
    expect(element.legalMoves(1).length).to.be.above(0);
    expect(element.legalMoves()).to.deep.equal(element.legalMoves(1));
  });

  it('undo and redo, and say whether there was anything, also for seats that are not there', async () => {
    const { element } = await TricuboPage.open({ position: TAKEN });
    expect([element.undo(), element.undo(0), element.undo(7), element.redo()]).to.deep.equal(Array(4).fill(false));
    element.play('M', { actor: 1 });
    expect([element.undo(0), element.undo(1), element.redo()]).to.deep.equal([false, true, true]);
  });

  it('play before anything has been shown', () => {
    const trouble = watchTrouble();
    const sheet = document.createElement('tricubo-sheet');
    sheet.setAttribute('position', ROLLED);
    sheet.play('M');
    expect(sheet.match.entries.map(({ text }) => text)).to.deep.equal(['M']);
    expect(trouble.stop()).to.be.empty;
  });
});
