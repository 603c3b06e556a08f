import { expect } from 'chai';
import fc from 'fast-check';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { anyPosition } from './arbitraries.js';
import { FIRST_CROSSES, SHEET_OF_THE_RULES, at, chooses, play, positionText, turnText } from './helpers.js';
import { randomStates } from './random-games.js';

const { parsePosition: parse, makePosition: write } = tricubo;

const [A, B, C] = FIRST_CROSSES.map((crosses) => `${crosses} .,.,.,.,. -`) as [string, string, string];

describe('a position in letters', () => {
  it('shows crosses, interim boxes and colour fields', () => {
    expect(parse(SHEET_OF_THE_RULES)).to.deep.equal({
      sheets: [
        {
          crosses: [6, 3, 5, 6, 7],
          interims: [null, 7, 4, 10, null],
          fields: ['L', 'M', 'S', 't'],
          joker: false,
        },
      ],
      ...{ side: null, round: 1, active: 0, roll: null, taken: null, entered: [] },
    });
  });

  it('shows that the joker is spent, and interim boxes that hold nothing yet, or a 0', () => {
    expect(parse('2,0,1,0,0 .,0,.,.,-5 - J').sheets).to.deep.equal([
      { crosses: [2, 0, 1, 0, 0], interims: [null, 0, null, null, -5], fields: [], joker: true },
    ]);
  });

  it('shows side, round, active seat, roll, its die, and who has entered besides', () => {
    const { sheets, ...turn } = parse(`${A} / ${B} / ${C} | B 5 1 361 L 0,2`);
    expect(sheets).to.have.lengthOf(3);
    expect(turn).to.deep.equal({ side: 'B', round: 5, active: 1, roll: [3, 6, 1], taken: 'L', entered: [0, 1, 2] });
  });

  it('counts the active seat among those who have entered as soon as it has taken a die, or none', () => {
    expect(parse(`${A} / ${B} | A 1 1 361 S`).entered).to.deep.equal([1]);
    expect(parse(`${A} / ${B} | A 1 1 361 x`)).to.deep.include({ taken: 'none', entered: [1] });
    expect(parse(`${A} / ${B} | A 1 1 361 -`)).to.deep.include({ taken: null, entered: [] });
  });

  it('says the side of a printed sheet, and none for a sheet of one’s own', () => {
    expect(positionText(tricubo.setup(2))).to.equal(`${A} / ${B} | A`);
    expect(positionText(tricubo.setup(2, { sheet: 'B' }))).to.equal(`${A} / ${B} | B`);
    const sheet = { values: [1, 2], purple: 1, fields: [], fieldPoints: [0], jokers: 0, ranks: [] };
    expect(positionText(tricubo.setup(2, { sheet }))).to.equal(`${A} / ${B}`);
    expect(positionText(play(tricubo.setup(2, { sheet }), 'roll 361'))).to.equal(`${A} / ${B} | - 1 0 361`);
  });

  it('follows a round', () => {
    let state = tricubo.setup(3);
    const turns = ['roll 361', '#0 L', '#2 M:1,2', '#1 S', 'roll 111'].map((text) => {
      state = play(state, text);
      return turnText(state);
    });
    expect(turns).to.deep.equal(['A 1 0 361', 'A 1 0 361 L', 'A 1 0 361 L 2', 'A 2 1', 'A 2 1 111']);
  });

  it('closes the empty interim boxes when three rows are scored', () => {
    const state = chooses('1,0,0,0,0 .,.,0,.,. -', '661');
    expect(positionText(play(state, '#0 M:1,5'))).to.match(/^1,0,0,0,0 1,-,0,-,0 - /);
    expect(positionText(state)).to.match(/^1,0,0,0,0 \.,\.,0,\.,\. - /);
  });

  const same: readonly [why: string, written: string, canonical: string][] = [
    ['nothing but crosses', '2,0,1,0,0', '2,0,1,0,0 .,.,.,.,. -'],
    ['no colour fields', '2,0,1,0,0 .,1,.,.,.', '2,0,1,0,0 .,1,.,.,. -'],
    ['fields in another order', '2,0,1,0,0 .,.,.,.,. tSL', '2,0,1,0,0 .,.,.,.,. LSt'],
    ['several fields of a kind', '2,0,1,0,0 .,.,.,.,. tLtL', '2,0,1,0,0 .,.,.,.,. LLtt'],
    ['more spaces', `  ${A.replaceAll(' ', '\t ')}  /${B}  |  B   2   1  361   L   0 `, `${A} / ${B} | B 2 1 361 L 0`],
    ['line ends', `${A}\n/\n${B}\n|\nB`, `${A} / ${B} | B`],
    ['nothing said of the turn', `${A} |`, A],
    ['a dash for the side', `${A} | -`, A],
    ['what is said without being needed', `${A} / ${B} | - 1 0 - -`, `${A} / ${B}`],
    ['no side, but a round', `${A} | - 4`, `${A} | - 4`],
    ['seats in another order', `${A} / ${B} / ${C} | A 1 1 361 L 2,0`, `${A} / ${B} / ${C} | A 1 1 361 L 0,2`],
    ['a seat twice', `${A} / ${B} | A 1 0 361 L 1,1`, `${A} / ${B} | A 1 0 361 L 1`],
    ['the active seat named once more', `${A} / ${B} | A 1 0 361 L 0,1`, `${A} / ${B} | A 1 0 361 L 1`],
    ['leading zeros', '02,00,1,0,0 .,07,.,.,-01 - | A 03', '2,0,1,0,0 .,7,.,.,-1 - | A 3'],
  ];
  for (const [why, written, canonical] of same) {
    it(`is read with ${why}`, () => {
      expect(parse(written)).to.deep.equal(parse(canonical));
      expect(write(parse(written))).to.equal(canonical);
    });
  }

  it('is the same after writing and reading, also where it is no legal one', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        expect(parse(write(position))).to.deep.equal(position);
      }),
    );
  });

  it('is the same game again at any moment, from its letters and its options', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        expect(at(positionText(state), state.options)).to.deep.equal(state);
      }),
    );
  });

  it('is the same game again without its options, as far as these are the sheet', () => {
    for (const side of ['A', 'B'] as const) {
      const state = play(tricubo.setup(2, { sheet: side }), 'roll 361', '#0 L');
      expect(at(positionText(state))).to.deep.equal(state);
    }
  });

  it('of seven sheets is read, for a diagram', () => {
    expect(tricubo.seatsOf(parse(Array(7).fill(A).join(' / ')))).to.equal(7);
  });
});

describe('the options that a position says', () => {
  const cases: readonly [text: string, options: object][] = [
    [A, {}],
    [`${A} | A`, { sheet: 'A' }],
    [`${A} | B`, { sheet: 'B' }],
    [`${A} | - 4`, {}],
    [`${A} / ${B} | B 4 1 361`, { sheet: 'B' }],
  ];
  for (const [text, options] of cases) {
    it(`are ${JSON.stringify(options)} in ${text}`, () => {
      expect(tricubo.optionsOf(parse(text))).to.deep.equal(options);
    });
  }
});
