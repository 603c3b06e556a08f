import { expect } from 'chai';
import type { Actor } from '../../src/games/game.js';
import { triad } from '../../src/games/triad/index.js';
import type { By } from '../../src/match/entry.js';
import { Gate } from '../../src/match/gate.js';
import type { Intention } from '../../src/match/gate.js';
import { LEVELS, Match } from '../../src/match/index.js';
import { makePlayer, parsePlayer } from '../../src/match/players.js';
import type { Player } from '../../src/match/players.js';
import type { DiceMode } from '../../src/match/settings.js';
import { errorOf, playAll, recordText, textsOf } from './helpers.js';

const ROLL = 'roll 111333 111233';

const players = (words: string): Player[] => words.split(' ').flatMap((word) => parsePlayer(word) ?? []);

const matchOf = (words: string, dice: DiceMode = 'tap') =>
  new Match(triad, { seed: 'house', players: players(words), dice });

const ALL: readonly By[] = ['user', 'computer', 'auto', 'script', 'remote'];

describe('who may move', () => {
  const rows: readonly [actor: Actor, dice: DiceMode, allowed: readonly By[]][] = [
    [0, 'tap', ['user', 'script']],
    [1, 'tap', ['computer', 'script']],
    [2, 'tap', ['script', 'remote']],
    ['clock', 'tap', ['auto', 'script', 'remote']],
    ['chance', 'tap', ['auto', 'script']],
    ['chance', 'enter', ['user', 'auto', 'script']],
    ['chance', 'remote', ['auto', 'script', 'remote']],
  ];
  for (const [actor, dice, allowed] of rows) {
    it(`for ${actor} with dice="${dice}": ${allowed.join(', ')}`, () => {
      const gate = new Gate(players('human computer:hard remote'), dice);
      expect(ALL.filter((by) => gate.mayAct(actor, by))).to.deep.equal(allowed);
    });
  }

  it('is anybody for a seat that nobody was named for: it is human', () => {
    expect(new Gate([], 'tap').mayAct(3, 'user')).to.be.true;
  });

  it('is refused to a user who may not, and nothing is played', () => {
    const match = playAll(matchOf('remote human'), ROLL);
    const { code, refusal } = errorOf(() => match.play('a1a3', { by: 'user' }));
    expect([code, refusal?.code, match.ply]).to.deep.equal(['illegal-move', 'not-your-turn', 1]);
  });
});

describe('who may roll', () => {
  const rows: readonly [words: string, dice: DiceMode, mayDraw: boolean][] = [
    ['human remote', 'tap', true],
    ['human human', 'enter', false],
    ['human human', 'remote', false],
    ['remote remote', 'tap', false],
    ['computer computer', 'tap', false],
  ];
  for (const [words, dice, mayDraw] of rows) {
    it(`${mayDraw ? 'is' : 'is not'} the user of seats="${words}" with dice="${dice}"`, () => {
      const match = matchOf(words, dice);
      expect([match.draw('user'), match.ply]).to.deep.equal([mayDraw, mayDraw ? 1 : 0]);
    });
  }
});

describe('a user beside a remote player', () => {
  it('takes back only moves of human seats', () => {
    const match = playAll(matchOf('human remote'), ROLL, 'a1a3');
    expect(match.canUndo(undefined, 'user')).to.be.true;
    match.play('f6f4', { by: 'remote' });
    expect([undefined, 0, 1].map((seat) => match.canUndo(seat, 'user'))).to.deep.equal([false, false, false]);
    expect([undefined, 0, 1].map((seat) => match.canUndo(seat))).to.deep.equal([true, true, true]);
  });

  it('takes back a move only if that drops none of the remote player’s later moves', () => {
    const match = playAll(matchOf('human remote'), ROLL, 'a1a3', 'f6f4');
    expect([match.undo(0, 'user'), match.ply]).to.deep.equal([false, 3]);
    expect([match.undo(0), match.ply]).to.deep.equal([true, 1]);
  });

  it('brings back only moves of human seats', () => {
    const match = playAll(matchOf('human remote'), ROLL, 'a1a3', 'f6f4');
    match.undo();
    expect([match.mayRedo('user'), match.redo('user'), match.redo()]).to.deep.equal([false, false, true]);
    expect(textsOf(match)).to.deep.equal([ROLL, 'a1a3', 'f6f4']);
  });
});

describe('the page', () => {
  const asked: Intention[] = [];
  const guarded = (answer: (intention: Intention) => boolean) => {
    asked.length = 0;
    const match = playAll(matchOf('human human'), ROLL) as Match;
    match.gate.guard = (intention) => {
      asked.push(intention);
      return answer(intention);
    };
    return match;
  };

  it('is asked once about what a user does, with the moves in question', () => {
    const match = guarded(() => true);
    match.play('a1a3', { by: 'user' });
    match.undo(undefined, 'user');
    match.redo('user');
    expect(asked.map(({ cause, by, moves }) => [cause, by, moves.map(({ text }) => text)])).to.deep.equal([
      ['play', 'user', ['a1a3']],
      ['undo', 'user', ['a1a3']],
      ['redo', 'user', ['a1a3']],
    ]);
  });

  it('is not asked about what scripts and links do', () => {
    const match = guarded(() => false);
    match.play('a1a3');
    match.undo();
    match.redo();
    expect([asked, textsOf(match)]).to.deep.equal([[], [ROLL, 'a1a3']]);
  });

  it('is not asked about an illegal move', () => {
    const match = guarded(() => true);
    errorOf(() => match.play('a1a2', { by: 'user' }));
    expect(asked).to.be.empty;
  });

  it('refuses by answering no', () => {
    const match = guarded(() => false);
    expect(match.play('a1a3', { by: 'user' })).to.be.false;
    match.play('a1a3');
    expect([match.undo(undefined, 'user'), match.ply]).to.deep.equal([false, 2]);
  });

  it('that plays on while it is asked makes the intention void', () => {
    const match = guarded(() => {
      match.gate.guard = undefined;
      match.play('a1a3');
      return true;
    });
    expect(match.play('a1a4', { by: 'user' })).to.be.false;
    expect(textsOf(match)).to.deep.equal([ROLL, 'a1a3']);
  });
});

describe('the players of a match', () => {
  it('are kept in its record and by the games that follow', () => {
    const match = matchOf('human computer:hard');
    const record = match.toRecord();
    expect(record.players).to.deep.equal(['human', 'computer:hard']);
    const again = Match.fromRecord(triad, JSON.stringify(record)).again();
    expect(again.gate.players.map(makePlayer)).to.deep.equal(record.players);
  });

  it('are in the text form of the record, too', () => {
    const text = recordText(matchOf('human computer:hard'));
    expect(text).to.include('players=human computer:hard');
    expect(Match.fromRecord(triad, text).gate.players.map(makePlayer)).to.deep.equal(['human', 'computer:hard']);
  });

  it('are refused in a record if they are none', () => {
    for (const wrong of ['triad 1; players=robot', '{"format":1,"game":"triad","players":["robot"]}']) {
      expect(errorOf(() => Match.fromRecord(triad, wrong)).code).to.equal('record-type');
    }
  });

  it('are not in a record where all are human', () => {
    expect(matchOf('human human').toRecord()).to.not.have.property('players');
  });

  it('are read as they are written', () => {
    const words = ['human', ...LEVELS.map((level) => `computer:${level}`), 'remote'];
    expect(players(words.join(' ')).map(makePlayer)).to.deep.equal(words);
    expect(players('computer').map(makePlayer)).to.deep.equal(['computer:medium']);
    for (const wrong of ['', 'robot', 'computer:best', 'Human']) expect(parsePlayer(wrong), wrong).to.equal(undefined);
  });
});
