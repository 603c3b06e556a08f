import { expect } from 'chai';
import { closedDie, tricubo } from '../../../src/games/tricubo/index.js';
import { FIRST_CROSSES, at, moveTexts, play, turnText } from './helpers.js';

/** Nothing of a roll of ones, twos and sixes can be used. */
const STUCK = '7,7,5,0,0 0,-,0,-,0 LMSt';

const diceOf = (texts: readonly string[]): string => [...new Set(texts.map((text) => text.charAt(0)))].join('');

describe('the active player', () => {
  const state = play(tricubo.setup(4), 'roll 123');

  it('chooses alone, among all three dice', () => {
    expect(tricubo.actors(state)).to.deep.equal([0]);
    expect(diceOf(moveTexts(state))).to.equal('LMS');
    for (const seat of [1, 2, 3]) expect(moveTexts(state, seat)).to.be.empty;
  });

  for (const [taken, left] of [
    ['L', 'MS'],
    ['M', 'LS'],
    ['S', 'LM'],
  ] as const) {
    it(`closes the die for all others: ${taken} leaves ${left}`, () => {
      const after = play(state, taken);
      expect(tricubo.actors(after)).to.deep.equal([1, 2, 3]);
      for (const seat of [1, 2, 3]) {
        expect(diceOf(moveTexts(after, seat))).to.equal(left);
        expect(closedDie(after, seat)).to.equal(taken);
      }
    });
  }

  it('closes it by whatever the die is used for', () => {
    for (const move of ['Lc', 'Lt']) expect(diceOf(moveTexts(play(state, move), 2))).to.equal('MS');
    const sixes = play(tricubo.setup(2), 'roll 166', 'M:1,2');
    expect(diceOf(moveTexts(sixes, 1))).to.equal('LS');
  });

  it('leaves all three where it takes none', () => {
    const after = play(at(`${STUCK} / 0,1,0,0,0 / 0,0,1,0,0 | A 4 0 121`), '-');
    expect(tricubo.actors(after)).to.deep.equal([1, 2]);
    for (const seat of [1, 2]) {
      expect(diceOf(moveTexts(after, seat))).to.equal('LMS');
      expect(closedDie(after, seat)).to.equal(undefined);
    }
  });

  it('is the next to the left in the next round, all the way round', () => {
    let state = tricubo.setup(3);
    const seats: number[] = [];
    for (let round = 1; round <= 7; round++) {
      state = play(state, 'roll 123');
      seats.push(state.active);
      expect(state.round).to.equal(round);
      while (state.roll) {
        const [actor] = tricubo.actors(state) as [number];
        const [move] = tricubo.moves(state, actor);
        if (move) state = tricubo.play(state, actor, move);
      }
    }
    expect(seats).to.deep.equal([0, 1, 2, 0, 1, 2, 0]);
  });

  it('may be any seat, also the last', () => {
    const state = at(`${FIRST_CROSSES.slice(0, 3).join(' / ')} | A 3 2 123`);
    expect(tricubo.actors(state)).to.deep.equal([2]);
    expect(tricubo.actors(play(state, 'S'))).to.deep.equal([0, 1]);
    expect(turnText(play(state, '#2 S', '#1 L', '#0 L'))).to.equal('A 4');
  });
});

describe('the others', () => {
  const state = play(tricubo.setup(4), 'roll 123', 'L');

  it('may all use the same die', () => {
    const after = play(state, '#1 S', '#2 S', '#3 S');
    expect(after.sheets.map(({ crosses }) => crosses.join())).to.deep.equal([
      ...['4,0,0,0,0', '0,1,1,0,0', '0,0,2,0,0', '0,0,1,1,0'],
    ]);
  });

  it('choose in any order, and each of them once', () => {
    const after = play(state, '#3 M');
    expect(tricubo.actors(after)).to.deep.equal([1, 2]);
    expect(turnText(after)).to.equal('A 1 0 123 L 3');
    expect(turnText(play(after, '#1 S'))).to.equal('A 1 0 123 L 1,3');
  });

  it('end the round when the last of them has chosen, or taken none', () => {
    expect(turnText(play(state, '#3 M', '#1 S', '#2 M'))).to.equal('A 2 1');
    const stuck = at(`1,0,0,0,0 / ${STUCK} | A 4 0 412`);
    expect(turnText(play(stuck, '#0 L', '#1 -'))).to.equal('A 5 1');
  });
});

describe('two players', () => {
  it('choose one after the other, and change places', () => {
    const state = play(tricubo.setup(2), 'roll 123', 'L', 'M', 'roll 123');
    expect(turnText(state)).to.equal('A 2 1 123');
    expect(tricubo.actors(state)).to.deep.equal([1]);
    expect(tricubo.actors(play(state, 'S'))).to.deep.equal([0]);
  });
});
