import { expect } from 'chai';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove, TriominoOptions, TriominoState } from '../../src/games/triomino/index.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { playAll, recordText } from './helpers.js';

type TriominoMatch = TimedMatch<TriominoState, TriominoMove>;

/** 044 fits below 344; nothing else of the racks fits anywhere. */
const START = '344@0,0 | 000,044,055 / 111,222 | 0 0 0 - 1';

/** Ten seconds a turn, and a start that is no set-up. */
function begun(start = START, options: Partial<TriominoOptions> = {}): { clock: FakeClock; match: TriominoMatch } {
  const clock = new FakeClock();
  const match = new TimedMatch<TriominoState, TriominoMove>(triomino, {
    clock,
    start,
    seed: 's',
    options: { turnSeconds: 10, ...options },
  });
  return { clock, match };
}

const storyOf = (match: TriominoMatch): string[] =>
  match.entries.map(({ actor, text, at }) => `${at} ${typeof actor === 'number' ? `#${actor}` : actor} ${text}`);

const linesOf = (match: TriominoMatch, seat = 0): string =>
  triomino
    .score(match.state, seat)
    .map(({ code, points }) => `${code} ${points}`)
    .join(', ');

describe('the time of a turn of Triomino', () => {
  it('runs on while tiles are bought and drawn, and starts anew with the next turn', () => {
    const { clock, match } = begun();
    const left: (number | undefined)[] = [match.timeLeft];
    for (const move of ['buy', 'draw 001', 'buy', 'draw 002', '044@0,1']) {
      clock.advance(1000);
      match.play(move);
      left.push(match.timeLeft);
    }
    expect(left).to.deep.equal([10_000, 9000, 8000, 7000, 6000, 10_000]);
    expect(match.actors).to.deep.equal([1, 'clock']);
  });

  it('does not run while tiles are dealt and the first one is laid, and runs after it', () => {
    const clock = new FakeClock();
    const match = new TimedMatch<TriominoState, TriominoMove>(triomino, {
      clock,
      seats: 2,
      seed: 's',
      options: { turnSeconds: 10 },
    });
    while (match.actors[0] === 'chance') {
      expect(match.timeLeft).to.equal(undefined);
      clock.advance(60_000);
      match.draw();
    }
    clock.advance(60_000);
    expect(match.timeLeft).to.equal(undefined);
    match.play(match.legalMoves(match.actors[0] as number)[0] as TriominoMove);
    expect(match.timeLeft).to.equal(10_000);
  });
});

describe('a turn of Triomino that takes too long', () => {
  it('buys one tile, five points less, and ends with it, though a tile would have fitted', () => {
    const { clock, match } = begun();
    clock.advance(10_000);
    expect(match.actors).to.deep.equal(['chance']);
    expect(match.timeLeft, 'nobody is hurried to draw').to.equal(undefined);
    clock.advance(60_000);
    match.play('draw 144');
    expect(linesOf(match)).to.equal('purchase -5');
    expect(match.state.racks[0]).to.deep.equal(['000', '044', '055', '144']);
    expect(match.actors).to.deep.equal([1, 'clock']);
    expect(match.timeLeft).to.equal(10_000);
    expect(storyOf(match)).to.deep.equal(['10000 clock timeout', '70000 chance draw 144']);
  });

  it('ends with the tile that is due, without another', () => {
    const { clock, match } = begun();
    match.play('buy');
    clock.advance(10_000);
    match.play('draw 144');
    expect(linesOf(match)).to.equal('purchase -5');
    expect(match.state.turn).to.equal(1);
    expect(match.state.racks[0]).to.have.lengthOf(4);
  });

  it('passes for ten after three purchases', () => {
    const { clock, match } = begun();
    playAll(match, 'buy', 'draw 001', 'buy', 'draw 002', 'buy', 'draw 003');
    clock.advance(10_000);
    expect(linesOf(match)).to.equal('purchase -5, purchase -5, purchase -5, pass -10');
    expect(match.actors).to.deep.equal([1, 'clock']);
  });

  for (const [emptyPool, lines] of [
    [0, ''],
    [-10, 'pass -10'],
  ] as const) {
    it(`passes where the pool is empty, though a tile fits: ${emptyPool}`, () => {
      const { clock, match } = begun('344@0,0 | 000,044 / ?53 | 0 0 0 - 1', { emptyPool });
      clock.advance(10_000);
      expect(storyOf(match)).to.deep.equal(['10000 clock timeout']);
      expect(linesOf(match)).to.equal(lines);
      expect(match.state.turn).to.equal(1);
    });
  }

  it('is followed by the next such turn where the tiles draw themselves', () => {
    const { clock, match } = begun();
    match.dice = 'auto';
    clock.advance(30_000);
    expect(storyOf(match).map((move) => move.replace(/ \d{3}$/, ''))).to.deep.equal(
      [10_000, 20_000, 30_000].flatMap((at) => [`${at} clock timeout`, `${at} chance draw`]),
    );
    expect(match.state.scores).to.deep.equal([-10, -5]);
  });
});

describe('a record of Triomino with times', () => {
  it('is read as it was played, as text and as JSON, and goes on with the time that was left', () => {
    const { clock, match } = begun();
    clock.advance(10_000);
    clock.advance(500);
    match.play('draw 144');
    clock.advance(2000);
    playAll(match, 'buy', 'draw 003');
    clock.advance(8000);
    match.play('draw 004');
    clock.advance(3000);
    const record = match.toRecord();
    for (const written of [record, JSON.stringify(record), recordText(match)]) {
      const again = TimedMatch.fromRecord<TriominoState, TriominoMove>(triomino, written, { clock: new FakeClock() });
      expect(again.state).to.deep.equal(match.state);
      expect(storyOf(again)).to.deep.equal(storyOf(match));
      expect(again.timeLeft, 'since the last move').to.equal(10_000);
    }
  });
});
