import { expect } from 'chai';
import fc from 'fast-check';
import { kubi } from '../../../src/games/kubi/index.js';
import { gameErrorOf } from '../contract/check.js';
import { NO_SUMS, crossed } from './helpers.js';

const A = crossed('126');

const numbers = (sheet: number, found: string) =>
  `the numbers of sheet ${sheet} are "${found}", expected three like 1:6,4:3,5:8, or -`;
const marks = (sheet: number, found: string) =>
  `the marks of sheet ${sheet} are "${found}", expected 11 numbers for the sums 2 to 12`;
const turn = (found: string) => `"${found}" behind the sheets is not written like 1 13466 0,2`;

describe('what is no position', () => {
  const cases: readonly [text: string, place: string, message: string][] = [
    ['', 'sheet 1', numbers(1, '')],
    [' / ', 'sheet 1', numbers(1, '')],
    [`${A} /`, 'sheet 2', numbers(2, '')],
    [`${A} / / ${A}`, 'sheet 2', numbers(2, '')],
    [`| 0 13466`, 'sheet 1', numbers(1, '')],
    [NO_SUMS, 'sheet 1', numbers(1, NO_SUMS)],
    [`126 ${NO_SUMS}`, 'sheet 1', numbers(1, '126')],
    [`1:0,2:0 ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0')],
    [`1:0,2:0,3:0,4:0 ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0,3:0,4:0')],
    [`1:0,2:0,7:0 ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0,7:0')],
    [`0:0,2:0,3:0 ${NO_SUMS}`, 'sheet 1', numbers(1, '0:0,2:0,3:0')],
    [`1:0,2:0,3:-1 ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0,3:-1')],
    [`1:0,2:0,3:100 ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0,3:100')],
    [`1:0,2:0,3: ${NO_SUMS}`, 'sheet 1', numbers(1, '1:0,2:0,3:')],
    [`-- ${NO_SUMS}`, 'sheet 1', numbers(1, '--')],
    ['1:0,2:0,6:0', 'sheet 1', marks(1, '')],
    ['-', 'sheet 1', marks(1, '')],
    [`${A} / 3:0,4:0,5:0 0,0,0`, 'sheet 2', marks(2, '0,0,0')],
    [`- ${NO_SUMS},0`, 'sheet 1', marks(1, `${NO_SUMS},0`)],
    [`- 0,0,0,0,0,0,0,0,0,0,`, 'sheet 1', marks(1, '0,0,0,0,0,0,0,0,0,0,')],
    [`- 0,0,0,0,0,0,0,0,0,0,x`, 'sheet 1', marks(1, '0,0,0,0,0,0,0,0,0,0,x')],
    [`- 0,0,0,0,0,0,0,0,0,0,-1`, 'sheet 1', marks(1, '0,0,0,0,0,0,0,0,0,0,-1')],
    [`- 0,0,0,0,0,0,0,0,0,0,1.5`, 'sheet 1', marks(1, '0,0,0,0,0,0,0,0,0,0,1.5')],
    [`- 0,0,0,0,0,0,0,0,0,0,100`, 'sheet 1', marks(1, '0,0,0,0,0,0,0,0,0,0,100')],
    [`${A} ${A}`, 'sheet 1', `"${A}" is left over in sheet 1`],
    [`${A} / ${A} 13466 0`, 'sheet 2', '"13466 0" is left over in sheet 2'],
    ...[
      'x',
      '-1',
      '10',
      '-',
      '-1 13466',
      '13466',
      '0 1346',
      '0 134666',
      '0 13467',
      '0 1,3,4,6,6',
      '0 -',
      '0 --',
      '0 - 0',
      '0 13466 x',
      '0 13466 0,',
      '0 13466 02',
      '0 13466 -',
      '0 13466 0,10',
      '0 13466 0 2',
      '0 13466 0 more and more',
      '0 13466 | 1 and more',
      '| 1',
    ].map((each): [string, string, string] => [`${A} | ${each}`, 'turn', turn(each)]),
  ];
  for (const [text, place, message] of cases) {
    it(`${JSON.stringify(text)}: the error names the ${place}`, () => {
      const error = gameErrorOf(() => kubi.parsePosition(text), 'bad-position');
      expect(error.details).to.deep.equal({ place });
      expect(error.message).to.equal(message);
    });
  }

  it('is cut short in the message', () => {
    const long = 'x'.repeat(10_000);
    for (const text of [
      ...[`${long} ${NO_SUMS}`, `- ${long}`, `${A} ${long}`, `${A} | ${long}`, `${A} | 0 ${long}`],
      ...[`${A} | 0 13466 ${long}`, `${A} | 0 13466 0 ${long}`, `${A} | 0 | ${long}`],
    ]) {
      expect(gameErrorOf(() => kubi.parsePosition(text), 'bad-position').message).to.have.length.below(130);
    }
  });

  it('is never anything but a bad position', () => {
    const nearly = fc.string({
      unit: fc.constantFrom(A, '- ', NO_SUMS, ' / ', ' | ', ' 0', ' 13466', ','),
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(kubi.parsePosition(text).sheets).to.not.be.empty;
        } catch {
          gameErrorOf(() => kubi.parsePosition(text), 'bad-position');
        }
      }),
    );
  });
});
