import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { makeRecordText } from '../../src/match/make-record-text.js';
import { Match } from '../../src/match/match.js';
import { parseRecord } from '../../src/match/parse-record.js';
import { errorOf, playAll, recordText } from './helpers.js';

const NO_SUMS = '0,0,0,0,0,0,0,0,0,0,0';
const THREE = `1:0,2:0,3:0 ${NO_SUMS} / 1:0,2:0,6:0 ${NO_SUMS} / 4:0,5:0,6:0 ${NO_SUMS}`;
/** Three seats, the second of which has entered the roll. */
const HALFWAY = THREE.replace(/\/ .* \//, `/ 1:1,2:0,6:0 0,0,0,0,0,1,0,0,0,0,1 /`) + ' | 1 13466 1';

describe('a record of seats that decide at the same time', () => {
  const match = playAll(
    new Match(kubi, { seats: 3, seed: 's' }),
    ...['#2 x456', '#0 x123', '#1 x126', 'roll 13466', '#1 1|34|66', '#2 6|13|46', '#0 3|14|66', 'roll 11233'],
    ...['#2 (2)|11|33', '#1 1|12|33', '#0 1|12|33'],
  );
  const text = [
    'kubi 1; seats=3; seed=s',
    ...['#2 x456', '#0 x123', 'x126', 'roll 13466', '#1 1|34|66', '#2 6|13|46', '3|14|66', 'roll 11233'],
    ...['#2 (2)|11|33', '#1 1|12|33', '1|12|33'],
  ].join('\n');

  it('names the seat in the text form where several may move, and not for the last', () => {
    expect(recordText(match)).to.equal(text);
  });

  it('names the seat in JSON where several may move, and not for the last', () => {
    expect(match.toRecord().moves.slice(3, 7)).to.deep.equal([
      { move: 'roll 13466' },
      { by: 1, move: '1|34|66' },
      { by: 2, move: '6|13|46' },
      { move: '3|14|66' },
    ]);
  });

  const forms: readonly [name: string, record: unknown][] = [
    ['the text form', text],
    ['the text form on one line', text.replaceAll('\n', '; ')],
    ['JSON', JSON.stringify(match.toRecord())],
    ['the object', match.toRecord()],
  ];
  for (const [name, record] of forms) {
    it(`is the same game again from ${name}`, () => {
      const again = Match.fromRecord(kubi, record);
      expect(again.state).to.deep.equal(match.state);
      expect(again.entries.map(({ actor }) => actor)).to.deep.equal(match.entries.map(({ actor }) => actor));
      expect(recordText(again)).to.equal(text);
      expect(again.toRecord()).to.deep.equal(match.toRecord());
    });
  }

  it('may leave out whose a move is where only one seat could make it', () => {
    const moves = ['#2 x456', 'x123', 'x126', 'roll 13466', '6|13|46', '(1)|34|66'];
    const error = errorOf(() => Match.fromRecord(kubi, ['kubi 1; seats=3', ...moves].join('\n')));
    expect(error.refusal).to.deep.equal({ code: 'must-mark', numbers: [1, 3] });
    const read = Match.fromRecord(kubi, ['kubi 1; seats=3', ...moves.slice(0, 5), '#2 4|13|66'].join('\n'));
    expect(read.entries.map(({ actor }) => actor)).to.deep.equal([2, 0, 1, 'chance', 1, 2]);
  });
});

describe('the seats of a record', () => {
  const texts: readonly [name: string, start: string][] = [
    ['between two rolls', THREE],
    ['in the middle of a roll', HALFWAY],
    ['before the crossings', Array(3).fill(`- ${NO_SUMS}`).join(' / ')],
  ];
  for (const [name, start] of texts) {
    it(`are those of a start ${name}, in both forms`, () => {
      for (const record of [
        `kubi 1; start=${start}`,
        { format: 1, game: 'kubi', start },
        JSON.stringify({ format: 1, game: 'kubi', start }),
      ]) {
        expect(parseRecord(record, kubi).seats).to.equal(3);
        const match = Match.fromRecord(kubi, record);
        expect(match.seats).to.equal(3);
        expect(match.start).to.equal(start);
        expect(recordText(match)).to.equal(`kubi 1; seats=3; start=${start}`);
      }
    });
  }

  it('may be said besides the start', () => {
    expect(Match.fromRecord(kubi, `kubi 1; seats=3; start=${THREE}`).seats).to.equal(3);
    expect(Match.fromRecord(kubi, `kubi 1; start=${THREE}; seats=3`).seats).to.equal(3);
  });

  it('are as few as there can be where nobody says anything', () => {
    expect(Match.fromRecord(kubi, 'kubi 1; x123').seats).to.equal(1);
    expect(recordText(new Match(kubi, { seed: 's' }))).to.equal('kubi 1; seed=s');
  });

  for (const seats of [1, 2, 4, 8]) {
    it(`must be those of the start: not ${seats} for three sheets`, () => {
      const calls = [
        () => Match.fromRecord(kubi, `kubi 1; seats=${seats}; start=${THREE}`),
        () => Match.fromRecord(kubi, { format: 1, game: 'kubi', seats, start: THREE }),
        () => new Match(kubi, { seats, start: THREE }),
      ];
      for (const call of calls) {
        const error = errorOf(call);
        expect(error.code).to.equal('bad-seats');
        expect(error.message).to.equal(`the game is for 3 seats, not ${seats}`);
        expect(error.details).to.deep.include({ place: 'seats', seats, min: 3, max: 3 });
      }
    });
  }

  it('are at most eight', () => {
    const start = Array(9).fill(`- ${NO_SUMS}`).join(' / ');
    for (const record of ['kubi 1; seats=9', `kubi 1; start=${start}`, `kubi 1; seats=9; start=${start}`]) {
      expect(errorOf(() => Match.fromRecord(kubi, record))).to.deep.include({ code: 'bad-seats' });
    }
  });

  it('name who may not move', () => {
    const error = errorOf(() => Match.fromRecord(kubi, `kubi 1; start=${HALFWAY}; #1 1|34|66`));
    expect(error).to.deep.include({ code: 'record-move', refusal: { code: 'already-entered' } });
    expect(errorOf(() => Match.fromRecord(kubi, 'kubi 1; seats=2; #2 x123')).refusal?.code).to.equal('not-your-turn');
  });
});

describe('a game from a start of several sheets', () => {
  it('goes on in the middle of a roll, and is written and read with what was played', () => {
    const match = playAll(new Match(kubi, { seed: 's', start: HALFWAY }), '#2 6|13|46', '#0 1|36|46');
    expect(match.actors).to.deep.equal(['chance']);
    expect(match.state.roller).to.equal(2);
    const text = `kubi 1; seats=3; seed=s; start=${HALFWAY}\n#2 6|13|46\n1|36|46`;
    expect(recordText(match)).to.equal(text);
    const again = Match.fromRecord(kubi, makeRecordText(parseRecord(text, kubi), kubi));
    expect(again.state).to.deep.equal(match.state);
  });

  it('has as many seats again', () => {
    const match = new Match(kubi, { seed: 's', start: HALFWAY });
    expect(match.again().seats).to.equal(3);
    expect(match.again({ alternate: true }).seats).to.equal(3);
    expect(match.again({ alternate: true }).actors).to.deep.equal([0, 1, 2]);
  });
});
