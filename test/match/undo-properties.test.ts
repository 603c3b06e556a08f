import { expect } from 'chai';
import fc from 'fast-check';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/match.js';
import type { AnyGame } from '../../src/match/record.js';
import { TimedMatch } from '../../src/match/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { choices, playChoices, playedGames } from './random-matches.js';
import { race } from './toy-games.js';
import { recordText } from './helpers.js';

type Operation = 'play' | 'undo' | 'redo' | 'go-to';

const operations = fc.array(fc.tuple(fc.constantFrom<Operation>('play', 'undo', 'redo', 'go-to'), fc.nat(999)), {
  maxLength: 30,
});

/** What undo is asked for: now without a seat, now with one, also with one that nobody has. */
const seatOf = (pick: number): number | undefined => (pick % 4 === 3 ? undefined : pick % 4);

/** Does one operation and looks whether it did what the match had said it could. */
function operate(match: Match, clock: FakeClock, [operation, pick]: readonly [Operation, number]): void {
  const { state, ply, length } = match;
  if (operation === 'play') playChoices(match, clock, [pick]);
  else if (operation === 'go-to') match.goTo(pick % (length + 1));
  else {
    const can = operation === 'undo' ? match.canUndo(seatOf(pick)) : match.canRedo;
    const did = operation === 'undo' ? match.undo(seatOf(pick)) : match.redo();
    expect(did, operation).to.equal(can);
    if (did) return;
    expect(match.state, 'nothing was done').to.equal(state);
    expect([match.ply, match.length]).to.deep.equal([ply, length]);
  }
}

/** The state that the moves up to the ply lead to from the start, asked of the rules alone. */
function replayed({ game, seats, options, start, entries, ply }: Match): unknown {
  const first = start === undefined ? game.setup(seats, options) : game.start(game.parsePosition(start), options);
  return entries.slice(0, ply).reduce((state, { actor, move }) => game.play(state, actor, move), first);
}

describe('undo, redo and going to a ply, in any order', () => {
  it('do what they say they can, and leave a state that the moves lead to', () => {
    fc.assert(
      fc.property(playedGames, operations, (played, steps) => {
        const { match, clock } = played.play();
        for (const step of steps) {
          operate(match, clock, step);
          expect(match.state).to.deep.equal(replayed(match));
        }
      }),
    );
  });

  it('leave a match whose record replays to the same state', () => {
    fc.assert(
      fc.property(playedGames, operations, (played, steps) => {
        const { match, clock } = played.play();
        for (const step of steps) operate(match, clock, step);
        const again = TimedMatch.fromRecord(match.game, recordText(match), { clock: new FakeClock() });
        match.goTo(match.length);
        expect(again.state).to.deep.equal(match.state);
      }),
    );
  });

  it('come back to where they were: every undo has its redo', () => {
    fc.assert(
      fc.property(playedGames, fc.nat(60), fc.array(fc.nat(999)), (played, ply, picks) => {
        const { match } = played.play();
        match.goTo(Math.min(ply, match.length));
        const before = [match.state, match.ply, match.toRecord()];
        const taken = picks.filter((pick) => match.undo(seatOf(pick)));
        expect(taken.filter(() => match.redo())).to.deep.equal(taken);
        expect(match.canRedo).to.equal(false);
        expect([match.state, match.ply, match.toRecord()]).to.deep.equal(before);
      }),
    );
  });

  it('lead back to the first move of a seat where dice are no barrier', () => {
    fc.assert(
      fc.property(fc.constantFrom<AnyGame>(triad, race), choices, (game, picks) => {
        const match = new Match(game, { undoPastChance: true });
        playChoices(match, new FakeClock(), picks);
        for (let { length } = match; match.undo(); { length } = match) expect(match.length).to.be.lessThan(length);
        expect(match.entries.filter(({ generated }) => !generated)).to.be.empty;
      }),
    );
  });
});
