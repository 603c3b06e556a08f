import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import type { KubiMove, KubiState } from '../../src/games/kubi/index.js';
import { Match } from '../../src/match/match.js';
import { changesOf, playAll, textsOf } from './helpers.js';

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

describe('dice="auto" where seats decide at the same time', () => {
  it('does not roll before all have crossed', () => {
    const match = new Match(kubi, { seats: 2, dice: 'auto' });
    expect(match.length).to.equal(0);
    match.play('#1 x124');
    expect(match.length).to.equal(1);
    match.play('#0 x123');
    expect(match.length).to.equal(3);
    expect(match.actors).to.deep.equal([0, 1]);
  });

  it('rolls as soon as the last has entered, and tells of both together', () => {
    const match = playAll(new Match(kubi, { seats: 2, dice: 'auto', seed: 'house' }), ...CROSSED);
    enterAll(match, [1]);
    expect(match.actors).to.deep.equal([0]);
    const changes = changesOf(match);
    match.play(match.legalMoves(0)[0] as KubiMove, { actor: 0, by: 'user' });
    expect(changes.map(({ by, moves }) => [by, ...moves.map((move) => [move.actor, move.by])])).to.deep.equal([
      ['user', [0, 'user'], ['chance', 'auto']],
    ]);
    expect(match.actors).to.deep.equal([0, 1]);
  });

  it('rolls no more when all are done', () => {
    const start = '1:7,2:0,3:0 14,0,0,0,0,0,0,0,0,0,0 | 0 11456';
    const match = playAll(new Match(kubi, { start, dice: 'auto' }), '1|14|56');
    expect(match.outcome).to.have.property('reason', 'all-done');
    expect(match.length).to.equal(1);
  });

  it('rolls on for those who are not done', () => {
    const sheets = ['1:7,2:0,3:0 14,0,0,0,0,0,0,0,0,0,0', '4:0,5:0,6:0 14,0,0,0,0,0,0,0,0,0,0'];
    const match = new Match(kubi, { start: `${sheets.join(' / ')} | 0 11456`, dice: 'auto' });
    playAll(match, '#1 4|11|56', '#0 1|14|56');
    expect(match.length).to.equal(3);
    expect(match.actors).to.deep.equal([1]);
  });
});

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
  // Written down once: saved seeds and printed games must give these dice on every machine and in every later version.
  it('gives these dice, for ever', () => {
    const dice = ['roll 22256', 'roll 25566', 'roll 45666', 'roll 12224', 'roll 33344', 'roll 22344'];
    expect(diceOf([0], 0)).to.deep.equal(dice);
  });

  it('gives the same dice in whatever order seats enter, and whatever they enter', () => {
    const dice = diceOf([0, 1, 2], 0);
    expect(diceOf([2, 0, 1], 0)).to.deep.equal(dice);
    expect(diceOf([1, 2, 0], 5)).to.deep.equal(dice);
  });

  it('gives the same dice to one as to many, so that a puzzle can be played alone or together', () => {
    expect(diceOf([0, 1, 2, 3, 4, 5, 6, 7], 1)).to.deep.equal(diceOf([0], 3));
  });

  it('gives other dice than another seed', () => {
    const other = playAll(new Match(kubi, { seed: 'garden', dice: 'auto' }), 'x123');
    expect(rollsOf(other)[0] === diceOf([0], 0)[0]).to.equal(false);
  });

  it('gives the same dice when an entry was taken back and another made', () => {
    const match = playAll(new Match(kubi, { seats: 2, seed: 'house' }), ...CROSSED);
    match.draw();
    enterAll(match, [0, 1]);
    const next = match.peekDraw()?.text;
    const { state } = match;
    match.undo(0);
    enterAll(match, [0], 1);
    expect(match.state, 'it was another entry').to.not.deep.equal(state);
    expect(match.peekDraw()?.text).to.equal(next);
    expect(next).to.equal('roll 25566');
  });
});
