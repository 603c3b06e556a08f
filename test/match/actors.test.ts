import { expect } from 'chai';
import type { Actor } from '../../src/games/game.js';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { errorOf, playAll } from './helpers.js';
import { blitz, race } from './toy-games.js';

const ROLL = 'roll 112233 112233';

const actorsOf = (match: { readonly entries: readonly { readonly actor: Actor }[] }): Actor[] =>
  match.entries.map(({ actor }) => actor);

describe('a move in letters', () => {
  it('is that of the only one who may move', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4');
    expect(actorsOf(match)).to.deep.equal(['chance', 0, 1]);
  });

  it('may name the seat, with spaces around', () => {
    const match = playAll(new Match(race, { seats: 4 }), 'roll 2', '#3 take', '  #1   leave  ', '#0\ttake');
    expect(actorsOf(match)).to.deep.equal(['chance', 3, 1, 0]);
  });

  it('that several could make is that of the first seat that has not decided', () => {
    const match = playAll(new Match(race, { seats: 3 }), 'roll 2', '#0 take', 'leave', 'take');
    expect(actorsOf(match)).to.deep.equal(['chance', 0, 1, 2]);
  });

  it('that only one of several could make is that one’s', () => {
    const match = new Match(blitz);
    expect(match.read('timeout').actor).to.equal('clock');
    expect(match.read('grab').actor).to.equal(0);
  });

  it('is that of the actor the page names', () => {
    const match = playAll(new Match(race), 'roll 2');
    match.play('take', { actor: 1 });
    expect(actorsOf(match)).to.deep.equal(['chance', 1]);
  });

  it('that names a seat keeps it, whatever actor the page names', () => {
    const match = playAll(new Match(race), 'roll 2');
    match.play('#1 take', { actor: 0 });
    expect(actorsOf(match)).to.deep.equal(['chance', 1]);
  });

  it('of a seat that is not to move is refused, and says so', () => {
    const match = playAll(new Match(triad), ROLL);
    const before = match.state;
    for (const text of ['#1 a1a3', '#7 a1a3', `#${'9'.repeat(400)} a1a3`]) {
      expect(errorOf(() => match.play(text))).to.deep.include({
        code: 'illegal-move',
        refusal: { code: 'not-your-turn' },
      });
    }
    expect(match.state).to.equal(before);
  });

  it('that nobody can read is refused, and nothing is played', () => {
    const match = playAll(new Match(triad), ROLL);
    for (const text of ['', '#', '#1', '#x a1a3', '#0a1a3', 'a1', 'a1a3\na1a3', '; a1a3', 'toString']) {
      expect(errorOf(() => match.play(text)).code, text).to.equal('bad-move');
    }
    expect(match.length).to.equal(1);
  });

  it('can be read without being made', () => {
    const match = playAll(new Match(race), 'roll 2');
    expect(match.read('#1 take')).to.deep.equal({ actor: 1, move: 'take' });
    expect(match.length).to.equal(1);
  });

  it('is refused when the game is over', () => {
    const match = playAll(new Match(race, { options: { rounds: 1 } }), 'roll 2', 'take', 'leave');
    expect(match.actors).to.be.empty;
    expect(errorOf(() => match.play('take')).refusal).to.deep.equal({ code: 'game-over' });
  });
});

describe('a move as data', () => {
  it('is that of the only one who may move', () => {
    const match = playAll(new Match(triad), ROLL);
    match.play({ kind: 'move', from: 0, to: 12 });
    expect(match.entries[1]).to.deep.include({ actor: 0, text: 'a1a3', move: { kind: 'move', from: 0, to: 12 } });
  });

  it('goes to the actor for whom it is legal where several may move', () => {
    const match = new Match(race, { seats: 2 });
    match.play({ roll: 6 });
    expect(actorsOf(match)).to.deep.equal(['chance']);
  });

  it('that is rubbish is refused, and nothing is played', () => {
    const match = playAll(new Match(triad), ROLL);
    for (const move of [undefined, null, 42, {}, [], { kind: 'move', from: '0', to: 12 }]) {
      expect(errorOf(() => match.play(move as never)).code, JSON.stringify(move)).to.equal('illegal-move');
    }
    expect(match.length).to.equal(1);
  });

  it('can be asked why it is not legal', () => {
    const match = playAll(new Match(triad), ROLL);
    expect(match.refusal({ kind: 'move', from: 0, to: 6 }, 0)).to.deep.include({ code: 'same-value' });
    expect(match.refusal({ kind: 'move', from: 0, to: 12 }, 1)).to.deep.equal({ code: 'not-your-turn' });
    expect(match.refusal({ kind: 'move', from: 0, to: 12 }, 0)).to.equal(undefined);
  });
});

describe('the legal moves', () => {
  it('are those of all who may move, or of one seat', () => {
    const match = playAll(new Match(race, { seats: 3 }), 'roll 2', '#1 take');
    expect(match.legalMoves()).to.deep.equal(['take', 'leave', 'take', 'leave']);
    expect(match.legalMoves(2)).to.deep.equal(['take', 'leave']);
    expect(match.legalMoves(1)).to.be.empty;
  });

  it('are none while the dice are due', () => {
    expect(new Match(triad).legalMoves()).to.be.empty;
  });

  it('do not include the end of a time limit', () => {
    expect(new Match(blitz).legalMoves()).to.deep.equal(['grab', 'grab']);
  });
});
