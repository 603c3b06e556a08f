import { expect } from 'chai';
import { loadersOf } from './all-terms.js';

const FACTS = { numbers: '1, 4', number: '2', roll: '1 3 4 6 6' };

for (const [code, load] of Object.entries(loadersOf('kubi'))) {
  describe(`the sentences of Kubi in ${code}`, () => {
    it('name the dice and the numbers that a refusal is about', async () => {
      const terms = await load();
      expect(terms['kubi.refusal.other-dice'](FACTS)).to.contain('1 3 4 6 6');
      expect(terms['kubi.refusal.must-mark'](FACTS)).to.contain('1, 4');
      expect(terms['kubi.refusal.bad-move'](FACTS)).to.contain('1|34|66');
    });

    it('offer no choice where only one own number was rolled', async () => {
      const terms = await load();
      const [several, one] = ['1, 4', '4'].map((numbers) => terms['kubi.refusal.must-mark']({ ...FACTS, numbers }));
      expect(several).to.match(/: 1, 4\.$/);
      // The one number stands where the sentence needs it, not as a list of one behind a colon.
      expect(one)
        .to.match(/[ ’]4\.$/)
        .and.not.to.contain(':');
    });

    it('write a total below nought with a minus, not a hyphen', async () => {
      const terms = await load();
      for (const sentence of [
        terms['kubi.soloWon'](-200),
        terms['kubi.soloEnded'](-200),
        terms['tabletop.winsWith']('Ann', -200),
        terms['tabletop.shareWith']('Ann, Bob', -200),
      ]) {
        expect(sentence).to.contain('\u2212200').and.not.to.contain('-200');
      }
    });

    it('write a total of nought or more as it is', async () => {
      const terms = await load();
      expect(terms['kubi.soloEnded'](0)).to.match(/^0 /);
      expect(terms['kubi.soloWon'](540)).to.match(/^540 /);
      expect(terms['tabletop.winsWith']('Ann', 340)).to.match(/^Ann .* 340 /);
    });

    it('say a single point in the singular', async () => {
      const wins = (await load())['tabletop.winsWith'];
      const [one, two] = [wins('Ann', 1), wins('Ann', 2)].map((sentence) => sentence.replace(/\d/, ''));
      expect(one).to.not.equal(two);
    });

    it('say two pairs with the same sum as one sum twice', async () => {
      const entered = (await load())['kubi.entered'];
      const [twice, two] = [
        entered({ value: 1, isMarked: true, first: 9, second: 9 }),
        entered({ value: 1, isMarked: true, first: 9, second: 6 }),
      ];
      expect(twice.match(/9/g)).to.have.lengthOf(1);
      expect(two).to.contain('9').and.to.contain('6');
    });

    it('write with a sign whether points are lost or won', async () => {
      const signed = (await load())['tabletop.signed'];
      expect([signed(-400), signed(30), signed(0)]).to.deep.equal(['\u2212400', '+30', '0']);
    });
  });
}
