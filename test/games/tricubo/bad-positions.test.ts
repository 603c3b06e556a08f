import { expect } from 'chai';
import fc from 'fast-check';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { gameErrorOf } from '../contract/check.js';

const A = '1,0,0,0,0 .,.,.,.,. -';

const sheet = (number: number, found: string) =>
  `sheet ${number} is "${found}", which is not written like 6,3,5,6,7 -,7,4,10,- LMSt J`;
const closed = (number: number) =>
  `the interim boxes of sheet ${number} have - where three rows are scored, and only there`;
const turn = (found: string) => `"${found}" behind the sheets is not written like A 3 1 361 L 0,2`;

describe('what is no position', () => {
  const sheets: readonly string[] = [
    ...['', 'A', '-', '.,.,.,.,.', '1,0,0,0', '1,0,0,0,0,0', '1,0,0,0,', ',1,0,0,0', '1 0 0 0 0', '1,0,0,0,x', '10000'],
    ...['1,0,0,0,-1', '1,0,0,0,100', '1,0,0,0,0.5', '1,0,0,0,.', '1,0,0,0,+1', '1,0,0,0,0 -', '1,0,0,0,0 LMSt'],
    ...['1,0,0,0,0 .,.,.,.', '1,0,0,0,0 .,.,.,.,.,.', '1,0,0,0,0 .,.,.,.,x', '1,0,0,0,0 .,.,.,.,100'],
    ...['1,0,0,0,0 .,.,.,.,--1', '1,0,0,0,0 .,.,.,.,', '1,0,0,0,0 .....', '1,0,0,0,0 .,.,.,.,1.5', '1,0,0,0,0 LMSt -'],
    ...['1,0,0,0,0 .,.,.,.,. x', '1,0,0,0,0 .,.,.,.,. lms', '1,0,0,0,0 .,.,.,.,. T', '1,0,0,0,0 .,.,.,.,. L,M'],
    ...['1,0,0,0,0 .,.,.,.,. -L', '1,0,0,0,0 .,.,.,.,. --', '1,0,0,0,0 .,.,.,.,. J', '1,0,0,0,0 .,.,.,.,. - j'],
    ...['1,0,0,0,0 .,.,.,.,. - x', '1,0,0,0,0 .,.,.,.,. - -', '1,0,0,0,0 .,.,.,.,. - JJ', '1,0,0,0,0 .,.,.,.,. L M'],
    ...['1,0,0,0,0 .,.,.,.,. - J J', `${A} A 1`],
  ];
  const turns: readonly string[] = [
    ...['C', 'a', 'AB', '1', 'A B', 'A x', 'A -', 'A -1', 'A 1.5', 'A 12345', 'A 1 x', 'A 1 -', 'A 1 10', 'A 1 0 36'],
    ...['A 1 0 3611', 'A 1 0 367', 'A 1 0 3,6,1', 'A 1 0 L', 'A 1 0 361 l', 'A 1 0 361 J', 'A 1 0 361 LM'],
    ...['A 1 0 361 t', 'A 1 0 361 X', 'A 1 0 361 none', 'A 1 0 361 L x', 'A 1 0 361 L 1,', 'A 1 0 361 L 12'],
    ...['A 1 0 361 L -', 'A 1 0 361 L 1,10', 'A 1 0 361 L 1 2', '1 0 361', '| A', 'A | 1', 'A 1 0 361 L 1 | A'],
  ];
  const cases: readonly [text: string, place: string, message: string][] = [
    ...sheets.map((each): [string, string, string] => [each, 'sheet 1', sheet(1, each.trim().slice(0, 40))]),
    ...turns.map((each): [string, string, string] => [`${A} | ${each}`, 'turn', turn(each)]),
    [' / ', 'sheet 1', sheet(1, '')],
    [`${A} /`, 'sheet 2', sheet(2, '')],
    [`${A} / / ${A}`, 'sheet 2', sheet(2, '')],
    [`${A} / ${A} - J / ${A}`, 'sheet 2', sheet(2, `${A} - J`)],
    ['| A 1', 'sheet 1', sheet(1, '')],
    ['1,0,0,0,0 -,-,-,-,-', 'sheet 1', closed(1)],
    ['1,0,0,0,0 .,.,.,.,- LMSt', 'sheet 1', closed(1)],
    ['1,0,0,0,0 0,0,.,-,. -', 'sheet 1', closed(1)],
    ['1,0,0,0,0 0,0,0,.,. -', 'sheet 1', closed(1)],
    ['1,0,0,0,0 0,0,0,.,- -', 'sheet 1', closed(1)],
    ['1,0,0,0,0 0,0,0,0,. -', 'sheet 1', closed(1)],
    [`${A} / 1,0,0,0,0 0,0,0,.,. -`, 'sheet 2', closed(2)],
  ];
  for (const [text, place, message] of cases) {
    it(`${JSON.stringify(text)}: the error names the ${place}`, () => {
      const error = gameErrorOf(() => tricubo.parsePosition(text), 'bad-position');
      expect(error.details).to.deep.equal({ place });
      expect(error.message).to.equal(message);
    });
  }

  it('is cut short in the message', () => {
    const long = 'x'.repeat(10_000);
    for (const text of [long, `1,0,0,0,0 ${long}`, `${A} ${long}`, `${A} | ${long}`, `${A} | A 1 0 361 L ${long}`]) {
      expect(gameErrorOf(() => tricubo.parsePosition(text), 'bad-position').message).to.have.length.below(130);
    }
  });

  it('is never anything but a bad position, and found out quickly', () => {
    const nearly = fc.string({
      unit: fc.constantFrom(A, '1,0,0,0,0', ' ', '.,.,.,.,.', ' - J', 'LMSt', ' / ', ' | A', ' 1', ' 361', ','),
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(tricubo.parsePosition(text).sheets).to.not.be.empty;
        } catch {
          gameErrorOf(() => tricubo.parsePosition(text), 'bad-position');
        }
      }),
    );
    const hostile = ['1,'.repeat(40_000), `1,0,0,0,0${' '.repeat(40_000)}x`, `${A} | A${' '.repeat(40_000)}x`];
    const begun = performance.now();
    for (const text of hostile) gameErrorOf(() => tricubo.parsePosition(text), 'bad-position');
    expect(performance.now() - begun).to.be.below(500);
  });
});
