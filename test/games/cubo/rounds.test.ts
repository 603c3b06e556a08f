import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboState } from '../../../src/games/cubo/index.js';
import { SQUARE, at, moveTexts, play, pointsOf, positionText, seatText, turnText } from './helpers.js';

/** A round in which all call at once and nobody takes a die; each seat throws the same dice. */
function quickRound(state: CuboState): CuboState {
  const seats = state.seats.map((_, seat) => seat);
  const last = seats.length - 1;
  return play(
    state,
    'middle r1r2b3b4',
    ...seats.map((seat) => `dice ${seat} 123543234`),
    ...seats.map((seat) => `#${seat} call`),
    `#${last} take -`,
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

  it('shows the last squares when it is over', () => {
    let state = cubo.setup(2);
    for (let round = 1; round <= 6; round++) state = quickRound(state);
    expect(positionText(state)).to.equal(`6 1 over 1 | ${SQUARE} t - 114 ; ${SQUARE} t - 114 | r1r2b3b4`);
  });
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

  it('has nothing for the round that is being played', () => {
    const building = play(second, 'middle r1r2b3b4', 'dice 0 666666666', 'dice 1 666666666', '#0 call');
    expect(pointsOf(building)).to.equal(19);
  });

  it('has one line for what was earned before the position it began from', () => {
    const state = at(`3 0 build 0 | ${SQUARE} c - 41 ; ${SQUARE} o - 0 | r1r2b3b4`);
    const earlier = { code: 'earlier', points: 41, cells: [], round: 0, isDouble: false };
    expect(cubo.score(state, 0)).to.deep.equal([earlier]);
    expect(cubo.score(state, 1)).to.be.empty;
    const next = play(state, '#1 call', '#1 take -');
    expect(cubo.score(next, 0).map(({ points, round }) => [points, round])).to.deep.equal([
      [41, 0],
      [6, 3],
      [5, 3],
      [8, 3],
    ]);
    expect(pointsOf(next, 0)).to.equal(60);
  });

  it('numbers the sixth round by its number, too', () => {
    const state = play(at(`6 1 build 1 | ${SQUARE} c - 0 ; ${SQUARE} o - 7 | r1r2b3b4`), '#1 call', '#1 take -');
    expect(turnText(state)).to.equal('6 1 over 1');
    expect(cubo.score(state, 1).map(({ round }) => round)).to.deep.equal([0, 6, 6, 6]);
    expect(seatText(state, 1)).to.equal(`${SQUARE} t - 26`);
  });

  it('follows the streets that were chosen', () => {
    // Column b: 2, 4, 3.
    const position = `1 0 build 0 | ${SQUARE} c - 0 ; ${SQUARE} o - 0 | r1r2b3b4`;
    const state = play(at(position, { streets: 'any-order' }), '#1 call', '#1 take -');
    expect(cubo.score(state, 0).at(-1)).to.deep.equal({
      ...{ code: 'street', points: 4, cells: ['b1', 'b2', 'b3'], round: 1, isDouble: false },
    });
    expect(pointsOf(state)).to.equal(23);
  });

  it('has no lines where nobody sits', () => {
    expect(cubo.score(second, 2)).to.be.empty;
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
