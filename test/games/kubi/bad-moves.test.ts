import { expect } from 'chai';
import fc from 'fast-check';
import { gameErrorOf } from '../contract/check.js';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiMove } from '../../../src/games/kubi/index.js';
import { rolled } from './helpers.js';

const parse = (text: string): KubiMove => kubi.parseMove(text, rolled('126', '13466'), 0);

describe('what is no move', () => {
  const texts = [
    ...['', ' ', '|', '||', '()', 'pass', '1', '1|34', '1|34|6', '1|34|666', '1|34|66|1', '134661'],
    ...['0|34|66', '7|34|66', '1|34|67', '1|3a|66', '1-34-66', '1/34/66', '1+34+66', '1|34|66!', '1.34.66'],
    ...['()|34|66', '((2))|34|66', '(2|(34)|66', '2|(34)|66', '2|34|66)', '(23)|46|66', '[2]|34|66', '-1|34|66'],
    ...['x', 'x1', 'x12', 'x1234', 'x127', 'x012', 'y126', '126x', 'xx126', 'x(126)', '126', '×126'],
    ...['roll', 'roll 1346', 'roll 134666', 'roll 13467', 'roll 03466', 'rolls 13466', 'rol 13466', 'roll (1)3466'],
    ...['roll roll 13466', 'x126 x345', '#0 1|34|66', '１|３４|６６', '1|34|66\0', 'roll 13466 roll'],
  ];
  for (const text of texts) {
    it(`${JSON.stringify(text)} is named in the error`, () => {
      const error = gameErrorOf(() => parse(text), 'bad-move');
      expect(error.details).to.deep.equal({ text });
      expect(error.message).to.equal(`"${text}" is not written like x126, 1|34|66 or (2)|34|66`);
    });
  }

  it('is cut short in the message', () => {
    const error = gameErrorOf(() => parse('1'.repeat(1000)), 'bad-move');
    expect(error.message).to.have.length.below(100);
  });

  it('is never anything but a bad move', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...'xrol 1267|(),'), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        try {
          expect(parse(text)).to.have.property('kind');
        } catch {
          gameErrorOf(() => parse(text), 'bad-move');
        }
      }),
    );
  });
});
