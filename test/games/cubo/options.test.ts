import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import { parseOption } from '../../../src/games/options.js';
import { gameErrorOf } from '../contract/check.js';
import { table } from './helpers.js';

describe('the options', () => {
  it('are those of the printed rules where nobody says otherwise', () => {
    expect(cubo.setup(2).options).to.deep.equal({
      streets: 'ordered',
      resetColours: false,
      practiceSeconds: 60,
      timeLimits: true,
    });
  });

  const wrong: readonly [options: object, place: string][] = [
    [{ draws: true }, 'draws'],
    [{ streets: 'none' }, 'streets'],
    [{ streets: true }, 'streets'],
    [{ resetColours: 'on' }, 'reset-colours'],
    [{ resetColours: 1 }, 'reset-colours'],
    [{ timeLimits: 'off' }, 'time-limits'],
    [{ timeLimits: 0 }, 'time-limits'],
  ];
  for (const [options, place] of wrong) {
    it(`are named where they are wrong: ${JSON.stringify(options)}`, () => {
      for (const begin of [() => cubo.setup(2, options), () => table('oo', options)]) {
        expect(gameErrorOf(begin, 'bad-options').details.place).to.equal(place);
      }
    });
  }
});

describe('the seconds of one who practises', () => {
  const good: readonly [given: unknown, seconds: number][] = [
    [5, 5],
    [60, 60],
    [3600, 3600],
    ['5', 5],
    ['090', 90],
    ['3600', 3600],
  ];
  for (const [given, seconds] of good) {
    it(`may be ${JSON.stringify(given)}`, () => {
      expect(cubo.setup(1, { practiceSeconds: given as number }).options.practiceSeconds).to.equal(seconds);
      expect(parseOption('practiceSeconds', given, cubo.options.practiceSeconds)).to.equal(seconds);
    });
  }

  const bad: readonly unknown[] = [
    ...[4, 3601, 0, -5, 59.5, NaN, Infinity, null, true, [60], { seconds: 60 }],
    ...['', ' ', '4', '3601', '-60', '59.5', '6e1', '0x3c', ' 60', '60 ', '60s', '٦٠', '99999', 'no'],
  ];
  for (const given of bad) {
    it(`are not ${typeof given} ${String(given)}`, () => {
      const error = gameErrorOf(() => cubo.setup(1, { practiceSeconds: given as number }), 'bad-options');
      expect(error.details).to.deep.include({ place: 'practice-seconds', value: given });
      expect(error.message).to.match(/^practice-seconds is .*, expected whole seconds from 5 to 3600$/);
    });
  }
});
