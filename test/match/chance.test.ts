import { expect } from 'chai';
import fc from 'fast-check';
import { triad } from '../../src/games/triad/index.js';
import { freshSeed, randomForDraw } from '../../src/match/chance.js';
import { Match } from '../../src/match/match.js';
import { playAll } from './helpers.js';
import { choices } from './random-matches.js';
import { race } from './toy-games.js';

const SEEDS = Array.from({ length: 3000 }, (_, i) => String(i));

/** The dice of a race of five rounds, with whatever is played between the rolls. */
function diceOf(seed: string, picks: readonly number[] = [0]): string[] {
  const match = new Match(race, { seed, dice: 'auto', options: { rounds: 5 } });
  for (let i = 0; !match.outcome; i++) match.play((picks[i % picks.length] ?? 0) % 2 ? 'take' : 'leave');
  return match.entries.filter(({ actor }) => actor === 'chance').map(({ text }) => text);
}

describe('dice from a seed', () => {
  // Written down once: saved seeds and printed games must give these dice on every machine and in every later version.
  it('are these dice, for ever', () => {
    expect(new Match(triad, { seed: 'house', dice: 'auto' }).entries[0]?.text).to.equal('roll 111333 111233');
    expect(diceOf('house')).to.deep.equal(['roll 2', 'roll 6', 'roll 6', 'roll 2', 'roll 4']);
  });

  it('are these numbers, for ever, to the last bit', () => {
    expect(randomForDraw('house', 0)()).to.equal(0.1741613899526786);
    expect(randomForDraw('house', 1)()).to.equal(0.8336271428911716);
    expect(randomForDraw('', 0)()).to.equal(0.32454500460150515);
    expect(randomForDraw('Ünïcödé 🎲', 12)()).to.equal(0.7605351757656879);
  });

  it('do not depend on what is played between', () => {
    fc.assert(
      fc.property(fc.string(), choices, (seed, picks) => {
        expect(diceOf(seed, picks)).to.deep.equal(diceOf(seed));
      }),
    );
  });

  it('come again after other moves were played from an earlier ply', () => {
    const match = new Match(race, { seed: 'house', dice: 'auto' });
    playAll(match, 'take', 'take');
    match.goTo(1);
    playAll(match, 'leave', 'take');
    expect(match.entries[3]?.text).to.equal('roll 6');
  });

  it('go on with the second roll where the first was thrown by hand', () => {
    const match = playAll(new Match(race, { seed: 'house' }), 'roll 5', 'take', 'leave');
    match.draw();
    expect(match.entries[3]?.text).to.equal('roll 6');
  });

  it('can be looked at before they are rolled', () => {
    const match = new Match(race, { seed: 'house' });
    expect(match.peekDraw()).to.deep.equal({ move: { roll: 2 }, text: 'roll 2' });
    expect(match.ply).to.equal(0);
    match.draw();
    expect(match.entries[0]).to.deep.include({ move: { roll: 2 }, generated: true });
    expect(match.peekDraw(), 'no dice are due').to.equal(undefined);
  });

  it('differ from seed to seed, however alike the seeds are', () => {
    expect(new Set(SEEDS.map((seed) => randomForDraw(seed, 0)())).size).to.equal(SEEDS.length);
  });

  it('differ from roll to roll', () => {
    expect(new Set(SEEDS.map((_, index) => randomForDraw('house', index)())).size).to.equal(SEEDS.length);
  });
});

describe('a match without a seed', () => {
  it('gets one that nobody can guess', () => {
    expect(new Match(triad).seed).to.match(/^[0-9a-f]{32}$/);
    expect(new Set(Array.from({ length: 100 }, freshSeed)).size).to.equal(100);
    expect(new Match(triad).seed).to.not.equal(new Match(triad).seed);
  });

  it('keeps an empty seed that was given', () => {
    expect(new Match(triad, { seed: '' }).seed).to.equal('');
  });
});

describe('fair dice', () => {
  /** How often each of so many faces comes, and that none is favoured by more than a generous tenth. */
  function expectFair(faces: readonly number[], sides: number): void {
    const counts = Array.from({ length: sides }, (_, face) => faces.filter((each) => each === face).length);
    const fair = faces.length / sides;
    for (const count of counts) expect(count, counts.join(', ')).to.be.within(fair * 0.9, fair * 1.1);
  }

  const face = (seed: string, index: number, sides: number) => Math.floor(randomForDraw(seed, index)() * sides);

  it('show all values of a Triad die equally often', () => {
    const rolls = SEEDS.map((seed) => new Match(triad, { seed, dice: 'auto' }).entries[0]?.text ?? '');
    expectFair(
      Array.from(rolls.join('').replace(/\D/g, ''), (digit) => Number(digit) - 1),
      3,
    );
  });

  it('show all faces equally often in one game after the other', () => {
    for (const index of [0, 1, 7]) {
      const faces = [...SEEDS, ...SEEDS.map((seed) => `again ${seed}`)].map((seed) => face(seed, index, 6));
      expectFair(faces, 6);
    }
  });

  it('show all faces equally often in one long game', () => {
    expectFair(
      Array.from({ length: 6000 }, (_, index) => face('house', index, 6)),
      6,
    );
  });

  it('do not follow one another: every pair of faces comes equally often', () => {
    const pairs = Array.from({ length: 18_000 }, (_, i) => face('pairs', i, 3) * 3 + face('pairs', i + 1, 3));
    expectFair(pairs, 9);
  });

  it('stay below 1 and not below 0, however many are drawn at once', () => {
    const random = randomForDraw('house', 3);
    const numbers = Array.from({ length: 10_000 }, random);
    expect(Math.min(...numbers)).to.be.within(0, 0.01);
    expect(Math.max(...numbers)).to.be.within(0.99, 1 - Number.EPSILON / 2);
  });
});
