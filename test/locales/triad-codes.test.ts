import { expect } from 'chai';
import { loadersOf } from './all-terms.js';

const FACTS = { cell: 'b2', by: 'b3', value: '2', distance: '4', choices: 'c1, c2' };

for (const [code, load] of Object.entries(loadersOf('triad'))) {
  describe(`the sentences of Triad in ${code}`, () => {
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
