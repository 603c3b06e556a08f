import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { makeRecordText } from '../../src/match/index.js';
import { Match } from '../../src/match/match.js';
import type { GameRecord, RecordedMove } from '../../src/match/record.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { errorOf } from './helpers.js';
import { blitz } from './toy-games.js';

const clock = new FakeClock();
const GOOD = ['roll 112233 112233', 'a1a3', 'f6f4', 'a3a2'];

const recordOf = (moves: readonly RecordedMove[]): GameRecord => ({
  format: 1,
  game: 'triad',
  seats: 2,
  options: {},
  seed: 'house',
  moves,
});

/** What is wrong with the move at each ply, and the refusal of the rules. */
const wrong: [name: string, move: RecordedMove, refusal: object | undefined][] = [
  ['nobody can read', { move: 'nonsense' }, undefined],
  ['is empty', { move: '' }, undefined],
  ['names cells beyond the board', { move: 'z9z8' }, { code: 'off-board' }],
  ['moves no die', { move: 'c3c4' }, { code: 'no-die', cell: 14 }],
  ['is by the other seat', { by: 1, move: 'f1f2' }, { code: 'not-your-turn' }],
  ['is by a seat that nobody has', { by: -1, move: 'f1f2' }, { code: 'not-your-turn' }],
  ['is by the clock, which this game does not have', { by: 'clock', move: 'f1f2' }, { code: 'not-your-turn' }],
  ['rolls again', { by: 'chance', move: 'roll 112233 112233' }, { code: 'not-your-turn' }],
];

describe('a record with a move that', () => {
  const forms: [name: string, write: (record: GameRecord) => unknown][] = [
    ['JSON', (record) => JSON.stringify(record)],
    ['the text form', (record) => makeRecordText(record, triad)],
  ];
  for (const [name, move, refusal] of wrong) {
    for (const [form, write] of forms) {
      // The text form cannot say these.
      const isJsonOnly = move.move === '' || typeof move.by === 'string' || (move.by ?? 0) < 0;
      if (isJsonOnly && form !== 'JSON') continue;
      it(`${name} is refused, and says which and why, in ${form}`, () => {
        const moves = [GOOD[0], GOOD[1], GOOD[2]].map((text = '') => ({ move: text }));
        const error = errorOf(() => Match.fromRecord(triad, write(recordOf([...moves, move]))));
        expect(error.code).to.equal('record-move');
        expect(error.details).to.deep.equal({ place: 'ply 4', ply: 4, text: move.move });
        expect(error.refusal).to.deep.equal(refusal);
        expect(error.message).to.contain('ply 4');
      });
    }
  }

  it('is wrong at any ply is named by that ply, the first being 1', () => {
    for (const ply of [1, 2, 3, 4]) {
      const moves = GOOD.map((move, i) => ({ move: i === ply - 1 ? 'a1f6' : move }));
      const error = errorOf(() => Match.fromRecord(triad, recordOf(moves)));
      expect(error.details).to.deep.include({ place: `ply ${ply}`, ply });
    }
  });

  it('comes after the end is refused', () => {
    const text = 'triad 1; start=6/6/6/aaa3/AB4/6 w 2-3; a2a1';
    expect(errorOf(() => Match.fromRecord(triad, text)).code).to.equal('bad-position');
    const over = 'triad 1; start=6/aaa3/6/6/AAAB2/6 w 2-3; a2a1';
    expect(errorOf(() => Match.fromRecord(triad, over)).refusal).to.deep.equal({ code: 'game-over' });
  });

  it('is endless is told in short', () => {
    const error = errorOf(() => Match.fromRecord(triad, recordOf([{ move: 'x'.repeat(100_000) }])));
    expect(error.details.text).to.equal('x'.repeat(40));
    expect(error.message.length).to.be.lessThan(300);
  });

  it('is wrong does not harm the reading of the next record', () => {
    errorOf(() => Match.fromRecord(triad, recordOf([{ move: 'a1f6' }])));
    expect(Match.fromRecord(triad, recordOf(GOOD.map((move) => ({ move })))).length).to.equal(4);
  });

  it('is out of time names its ply in the text form, too', () => {
    const error = errorOf(() => TimedMatch.fromRecord(blitz, 'blitz 1; #1 grab @200; #0 grab @100', { clock }));
    expect(error.details).to.deep.equal({ place: 'ply 2', ply: 2, text: 'grab' });
  });

  it('is at a time beyond all numbers is refused', () => {
    const error = errorOf(() => TimedMatch.fromRecord(blitz, `blitz 1; #1 grab @${'9'.repeat(350)}`, { clock }));
    expect(error.details).to.deep.include({ place: 'ply 1' });
  });
});
