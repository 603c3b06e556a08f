import { expect } from 'chai';
import type { DiceMode } from '../../src/match/settings.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { logOf, playAll, recordText, textsOf } from './helpers.js';
import { fuse } from './toy-fuse.js';

/** The dice of this seed are 2, 6, 6 and 2: both fuses burn for 800 ms. */
function open(dice: DiceMode) {
  const clock = new FakeClock();
  return { clock, match: new TimedMatch(fuse, { clock, dice, seed: 'house' }) };
}

describe('a time limit that dice decide', () => {
  it('does not run before the last of them is rolled', () => {
    const { clock, match } = open('tap');
    match.draw();
    expect(clock.pending).to.equal(0);
    match.draw();
    expect(clock.pending).to.equal(1);
  });

  it('runs from their roll', () => {
    const { clock, match } = open('tap');
    clock.advance(500);
    match.draw();
    match.draw();
    clock.advance(800);
    expect(logOf(match).at(-1)).to.deep.equal(['clock', 1300]);
  });

  it('is followed by the next dice, one after the other, where they roll by themselves', () => {
    const { clock, match } = open('auto');
    expect(textsOf(match)).to.deep.equal(['roll 2', 'roll 6']);
    clock.advance(800);
    expect(textsOf(match)).to.deep.equal(['roll 2', 'roll 6', 'burn', 'roll 6', 'roll 2']);
    expect(logOf(match).slice(2)).to.deep.equal([
      ['clock', 800],
      ['chance', 800],
      ['chance', 800],
    ]);
    expect(clock.pending).to.equal(1);
  });

  it('runs out before dice are rolled too late, when the device slept', () => {
    const { clock, match } = open('tap');
    match.draw();
    match.draw();
    clock.sleep(2000);
    expect(match.draw()).to.equal(true);
    expect(logOf(match).slice(2)).to.deep.equal([
      ['clock', 800],
      ['chance', 2000],
    ]);
  });

  it('keeps its dice: they are replayed from the record with their times', () => {
    const { clock, match } = open('auto');
    clock.advance(300);
    match.play('cut');
    clock.advance(800);
    expect(match.outcome).to.deep.include({ scores: [8] });
    expect(TimedMatch.fromRecord(fuse, recordText(match), { clock }).toRecord()).to.deep.equal(match.toRecord());
  });
});

describe('several dice that are due one after the other', () => {
  it('are tapped one at a time', () => {
    const { match } = open('tap');
    match.draw();
    expect(textsOf(match)).to.deep.equal(['roll 2']);
  });

  it('are all rolled when dice="auto" is chosen after the first', () => {
    const { match } = open('enter');
    match.play('roll 1');
    match.dice = 'auto';
    expect(textsOf(match)).to.deep.equal(['roll 1', 'roll 6']);
  });

  it('are all rolled by one draw from an earlier ply where they roll by themselves', () => {
    const { match } = open('auto');
    playAll(match, 'cut');
    match.goTo(0);
    match.draw();
    expect(textsOf(match)).to.deep.equal(['roll 2', 'roll 6']);
  });
});
