import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { Match } from '../../src/match/index.js';
import { TimedMatch } from '../../src/match/index.js';
import { rolled as rolledCubo, storyOf } from './cubo-matches.js';
import type { CuboMatch } from './cubo-matches.js';
import { FakeClock } from './fake-clock.js';
import { logOf, playAll, textsOf } from './helpers.js';
import { CROSSED, ROLL, marksIn, playedIn, rolled } from './three-seats.js';
import { blitz } from './toy-games.js';

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
});

describe('undo and the dice that all seats use', () => {
  const ROUND = ['#1 1|14|56', '#0 1|15|46', '#2 1|16|45'];

  it('goes no further back than dice that were drawn, for any seat', () => {
    const match = playAll(new Match(kubi, { seats: 3, seed: 'house' }), ...CROSSED);
    match.draw();
    expect([undefined, 0, 1, 2].map((seat) => match.canUndo(seat))).to.deep.equal([false, false, false, false]);
  });

  it('takes back an entry past dice that were entered, and these with it, for they were not due yet', () => {
    const match = playAll(rolled({ dice: 'enter' }), ...ROUND, 'roll 22333');
    expect(match.undo(1)).to.equal(true);
    expect(textsOf(match).slice(4)).to.deep.equal(['1|15|46', '1|16|45']);
    expect(match.actors).to.deep.equal([1]);
    match.redo();
    expect(textsOf(match).at(-1)).to.equal('roll 22333');
  });

  it('takes back all of a roll, entry by entry, whoever made them', () => {
    const match = playAll(rolled({ dice: 'enter' }), ...ROUND);
    for (const left of [6, 5, 4, 3]) {
      match.undo();
      expect(match.length).to.equal(left);
    }
  });
});

const canUndoAny = (match: CuboMatch): boolean => [undefined, 0, 1].some((seat) => match.canUndo(seat));

describe('undo in Cubo', () => {
  it('takes nothing back while the seconds of a caller or of the last player run', () => {
    const { clock, match } = rolledCubo(2, { undoPastChance: true });
    match.play('#1 swap a1b1');
    expect(canUndoAny(match)).to.equal(true);
    match.play('#0 call');
    expect(canUndoAny(match)).to.equal(false);
    match.play('#0 take 1');
    expect(canUndoAny(match)).to.equal(false);
    expect([match.undo(), match.undo(0), match.undo(1)]).to.deep.equal([false, false, false]);
    match.goTo(4);
    expect(canUndoAny(match)).to.equal(false);
    match.goTo(match.length);
    clock.advance(3000);
    match.play('#1 call');
    expect(canUndoAny(match)).to.equal(false);
    match.play('#1 take -');
    expect(canUndoAny(match)).to.equal(true);
  });

  it('of a call leaves what time there was since the dice lay', () => {
    const { clock, match } = rolledCubo(1);
    clock.advance(50_000);
    match.play('call');
    clock.advance(4000);
    expect(match.undo()).to.equal(true);
    expect(match.timeLeft).to.equal(6000);
    clock.advance(6000);
    expect(storyOf(match)).to.deep.equal(['60000 clock timeout']);
  });

  it('does not take dice back that were rolled again', () => {
    const { match } = rolledCubo(1, { options: { timeLimits: false } });
    playAll(match, 'swap a1b1', 'roll');
    match.draw();
    expect(match.undo()).to.equal(false);
    match.play('swap a1b1');
    expect([match.undo(), match.undo()]).to.deep.equal([true, false]);
  });

  it('of a call makes the call of another that came after it the first one', () => {
    const { match } = rolledCubo(2, { options: { timeLimits: false } });
    playAll(match, '#0 call', '#1 call');
    expect(match.actors).to.deep.equal([0]);
    expect(match.undo(0)).to.equal(true);
    expect(storyOf(match).map((move) => move.replace(/^\d+ /, ''))).to.deep.equal(['#1 call']);
    expect(match.state.seats.map(({ stage }) => stage)).to.deep.equal(['open', 'called']);
    expect(match.actors).to.deep.equal([0, 1]);
  });
});

function open() {
  const clock = new FakeClock();
  return { clock, match: new TimedMatch(blitz, { clock, options: { rounds: 1 }, undoPastChance: true }) };
}

describe('undo and a time limit', () => {
  it('takes nothing back while the limit runs', () => {
    const { match } = open();
    match.play('grab');
    for (const seat of [undefined, 0, 1]) {
      expect(match.canUndo(seat)).to.equal(false);
      expect(match.undo(seat)).to.equal(false);
    }
    expect(match.length).to.equal(1);
  });

  it('takes a move back when the game is over, and the limit runs again for what was left of it', () => {
    const { clock, match } = open();
    clock.advance(300);
    match.play('grab');
    clock.advance(100);
    match.play('grab');
    expect(match.outcome).to.not.equal(undefined);
    expect(match.undo()).to.equal(true);
    clock.advance(599);
    expect(match.length).to.equal(1);
    clock.advance(1);
    expect(logOf(match)).to.deep.equal([
      [0, 300],
      ['clock', 1000],
    ]);
  });

  it('does not take back what the clock did', () => {
    const { clock, match } = open();
    clock.advance(1000);
    expect(match.outcome).to.not.equal(undefined);
    expect(match.canUndo()).to.equal(false);
    expect(match.undo()).to.equal(false);
  });
});

describe('playing from an earlier ply in a real-time game', () => {
  it('after the limit of that ply has passed ends it at once, and times still run forwards', () => {
    const { clock, match } = open();
    clock.advance(100);
    match.play('grab');
    match.goTo(0);
    clock.advance(2900);
    match.play('#1 grab');
    clock.advance(0);
    expect(logOf(match)).to.deep.equal([
      [1, 3000],
      ['clock', 3000],
    ]);
    expect(TimedMatch.fromRecord(blitz, match.toRecord(), { clock }).state).to.deep.equal(match.state);
  });
});
