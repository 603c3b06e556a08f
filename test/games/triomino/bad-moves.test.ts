import { expect } from 'chai';
import fc from 'fast-check';
import { triomino } from '../../../src/games/triomino/index.js';
import { gameErrorOf } from '../contract/check.js';

const UNDEALT = triomino.setup(2);

describe('what is no move', () => {
  const texts = [
    ...['', ' ', '-', '?', '012', '012@', '@0,0', '012@0', '012@0,', '012@,0', '012@0,0,0', '012@0;0', '012@a,0'],
    ...['0123@0,0', '01@0,0', '016@0,0', 'abc@0,0', '?@0,0', '012@1000,0', '012@0,-1000', '012@1.5,0', '012@+1,0'],
    ...['012@--1,0', '012@1e1,0', '012,013@0,0', '012@0,0 013@1,0', '12@0,0', '٠١٢@0,0', '012＠0,0', '012@−1,0'],
    ...['buys', 'buy 2', 'buy 012', 'bu', 'passes', 'pass 1', 'timeouts', 'time', 'lay 012@0,0', '#0 buy', 'buy;buy'],
    ...['draw', 'draw 01', 'draw 016', 'draw 012,013', 'draw ?1', 'draw 012@0,0', 'draw a', 'draw -', 'drawn 012'],
    ...['lead', 'lead /', 'lead 012/', 'lead 012/016', 'lead 012,013', 'lead 012//013', 'lead ?2/012', 'lead ?/012'],
    ...[
      'deal 016',
      'deal 012/013',
      'deal ?100',
      'deal ?-1',
      'deal ?1,055',
      'deal 055,?',
      'deal 0120',
      'deal 012 013',
      'deal a,b',
      'dealt 012',
    ],
  ];
  for (const text of texts) {
    it(`${JSON.stringify(text)} is named in the error`, () => {
      const error = gameErrorOf(() => triomino.parseMove(text, UNDEALT), 'bad-move');
      expect(error.details).to.deep.equal({ text });
      expect(error.message).to.equal(`"${text}" is not written like 012@3,-1, buy or pass`);
    });
  }

  it('is cut short in the message', () => {
    const error = gameErrorOf(() => triomino.parseMove('x'.repeat(1000), UNDEALT), 'bad-move');
    expect(error.message).to.have.length.below(130);
  });

  it('is never anything but a bad move', () => {
    const nearly = fc.string({ unit: fc.constantFrom('deal', 'lead', 'draw', ...'012@,-?/ 5'), maxLength: 8 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(triomino.parseMove(text, UNDEALT)).to.have.property('kind');
        } catch {
          gameErrorOf(() => triomino.parseMove(text, UNDEALT), 'bad-move');
        }
      }),
    );
  });
});
