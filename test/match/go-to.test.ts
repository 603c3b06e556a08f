import { expect } from 'chai';
import fc from 'fast-check';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { changesOf, errorOf, playAll, textsOf } from './helpers.js';
import { playedGames } from './random-matches.js';
import { race } from './toy-games.js';

const MOVES = ['roll 112233 112233', 'a1a3', 'f6f4', 'a3a2'];

describe('looking through a game', () => {
  it('shows any ply, forth and back, as it was when it was played', () => {
    fc.assert(
      fc.property(playedGames, fc.array(fc.nat(999)), (played, picks) => {
        const { match } = played.play();
        const { length, entries } = match;
        const states = Array.from({ length: length + 1 }, (_, ply) => (match.goTo(ply), match.state));
        for (const ply of picks.map((pick) => pick % (length + 1))) {
          match.goTo(ply);
          expect(match.ply).to.equal(ply);
          expect(match.state).to.equal(states[ply]);
          expect(match.actors).to.deep.equal(match.game.actors(match.state));
        }
        expect(match.entries).to.deep.equal(entries);
        expect(states.map((_, ply) => match.stateAt(ply))).to.deep.equal(states);
        expect(match.stateAt(length + 1)).to.equal(undefined);
      }),
    );
  });

  it('shows who was to move, what was legal and how it stood', () => {
    const match = playAll(new Match(race, { options: { rounds: 1 } }), 'roll 4', 'take', 'leave');
    match.goTo(1);
    expect(match.actors).to.deep.equal([0, 1]);
    expect(match.legalMoves()).to.deep.equal(['take', 'leave', 'take', 'leave']);
    expect(match.outcome).to.equal(undefined);
    expect(match.score(0)).to.be.empty;
    match.goTo(3);
    expect(match.outcome).to.deep.include({ winners: [0], scores: [4, 0] });
    expect(match.score(0)).to.deep.equal([{ code: 'won', points: 4, cells: [] }]);
  });

  it('tells of each ply that is shown, but not when it is shown already', () => {
    const match = playAll(new Match(triad), ...MOVES);
    const changes = changesOf(match);
    match.goTo(1, 'user');
    match.goTo(1, 'user');
    expect(changes).to.deep.equal([{ cause: 'go-to', by: 'user', moves: [] }]);
  });

  it('has no other plies', () => {
    const match = playAll(new Match(triad), ...MOVES);
    match.goTo(2);
    for (const ply of [-1, 5, 1.5, NaN, Infinity, '1', undefined, null]) {
      const error = errorOf(() => match.goTo(ply as number));
      expect(error).to.deep.include({ code: 'bad-ply', details: { ply, length: 4 } });
    }
    expect(match.ply).to.equal(2);
  });
});

describe('playing from an earlier ply', () => {
  it('drops what lay beyond', () => {
    const match = playAll(new Match(triad), ...MOVES);
    match.goTo(1);
    match.play('b1b3');
    expect(match.entries.map(({ text }) => text)).to.deep.equal([MOVES[0], 'b1b3']);
    expect(match.ply).to.equal(2);
    expect(match.canRedo).to.equal(false);
  });

  it('keeps what lies beyond when the move is refused', () => {
    const match = playAll(new Match(triad), ...MOVES);
    match.goTo(1);
    for (const wrong of ['a1a2', 'nonsense']) errorOf(() => match.play(wrong));
    expect(match.ply).to.equal(1);
    match.goTo(4);
    expect(textsOf(match)).to.deep.equal(MOVES);
  });

  it('tells only of the new move', () => {
    const match = playAll(new Match(triad), ...MOVES);
    match.goTo(1);
    const changes = changesOf(match);
    match.play('b1b3');
    expect(changes.map(({ cause, moves }) => [cause, ...moves.map(({ text }) => text)])).to.deep.equal([
      ['play', 'b1b3'],
    ]);
  });

  it('rolls the dice of that moment again, the same ones', () => {
    const match = playAll(new Match(race, { seed: 'house', dice: 'auto' }), 'take', 'take');
    match.goTo(0);
    expect(match.draw()).to.equal(true);
    expect(textsOf(match)).to.deep.equal(['roll 2']);
    expect(match.length).to.equal(1);
  });
});
