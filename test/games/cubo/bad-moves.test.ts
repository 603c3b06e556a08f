import { expect } from 'chai';
import fc from 'fast-check';
import { cubo } from '../../../src/games/cubo/index.js';
import { gameErrorOf } from '../contract/check.js';

describe('what is no move', () => {
  const texts = [
    ...[
      '',
      ' ',
      '-',
      'swap',
      'swap a1',
      'a1',
      'swap a1c4',
      'swap a0c3',
      'swap d1a1',
      'swap a1c3b2',
      'swap 1a3c',
      'a1--c3',
    ],
    ...[
      'swapswap a1c3',
      'swap a1+c3',
      'a1xc3',
      'rolls',
      'rol',
      'roll 3',
      'call cubo',
      'cubo',
      'calls',
      'keeps',
      'keep a1',
    ],
    ...[
      'take',
      'take 0',
      'take 5',
      'take 12',
      'take --',
      'take a1',
      'take r3',
      'take −',
      '2',
      'put',
      'put d1',
      'put 1',
      'put -',
    ],
    ...[
      'put a1b1',
      'timeouts',
      'time',
      'dice',
      'dice 0',
      'dice 133621245',
      'dice 0 13362124',
      'dice 0 1336212456',
      'dice 0 133621247',
    ],
    ...[
      'dice 0 133621240',
      'dice - 133621245',
      'dice 00 133621245',
      'middle',
      'middle r3r5b1',
      'middle r3r5b1b6b6',
      'middle r3r5b1b7',
    ],
    ...[
      'middle r3r5b1b.',
      'middle r3r5b1w6',
      'middle r3r5b1-',
      'middle 3516',
      '#0 call',
      'call;call',
      'ｃａｌｌ',
      'call\0',
      'take ２',
    ],
  ];
  for (const text of texts) {
    it(`${JSON.stringify(text)} is named in the error`, () => {
      const error = gameErrorOf(() => cubo.parseMove(text), 'bad-move');
      expect(error.details).to.deep.equal({ text });
      expect(error.message).to.equal(`"${text}" is not written like swap a1c3, roll, call, take 2, put b1 or keep`);
    });
  }

  it('is cut short in the message', () => {
    const error = gameErrorOf(() => cubo.parseMove('x'.repeat(1000)), 'bad-move');
    expect(error.message).to.have.length.below(130);
  });

  it('is never anything but a bad move', () => {
    const nearly = fc.string({ unit: fc.constantFrom('swap', 'take', 'put', 'dice', ...'abc123-6rw '), maxLength: 6 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(cubo.parseMove(text)).to.have.property('kind');
        } catch {
          gameErrorOf(() => cubo.parseMove(text), 'bad-move');
        }
      }),
    );
  });
});
