import { expect } from 'chai';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove, TriominoOptions, TriominoState } from '../../src/games/triomino/index.js';
import { TimedMatch } from '../../src/match/index.js';
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
  it('buys three tiles and passes for ten, though a tile would have fitted; nobody is hurried to draw', () => {
    const { clock, match } = begun();
    clock.advance(10_000);
    expect(match.actors).to.deep.equal(['chance']);
    expect(match.timeLeft).to.equal(undefined);
    clock.advance(60_000);
    playAll(match, 'draw 144', 'draw 001', 'draw 002');
    expect(linesOf(match)).to.equal('purchase -5, purchase -5, purchase -5, pass -10');
    expect(match.state.racks[0]).to.deep.equal(['000', '001', '002', '044', '055', '144']);
    expect(match.actors).to.deep.equal([1, 'clock']);
    expect(match.timeLeft).to.equal(10_000);
    expect(storyOf(match).slice(0, 2)).to.deep.equal(['10000 clock timeout', '70000 chance draw 144']);
  });

  it('passes for ten after three purchases', () => {
    const { clock, match } = begun();
    playAll(match, 'buy', 'draw 001', 'buy', 'draw 002', 'buy', 'draw 003');
    clock.advance(10_000);
    expect(linesOf(match)).to.equal('purchase -5, purchase -5, purchase -5, pass -10');
    expect(match.actors).to.deep.equal([1, 'clock']);
  });

  it('is followed by the next such turn where the tiles draw themselves', () => {
    const { clock, match } = begun();
    match.dice = 'auto';
    clock.advance(30_000);
    expect(storyOf(match).map((move) => move.replace(/ \d{3}$/, ''))).to.deep.equal(
      [10_000, 20_000, 30_000].flatMap((at) => [`${at} clock timeout`, ...Array<string>(3).fill(`${at} chance draw`)]),
    );
    expect(match.state.scores).to.deep.equal([-50, -25]);
  });
});

describe('a record of Triomino with times', () => {
  it('is read as it was played, as text and as JSON, and goes on with the time that was left', () => {
    const { clock, match } = begun();
    clock.advance(10_000);
    clock.advance(500);
    playAll(match, 'draw 144', 'draw 001', 'draw 002');
    clock.advance(2000);
    playAll(match, 'buy', 'draw 003');
    clock.advance(8000);
    playAll(match, 'draw 004', 'draw 005');
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
