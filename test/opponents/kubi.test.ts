import { expect } from 'chai';
import { kubi, totalOf } from '../../src/games/kubi/index.js';
import type { KubiState } from '../../src/games/kubi/index.js';
import { areDone, compactSheet, discardsAfter, marksAfter, wayOfEntry } from '../../src/opponents/kubi/compact.js';
import { kubiOpponent } from '../../src/opponents/kubi/index.js';
import { Network } from '../../src/opponents/kubi/network.js';
import { packNetwork, unpackNetwork } from '../../src/opponents/kubi/pack.js';
import { rollChoices, waysOfTriple } from '../../src/opponents/kubi/rolls.js';
import { scoreOf } from '../../src/opponents/kubi/score.js';
import { ValueFunction } from '../../src/opponents/kubi/value.js';
import { count } from '../runs.js';
import { pick, seeded } from '../games/seeded.js';

const GAMES = count(20);

/** Looks at every roll of random games of one seat, with every triple. */
function eachRoll(look: (state: KubiState) => void): void {
  const random = seeded(3);
  for (const crossing of kubi.moves(kubi.setup(1), 0)) {
    for (let game = 0; game < GAMES / 20; game++) {
      let state = kubi.play(kubi.setup(1), 0, crossing);
      while (!kubi.outcome(state)) {
        state = kubi.play(state, 'chance', kubi.chance(state, random));
        look(state);
        state = kubi.play(state, 0, pick(kubi.moves(state, 0), random));
      }
    }
  }
}

describe('the sheets that the opponent for Kubi computes with', () => {
  it('change and score as by the rules', () =>
    eachRoll((state) => {
      const before = compactSheet(state.sheets[0]!);
      for (const move of kubi.moves(state, 0)) {
        if (move.kind !== 'enter') continue;
        const after = kubi.play(state, 0, move);
        const way = wayOfEntry(move, before);
        const marks = marksAfter(before.marks, way);
        const known = compactSheet(after.sheets[0]!);
        expect([...marks]).to.deep.equal([...known.marks]);
        expect(discardsAfter(before.discards, way)).to.equal(known.discards);
        expect(scoreOf(marks)).to.equal(totalOf(after.sheets[0]!));
        expect(areDone(known.discards)).to.equal(kubi.outcome(after) !== undefined);
      }
    }));

  it('can be entered as the rules allow, roll by roll', () =>
    eachRoll((state) => {
      const compact = compactSheet(state.sheets[0]!);
      const ways = kubi.moves(state, 0).flatMap((move) => (move.kind === 'enter' ? [wayOfEntry(move, compact)] : []));
      const expected = [...new Set(ways)].sort((a, b) => a - b).join();
      expect(rollChoices(compact.triple).some((choice) => choice.ways.join() === expected)).to.equal(true);
    }));

  it('meet rolls whose probabilities add up to 1', () => {
    const sum = rollChoices('126').reduce((all, { weight }) => all + weight, 0);
    expect(sum).to.be.closeTo(1, 1e-9);
  });
});

describe('the network that the opponent for Kubi values sheets by', () => {
  function randomNetwork(spread: number): Network {
    const random = seeded(5);
    const network = new Network(4);
    network.weights.forEach((_, i) => (network.weights[i] = spread * (2 * random() - 1)));
    return network;
  }

  it('values all ways to enter a roll as it values the sheet after each', () => {
    const network = randomNetwork(1);
    eachRoll(({ sheets }) => {
      const { triple, marks, discards } = compactSheet(sheets[0]!);
      const valueOf = new ValueFunction(triple, network);
      const values = valueOf.ofAll(marks, discards);
      const errors = Array.from(waysOfTriple(triple), (way) =>
        Math.abs(values[way]! - valueOf.of(marksAfter(marks, way), discardsAfter(discards, way))),
      );
      expect(Math.max(...errors)).to.be.below(1e-6);
    });
  });

  for (const spread of [0.1, 5]) {
    it(`values sheets the same within a few points once it is packed, also by weights up to ${spread}`, () => {
      const network = randomNetwork(spread);
      network.ofUnits.set([0.5, -0.5, 2, -2]);
      const unpacked = unpackNetwork(packNetwork(network));
      eachRoll(({ sheets }) => {
        const { triple, marks, discards } = compactSheet(sheets[0]!);
        const [known, packed] = [network, unpacked].map((each) => new ValueFunction(triple, each).of(marks, discards));
        // Half a point is a step; four units and the direct part add up 14 rows each.
        expect(packed).to.be.closeTo(known!, 14 * 5 * 0.25);
      });
    });
  }
});

describe('the opponent for Kubi', () => {
  it('thinks in a step a move, also of the three numbers', () => {
    const state = kubi.setup(1);
    const steps = kubiOpponent.analysing(state, 0);
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).to.equal(kubi.moves(state, 0).length);
  });
});
