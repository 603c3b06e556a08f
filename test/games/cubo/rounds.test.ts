import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboState } from '../../../src/games/cubo/index.js';
import {
  MIDDLE,
  SQUARE,
  at,
  middleText,
  moveTexts,
  play,
  pointsOf,
  refusalOf,
  seatText,
  stagesText,
  table,
  turnText,
} from './helpers.js';

const sixSeconds = (key: string) => ({ key, ms: 6000, move: { kind: 'timeout' } });
const SIX_SECONDS = sixSeconds('round 1');

describe('the last player’s six seconds', () => {
  for (const stages of ['to', 'ot', 'tot', 'tto', 'ttto', 'ottt']) {
    it(`run when all others have taken a die or declined: ${stages}`, () => {
      const state = table(stages);
      expect(cubo.deadline(state)).to.deep.equal(SIX_SECONDS);
      expect(cubo.actors(state)).to.deep.equal([stages.indexOf('o'), 'clock']);
    });
  }

  it('run also while the dice of the last one are in its hand, and go on when these lie', () => {
    const state = play(table('oo'), '#1 roll', '#0 call', '#0 take 1');
    expect(stagesText(state)).to.equal('th');
    expect(cubo.deadline(state)).to.deep.equal(SIX_SECONDS);
    expect(cubo.actors(state)).to.deep.equal(['chance', 'clock']);
    expect(cubo.deadline(play(state, 'dice 1 111111111'))).to.deep.equal(SIX_SECONDS);
    expect(stagesText(play(state, 'timeout'))).to.equal('tx');
  });

  it('end with the call, after which the last one has six more to take a die', () => {
    const state = play(table('to'), '#1 call');
    expect(cubo.deadline(state)).to.deep.equal(sixSeconds('round 1 caller 1'));
    expect(cubo.actors(state)).to.deep.equal([1, 'clock']);
    expect(seatText(play(at(`6 0 build 0 | ${SQUARE} t - 0 ; ${SQUARE} c - 0 | ${MIDDLE}`), 'timeout'), 1)).to.match(
      / t - 19$/,
    );
  });
});

describe('the six seconds of callers who have not decided', () => {
  const waiting = play(table('ooo'), '#2 call', '#0 call');

  it('run once all but one have called, for all of them together', () => {
    expect(cubo.deadline(play(table('ooo'), '#2 call'))).to.equal(undefined);
    expect(cubo.deadline(waiting)).to.deep.equal(sixSeconds('round 1 callers'));
    expect(cubo.actors(waiting)).to.deep.equal([0, 1, 2, 'clock']);
    const one = play(waiting, '#1 swap a1b1', '#0 take 1');
    expect(cubo.deadline(one), 'they go on').to.deep.equal(sixSeconds('round 1 callers'));
  });

  it('make decliners of them when they end, and the six of the last one begin', () => {
    const state = play(waiting, 'timeout');
    expect(stagesText(state)).to.equal('tot');
    expect(middleText(state)).to.equal(MIDDLE);
    expect(refusalOf(state, '#2 take 1')).to.deep.equal({ code: 'already-decided' });
    expect(cubo.deadline(state)).to.deep.equal(SIX_SECONDS);
    expect(stagesText(play(state, '#1 call'))).to.equal('tct');
  });

  it('begin for each of them in turn, in the order of the calls, once the last square is covered', () => {
    const covered = play(waiting, '#1 call');
    expect(stagesText(covered)).to.equal('ccc');
    expect(cubo.deadline(covered)).to.deep.equal(sixSeconds('round 1 caller 2'));
    const next = play(covered, 'timeout');
    expect(stagesText(next)).to.equal('cct');
    expect(cubo.deadline(next)).to.deep.equal(sixSeconds('round 1 caller 0'));
    const last = play(next, '#0 take 3');
    expect(cubo.deadline(last)).to.deep.equal(sixSeconds('round 1 caller 1'));
    expect(turnText(play(last, 'timeout'))).to.equal('1 0 exchange 0');
  });

  it('do not run without time limits: the order of the calls is the same', () => {
    const covered = play(table('ooo', { timeLimits: false }), '#2 call', '#0 call', '#1 call');
    expect(cubo.deadline(covered)).to.equal(undefined);
    expect(cubo.actors(covered)).to.deep.equal([2]);
  });
});

describe('one who is too late', () => {
  const late = play(table('ooo'), '#0 call', '#0 take 2', '#2 call', '#2 take -', 'timeout');

  it('has no die, and is shown as late while others exchange', () => {
    expect(stagesText(late)).to.equal('txt');
    expect(turnText(late)).to.equal('1 0 exchange 0');
    expect(seatText(late, 1)).to.match(/ x - 0$/);
    expect(refusalOf(late, '#1 take 1')).to.deep.equal({ code: 'building-over' });
    expect(refusalOf(late, '#1 call')).to.deep.equal({ code: 'building-over' });
  });

  it('has no points in this round, and the others have theirs', () => {
    const next = play(late, '#0 keep');
    expect([0, 1, 2].map((seat) => pointsOf(next, seat))).to.deep.equal([19, 0, 19]);
    expect(next.rounds[0]?.[1]).to.equal(null);
    expect(cubo.score(next, 1)).to.be.empty;
  });
});

const MINUTE = { key: 'round 1', ms: 60_000, move: { kind: 'timeout' } };

describe('one who practises', () => {
  it('has a minute from when all dice lie', () => {
    const state = play(cubo.setup(1), 'middle r1r2b3b4');
    expect(cubo.deadline(state)).to.equal(undefined);
    const rolled = play(state, 'dice 0 123543234');
    expect(cubo.deadline(rolled)).to.deep.equal(MINUTE);
    expect(cubo.actors(rolled)).to.deep.equal([0, 'clock']);
  });

  it('may take its time to take a die: nobody waits', () => {
    const state = play(table('o'), 'call');
    expect(cubo.deadline(state)).to.equal(undefined);
    expect(cubo.actors(state)).to.deep.equal([0]);
  });

  it('may roll as often as there is time: this runs on, also with the dice in hand', () => {
    let state = table('o');
    for (let time = 0; time < 5; time++) {
      state = play(state, 'roll');
      expect(cubo.deadline(state)).to.deep.equal(MINUTE);
      expect(cubo.actors(state)).to.deep.equal(['chance', 'clock']);
      state = play(state, 'dice 0 123123123');
      expect(cubo.deadline(state)).to.deep.equal(MINUTE);
    }
    expect(seatText(state)).to.equal('r1r2r3/r1w2b3/b1b2b3 o - 0');
  });

  it('has no points and no die when the time is up, also with dice in hand', () => {
    for (const before of [[], ['roll'], ['swap a1b1']]) {
      const state = play(table('o'), ...before, 'timeout');
      expect(turnText(state)).to.equal('2 0 build 0');
      expect(stagesText(state)).to.equal('h');
      expect(pointsOf(state)).to.equal(0);
      expect(state.rounds).to.deep.equal([[null]]);
      expect(middleText(state)).to.equal('r.r.b.b.');
    }
  });

  it('wins in the end, with whatever it has', () => {
    const state = play(at(`6 0 build 0 | ${SQUARE} o - 0 | ${MIDDLE}`), 'timeout');
    expect(cubo.outcome(state)).to.deep.equal({ winners: [0], scores: [0], reason: 'six-rounds' });
    expect(stagesText(state)).to.equal('x');
  });
});

/** A round in which all call at once and nobody takes a die; each seat throws the same dice. */
function quickRound(state: CuboState): CuboState {
  const seats = state.seats.map((_, seat) => seat);
  return play(
    state,
    'middle r1r2b3b4',
    ...seats.map((seat) => `dice ${seat} 123543234`),
    ...seats.map((seat) => `#${seat} call`),
    ...seats.map((seat) => `#${seat} take -`),
  );
}

describe('a game', () => {
  it('has six rounds', () => {
    let state = cubo.setup(2);
    for (let round = 1; round <= 6; round++) {
      expect(cubo.outcome(state)).to.equal(undefined);
      expect(state.round).to.equal(round);
      state = quickRound(state);
    }
    expect(state.phase).to.equal('over');
    expect(state.round).to.equal(6);
    expect(cubo.actors(state)).to.be.empty;
    expect([...moveTexts(state, 0), ...moveTexts(state, 1)]).to.be.empty;
    expect(cubo.outcome(state)).to.deep.equal({ winners: [0, 1], scores: [114, 114], reason: 'six-rounds' });
  });

  for (const [seats, starts] of [
    [1, [0, 0, 0, 0, 0, 0]],
    [2, [0, 1, 0, 1, 0, 1]],
    [3, [0, 1, 2, 0, 1, 2]],
    [4, [0, 1, 2, 3, 0, 1]],
  ] as const) {
    it(`of ${seats} has the start seats ${starts.join(', ')}`, () => {
      let state = cubo.setup(seats);
      const seen = starts.map(() => {
        const { start } = state;
        state = quickRound(state);
        return start;
      });
      expect(seen).to.deep.equal(starts);
    });
  }
});

describe('the score of a seat', () => {
  const second = quickRound(cubo.setup(2));

  it('has a line for each street and lane of each round', () => {
    const lines = [
      { code: 'street', points: 6, cells: ['a1', 'b1', 'c1'], isDouble: true },
      { code: 'street', points: 5, cells: ['a2', 'b2', 'c2'], isDouble: false },
      { code: 'street', points: 8, cells: ['a3', 'b3', 'c3'], isDouble: true },
    ];
    const inRound = (round: number) => lines.map((line) => ({ ...line, round }));
    expect(cubo.score(second, 0)).to.deep.equal(inRound(1));
    expect(cubo.score(quickRound(second), 1)).to.deep.equal([...inRound(1), ...inRound(2)]);
  });

  it('has one line for what was earned before the position it began from', () => {
    const state = at(`3 0 build 0 | ${SQUARE} c - 41 ; ${SQUARE} o - 0 | r1r2b3b4`);
    const earlier = { code: 'earlier', points: 41, cells: [], round: 0, isDouble: false };
    expect(cubo.score(state, 0)).to.deep.equal([earlier]);
    expect(cubo.score(state, 1)).to.be.empty;
    const next = play(state, '#0 take -', '#1 call', '#1 take -');
    expect(cubo.score(next, 0).map(({ points, round }) => [points, round])).to.deep.equal([
      [41, 0],
      [6, 3],
      [5, 3],
      [8, 3],
    ]);
    expect(pointsOf(next, 0)).to.equal(60);
  });
});

describe('the winner', () => {
  const outcomeOf = (...scores: number[]) =>
    cubo.outcome(at(`6 0 over 0 | ${scores.map((score) => `${SQUARE} t - ${score}`).join(' ; ')} | r1r2b3b4`));

  const cases: readonly [scores: number[], winners: number[]][] = [
    [[30, 41, 40], [1]],
    [[41, 40], [0]],
    [
      [12, 41, 41, 40],
      [1, 2],
    ],
    [
      [7, 7, 7],
      [0, 1, 2],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [[100, 99], [0]],
    [[12], [0]],
  ];
  for (const [scores, winners] of cases) {
    it(`of ${scores.join(', ')} is ${winners.join(' and ')}`, () => {
      expect(outcomeOf(...scores)).to.deep.equal({ winners, scores, reason: 'six-rounds' });
    });
  }
});
