import { expect } from 'chai';
import type { TriadReason, TriadRefusalCode } from '../../src/games/triad/index.js';
import { loadersOf } from './all-terms.js';

/** The compiler sees to it that none is missing here. */
const REFUSALS: Readonly<Record<TriadRefusalCode | 'cannot-move', true>> = {
  'game-over': true,
  'not-your-turn': true,
  'bad-move': true,
  'bad-roll': true,
  'not-stuck': true,
  'off-board': true,
  'not-straight': true,
  'same-cell': true,
  'no-die': true,
  'not-your-die': true,
  occupied: true,
  'same-value': true,
  'too-far': true,
  'other-distance': true,
  blocked: true,
  'must-remove': true,
  'cannot-remove': true,
  'cannot-move': true,
};

const REASONS: Readonly<Record<TriadReason, true>> = {
  'three-removed': true,
  'all-removed': true,
  repetition: true,
  'no-removal': true,
};

const FACTS = { cell: 'b2', by: 'b3', value: '2', distance: '4', choices: 'c1, c2' };

for (const [code, load] of Object.entries(loadersOf('triad'))) {
  describe(`the sentences of Triad in ${code}`, () => {
    for (const refusal of Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]) {
      it(`explain ${refusal}`, async () => {
        const sentence = (await load())[`triad.refusal.${refusal}`](FACTS);
        expect(sentence).to.match(/^\p{Lu}.{10,}\.$/u);
      });
    }

    for (const reason of Object.keys(REASONS) as TriadReason[]) {
      it(`tell the end by ${reason}`, async () => {
        expect((await load())[`triad.reason.${reason}`]).to.match(/^\p{Lu}.{10,}\.$/u);
      });
    }

    it('explain every refusal in words of its own', async () => {
      const terms = await load();
      const codes = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[];
      const sentences = codes.map((refusal) => terms[`triad.refusal.${refusal}`](FACTS));
      expect(new Set(sentences).size).to.equal(sentences.length);
    });

    it('name the cells that a refusal is about', async () => {
      const terms = await load();
      expect(terms['triad.refusal.blocked'](FACTS)).to.contain('b2').and.to.contain('b3');
      expect(terms['triad.refusal.must-remove'](FACTS)).to.contain('c1, c2');
      expect(terms['triad.refusal.too-far'](FACTS)).to.contain('4');
      expect(terms['triad.refusal.same-value'](FACTS)).to.contain('2');
    });

    it('say of a removal without a triad that there is nothing to choose', async () => {
      const sentence = (await load())['triad.refusal.cannot-remove']({ ...FACTS, choices: '' });
      expect(sentence)
        .to.contain('b2')
        .and.not.to.match(/: \.|von \.|from \./);
    });
  });
}
