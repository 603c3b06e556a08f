import { expect } from 'chai';
import fc from 'fast-check';
import { triomino } from '../../../src/games/triomino/index.js';
import { gameErrorOf } from '../contract/check.js';

const TILES = '344@0,0';
const RACKS = '012 / 055';
const TURN = '0 0 0 - 1';

describe('what is no position', () => {
  const tiles = [
    'x',
    '344',
    '344@',
    '34@0,0',
    '346@0,0',
    '344@0',
    '344@1000,0',
    '344@0,0,0',
    '344@0.5,0',
    '?@0,0',
    '-',
    '344@0,0,443@0,1',
  ];
  const racks = ['01', '016', '0123', 'x', '012 055', '?x', '?100', '?-1', '012@0,0', '012;055'];
  const turns = [
    ...[
      '',
      '0',
      '0 0',
      '0 0 0',
      '0 0 0 -',
      '0 0 0 - 1 1',
      'x 0 0 - 1',
      '0 x 0 - 1',
      '0 0 4 - 1',
      '0 0 - - 1',
      '0 0 0 x 1',
    ],
    ...[
      '0 0 0 - -1',
      '0 0 0 - x',
      '10 0 0 - 1',
      '-1 0 0 - 1',
      '0 0+ 0 - 1',
      '0 +1 0 - 1',
      '0 0 0? - 1',
      '0 0 0*! - 1',
      '0,0,0,-,1',
    ],
  ];
  const numbers = ['x', '1', '1,2,3', '1,', ',1', '1,x', '1.5,2', '1 2', '+1,2', '123456,0', '--1,2', '1/2'];

  const cases: readonly [text: string, place: string][] = [
    ...tiles.map((text): [string, string] => [`${text} | ${RACKS}`, 'tiles']),
    ...tiles.map((text): [string, string] => [text, 'tiles']),
    [`${TILES} 443@0,0`, 'tiles'],
    [`${TILES} 443@0,1 344@-0,-0`, 'tiles'],
    ...racks.map((text): [string, string] => [`${TILES} | ${text} / 055`, 'rack 0']),
    ...racks.map((text): [string, string] => [`${TILES} | 055 / ${text}`, 'rack 1']),
    ...turns.map((text): [string, string] => [`${TILES} | ${RACKS} | ${text}`, 'turn']),
    ...numbers.map((text): [string, string] => [`${TILES} | ${RACKS} | ${TURN} | ${text}`, 'scores']),
    ...numbers.map((text): [string, string] => [`${TILES} | ${RACKS} | ${TURN} | 0,0 | ${text}`, 'rounds won']),
    [`${TILES} | ${RACKS} | ${TURN} | 0,0 | 0,0 |`, 'rounds won'],
  ];
  for (const [text, place] of cases) {
    it(`${JSON.stringify(text)}: the error names the ${place}`, () => {
      const error = gameErrorOf(() => triomino.parsePosition(text), 'bad-position');
      expect(error.details).to.deep.equal({ place });
      expect(error.message).to.match(/^[^\n]{10,}$/);
    });
  }

  it('is cut short in the message', () => {
    const long = 'x'.repeat(10_000);
    for (const text of [long, `| ${long}`, `| 012 | ${long}`, `| 012 | ${TURN} | ${long}`]) {
      expect(gameErrorOf(() => triomino.parsePosition(text), 'bad-position').message).to.have.length.below(150);
    }
  });

  it('is never anything but a bad position, and found out quickly', () => {
    const nearly = fc.string({
      unit: fc.constantFrom(TILES, RACKS, TURN, ' ', ' | ', ' / ', ',', '012', '?7', 'x'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(triomino.parsePosition(text)).to.have.property('laid');
        } catch {
          gameErrorOf(() => triomino.parsePosition(text), 'bad-position');
        }
      }),
    );
    const begun = performance.now();
    for (const text of [
      `${TILES}${' '.repeat(40_000)}x`,
      `| 012 | 0${' '.repeat(40_000)}x`,
      `| 012 | ${TURN} | 1${' '.repeat(40_000)}x`,
    ]) {
      gameErrorOf(() => triomino.parsePosition(text), 'bad-position');
    }
    expect(performance.now() - begun).to.be.below(500);
  });
});
