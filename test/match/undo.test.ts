import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { changesOf, playAll, textsOf } from './helpers.js';
import { race } from './toy-games.js';

const ROLL = 'roll 112233 112233';

describe('undo', () => {
  it('takes back the latest move, whoever made it, and then the one before', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4');
    const states = [2, 1].map((ply) => (match.goTo(ply), match.state));
    match.goTo(3);
    expect(match.undo()).to.equal(true);
    expect(match.state).to.deep.equal(states[0]);
    expect(match.undo()).to.equal(true);
    expect(match.state).to.deep.equal(states[1]);
  });

  it('takes back both when White wants another move after Black has replied', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4');
    expect(match.undo(0)).to.equal(true);
    expect(textsOf(match)).to.deep.equal([ROLL]);
    expect(match.actors).to.deep.equal([0]);
  });

  it('takes back one move of the seat, and not the others that were made at the same time', () => {
    const match = playAll(new Match(race, { seats: 3 }), 'roll 4', '#2 take', '#0 take', '#1 leave');
    match.undo(2);
    expect(textsOf(match)).to.deep.equal(['roll 4', 'take', 'leave']);
    expect(match.entries.map(({ actor }) => actor)).to.deep.equal(['chance', 0, 1]);
    expect(match.actors).to.deep.equal([2]);
    match.play('leave');
    expect(match.state.points).to.deep.equal([4, 0, 0]);
  });

  it('takes back nothing for a seat that has not moved', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3');
    expect(match.canUndo(1)).to.equal(false);
    expect(match.undo(1)).to.equal(false);
    expect(match.length).to.equal(2);
  });

  it('takes back nothing and tells nothing before the first move', () => {
    const match = new Match(triad);
    const changes = changesOf(match);
    expect(match.undo()).to.equal(false);
    expect(changes).to.be.empty;
  });

  it('takes back the end of a game', () => {
    const match = playAll(new Match(race, { options: { rounds: 1 } }), 'roll 4', 'take', 'leave');
    expect(match.outcome).to.deep.include({ winners: [0] });
    match.undo();
    expect(match.outcome).to.equal(undefined);
    expect(match.actors).to.deep.equal([1]);
  });

  it('takes back from the ply that is shown, and what lay beyond does not come back', () => {
    const match = playAll(new Match(race, { seats: 3 }), 'roll 4', '#2 take', '#0 take', '#1 leave');
    match.goTo(2);
    match.undo(2);
    expect(match.entries.map(({ text }) => text)).to.deep.equal(['roll 4']);
  });

  it('takes back from the ply that is shown in a game of turns, too', () => {
    const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4', 'a3a2');
    match.goTo(2);
    match.undo();
    expect(match.entries.map(({ text }) => text)).to.deep.equal([ROLL]);
  });
});

describe('undo and dice', () => {
  it('does not take back dice that were drawn', () => {
    const match = new Match(race, { dice: 'auto' });
    expect(match.canUndo()).to.equal(false);
    expect(match.undo()).to.equal(false);
    expect(match.length).to.equal(1);
  });

  it('takes nothing back past drawn dice, not even for one seat', () => {
    const match = playAll(new Match(race, { dice: 'auto' }), 'take', 'leave');
    for (const seat of [undefined, 0, 1]) {
      expect(match.canUndo(seat)).to.equal(false);
      expect(match.undo(seat)).to.equal(false);
    }
    expect(match.length).to.equal(4);
  });

  it('takes back the opening dice where the page allows it and nothing else is left', () => {
    const match = new Match(triad, { seed: 'house', undoPastChance: true });
    match.draw();
    playAll(match, 'a1a3');
    const played = textsOf(match);
    expect([match.undo(), match.undo(), match.undo()]).to.deep.equal([true, true, false]);
    expect(match.length).to.equal(0);
    match.draw();
    playAll(match, 'a1a3');
    expect(textsOf(match)).to.deep.equal(played);
  });

  it('leaves dice alone that would roll by themselves at once', () => {
    const match = new Match(triad, { undoPastChance: true, dice: 'auto' });
    expect(match.canUndo()).to.equal(false);
    expect(match.undo()).to.equal(false);
  });

  it('goes past drawn dice where the page allows it, and the same dice come again', () => {
    const match = playAll(new Match(race, { dice: 'auto', seed: 'house', undoPastChance: true }), 'take', 'leave');
    const before = textsOf(match);
    expect(match.undo()).to.equal(true);
    expect(textsOf(match)).to.deep.equal(['roll 2', 'take']);
    match.play('leave');
    expect(textsOf(match)).to.deep.equal(before);
  });

  it('cannot fish for better dice by other moves', () => {
    const match = playAll(new Match(race, { dice: 'auto', seed: 'house', undoPastChance: true }), 'take', 'leave');
    match.undo();
    match.undo();
    playAll(match, '#1 take', '#0 take');
    expect(textsOf(match).at(-1)).to.equal('roll 6');
  });

  it('can be allowed past dice while the game goes on', () => {
    const match = playAll(new Match(race, { dice: 'auto' }), 'take', 'leave');
    match.undoPastChance = true;
    expect(match.canUndo(0)).to.equal(true);
    match.undo(0);
    expect(textsOf(match).slice(1), 'the other seat has decided already').to.deep.equal(['leave']);
  });

  it('leaves the dice that no move came before', () => {
    const match = new Match(triad, { dice: 'auto', undoPastChance: true });
    expect(match.canUndo()).to.equal(false);
    expect(match.undo()).to.equal(false);
  });

  it('takes back dice that were entered', () => {
    const match = playAll(new Match(race, { dice: 'enter' }), 'roll 3', 'take', 'leave', 'roll 5');
    for (const left of [3, 2, 1, 0]) {
      expect(match.undo()).to.equal(true);
      expect(match.length).to.equal(left);
    }
    expect(match.actors).to.deep.equal(['chance']);
  });

  it('takes back the move of a seat past entered dice', () => {
    const match = playAll(new Match(race, { dice: 'enter' }), 'roll 3', '#1 take', '#0 leave', 'roll 5');
    match.undo(1);
    expect(textsOf(match)).to.deep.equal(['roll 3', 'leave']);
  });

  it('tells drawn dice from entered ones in a record, too', () => {
    const rolls = ['roll 2', 'roll 1'].map((roll) => Match.fromRecord(race, `race 1; seed=house; ${roll}`));
    expect(rolls.map((match) => match.canUndo())).to.deep.equal([false, true]);
  });

  it('leaves the dice of a record without a seed alone, whatever seed the match then gets', () => {
    const record = { format: 1, game: 'race', moves: [{ move: 'roll 2' }] };
    const matches = Array.from({ length: 50 }, () => Match.fromRecord(race, record));
    expect(matches.some((match) => match.canUndo())).to.equal(false);
  });
});
