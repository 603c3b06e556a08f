import { expect } from 'chai';
import type { TricuboRefusalFacts } from '../../src/locales/tricubo/index.js';
import type { Die } from '../../src/games/tricubo/index.js';
import { loadersOf } from './all-terms.js';

const FACTS: TricuboRefusalFacts = { die: 'M', row: 5, field: 'M', needed: 3, free: 2, left: 2, name: 'Ann' };

const DICE: readonly Die[] = ['L', 'M', 'S'];

const RANKS = [0, 1, 2, 3, 4] as const;

const withoutDigits = (text: string): string => text.replace(/\d/g, '');

for (const [code, load] of Object.entries(loadersOf('tricubo'))) {
  describe(`the sentences of Tricubo in ${code}`, () => {
    it('show moves as they are written in every language', async () => {
      const terms = await load();
      expect(terms['tricubo.refusal.bad-move'](FACTS)).to.contain('L, Lc, M:2,5').and.to.match(/ -\.$/);
    });

    it('name the row, and how much it would take', async () => {
      const terms = await load();
      expect(terms['tricubo.refusal.row-full'](FACTS)).to.contain('5');
      expect(terms['tricubo.refusal.interim-twice'](FACTS)).to.contain('5');
      expect(terms['tricubo.refusal.overflow'](FACTS).match(/\d/g)).to.have.members(['5', '2', '3']);
      expect(terms['tricubo.refusal.interim-count'](FACTS).match(/\d/g)).to.have.members(['6', '3']);
      expect(terms['tricubo.refusal.interims-spent'](FACTS).match(/\d/g)).to.have.members(['6', '3', '2']);
    });

    it('call each die by another word, wherever they speak of it', async () => {
      const terms = await load();
      const spoken: readonly ((die: Die) => string)[] = [
        (die) => terms['tricubo.field'](die, true),
        (die) => terms['tricubo.round'](1, 21, die),
        (die) => terms['tricubo.die'](die, 3),
        (die) => terms['tricubo.removeDie'](die, 3),
        (die) => terms['tricubo.noUseNumber'](die, 3),
        (die) => terms['tricubo.noUseSix'](die, 3, 2),
        (die) => terms['tricubo.noUseSix'](die, 3, 0),
        (die) => terms['tricubo.round'](3, 21, die),
        (die) => terms['tricubo.refusal.closed']({ die }),
        (die) => terms['tricubo.refusal.not-closed']({ die }),
        (die) => terms['tricubo.refusal.field-crossed']({ die, field: die }),
        (die) => terms['tricubo.refusal.interim-count']({ die, needed: 2 }),
        (die) => terms['tricubo.refusal.interims-spent']({ die, needed: 2, left: 1 }),
      ];
      for (const [i, speak] of spoken.entries()) {
        const sentences = DICE.map((die) => speak(die));
        expect(new Set(sentences).size, sentences[0]).to.equal(DICE.length);
        expect(sentences.join(), String(i)).to.not.match(/undefined/);
      }
    });

    it('keep the field of all colours, the joker, and whether they are crossed, apart', async () => {
      const field = (await load())['tricubo.field'];
      const all = ([...DICE, 't', 'J'] as const).flatMap((each) => [field(each, true), field(each, false)]);
      expect(new Set(all).size).to.equal(10);
    });

    it('speak otherwise of the field of all colours than of that of a die', async () => {
      const terms = await load();
      expect(terms['tricubo.useField']('x', 't')).to.not.equal(terms['tricubo.useField']('x', 'L'));
      const refuse = terms['tricubo.refusal.field-crossed'];
      expect(refuse({ die: 'L', field: 't' })).to.not.equal(refuse({ die: 'L', field: 'L' }));
    });

    it('say who has the closed die, and of the solo game that the round closes it', async () => {
      const closed = (await load())['tricubo.refusal.closed'];
      expect(closed({ die: 'S', name: 'Ann' })).to.contain('Ann');
      expect(closed({ die: 'S' })).to.match(/^\p{Lu}.{10,}\.$/u);
      expect(closed({ die: 'S' })).to.not.equal(closed({ die: 'S', name: 'Ann' }));
    });

    it('say what is left to be scored, and that nothing is', async () => {
      const noUse = (await load())['tricubo.noUseSix'];
      expect(noUse('L', 3, 2).match(/\d/g)).to.have.members(['6', '3', '2']);
      expect(noUse('L', 3, 1)).to.not.equal(noUse('L', 3, 2));
      expect(noUse('L', 3, 0))
        .to.match(/\.$/)
        .and.not.to.contain('0');
    });

    it('say one cross, one row, one field and one point in the singular', async () => {
      const terms = await load();
      // French has the same word for one cross and for several.
      const counted: readonly ((count: number) => string)[] = [
        ...(code === 'fr'
          ? []
          : [
              (crosses: number) => terms['tricubo.useRow']('x', crosses, 3, 7, 0),
              (crosses: number) => terms['tricubo.rowSum'](3, crosses),
              (free: number) => terms['tricubo.refusal.overflow']({ row: 3, free, needed: 3 }),
            ]),
        (needed) => terms['tricubo.refusal.interim-count']({ die: 'M', needed }),
        (needed) => terms['tricubo.refusal.interims-spent']({ die: 'M', needed, left: 2 }),
        (fields) => terms['tricubo.fieldSum'](fields),
        (points) => terms['tricubo.scoreRow'](3, points),
        (points) => terms['tricubo.soloEnded'](points, 'x'),
      ];
      for (const say of counted) expect(withoutDigits(say(1)), say(2)).to.not.equal(withoutDigits(say(2)));
    });

    it('speak of one row to be scored, and of several', async () => {
      const terms = await load();
      const two = terms['tricubo.useInterim']('x', '2, 5');
      expect(two).to.contain('2, 5');
      expect(withoutDigits(terms['tricubo.useInterim']('x', '2'))).to.not.equal(two.replace('2, 5', ''));
      expect(withoutDigits(terms['tricubo.scoreRows']('2'))).to.not.equal(
        terms['tricubo.scoreRows']('2, 5').replace('2, 5', ''),
      );
    });

    it('speak of lost crosses only where there are some', async () => {
      const use = (await load())['tricubo.useRow'];
      expect(use('x', 2, 4, 7, 0).match(/\d/g)).to.have.members(['2', '4', '7']);
      expect(use('x', 2, 4, 7, 1).match(/\d/g)).to.have.members(['2', '4', '7', '1']);
    });

    it('begin a move in lower case, and go on in the same sentence with the joker', async () => {
      const terms = await load();
      const use = terms['tricubo.useRow'](terms['tricubo.die']('L', 3), 3, 3, 4, 0);
      const moves = [use, terms['tricubo.withJoker'](use), terms['tricubo.takeNone'], terms['tricubo.startIn'](2)];
      for (const move of moves) expect(move).to.match(/^[\p{Ll}\d].*[^.]$/u);
      expect(terms['tricubo.effect'](use, 'x')).to.contain(use).and.to.contain('x');
    });

    it('write points below nought with a minus, not a hyphen', async () => {
      const terms = await load();
      for (const sentence of [terms['tricubo.soloEnded'](-3, 'x'), terms['tricubo.scoreRow'](2, -3)]) {
        expect(sentence).to.contain('\u22123').and.not.to.contain('-3');
      }
    });

    it('give each rank a name of its own, and say it with the total', async () => {
      const terms = await load();
      const ranks = RANKS.map((rank) => terms[`tricubo.rank.${rank}`]);
      expect(new Set(ranks).size).to.equal(RANKS.length);
      for (const rank of ranks) expect(rank).to.match(/^\p{Lu}[\p{L} ]{1,14}$/u);
      expect(terms['tricubo.soloEnded'](62, 'x')).to.match(/^62 .*x\.$/);
    });

    it('have heads of columns that are short, or can be broken', async () => {
      const terms = await load();
      for (const part of ['interim', 'final', 'fields', 'end', 'total'] as const) {
        expect(terms[`tricubo.${part}`], part).to.match(/^(?=.{2,10}$)\p{L}{2,7}(\u00ad\p{L}{2,7})*$/u);
      }
    });
  });
}
