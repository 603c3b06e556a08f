import { expect } from 'chai';
import fc from 'fast-check';
import { kubi } from '../../src/games/kubi/index.js';
import type { KubiMove, KubiState } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { freshSeed, seededDraws } from '../../src/match/chance.js';
import { Match } from '../../src/match/index.js';
import { DICE_MODES } from '../../src/match/settings.js';
import { changesOf, errorOf, playAll, textsOf } from './helpers.js';
import { choices } from './random-matches.js';
import { blitz, race } from './toy-games.js';

describe('chance', () => {
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
      expect(seededDraws('house')(0)()).to.equal(0.1741613899526786);
      expect(seededDraws('house')(1)()).to.equal(0.8336271428911716);
      expect(seededDraws('')(0)()).to.equal(0.32454500460150515);
      expect(seededDraws('Ünïcödé 🎲')(12)()).to.equal(0.7605351757656879);
    });

    it('do not depend on what is played between', () => {
      fc.assert(
        fc.property(fc.string(), choices, (seed, picks) => {
          expect(diceOf(seed, picks)).to.deep.equal(diceOf(seed));
        }),
      );
    });

    it('differ from seed to seed, however alike the seeds are', () => {
      expect(new Set(SEEDS.map((seed) => seededDraws(seed)(0)())).size).to.equal(SEEDS.length);
    });
  });

  describe('a match without a seed', () => {
    it('gets one that nobody can guess', () => {
      expect(new Match(triad).seed).to.match(/^[0-9a-f]{32}$/);
      expect(new Set(Array.from({ length: 100 }, freshSeed)).size).to.equal(100);
      expect(new Match(triad).seed).to.not.equal(new Match(triad).seed);
    });
  });

  describe('fair dice', () => {
    /** How often each of so many faces comes, and that none is favoured by more than a generous tenth. */
    function expectFair(faces: readonly number[], sides: number): void {
      const counts = Array.from({ length: sides }, (_, face) => faces.filter((each) => each === face).length);
      const fair = faces.length / sides;
      for (const count of counts) expect(count, counts.join(', ')).to.be.within(fair * 0.9, fair * 1.1);
    }

    it('show all values of a Triad die equally often', () => {
      const rolls = SEEDS.map((seed) => new Match(triad, { seed, dice: 'auto' }).entries[0]?.text ?? '');
      expectFair(
        Array.from(rolls.join('').replace(/\D/g, ''), (digit) => Number(digit) - 1),
        3,
      );
    });

    it('stay below 1 and not below 0, however many are drawn at once', () => {
      const random = seededDraws('house')(3);
      const numbers = Array.from({ length: 10_000 }, random);
      expect(Math.min(...numbers)).to.be.within(0, 0.01);
      expect(Math.max(...numbers)).to.be.within(0.99, 1 - Number.EPSILON / 2);
    });
  });
});

const waiting = DICE_MODES.filter((mode) => mode !== 'auto');

describe('dice that wait', () => {
  for (const dice of waiting) {
    it(`are not rolled by themselves with dice="${dice}"`, () => {
      const match = new Match(race, { dice, seed: 'house' });
      expect(match.actors).to.deep.equal(['chance']);
      match.draw();
      playAll(match, 'take', 'leave');
      expect(match.actors).to.deep.equal(['chance']);
      expect(match.length).to.equal(3);
    });
  }

  it('are tapped: each tap rolls once, and a tap while none are due does nothing', () => {
    const match = new Match(triad, { seed: 'house' });
    const changes = changesOf(match);
    expect(match.dice).to.equal('tap');
    expect(match.draw('user')).to.equal(true);
    expect(match.draw('user')).to.equal(false);
    expect(textsOf(match)).to.deep.equal(['roll 111333 111233']);
    expect(changes).to.have.lengthOf(1);
  });

  it('can be thrown by hand and entered, and then be taken back', () => {
    const match = new Match(triad, { dice: 'enter' });
    match.play('roll 332211 123123', { by: 'user' });
    expect(match.entries[0]).to.deep.include({ text: 'roll 112233 112233', actor: 'chance', generated: false });
    expect(match.actors).to.deep.equal([0]);
    expect(match.undo()).to.equal(true);
  });

  it('can be sent by another machine, and then are not the reader’s to take back', () => {
    const match = new Match(triad, { dice: 'remote' });
    match.play('roll 332211 123123');
    expect(match.entries[0]).to.deep.include({ text: 'roll 112233 112233', actor: 'chance', generated: true });
    expect(match.undo()).to.equal(false);
  });

  it('cannot be entered wrongly', () => {
    const match = new Match(triad, { dice: 'enter', options: { evenStart: true } });
    expect(errorOf(() => match.play('roll 112233 111111'))).to.deep.include({
      code: 'illegal-move',
      refusal: { code: 'bad-roll' },
    });
    expect(match.length).to.equal(0);
  });
});

describe('dice="auto"', () => {
  it('rolls at once', () => {
    const match = new Match(triad, { dice: 'auto', seed: 'house' });
    expect(match.length).to.equal(1);
    expect(match.entries[0]).to.deep.include({ text: 'roll 111333 111233', by: 'auto', generated: true });
  });

  it('rolls again as soon as all have decided, and announces both together', () => {
    const match = playAll(new Match(race, { dice: 'auto', seed: 'house' }), 'take');
    const changes = changesOf(match);
    match.play('leave', { by: 'user' });
    expect(changes.map(({ by, moves }) => [by, ...moves.map((move) => [move.text, move.by])])).to.deep.equal([
      ['user', ['leave', 'user'], ['roll 6', 'auto']],
    ]);
  });

  it('rolls what a saved game was waiting for', () => {
    const record = {
      format: 1,
      game: 'race',
      seed: 'house',
      moves: [{ move: 'roll 2' }, { move: 'take' }, { move: 'take' }],
    };
    expect(textsOf(Match.fromRecord(race, record, { dice: 'auto' }))).to.deep.equal([
      'roll 2',
      'take',
      'take',
      'roll 6',
    ]);
  });

  it('rolls at once when it is chosen while dice are due', () => {
    for (const dice of waiting) {
      const match = new Match(race, { dice, seed: 'house' });
      const changes = changesOf(match);
      match.dice = 'auto';
      expect(match.dice).to.equal('auto');
      expect(textsOf(match)).to.deep.equal(['roll 2']);
      expect(changes).to.deep.equal([{ cause: 'play', by: 'auto', moves: match.entries }]);
    }
  });

  it('does not roll over a game that is being looked through', () => {
    const match = playAll(new Match(race, { seed: 'house' }), 'roll 1', 'take');
    match.goTo(0);
    match.dice = 'auto';
    expect(match.ply).to.equal(0);
    expect(match.entries.map(({ text }) => text)).to.deep.equal(['roll 1', 'take']);
  });
});

describe('a game without dice', () => {
  it('is played as it is, wherever dice come from', () => {
    for (const dice of DICE_MODES) {
      const match = new Match(blitz, { dice });
      expect([match.draw('user'), match.peekDraw(), match.length], dice).to.deep.equal([false, undefined, 0]);
      expect(match.play('grab'), dice).to.equal(true);
    }
  });
});

describe('simultaneous dice', () => {
  const CROSSED = ['#0 x123', '#1 x124'];

  type KubiMatch = Match<KubiState, KubiMove>;

  /** Lets everybody enter a roll as one of the legal moves, the seats in the given order. */
  function enterAll(match: KubiMatch, seats: readonly number[], pick = 0): void {
    for (const actor of seats) {
      const moves = match.legalMoves(actor);
      const move = moves[pick % moves.length];
      if (move) match.play(move, { actor });
    }
  }

  const rollsOf = (match: KubiMatch): string[] => textsOf(match).filter((text) => text.startsWith('roll'));

  /** The first dice of a game in which the seats decide in this order, and in this way. */
  function diceOf(seats: readonly number[], pick: number): string[] {
    const match = new Match(kubi, { seats: seats.length, seed: 'house', dice: 'auto' });
    while (rollsOf(match).length < 6) enterAll(match, seats, pick);
    return rollsOf(match);
  }

  describe('dice="remote" where seats decide at the same time', () => {
    it('waits for another machine after each round', () => {
      const match = playAll(new Match(kubi, { seats: 2, dice: 'remote' }), ...CROSSED);
      expect(match.actors).to.deep.equal(['chance']);
      playAll(match, 'roll 61145', '#1 1|14|56', '#0 1|14|56');
      expect(match.actors).to.deep.equal(['chance']);
      expect(match.length).to.equal(5);
      match.play('roll 22333');
      expect(match.entries.at(-1)).to.deep.include({ text: 'roll 22333', generated: true });
      expect([0, 1].map((seat) => match.canUndo(seat))).to.deep.equal([false, false]);
    });
  });

  describe('the same seed', () => {
    it('gives the same dice in whatever order seats enter, and whatever they enter', () => {
      const dice = diceOf([0, 1, 2], 0);
      expect(diceOf([2, 0, 1], 0)).to.deep.equal(dice);
      expect(diceOf([1, 2, 0], 5)).to.deep.equal(dice);
    });
  });
});
