import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import type { MatchChange } from '../../src/match/entry.js';
import { Match } from '../../src/match/match.js';
import { changesOf, errorOf, playAll } from './helpers.js';

const ROLL = 'roll 112233 112233';

/** What was done, by whom, and what was added, in short. */
const HUMAN = { kind: 'human' } as const;
const REMOTE = { kind: 'remote' } as const;

const brief = (changes: readonly MatchChange[]): unknown[] =>
  changes.map(({ cause, by, moves }) => [cause, by, ...moves.map(({ text }) => text)]);

describe('a page that listens to a match', () => {
  it('is notified of what was done, by whom, and which moves were added', () => {
    const match = new Match(triad, { seed: 'house', players: [HUMAN, REMOTE] });
    const changes = changesOf(match);
    match.draw('user');
    match.play('a1a3');
    match.play('f6f4', { by: 'remote' });
    match.undo(undefined, 'script');
    match.goTo('last', 'user');
    match.goTo(1, 'user');
    match.goTo('last', 'user');
    expect(brief(changes)).to.deep.equal([
      ['play', 'user', 'roll 111333 111233'],
      ['play', 'script', 'a1a3'],
      ['play', 'remote', 'f6f4'],
      ['undo', 'script'],
      ['go-to', 'user'],
      ['go-to', 'user'],
    ]);
  });

  it('finds the match as it is after the change', () => {
    const match = playAll(new Match(triad), ROLL);
    const seen: unknown[] = [];
    match.subscribe(() => seen.push([match.ply, match.length, match.actors]));
    match.play('a1a3');
    match.undo();
    expect(seen).to.deep.equal([
      [2, 2, [1]],
      [1, 1, [0]],
    ]);
  });

  it('is not notified of moves that were refused', () => {
    const match = playAll(new Match(triad), ROLL);
    const changes = changesOf(match);
    for (const wrong of ['a1a2', 'nonsense']) errorOf(() => match.play(wrong));
    errorOf(() => match.goTo(99));
    expect(changes).to.be.empty;
  });

  it('is not notified any more once it has ended it, and others still are', () => {
    const match = new Match(triad);
    const calls: string[] = [];
    const end = match.subscribe(() => calls.push('first'));
    match.subscribe(() => calls.push('second'));
    end();
    end();
    match.play(ROLL);
    expect(calls).to.deep.equal(['second']);
  });

  it('may stop listening while it is notified, and the next one is notified all the same', () => {
    const match = new Match(triad);
    const calls: string[] = [];
    const end = match.subscribe(() => {
      calls.push('once');
      end();
    });
    match.subscribe(() => calls.push('always'));
    playAll(match, ROLL, 'a1a3');
    expect(calls).to.deep.equal(['once', 'always', 'always']);
  });
});

describe('a listener that plays while it is notified', () => {
  /** Answers at once, as a script may. */
  const answer = (match: Match<unknown, unknown>, to: string, reply: string) =>
    match.subscribe(({ moves }) => {
      if (moves.at(-1)?.text === to) match.play(reply);
    });

  it('has its move made', () => {
    const match = new Match(triad) as Match;
    answer(match, ROLL, 'a1a3');
    answer(match, 'a1a3', 'f6f4');
    match.play(ROLL);
    expect(match.entries.map(({ text }) => text)).to.deep.equal([ROLL, 'a1a3', 'f6f4']);
  });

  it('does not let another listener hear of the answer before it hears of the move', () => {
    const match = new Match(triad) as Match;
    answer(match, 'a1a3', 'f6f4');
    const changes = changesOf(match);
    playAll(match, ROLL, 'a1a3');
    expect(brief(changes)).to.deep.equal([
      ['play', 'script', ROLL],
      ['play', 'script', 'a1a3'],
      ['play', 'script', 'f6f4'],
    ]);
  });

  it('that fails does not silence the match for good', () => {
    const match = new Match(triad);
    const end = match.subscribe(() => {
      throw new Error('a fault of the page');
    });
    expect(() => match.play(ROLL)).to.throw('a fault of the page');
    end();
    const changes = changesOf(match);
    match.play('a1a3');
    expect(brief(changes)).to.deep.equal([['play', 'script', 'a1a3']]);
  });
});
