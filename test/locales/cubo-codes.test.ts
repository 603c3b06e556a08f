import { expect } from 'chai';
import type { Colour, Value } from '../../src/games/cubo/index.js';
import type { CuboTerms } from '../../src/locales/cubo/index.js';
import { loadersOf, termsIn } from './all-terms.js';

type Stage = keyof CuboTerms & `cubo.stage.${string}`;

const STAGES: readonly Stage[] = ['in-hand', 'called', 'decided', 'late'].map(
  (stage) => `cubo.stage.${stage}` as Stage,
);

const FACTS = { place: 3 };

const COLOURS: readonly Colour[] = ['r', 'b', 'w'];
const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6];

const withoutDigits = (text: string): string => text.replace(/\d/g, '');

for (const [code, load] of Object.entries(loadersOf('cubo'))) {
  describe(`the sentences of Cubo in ${code}`, () => {
    it('say in few words of its own what a player is about', async () => {
      const terms = await load();
      const stages = STAGES.map((stage) => terms[stage]);
      expect(new Set(stages).size).to.equal(stages.length);
      for (const stage of stages) expect(stage).to.match(/^\p{L}[\p{L} ]{5,22}$/u);
    });

    it('show moves as they are written in every language', async () => {
      const explain = (await load())['cubo.refusal.bad-move'];
      expect(explain({}))
        .to.contain('swap a1c3, roll, call, take 2, put b1 ')
        .and.to.match(/ keep\.$/);
    });

    it('name the place of the middle that is empty', async () => {
      expect((await load())['cubo.refusal.place-empty'](FACTS)).to.contain(' 3 ');
    });

    it('give each die a name of its own, rolled or not', async () => {
      const name = (await load())['cubo.die'];
      const all = COLOURS.flatMap((colour) => [null, ...VALUES].map((value) => name(colour, value)));
      expect(new Set(all).size).to.equal(21);
      for (const each of all) expect(each).to.match(/^(?=[^\d]*\d?[^\d]*$)[\p{Ll}\d]+ [\p{L}\d]+$/u);
      expect(name('b', null)).to.not.match(/\d/);
    });

    it('keep what a line can earn apart', async () => {
      const line = (await load())['cubo.line'];
      const said = (['street', 'lane', null] as const).flatMap((kind) =>
        [true, false].map((isDouble) => line({ name: '2', kind, isDouble: kind !== null && isDouble, points: 6 })),
      );
      expect(new Set(said).size).to.equal(5);
      for (const each of said) expect(each).to.match(/ 2\u202f?: (?:.+, )?6$/);
    });

    it('call a row something else than a column, and each by its name', async () => {
      const line = (await load())['cubo.line'];
      const [row, column] = ['3', 'c'].map((name) => line({ name, kind: null, isDouble: false, points: 0 }));
      expect(row?.replace('3', '')).to.not.equal(column?.replace(/\bc\b/, ''));
      expect(row).to.match(/^\p{Lu}\p{L}+ 3/u);
      expect(column).to.match(/^\p{Lu}\p{L}+ c/u);
    });

    it('say of a swap which die is where, and what the square is worth', async () => {
      const terms = await load();
      const [red, blue] = [terms['cubo.die']('r', 3), terms['cubo.die']('b', 5)];
      const sentence = terms['cubo.swapped'](red, 'a1', blue, 'c2', 24);
      expect(sentence.indexOf(red)).to.be.below(sentence.indexOf('a1'));
      expect(sentence.indexOf(blue)).to.be.above(sentence.indexOf('a1')).and.to.be.below(sentence.indexOf('c2'));
      expect(sentence).to.match(/24\.$/);
    });

    it('say of an exchange which die comes and which goes', async () => {
      const terms = await load();
      const [taken, given] = [terms['cubo.die']('r', 6), terms['cubo.die']('b', 2)];
      expect(terms['cubo.exchanged'](taken, 'c1', given))
        .to.contain(taken)
        .and.to.contain(given)
        .and.to.contain('c1');
      expect(terms['cubo.bestExchange'](taken, given)).to.contain(taken).and.to.contain(given);
      expect(terms['cubo.bestExchange'](taken, given)).to.not.equal(terms['cubo.bestExchange'](given, taken));
    });

    it('say one second and one point in the singular', async () => {
      const terms = await load();
      const counted = (['hurry', 'secondsLeft', 'earned', 'best', 'practised'] as const).map(
        (term) => terms[`cubo.${term}`],
      );
      for (const say of counted) expect(withoutDigits(say(1)), say(2)).to.not.equal(withoutDigits(say(2)));
    });

    it('call Cubo by that name', async () => {
      const terms = await load();
      for (const call of [terms['cubo.call'], terms['cubo.called']]) expect(call).to.match(/^Cubo\u202f?!$/);
    });
  });
}

describe('the sentences of Cubo in it', () => {
  it('have the article before a 1 as it is spoken', async () => {
    const terms = await termsIn('cubo', 'it');
    const sentences = VALUES.slice(0, 2).map((value) => {
      const die = terms['cubo.die']('r', value);
      return [
        terms['cubo.took'](die),
        terms['cubo.exchange'](die),
        terms['cubo.exchanged'](die, 'b1', die),
        terms['cubo.bestExchange'](die, die),
      ];
    });
    expect(sentences).to.deep.equal([
      [
        'prende l’1 rosso.',
        'Dove metti l’1 rosso?',
        'mette l’1 rosso in b1, al posto dell’1 rosso.',
        'con l’1 rosso al posto dell’1 rosso',
      ],
      [
        'prende il 2 rosso.',
        'Dove metti il 2 rosso?',
        'mette il 2 rosso in b1, al posto del 2 rosso.',
        'con il 2 rosso al posto del 2 rosso',
      ],
    ]);
  });
});
