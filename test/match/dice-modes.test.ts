import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import { DICE_MODES } from '../../src/match/settings.js';
import { changesOf, errorOf, playAll, textsOf } from './helpers.js';
import { race } from './toy-games.js';

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

  it('can be told by another machine, and then are not the reader’s to take back', () => {
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

  it('rolls again as soon as all have decided, and tells of both together', () => {
    const match = playAll(new Match(race, { dice: 'auto', seed: 'house' }), 'take');
    const changes = changesOf(match);
    match.play('leave', { by: 'user' });
    expect(changes.map(({ by, moves }) => [by, ...moves.map((move) => [move.text, move.by])])).to.deep.equal([
      ['user', ['leave', 'user'], ['roll 6', 'auto']],
    ]);
  });

  it('does not roll when the game is over', () => {
    const match = playAll(new Match(race, { dice: 'auto', options: { rounds: 1 } }), 'take', 'leave');
    expect(match.outcome).to.deep.include({ winners: [0] });
    expect(match.length).to.equal(3);
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

  it('rolls nothing and says nothing when it is chosen while none are due', () => {
    const match = playAll(new Match(race), 'roll 3');
    const changes = changesOf(match);
    match.dice = 'auto';
    expect(match.length).to.equal(1);
    expect(changes).to.be.empty;
  });

  it('does not roll over a game that is being looked through', () => {
    const match = playAll(new Match(race, { seed: 'house' }), 'roll 1', 'take');
    match.goTo(0);
    match.dice = 'auto';
    expect(match.ply).to.equal(0);
    expect(match.entries.map(({ text }) => text)).to.deep.equal(['roll 1', 'take']);
  });

  it('can be given up for dice that wait', () => {
    const match = new Match(race, { dice: 'auto' });
    match.dice = 'enter';
    playAll(match, 'take', 'leave');
    expect(match.actors).to.deep.equal(['chance']);
  });
});
