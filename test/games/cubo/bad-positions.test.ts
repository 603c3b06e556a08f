import { expect } from 'chai';
import fc from 'fast-check';
import { cubo } from '../../../src/games/cubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { MIDDLE, SQUARE } from './helpers.js';

const TURN = '1 0 build 0';
const SEAT = `${SQUARE} o - 0`;

describe('what is no position', () => {
  const squares = [
    ...[
      '',
      'x',
      '-',
      'r1r2r3',
      'r1r2r3/r5w4b3',
      'r1r2r3/r5w4b3/b2b3',
      'r1r2r3/r5w4b3/b2b3b4b5',
      'r1r2/r3r5w4/b3b2b3b4',
    ],
    ...[
      'r1r2r3//r5w4b3/b2b3b4',
      'r0r2r3/r5w4b3/b2b3b4',
      'r7r2r3/r5w4b3/b2b3b4',
      'g1r2r3/r5w4b3/b2b3b4',
      '1r2r3r/r5w4b3/b2b3b4',
    ],
    ...[
      'r1r2r3/r5w4b3/b2b3-',
      'r1 r2 r3/r5w4b3/b2b3b4',
      'r1r2r3/r5w4b3/b2b3b4/',
      'r1r2r3r5w4b3b2b3b4',
      `${SQUARE} o`,
      SEAT,
    ],
  ];
  const turns = [
    ...['', '1', '1 0 build', '1 0 build 0 0', 'a 0 build 0', '1 a build 0', '1 0 building 0', '1 0 toString 0'],
    ...['-1 0 build 0', '123 0 build 0', '1 10 build 0', '1.5 0 build 0', '1 0 build -', '1,0,build,0', 'build 1 0 0'],
  ];
  const seats = [
    ...['', SQUARE, `${SQUARE} o`, `${SQUARE} o -`, `${SQUARE} o - -1`, `${SQUARE} o - 10000`, `${SQUARE} o - 1.5`],
    ...[`${SQUARE} z - 0`, `${SQUARE} oc - 0`, `${SQUARE} o r 0`, `${SQUARE} o w3 0`, `${SQUARE} t r7 0`],
    ...[`${SQUARE} t r. 0`, `${SQUARE} t r1b2 0`, `${SQUARE} o - 0 0`, `o - 0`],
  ];
  const middles = ['', 'r1r2b3', 'r1r2b3b4b5', 'r1r2b3w4', 'r1r2b3b7', 'r1r2b3b', '1234', 'r1 r2 b3 b4', '-----'];

  const whole = (turn: string, others: string, middle: string) => `${turn} | ${others} | ${middle}`;
  const cases: readonly [text: string, place: string, wrong: string][] = [
    ...squares.map((text): [string, string, string] => [text, 'square', text]),
    ...turns.map((text): [string, string, string] => [whole(text, SEAT, MIDDLE), 'turn', text]),
    ...seats.map((text): [string, string, string] => [whole(TURN, text, MIDDLE), 'seat 0', text]),
    ...middles.map((text): [string, string, string] => [whole(TURN, SEAT, text), 'middle', text]),
    [whole(TURN, `${SEAT} ; x`, MIDDLE), 'seat 1', 'x'],
    [whole(TURN, `${SEAT} ; ${SEAT} ;`, MIDDLE), 'seat 2', ''],
    [whole(TURN, `${SEAT} ; r1 o - 0`, MIDDLE), 'seat 1', 'r1'],
    ['|', 'turn', ''],
    [`${TURN} | ${SEAT}`, 'middle', ''],
    [`${TURN} | ${SEAT} | ${MIDDLE} |`, 'middle', MIDDLE],
    [`${TURN} | ${SEAT} | ${MIDDLE} | ${MIDDLE}`, 'middle', MIDDLE],
  ];
  for (const [text, place, wrong] of cases) {
    it(`${JSON.stringify(text)}: the error names the ${place}`, () => {
      const error = gameErrorOf(() => cubo.parsePosition(text), 'bad-position');
      expect(error.details).to.deep.equal({ place });
      expect(error.message).to.match(new RegExp(`^${place} is "`));
      expect(error.message).to.include(wrong.trim().slice(0, 40));
    });
  }

  it('is cut short in the message', () => {
    const long = 'x'.repeat(10_000);
    for (const text of [
      long,
      `${long} | ${SEAT} | ${MIDDLE}`,
      `${TURN} | ${long} | ${MIDDLE}`,
      `${TURN} | ${SEAT} | ${long}`,
    ]) {
      expect(gameErrorOf(() => cubo.parsePosition(text), 'bad-position').message).to.have.length.below(150);
    }
  });

  it('is never anything but a bad position, and found out quickly', () => {
    const nearly = fc.string({
      unit: fc.constantFrom(TURN, SEAT, SQUARE, MIDDLE, ' ', ' | ', ' ; ', '/', 'r1', 'w4', 'x'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(cubo.parsePosition(text).seats).to.not.be.empty;
        } catch {
          gameErrorOf(() => cubo.parsePosition(text), 'bad-position');
        }
      }),
    );
    const hostile = ['r1'.repeat(40_000), `${TURN}${' '.repeat(40_000)}x | ${SEAT} | ${MIDDLE}`, ';'.repeat(40_000)];
    const begun = performance.now();
    for (const text of hostile) gameErrorOf(() => cubo.parsePosition(text), 'bad-position');
    gameErrorOf(() => cubo.parsePosition(`${TURN} | ${SQUARE}${' '.repeat(40_000)}x | ${MIDDLE}`), 'bad-position');
    expect(performance.now() - begun).to.be.below(500);
  });
});
