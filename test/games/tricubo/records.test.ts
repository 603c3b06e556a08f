import { expect } from 'chai';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../../src/games/tricubo/index.js';
import { makeRecordText } from '../../../src/match/make-record-text.js';
import { Match } from '../../../src/match/match.js';
import { parseRecord } from '../../../src/match/parse-record.js';
import { gameErrorOf } from '../contract/check.js';
import { TINY, WIDE } from './custom-sheets.js';
import { FIRST_CROSSES, positionText } from './helpers.js';

type TricuboMatch = Match<TricuboState, TricuboMove>;

function played(match: TricuboMatch, ...texts: readonly string[]): TricuboMatch {
  for (const text of texts) match.play(text);
  return match;
}

/** The match again from its record in each form. */
function fromEachForm(match: TricuboMatch): [form: string, again: TricuboMatch][] {
  const record = match.toRecord();
  const text = makeRecordText(record, tricubo);
  const forms: [string, unknown][] = [
    ['the object', record],
    ['JSON', JSON.stringify(record)],
    ['the text form', text],
    ['the text form on one line', text.replaceAll('\n', '; ')],
  ];
  return forms.map(([form, written]) => [form, Match.fromRecord<TricuboState, TricuboMove>(tricubo, written)]);
}

const GAMES: Readonly<Record<string, () => TricuboMatch>> = {
  'on side A': () =>
    played(new Match(tricubo, { seats: 3, seed: 's' }), 'roll 361', 'M:1,2', '#2 L', '#1 St', 'roll 124', 'Lc'),
  'on side B, with the joker': () =>
    played(new Match(tricubo, { options: { sheet: 'B' }, seed: 's' }), '@2', 'roll 361', 'JL', 'roll 524'),
  'on a small sheet of one’s own': () =>
    played(new Match(tricubo, { seats: 2, options: { sheet: TINY, colourOnSix: true } }), 'roll 361', 'L', 'S'),
  'on a large sheet of one’s own': () =>
    played(
      new Match(tricubo, { seats: 2, options: { sheet: WIDE, overflow: 'forbidden' } }),
      ...['roll 361', 'Lc', '#1 JL', 'roll 136', 'S:2'],
    ),
  'from a position of side B': () =>
    played(new Match(tricubo, { start: `${FIRST_CROSSES[0]} / 0,1,8,0,0 | B 7 1 366 M` }), 'JM:1,3', 'roll 123', 'L'),
  'from a position on a sheet of one’s own': () =>
    played(new Match(tricubo, { start: '1,0,0,0,0 / 0,2,0,0,0 | - 7', options: { sheet: TINY } }), 'roll 361', 'M:2,3'),
};

describe('a record', () => {
  for (const [where, begin] of Object.entries(GAMES)) {
    it(`is the same game again ${where}`, () => {
      const match = begin();
      for (const [form, again] of fromEachForm(match)) {
        expect(again.state, form).to.deep.equal(match.state);
        expect(again.options, form).to.deep.equal(match.options);
        expect(again.entries.map(({ actor, text }) => [actor, text])).to.deep.equal(
          match.entries.map(({ actor, text }) => [actor, text]),
        );
        expect(makeRecordText(again.toRecord(), tricubo), form).to.equal(makeRecordText(match.toRecord(), tricubo));
      }
    });
  }

  it('of side A has nothing in its header that goes without saying', () => {
    const text = makeRecordText((GAMES['on side A'] as () => TricuboMatch)().toRecord(), tricubo);
    expect(text.split('\n')).to.deep.equal([
      'tricubo 1; seats=3; seed=s',
      ...['roll 361', 'M:1,2', '#2 L', 'St', 'roll 124', 'Lc'],
    ]);
  });

  it('names the side, and the seat only where several may choose', () => {
    const match = played(new Match(tricubo, { seats: 3, options: { sheet: 'B' }, seed: 's' }), 'roll 123', 'L');
    match.play('JL', { actor: 2 });
    match.play('Mt', { actor: 1 });
    expect(makeRecordText(match.toRecord(), tricubo).split('\n')).to.deep.equal([
      'tricubo 1; seats=3; sheet=B; seed=s',
      ...['roll 123', 'L', '#2 JL', 'Mt'],
    ]);
  });

  it('writes a sheet of one’s own as JSON in the text form', () => {
    const match = new Match(tricubo, { seats: 2, options: { sheet: TINY }, seed: 's' });
    const text = makeRecordText(match.toRecord(), tricubo);
    expect(text).to.equal(`tricubo 1; seats=2; sheet=${JSON.stringify(JSON.stringify(TINY))}; seed=s`);
    expect(parseRecord(text, tricubo).options).to.deep.equal({ sheet: TINY });
  });

  it('with a bad sheet is a bad option, in each form', () => {
    const sheet = { ...TINY, purple: 3 };
    const records = [
      `tricubo 1; seats=2; sheet=${JSON.stringify(JSON.stringify(sheet))}`,
      { format: 1, game: 'tricubo', seats: 2, options: { sheet } },
      JSON.stringify({ format: 1, game: 'tricubo', seats: 2, options: { sheet } }),
    ];
    for (const record of records) {
      const { details } = gameErrorOf(() => Match.fromRecord(tricubo, record), 'bad-options');
      expect(details).to.deep.equal({ place: 'sheet.purple' });
    }
  });
});

describe('a game from a position', () => {
  const START = '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | B 4 1';

  it('is played on the side that this says, with nobody saying it besides', () => {
    for (const record of [`tricubo 1; start=${START}`, { format: 1, game: 'tricubo', start: START }]) {
      const match = Match.fromRecord<TricuboState, TricuboMove>(tricubo, record);
      expect(match.seats).to.equal(2);
      expect(match.options.sheet).to.equal('B');
      expect(match.actors).to.deep.equal(['chance']);
      expect(positionText(match.state)).to.equal(START);
      played(match, 'roll 123', '#1 L', '#0 JL');
      expect(positionText(match.state)).to.equal('4,0,0,0,0 .,.,.,.,. - J / 3,1,0,0,0 .,.,.,.,. - | B 5');
    }
  });

  it('is not played on another side', () => {
    const records = [`tricubo 1; sheet=A; start=${START}`, `tricubo 1; start=${START}; sheet=A`];
    for (const record of records) {
      const { details } = gameErrorOf(() => Match.fromRecord(tricubo, record), 'bad-position');
      expect(details).to.deep.equal({ place: 'turn' });
    }
  });
});
