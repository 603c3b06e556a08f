import { expect } from 'chai';
import fc from 'fast-check';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { gameErrorOf } from '../contract/check.js';

describe('what is no move', () => {
  const texts = [
    ...['', ' ', '--', '−', '–', 'pass', 'x', '0', '1', '361', 'J', 'J-', '-J', 'c', 't', 'j:', ':1', 'LM', 'LL'],
    ...['Lx', 'Lct', 'Lcc', 'Ltc', 'Ll', 'LM:1', 'Lj', 'JJL', 'LJ', 'L-', '-L', 'L!', 'L1c', 'Lc1', 'Lt:1', 'tL'],
    ...['L:', 'L:0', 'L:6', 'L:1,', 'L:,1', 'L:1,,2', 'L:1;2', 'L:1-3', 'L::1', 'L=1', 'L:1:2', 'L:x', 'L:1,2,6'],
    ...['@', '@0', '@6', '@12', '@-1', '2@', '@@2', '@L', 'J@2', '@1,2'],
    ...['roll', 'roll 36', 'roll 3611', 'roll 367', 'roll 036', 'rolls 361', 'rol 361', 'roll -', 'roll 3/6/1'],
    ...['roll roll 361', 'L S', '#0 L', 'L:１', '＠1', 'Ｌ', 'L\0', 'roll 361 roll', 'X361'],
  ];
  for (const text of texts) {
    it(`${JSON.stringify(text)} is named in the error`, () => {
      const error = gameErrorOf(() => tricubo.parseMove(text), 'bad-move');
      expect(error.details).to.deep.equal({ text });
      expect(error.message).to.equal(`"${text}" is not written like L, Lc, Lt, M:2,5, JS or -`);
    });
  }

  it('is cut short in the message', () => {
    const error = gameErrorOf(() => tricubo.parseMove('x'.repeat(1000)), 'bad-move');
    expect(error.message).to.have.length.below(100);
  });

  it('is never anything but a bad move', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...'rolLMSJct-@ 12567:,'), maxLength: 10 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(tricubo.parseMove(text)).to.have.property('kind');
        } catch {
          gameErrorOf(() => tricubo.parseMove(text), 'bad-move');
        }
      }),
    );
  });
});
