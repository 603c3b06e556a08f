import { expect } from 'chai';
import { en as common } from '../../src/locales/common/en.js';
import { cuboLanguages } from '../../src/locales/cubo/index.js';
import { kubiLanguages } from '../../src/locales/kubi/index.js';
import { triadLanguages } from '../../src/locales/triad/index.js';
import { tricuboLanguages } from '../../src/locales/tricubo/index.js';
import { triominoLanguages } from '../../src/locales/triomino/index.js';

type Terms = Readonly<Record<string, unknown>>;

const META = ['$code', '$name', '$dir'];

/** Facts of every shape that terms speak of; a term takes what it needs. */
const FACTS = {
  name: 'Ann',
  from: 'b1',
  to: 'b4',
  value: '3',
  cell: 'b2',
  by: 'b3',
  distance: '4',
  choices: 'a1, a2',
  numbers: '1 or 4',
  number: '2',
  roll: '1 3 4 6 6',
  die: 'M',
  row: '5',
  field: 't',
  needed: '3',
  free: '0',
  left: '2',
  kind: 'street',
  points: '6',
  tile: '3-4-4',
  tiles: '0-0-0, 5-5-5',
  laid: '4',
};

const SEVERAL = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];

/**
 * What terms are asked with, until one of them suits: facts (and nobody, for a term that counts seats), several texts or numbers, and a die, its
 * colour or a side where one is expected.
 */
const ARGUMENTS = [
  [FACTS, []],
  SEVERAL,
  ['L', ...SEVERAL.slice(1)],
  ['Ann', 'Bob', 'L'],
  ['r', ...SEVERAL.slice(1)],
  ['Ann', 'left'],
];

const kinds = (terms: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(terms)
      .filter(([key]) => !META.includes(key))
      .map(([key, term]): [string, string] => [key, typeof term]),
  );

type Say = (...facts: unknown[]) => string;

/**
 * What a term says of some facts: of an object of them, or of several texts and numbers.
 * @param other the same term of another language, which these facts have to suit as well
 */
function said(term: unknown, other: unknown = term): string {
  if (typeof term !== 'function') return String(term);
  const suits = (say: unknown, facts: readonly unknown[]) =>
    typeof say !== 'function' || !/\[object Object\]|undefined/.test((say as Say)(...facts));
  const suiting = ARGUMENTS.find((facts) => suits(term, facts) && suits(other, facts));
  return suiting ? (term as Say)(...suiting) : '';
}

/** Whether a text speaks of a fact; `Annoncez` does not speak of Ann. */
const names = (text: string, fact: string): boolean => new RegExp(`(?<!\\p{L})${fact}(?!\\p{L})`, 'u').test(text);

const GAMES = [
  {
    game: 'Triad',
    languages: triadLanguages,
    // A die's name is the side and the value, in any language.
    same: {
      de: ['tabletop.of', 'tabletop.signed', 'triad.die'],
      fr: ['tabletop.signed', 'triad.die'],
      it: ['tabletop.of', 'tabletop.signed', 'triad.die'],
      nl: ['tabletop.of', 'tabletop.signed', 'triad.die'],
    },
  },
  {
    game: 'Kubi',
    languages: kubiLanguages,
    // Texts that only put others together, and words that two languages share.
    same: {
      de: ['kubi.entry', 'tabletop.of', 'kubi.placed', 'tabletop.signed'],
      fr: ['kubi.gains', 'kubi.points', 'tabletop.signed', 'kubi.total'],
      it: ['kubi.entry', 'tabletop.of', 'kubi.placed', 'tabletop.signed'],
      nl: ['kubi.entry', 'tabletop.of', 'kubi.placed', 'tabletop.signed'],
    },
  },
  {
    game: 'Tricubo',
    languages: tricuboLanguages,
    same: {
      de: ['tabletop.of', 'tabletop.signed', 'tricubo.effect'],
      fr: ['tabletop.signed', 'tricubo.effect', 'tricubo.final', 'tricubo.total'],
      it: ['tabletop.of', 'tabletop.signed', 'tricubo.effect'],
      nl: ['tabletop.of', 'tabletop.signed', 'tricubo.effect'],
    },
  },
  {
    game: 'Cubo',
    languages: cuboLanguages,
    // It is called alike everywhere.
    same: {
      de: ['tabletop.of', 'tabletop.signed', 'cubo.call', 'cubo.called', 'cubo.pause'],
      fr: ['tabletop.signed', 'cubo.pause', 'cubo.total'],
      it: ['tabletop.of', 'tabletop.signed', 'cubo.call', 'cubo.called'],
      nl: ['tabletop.of', 'tabletop.signed', 'cubo.call', 'cubo.called'],
    },
  },
  {
    game: 'Triomino',
    languages: triominoLanguages,
    // Texts that only put others together, and words that two languages share.
    same: {
      de: ['tabletop.of', 'tabletop.signed', 'triomino.earns', 'triomino.placed'],
      fr: ['tabletop.signed', 'triomino.soFar', 'triomino.total'],
      it: ['tabletop.of', 'tabletop.signed', 'triomino.earns', 'triomino.placed'],
      nl: ['tabletop.of', 'tabletop.signed', 'triomino.earns', 'triomino.placed'],
    },
  },
];

for (const { game, languages, same } of GAMES) {
  const english: Terms = { ...languages.en };

  describe(`${game} in English`, () => {
    it('has what all games share', () => {
      expect(kinds(english)).to.include(kinds(common));
    });

    it('says something with every term', () => {
      for (const [key, term] of Object.entries(english)) expect(said(term).trim(), key).to.not.equal('');
    });
  });

  for (const [code, untyped] of Object.entries(languages.others)) {
    describe(`${game} in the language ${code}`, () => {
      const load = untyped as () => Promise<unknown> as () => Promise<Terms>;

      it('says which it is', async () => {
        const terms = await load();
        expect(terms['$code']).to.equal(code);
        expect(terms['$name']).to.be.a('string').and.not.equal(english['$name']);
        expect(terms['$dir']).to.be.oneOf(['ltr', 'rtl']);
      });

      it('has the same terms as English, each of the same kind', async () => {
        expect(kinds(await load())).to.deep.equal(kinds(english));
      });

      it('says something with every term, of the same facts as English', async () => {
        for (const [key, term] of Object.entries(await load())) {
          const [own, inEnglish] = [said(term, english[key]), said(english[key], term)];
          expect(own.trim(), key).to.not.equal('');
          if (typeof term !== 'function') continue;
          for (const fact of ['b1', 'b4', 'b2', 'b3', 'a1, a2', '1 or 4', '1 3 4 6 6', ...SEVERAL]) {
            expect(names(own, fact), `${key} names ${fact}`).to.equal(names(inEnglish, fact));
          }
        }
      });

      it('is translated', async () => {
        const alike = Object.entries(await load()).filter(
          ([key, term]) => said(term, english[key]) === said(english[key], term),
        );
        const expected = (same as Readonly<Record<string, readonly string[]>>)[code] ?? [];
        expect(alike.map(([key]) => key)).to.have.members(['$dir', ...expected]);
      });
    });
  }
}
