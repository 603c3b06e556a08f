import { expect } from 'chai';
import { LANGUAGES, termsIn } from './all-terms.js';

/** The facts of refusals, by game. */
const FACTS = {
  triad: { cell: 'b2', by: 'b3', value: '2', distance: '4', choices: 'c1, c2' },
  kubi: { numbers: '1, 4', number: '2', roll: '1 3 4 6 6' },
  tricubo: { die: 'M', row: 5, field: 'M', needed: 3, free: 2, left: 2, name: 'Ann' },
  cubo: { place: 3 },
  triomino: { tile: '3-4-4', tiles: '0-0-0, 5-5-5', value: 2, laid: 3 },
} as const;

const SENTENCE = /^[\p{Lu}\d].{10,}\.$/u;

/** The terms of a group, such as `triad.refusal.`, with their facts. The compiler sees to it that there is one for each code of the rules. */
function sentencesOf(group: string, terms: object, facts: object): Record<string, string> {
  const entries = Object.entries(terms as Readonly<Record<string, string | ((facts: object) => string)>>)
    .filter(([key]) => key.startsWith(group))
    .map(([key, term]) => [key, typeof term === 'function' ? term(facts) : term] as const);
  return Object.fromEntries(entries);
}

for (const [game, facts] of Object.entries(FACTS)) {
  for (const language of LANGUAGES) {
    describe(`the codes of ${game} in ${language}`, () => {
      it('explain every refusal in a sentence of its own', async () => {
        const refusals = sentencesOf(`${game}.refusal.`, await termsIn(game as keyof typeof FACTS, language), facts);
        for (const [key, sentence] of Object.entries(refusals)) expect(sentence, key).to.match(SENTENCE);
        const all = Object.values(refusals);
        expect(new Set(all).size).to.equal(all.length).and.to.be.above(10);
      });

      it('tell in a sentence why the game is over', async () => {
        const reasons = sentencesOf(`${game}.reason.`, await termsIn(game as keyof typeof FACTS, language), facts);
        expect(reasons).to.not.be.empty;
        for (const [key, sentence] of Object.entries(reasons)) expect(sentence, key).to.match(SENTENCE);
      });
    });
  }
}
