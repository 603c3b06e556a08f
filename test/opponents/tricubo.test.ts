import { expect } from 'chai';
import { resolveOptions } from '../../src/games/options.js';
import { totalOf, tricubo } from '../../src/games/tricubo/index.js';
import type { TricuboState } from '../../src/games/tricubo/index.js';
import { sheetOf, tricuboOptions } from '../../src/games/tricubo/options.js';
import type { Level } from '../../src/opponents/level.js';
import { tricuboOpponent } from '../../src/opponents/tricubo/index.js';
import { seeded } from '../games/seeded.js';
import { isThorough } from '../runs.js';
import { TricuboOptimum } from './tricubo-optimum.js';
import { begunAlone, playedOn } from './tricubo-share.js';
import { LARGEST, SMALL, tricuboSheets } from './tricubo-sheets.js';

const RULES = 4;
/** Each sheet and each pair of rules; a thorough run tries each sheet with each pair. */
const tried = tricuboSheets.filter((_, i) => isThorough || i % RULES === Math.floor(i / RULES) % RULES);

describe('the opponent for Tricubo, alone, beside an exact solver', () => {
  for (const { title, options, late } of tried) {
    it(`reaches the optimum from late rounds on: ${title}`, () => {
      const optimum = new TricuboOptimum(resolveOptions(tricuboOptions, options));
      const random = seeded(1);
      let [best, lost] = [0, 0];
      for (let i = 0; i < 3; i++) {
        const played = playedOn(begunAlone(options, late, random), optimum, random);
        best += played.best;
        lost += played.lost;
      }
      expect(lost / best).to.be.below(1e-6);
    }).timeout(60_000);
  }

  it('keeps fields of all colours for later on a sheet with too many to tell them apart', () => {
    const sheet = { ...tricubo.parsePosition('4,5,3,6,2'), round: 19, roll: [4, 4, 4] as const };
    const { moves } = tricuboOpponent.analyse(tricubo.start(sheet, { sheet: LARGEST }), 0);
    const fields = moves.flatMap(({ move }) => (move.kind === 'field' ? [`${move.die}${move.field}`] : []));
    expect(fields).to.deep.equal(['MM', 'SS', 'Mt', 'St']);
  });

  it('makes no plan in advance for the levels that judge at a glance', () => {
    const begun = tricubo.setup(1, { sheet: { ...LARGEST, purple: 2 } });
    const isReady = (level?: Level) => tricuboOpponent.preparing(begun, level).next().done;
    expect((['beginner', 'easy', 'medium', 'hard', 'expert'] as const).map(isReady)).to.deep.equal([
      ...[true, true],
      ...[false, false, false],
    ]);
    expect(isReady()).to.equal(false);
  });

  it('is judged by a solver that agrees with the rules, roll by roll', () => {
    const optimum = new TricuboOptimum(resolveOptions(tricuboOptions, { sheet: 'B' }));
    const begun = begunAlone({ sheet: 'B' }, 20, seeded(3));
    const best = (state: TricuboState) =>
      Math.max(
        ...tricubo.moves(state, 0).map((move) => {
          const { options, sheets } = tricubo.play(state, 0, move);
          return totalOf(sheetOf(options), sheets[0]!);
        }),
      );
    const mean = tricubo
      .outcomes(begun)
      .reduce((sum, { move, weight }) => sum + weight * best(tricubo.play(begun, 'chance', move)), 0);
    expect(optimum.before(begun.sheets[0]!, begun.round)).to.be.closeTo(mean, 1e-9);
  });
});

describe('the opponent for Tricubo, among several', () => {
  /** Seat 1 is to choose in a round in which seat 0 has come to so many crosses in its third row. */
  const besides = (crosses: number): TricuboState => {
    const sheets = tricubo.parsePosition(`3,3,${crosses},0,0 / 1,2,1,0,0`);
    return tricubo.start({ ...sheets, round: 9, roll: [5, 4, 2], taken: 'L', entered: [0] }, { sheet: SMALL });
  };

  it('takes the points of the moment in a round that another seat has made the last one', () => {
    const state = besides(3);
    for (const { move, value } of tricuboOpponent.analyse(state, 1).moves) {
      expect(value).to.equal(totalOf(SMALL, tricubo.play(state, 1, move).sheets[1]!));
    }
  });

  it('expects more where the game goes on', () => {
    expect(tricuboOpponent.analyse(besides(2), 1).value).to.be.above(tricuboOpponent.analyse(besides(3), 1).value + 5);
  });

  /** The sheet of the other seat, and the move of a seat that could end the game with S and has most to gain from three interim scorings. */
  const cases = [
    ['0,1,1,0,0', 'S', 'ends a game that it wins then, though more points were to come'],
    ['3,3,1,1,1 6,6,4,-,-', 'M', 'takes the die that would let another seat end the game, and leaves it a loss'],
  ] as const;
  for (const [other, expected, does] of cases) {
    it(`${does}, at the level expert`, () => {
      const sheets = tricubo.parsePosition(`3,3,2,0,0 / ${other}`);
      const sheet = { ...SMALL, fields: [], fieldPoints: [0] };
      const state = tricubo.start({ ...sheets, round: 7, roll: [6, 5, 3] }, { sheet });
      const { moves } = tricuboOpponent.analyse(state, 0);
      expect(tricubo.makeMove(moves[0]!.move)).to.equal('L:1,2,4');
      const move = tricuboOpponent.choose(state, 0, { level: 'expert', random: seeded(1) });
      expect(tricubo.makeMove(move)).to.equal(expected);
    });
  }
});
