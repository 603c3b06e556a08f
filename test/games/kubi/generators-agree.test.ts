import { expect } from 'chai';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiSheet } from '../../../src/games/kubi/index.js';
import { arrangements, at, crossed, moveTexts, rolled, sheetOf } from './helpers.js';
import { layouts, plainEntries } from './plain-generator.js';
import type { PlainEntry } from './plain-generator.js';

const isAscending = (text: string) => Array.from(text).every((digit, i) => i === 0 || digit >= text.charAt(i - 1));
const textsOf = (count: number) => arrangements(count).map((values) => values.join(''));

const ROLLS = textsOf(5).filter(isAscending);
const CROSSINGS = textsOf(3).filter((text) => isAscending(text) && new Set(text).size === 3);

/** Every case there is: a roll with the numbers of the player who enters it. */
const CASES = ROLLS.flatMap((roll) => {
  const layoutsOfRoll = layouts(roll);
  return CROSSINGS.map((numbers) => ({ roll, numbers, entries: plainEntries(roll, layoutsOfRoll, numbers) }));
});

/** An empty sheet with the marks of one entry. */
function marked(numbers: string, { number, sums }: PlainEntry): Omit<KubiSheet, 'numbers'> {
  return {
    discards: Array.from(numbers, (each) => (Number(each) === number ? 1 : 0)),
    sums: Array.from({ length: 11 }, (_, i) => sums.filter((sum) => sum === i + 2).length),
  };
}

describe('the engine and a generator written in the plainest way', function () {
  this.timeout(30_000);

  it('meet all 252 rolls and all 20 crossings', () => {
    expect(CASES).to.have.lengthOf(252 * 20);
  });

  it('find the same moves', () => {
    for (const { roll, numbers, entries } of CASES) {
      const texts = moveTexts(rolled(numbers, roll));
      expect(texts.sort(), `${roll} with ${numbers} crossed`).to.deep.equal([...entries.keys()].sort());
    }
  });

  it('make the same marks', () => {
    for (const { roll, numbers, entries } of CASES) {
      const state = rolled(numbers, roll);
      for (const move of kubi.moves(state, 0)) {
        const text = kubi.makeMove(move);
        const entry = entries.get(text);
        const { discards, sums } = sheetOf(kubi.play(state, 0, move));
        expect({ discards, sums }, `${text} with ${numbers} crossed`).to.deep.equal(entry && marked(numbers, entry));
      }
    }
  });

  it('agree how often one rides for free', () => {
    const isFree = ({ entries }: (typeof CASES)[number]) => [...entries.keys()].every((text) => text.startsWith('('));
    // Three values are left for the five dice: 21 rolls for each of the 20 crossings.
    expect(CASES.filter(isFree)).to.have.lengthOf(21 * 20);
  });
});

describe('the rolls', () => {
  const waiting = at(crossed('123'));
  const outcomes = kubi.outcomes(waiting);

  it('are 252, each once, ascending', () => {
    expect(outcomes.map(({ move }) => kubi.makeMove(move))).to.have.members(ROLLS.map((roll) => `roll ${roll}`));
    expect(outcomes).to.have.lengthOf(252);
  });

  it('have weights that add up to 1', () => {
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).to.be.closeTo(1, 1e-12);
  });

  it('are as likely as the ways in which five dice can show them', () => {
    const ways = new Map<string, number>();
    for (const dice of arrangements(5)) {
      const roll = `roll ${dice.toSorted().join('')}`;
      ways.set(roll, (ways.get(roll) ?? 0) + 1);
    }
    for (const { move, weight } of outcomes) {
      const text = kubi.makeMove(move);
      expect(weight, text).to.be.closeTo((ways.get(text) ?? 0) / 6 ** 5, 1e-15);
    }
  });

  it('are none while numbers are crossed, while a roll is entered and after the end', () => {
    for (const state of [kubi.setup(2), rolled('123', '12345'), at('1:8,2:0,3:0 0,0,0,0,0,16,0,0,0,0,0')]) {
      expect(kubi.outcomes(state)).to.be.empty;
    }
  });
});
