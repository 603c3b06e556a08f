import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { MOVE_LIMIT, POSITION_LIMIT } from '../../src/games/texts.js';
import { triad } from '../../src/games/triad/index.js';
import { SEED_LIMIT, seededDraws } from '../../src/match/chance.js';
import type { Entry } from '../../src/match/entry.js';
import { Match } from '../../src/match/index.js';
import { MOVES_LIMIT, RECORD_LIMIT } from '../../src/match/record/checks.js';
import { Timeline } from '../../src/match/moves/timeline.js';
import { errorOf, recordText } from './helpers.js';
import { race } from './toy-games.js';

const UNPRINTABLE = Object.create(null) as never;
const roll = { move: 'roll 112233 112233' };

describe('what is too long', () => {
  const rows: readonly (readonly [what: string, make: () => unknown, code: string, details: object])[] = [
    [
      'a record in the text form',
      () => Match.fromRecord(triad, `triad 1 {${'x'.repeat(RECORD_LIMIT)}}`),
      'record-too-long',
      { limit: RECORD_LIMIT },
    ],
    [
      'a list of moves',
      () => Match.fromRecord(triad, { format: 1, game: 'triad', moves: Array(MOVES_LIMIT + 1).fill(roll) }),
      'record-too-long',
      { length: MOVES_LIMIT + 1, limit: MOVES_LIMIT },
    ],
    [
      'a move of a record',
      () => Match.fromRecord(triad, `triad 1; ${roll.move}; a1${' '.repeat(MOVE_LIMIT)}a3`),
      'record-move',
      { ply: 2 },
    ],
    [
      'a move of a script',
      () => new Match(triad).play(`roll${' '.repeat(MOVE_LIMIT)}112233`),
      'bad-move',
      { limit: MOVE_LIMIT },
    ],
    [
      'a move with its seat',
      () => new Match(kubi, { seats: 2 }).play(`#1 ${'x'.repeat(MOVE_LIMIT)}`),
      'bad-move',
      { limit: MOVE_LIMIT },
    ],
    [
      'a position',
      () => new Match(triad, { start: `${' '.repeat(POSITION_LIMIT)}-` }),
      'bad-position',
      { limit: POSITION_LIMIT },
    ],
    ['a seed', () => new Match(triad, { seed: 'x'.repeat(SEED_LIMIT + 1) }), 'bad-seed', { limit: SEED_LIMIT }],
    [
      'the seed of a record',
      () => Match.fromRecord(triad, `triad 1; seed=${'x'.repeat(SEED_LIMIT + 1)}`),
      'bad-seed',
      { length: SEED_LIMIT + 1, limit: SEED_LIMIT },
    ],
  ];
  for (const [what, make, code, details] of rows) {
    it(`is refused, and the message is short: ${what}`, () => {
      const error = errorOf(make);
      expect(error).to.deep.include({ code });
      expect(error.details).to.include(details);
      expect(error.message.length).to.be.below(160);
    });
  }

  it('is not what just fits', () => {
    expect(new Match(triad, { seed: 'x'.repeat(SEED_LIMIT) }).peekDraw()).to.not.equal(undefined);
    new Match(triad).play(roll.move.padEnd(MOVE_LIMIT));
    new Match(triad, { start: '-'.padEnd(POSITION_LIMIT) });
  });
});

describe('what cannot be printed', () => {
  const rows: readonly (readonly [what: string, make: () => unknown, code: string])[] = [
    ['as a seed', () => new Match(triad, { seed: UNPRINTABLE }), 'bad-seed'],
    ['as the seed of another game', () => new Match(triad).again({ seed: UNPRINTABLE }), 'bad-seed'],
    ['as a start', () => new Match(triad, { start: UNPRINTABLE }), 'bad-position'],
    ['as the number of seats', () => new Match(triad, { seats: UNPRINTABLE }), 'bad-seats'],
    ['as a move', () => new Match(triad).play(UNPRINTABLE), 'illegal-move'],
    ['as an actor', () => new Match(kubi, { seats: 2 }).play('x123', { actor: UNPRINTABLE }), 'illegal-move'],
    ['as whoever moves', () => new Match(triad).play(roll.move, { by: UNPRINTABLE }), 'illegal-move'],
    ['as a time', () => new Match(triad).play(roll.move, { at: UNPRINTABLE }), 'bad-time'],
    ['as a ply', () => new Match(triad).goTo(UNPRINTABLE), 'bad-ply'],
  ];
  for (const [what, make, code] of rows) {
    it(`is refused ${what}`, () => expect(errorOf(make).code).to.equal(code));
  }

  it('has no moves', () => {
    for (const seat of ['chance', 'length', UNPRINTABLE]) {
      expect(new Match(kubi, { seats: 2 }).legalMoves(seat as never)).to.deep.equal([]);
    }
  });
});

describe('the time of a move', () => {
  it('is one that a record can write in digits, so that what is written is read again', () => {
    for (const at of [0, 1500, 1500.25, 1e20]) {
      const match = new Match(triad);
      match.play(roll.move, { at });
      expect(Match.fromRecord(triad, recordText(match)).entries[0]?.at).to.equal(at);
      expect(Match.fromRecord(triad, match.toRecord()).entries[0]?.at).to.equal(at);
    }
    for (const at of [1e21, 1e-7, Number.MAX_VALUE]) {
      expect(errorOf(() => new Match(triad).play(roll.move, { at })).code, String(at)).to.equal('bad-time');
      const record = { format: 1, game: 'triad', moves: [{ ...roll, at }] };
      expect(errorOf(() => Match.fromRecord(triad, record)).code, String(at)).to.equal('record-type');
    }
  });
});

describe('the cost of a draw', () => {
  it('does not grow with the moves before it', () => {
    let reads = 0;
    const timeline = new Timeline(race, race.setup(2));
    const draw = {
      get actor() {
        reads++;
        return 'chance';
      },
    } as Entry<never>;
    for (let draws = 0; draws < 500; draws++) {
      expect(timeline.chanceCount).to.equal(draws);
      timeline.append(draw, timeline.state);
    }
    expect(reads).to.be.at.most(1000);
  });

  it('does not grow with the length of the seed', () => {
    let walks = 0;
    const seed = Object.assign(new String('house'), {
      *[Symbol.iterator]() {
        walks++;
        yield* 'house';
      },
    });
    const draws = seededDraws(seed as unknown as string);
    expect([draws(0)(), draws(1)()]).to.deep.equal([0.1741613899526786, 0.8336271428911716]);
    expect(walks).to.equal(1);
  });

  it('counts the draws before the current ply, wherever that is', () => {
    const match = new Match(race, { seed: 'house', dice: 'auto', undoPastChance: true });
    match.play('take');
    match.play('take');
    const [second] = match.entries.slice(-1);
    match.undo();
    match.play('take');
    expect(match.entries.at(-1)?.text).to.equal(second?.text);
    match.goTo(0);
    expect(match.peekDraw()?.text).to.equal(match.entries[0]?.text);
  });
});
