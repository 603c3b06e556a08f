import { expect } from 'chai';
import fc from 'fast-check';
import { triad } from '../../src/games/triad/index.js';
import { Match } from '../../src/match/index.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { TimedMatch } from '../../src/match/index.js';
import { FakeClock } from './fake-clock.js';
import { changesOf, playAll, recordText, textsOf } from './helpers.js';
import { choices, playChoices, playedGames } from './random-matches.js';
import { race } from './toy-games.js';

describe('undo', () => {
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

    it('takes back one move of the seat, and not the others that were made at the same time', () => {
      const match = playAll(new Match(race, { seats: 3 }), 'roll 4', '#2 take', '#0 take', '#1 leave');
      match.undo(2);
      expect(textsOf(match)).to.deep.equal(['roll 4', 'take', 'leave']);
      expect(match.entries.map(({ actor }) => actor)).to.deep.equal(['chance', 0, 1]);
      expect(match.actors).to.deep.equal([2]);
      match.play('leave');
      expect(match.state.points).to.deep.equal([4, 0, 0]);
    });

    it('takes back nothing and emits nothing before the first move', () => {
      const match = new Match(triad);
      const changes = changesOf(match);
      expect(match.undo()).to.equal(false);
      expect(changes).to.be.empty;
    });

    it('takes back from the ply that is shown, and what lay beyond does not come back', () => {
      const match = playAll(new Match(race, { seats: 3 }), 'roll 4', '#2 take', '#0 take', '#1 leave');
      match.goTo(2);
      match.undo(2);
      expect(match.entries.map(({ text }) => text)).to.deep.equal(['roll 4']);
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

    it('cannot fish for better dice by other moves', () => {
      const match = playAll(new Match(race, { dice: 'auto', seed: 'house', undoPastChance: true }), 'take', 'leave');
      match.undo();
      match.undo();
      playAll(match, '#1 take', '#0 take');
      expect(textsOf(match).at(-1)).to.equal('roll 6');
    });

    it('takes back dice that were entered', () => {
      const match = playAll(new Match(race, { dice: 'enter' }), 'roll 3', 'take', 'leave', 'roll 5');
      for (const left of [3, 2, 1, 0]) {
        expect(match.undo()).to.equal(true);
        expect(match.length).to.equal(left);
      }
      expect(match.actors).to.deep.equal(['chance']);
    });

    it('leaves the dice of a record without a seed alone, whatever seed the match then gets', () => {
      const record = { format: 1, game: 'race', moves: [{ move: 'roll 2' }] };
      const matches = Array.from({ length: 50 }, () => Match.fromRecord(race, record));
      expect(matches.some((match) => match.canUndo())).to.equal(false);
    });
  });
});

describe('redo', () => {
  const ROLL = 'roll 112233 112233';

  describe('redo', () => {
    it('brings back one after the other what was taken back', () => {
      const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4');
      match.undo();
      match.undo();
      expect(match.redo()).to.equal(true);
      expect(textsOf(match)).to.deep.equal([ROLL, 'a1a3']);
      expect(match.redo()).to.equal(true);
      expect(textsOf(match)).to.deep.equal([ROLL, 'a1a3', 'f6f4']);
      expect(match.canRedo).to.equal(false);
    });

    it('brings back both moves where one undo took both', () => {
      const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4');
      match.undo(0);
      match.redo();
      expect(textsOf(match)).to.deep.equal([ROLL, 'a1a3', 'f6f4']);
    });

    it('brings back drawn dice as they were', () => {
      const match = playAll(new Match(race, { dice: 'auto', seed: 'house', undoPastChance: true }), 'take', 'leave');
      const before = match.entries;
      match.undo();
      match.redo();
      expect(match.entries).to.deep.equal(before);
      match.undoPastChance = false;
      expect(match.canUndo(), 'they are a barrier again').to.equal(false);
    });

    it('has nothing to bring back, and emits nothing, after something else was played', () => {
      const match = playAll(new Match(triad), ROLL, 'a1a3');
      match.undo();
      match.play('b1b3');
      const changes = changesOf(match);
      expect(match.canRedo).to.equal(false);
      expect(match.redo()).to.equal(false);
      expect(textsOf(match)).to.deep.equal([ROLL, 'b1b3']);
      expect(changes).to.be.empty;
    });

    it('returns to the ply that was shown, with all that lay beyond', () => {
      const match = playAll(new Match(triad), ROLL, 'a1a3', 'f6f4', 'a3a2');
      match.goTo(2);
      match.undo();
      match.redo();
      expect(match.ply).to.equal(2);
      expect(match.length).to.equal(4);
    });
  });
});

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

  it('emits each ply that is shown, but not when it is shown already', () => {
    const match = playAll(new Match(triad), ...MOVES);
    const changes = changesOf(match);
    match.goTo(1, 'user');
    match.goTo(1, 'user');
    expect(changes).to.deep.equal([{ cause: 'go-to', by: 'user', moves: [] }]);
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
});

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
