import { expect } from 'chai';
import type { Actor } from '../../src/games/game.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import type { Entry } from '../../src/match/entry.js';
import { Match } from '../../src/match/index.js';
import { HUMAN } from '../../src/match/players.js';
import type { GameRecord } from '../../src/match/record/record.js';
import { TimedMatch } from '../../src/match/index.js';
import { FakeClock } from './fake-clock.js';
import { changesOf, errorOf, playAll, textsOf } from './helpers.js';
import { blitz, race } from './toy-games.js';

const START = 'ccbbaa/6/6/6/6/AABBCC b 0-0';

describe('a new match', () => {
  it('waits for the dice to be tapped, and holds them for a barrier', () => {
    const match = new Match(triad);
    expect([match.dice, match.undoPastChance]).to.deep.equal(['tap', false]);
  });

  it('begins at a position, and knows it as the game writes it', () => {
    const match = new Match(triad, { start: `\n ${START}  0` });
    expect(match.start).to.equal(START);
    expect(match.actors).to.deep.equal([1]);
  });

  it('does not change with the options object that was given', () => {
    const options = { evenStart: true };
    const match = new Match(triad, { options });
    options.evenStart = false;
    expect(match.options).to.deep.include({ evenStart: true });
  });

  it('is refused where the game has no room for the seats', () => {
    for (const seats of [1, 3, 0, -2, 2.5, NaN, Infinity]) {
      expect(errorOf(() => new Match(triad, { seats })).code, String(seats)).to.equal('bad-seats');
    }
  });

  it('is refused at a position that is no position or not one of a game', () => {
    for (const start of ['', 'chess', 'ccbbaa/6/6/6/6/AABBCCC b 0-0', 'ccbbaa/6/6/6/6/AABBCC b 1-0']) {
      expect(errorOf(() => new Match(triad, { start })).code, start).to.equal('bad-position');
    }
  });
});

describe('actors', () => {
  const ROLL = 'roll 112233 112233';

  const actorsOf = (match: { readonly entries: readonly { readonly actor: Actor }[] }): Actor[] =>
    match.entries.map(({ actor }) => actor);

  describe('a move in letters', () => {
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

    it('of a seat that is not to move is refused, and says so', () => {
      const match = playAll(new Match(triad), ROLL);
      const before = match.state;
      for (const text of ['#1 a1a3', '#7 a1a3', `#${'9'.repeat(300)} a1a3`]) {
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
  });

  describe('a move as data', () => {
    it('goes to the actor for whom it is legal where several may move', () => {
      const match = new Match(race, { seats: 2 });
      match.play({ roll: 6 });
      expect(actorsOf(match)).to.deep.equal(['chance']);
    });

    const MOVE = { kind: 'move', from: 0, to: 12 };
    const ACTOR = 'actor is an actor (a seat number, "chance" or "clock"), not an object';
    for (const [what, swapped, message] of [
      ['the seat first', [0, MOVE], 'the first argument is a move, not the seat 0'],
      ['the seat without its name', ['a1a3', 0], 'the second argument is an object such as { actor: 0 }, not 0'],
      ['a move as the actor', ['a1a3', { actor: MOVE }], ACTOR],
    ] as const) {
      it(`is refused with ${what}, naming the argument that is wrong`, () => {
        const match = playAll(new Match(triad), ROLL);
        const refused = errorOf(() => match.play(...(swapped as unknown as Parameters<typeof match.play>)));
        expect(refused).to.deep.include({ code: 'illegal-move', message: `play(move, { actor }): ${message}` });
        expect(match.length).to.equal(1);
      });
    }

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
  });
});

describe('another game', () => {
  it('has the same seats, options, start and ways, and no moves yet', () => {
    const start = '{2; 0; ---; 1,2,3}';
    const settings = { seats: 3, options: { rounds: 5 }, start, dice: 'enter', undoPastChance: true } as const;
    const again = playAll(new Match(race, settings), 'roll 4').again();
    expect(again.toRecord()).to.deep.equal({ ...new Match(race, { ...settings, seed: again.seed }).toRecord() });
    expect([again.dice, again.undoPastChance, again.length]).to.deep.equal(['enter', true, 0]);
  });

  it('has other dice, or those of the seed that is given', () => {
    const match = new Match(triad, { seed: 'house', dice: 'auto' });
    expect(match.again().seed).to.match(/^[0-9a-f]{32}$/);
    expect(textsOf(match.again({ seed: 'house' }))).to.deep.equal(textsOf(match));
  });

  it('leaves the first one as it is', () => {
    const match = playAll(new Match(triad), 'roll 112233 112233');
    const again = match.again();
    playAll(again, 'roll 111111 111111', 'a1a3');
    expect(textsOf(match)).to.deep.equal(['roll 112233 112233']);
    expect(again.length).to.equal(2);
  });

  it('rolls by the mode and goes by the rules that were chosen since', () => {
    const match = new Match(triad);
    match.dice = 'auto';
    match.undoPastChance = true;
    const again = match.again();
    expect([again.dice, again.undoPastChance, again.length]).to.deep.equal(['auto', true, 1]);
  });

  it('of a series lets the other seat start, and the first one again in the third', () => {
    const first = new Match(triad, { options: { evenStart: true } });
    const second = first.again({ alternate: true });
    const third = second.again({ alternate: true });
    expect([first, second, third].map(({ options }) => options)).to.deep.equal([
      { evenStart: true, starter: 0, draws: true, clock: '' },
      { evenStart: true, starter: 1, draws: true, clock: '' },
      { evenStart: true, starter: 0, draws: true, clock: '' },
    ]);
    second.play('roll 112233');
    expect(second.actors).to.deep.equal([1]);
  });

  it('of a series for several lets the next seat start, also where fewer play on', () => {
    const first = new Match(tricubo, { seats: 3, options: { starter: 1 } });
    const second = first.again({ alternate: true });
    const third = second.again({ alternate: true, players: [HUMAN, HUMAN] });
    expect([first, second, third].map(({ state }) => state.active)).to.deep.equal([1, 2, 1]);
    expect(first.again().state.active, 'the same game again').to.equal(1);
  });

  it('has other players and rules, for which what is not said is the default', () => {
    const match = new Match(kubi, { seats: 1 });
    const players = [HUMAN, { kind: 'computer', level: 'easy' } as const];
    const again = match.again({ players });
    expect([again.seats, again.toRecord().players]).to.deep.equal([2, ['human', 'computer:easy']]);
    expect([again.again().seats, again.again().gate.players]).to.deep.equal([2, players]);
    const even = new Match(triad, { options: { evenStart: true } }).again({ options: { draws: false } });
    expect(even.options).to.deep.equal({ evenStart: false, starter: 0, draws: false, clock: '' });
    expect(errorOf(() => match.again({ players: [] })).code).to.equal('bad-seats');
  });

  it('of a series stays as it is where the game knows no starter', () => {
    expect(new Match(race, { options: { rounds: 2 } }).again({ alternate: true }).options).to.deep.equal({ rounds: 2 });
  });

  it('has its own time, by the same clock', () => {
    const clock = new FakeClock();
    const match = new TimedMatch(blitz, { clock });
    clock.advance(700);
    const again = match.again();
    clock.advance(400);
    expect(match.entries.map(({ at }) => at)).to.deep.equal([1000]);
    expect(again.entries).to.be.empty;
    clock.advance(600);
    expect(again.entries.map(({ at }) => at)).to.deep.equal([1000]);
  });
});

describe('mutation safety', () => {
  type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends object ? Writable<T[Key]> : T[Key] };

  const ROLL = 'roll 112233 112233';
  const played = () => playAll(new Match(triad, { seed: 'house' }), ROLL, 'a1a3');

  describe('a page that writes into what it was given', () => {
    it('does not change a match by its record', () => {
      const match = played();
      const before = structuredClone(match.toRecord());
      const record = match.toRecord() as Writable<GameRecord>;
      record.seed = 'other';
      record.options.draws = false;
      Object.assign(record.moves[0] ?? {}, { move: 'nonsense', at: 5 });
      record.moves.pop();
      expect(match.toRecord()).to.deep.equal(before);
      expect(match.options).to.deep.include({ draws: true });
    });

    it('does not change a match by the record that it was loaded from', () => {
      const record = structuredClone(played().toRecord()) as Writable<GameRecord>;
      const before = structuredClone(record);
      const match = Match.fromRecord(triad, record);
      record.options.draws = false;
      Object.assign(record.moves[0] ?? {}, { move: 'nonsense' });
      record.moves.pop();
      expect(match.toRecord()).to.deep.equal(before);
    });

    it('does not change a match by taking moves out of what a listener was given', () => {
      const match = new Match(triad, { seed: 'house' });
      const changes = changesOf(match);
      match.play(ROLL);
      (changes[0]?.moves as Entry[]).pop();
      expect(match.length).to.equal(1);
    });
  });
});
