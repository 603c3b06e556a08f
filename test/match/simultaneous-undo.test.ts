import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { Match } from '../../src/match/match.js';
import { changesOf, playAll, textsOf } from './helpers.js';
import { CROSSED, ROLL, marksIn, playedIn, rolled } from './three-seats.js';

describe('undo where seats decide at the same time', () => {
  it('takes back the own entry and keeps those that others have made since', () => {
    const match = playAll(rolled(), '#1 1|14|56', '#0 1|15|46', '#2 1|16|45');
    expect(match.actors).to.deep.equal(['chance']);
    expect(match.undo(1)).to.equal(true);
    expect(playedIn(match)).to.deep.equal([
      ['chance', ROLL],
      [0, '1|15|46'],
      [2, '1|16|45'],
    ]);
    expect(marksIn(match)).to.deep.equal([1, 0, 1]);
    expect(match.actors, 'the roll lies there again').to.deep.equal([1]);
    match.play('4|11|56');
    expect(marksIn(match)).to.deep.equal([1, 1, 1]);
    expect(match.actors).to.deep.equal(['chance']);
  });

  it('takes back the own entry while others are still thinking', () => {
    const match = playAll(rolled(), '#2 1|14|56', '#1 1|14|56');
    match.undo(2);
    expect(match.actors).to.deep.equal([0, 2]);
    expect(marksIn(match)).to.deep.equal([0, 1, 0]);
  });

  it('takes back the own crossing and keeps that of others', () => {
    const match = playAll(new Match(kubi, { seats: 3 }), ...CROSSED);
    match.undo(0);
    expect(match.state.sheets.map(({ numbers }) => numbers?.join(''))).to.deep.equal([undefined, '124', '125']);
    expect(match.actors).to.deep.equal([0]);
  });

  it('takes back the latest entry, whosever it is, where no seat is named', () => {
    const match = playAll(rolled(), '#1 1|14|56', '#0 1|15|46');
    match.undo();
    expect(playedIn(match)).to.deep.equal([
      ['chance', ROLL],
      [1, '1|14|56'],
    ]);
  });

  it('has nothing to take back for a seat that has not entered this roll', () => {
    const match = playAll(rolled(), '#1 1|14|56');
    expect(match.canUndo(0)).to.equal(false);
    expect(match.undo(0)).to.equal(false);
    expect(match.canUndo(1)).to.equal(true);
  });

  it('takes back the eighth mark, and the player goes on', () => {
    const start = '1:7,2:0,3:0 14,0,0,0,0,0,0,0,0,0,0 / 4:0,5:0,6:0 14,0,0,0,0,0,0,0,0,0,0 | 0 11456';
    const match = playAll(new Match(kubi, { start }), '#0 1|14|56', '#1 4|11|56');
    match.undo(0);
    expect(match.actors).to.deep.equal([0]);
    match.redo();
    expect(match.actors).to.deep.equal(['chance']);
    expect(match.state.roller).to.equal(1);
  });

  it('takes back the end of a game for one who made an earlier entry', () => {
    const sheet = '1:7,2:0,3:0 14,0,0,0,0,0,0,0,0,0,0';
    const match = playAll(new Match(kubi, { start: `${sheet} / ${sheet} | 0 11456` }), '#1 1|14|56', '#0 1|14|56');
    expect(match.outcome).to.have.property('reason', 'all-done');
    match.undo(1);
    expect(match.outcome).to.equal(undefined);
    expect(match.actors).to.deep.equal([1]);
  });
});

describe('redo where seats decide at the same time', () => {
  it('brings the entry back to its place among the others', () => {
    const match = playAll(rolled(), '#1 1|14|56', '#0 1|15|46', '#2 1|16|45');
    const before = match.toRecord();
    match.undo(1);
    match.undo(2);
    expect(playedIn(match)).to.deep.equal([
      ['chance', ROLL],
      [0, '1|15|46'],
    ]);
    expect([match.redo(), match.redo(), match.redo()]).to.deep.equal([true, true, false]);
    expect(match.toRecord()).to.deep.equal(before);
  });

  it('has nothing to bring back after another seat has entered', () => {
    const match = playAll(rolled(), '#1 1|14|56');
    match.undo(1);
    match.play('#0 1|15|46');
    expect(match.canRedo).to.equal(false);
    expect(textsOf(match).at(-1)).to.equal('1|15|46');
  });

  it('is told like undo, with who did it', () => {
    const match = playAll(rolled(), '#1 1|14|56', '#0 1|15|46');
    const changes = changesOf(match);
    match.undo(1, 'user');
    match.redo('user');
    expect(changes.map(({ cause, by }) => [cause, by])).to.deep.equal([
      ['undo', 'user'],
      ['redo', 'user'],
    ]);
  });
});
