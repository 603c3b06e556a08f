import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove } from '../../../src/games/triad/index.js';
import { moveTexts, play, positionText } from './helpers.js';

describe('setting up Triad', () => {
  it('begins with an empty board and the roll of chance', () => {
    const state = triad.setup(2);
    expect(triad.actors(state)).to.deep.equal(['chance']);
    expect(positionText(state)).to.equal('- w 0-0');
    expect(triad.moves(state, 0)).to.be.empty;
    expect(triad.moves(state, 1)).to.be.empty;
  });

  it('lays both rows in ascending order from the own left, so that they are turned by 180° and not mirrored', () => {
    const state = play(triad.setup(2), 'roll 112233 112223');
    expect(positionText(state)).to.equal('cbbbaa/6/6/6/6/AABBCC w 0-0');
    expect(triad.actors(state)).to.deep.equal([0]);
  });

  it('uses one roll for both sides with even start', () => {
    const state = play(triad.setup(2, { evenStart: true }), 'roll 112233');
    expect(positionText(state)).to.equal('ccbbaa/6/6/6/6/AABBCC w 0-0');
  });

  it('lets Black begin where the starter is seat 1', () => {
    const setUp = triad.setup(2, { starter: 1 });
    expect(positionText(setUp)).to.equal('- b 0-0');
    const state = play(setUp, 'roll 111222 123123');
    expect(triad.actors(state)).to.deep.equal([1]);
    expect(triad.moves(state, 0)).to.be.empty;
    expect(moveTexts(state)).to.have.lengthOf(27);
  });

  it('lets the other side begin in a rematch and keeps the other options', () => {
    const options = { evenStart: true, starter: 0, draws: false } as const;
    const rematch = triad.rematch?.(options);
    expect(rematch).to.deep.equal({ evenStart: true, starter: 1, draws: false });
    expect(rematch && triad.rematch?.(rematch)).to.deep.equal(options);
  });

  it('plays with two rolls, White to begin and draws, where nobody says otherwise', () => {
    expect(triad.setup(2).options).to.deep.equal({ evenStart: false, starter: 0, draws: true });
  });
});

describe('the opening roll', () => {
  /** Numbers that make dice of these values, one after the other. */
  const dice = (values: string) => {
    const numbers = [...values].map((value) => (Number(value) - 0.5) / 3);
    return () => numbers.shift() ?? NaN;
  };

  it('is sorted, White first', () => {
    const state = triad.setup(2);
    const move = triad.chance(state, dice('312312231111'));
    expect(triad.makeMove(move, state, 'chance')).to.equal('roll 112233 111123');
  });

  it('takes six numbers and no more with even start', () => {
    const state = triad.setup(2, { evenStart: true });
    const move = triad.chance(state, dice('312312'));
    expect(triad.makeMove(move, state, 'chance')).to.equal('roll 112233');
  });

  it('is as likely as its arrangements: six ones come once in 729, two of each ninety times', () => {
    const state = triad.setup(2, { evenStart: true });
    const weights = new Map(
      triad.outcomes?.(state).map(({ move, weight }) => [triad.makeMove(move, state, 'chance'), weight]),
    );
    expect(weights.get('roll 111111')).to.be.closeTo(1 / 729, 1e-12);
    expect(weights.get('roll 111223')).to.be.closeTo(60 / 729, 1e-12);
    expect(weights.get('roll 112233')).to.be.closeTo(90 / 729, 1e-12);
  });

  it('of one side does not depend on that of the other', () => {
    const state = triad.setup(2);
    const weights = new Map(
      triad.outcomes?.(state).map(({ move, weight }) => [triad.makeMove(move, state, 'chance'), weight]),
    );
    expect(weights.get('roll 111111 112233')).to.be.closeTo(90 / 729 ** 2, 1e-12);
    expect(weights.get('roll 112233 111111')).to.be.closeTo(90 / 729 ** 2, 1e-12);
  });
});

describe('the starts of Triad', () => {
  const rollsOf = (state: ReturnType<typeof triad.setup>): readonly TriadMove[] =>
    (triad.outcomes?.(state) ?? []).map(({ move }) => move);

  it('are 784, or 28 with even start', () => {
    expect(rollsOf(triad.setup(2))).to.have.lengthOf(784);
    expect(rollsOf(triad.setup(2, { evenStart: true }))).to.have.lengthOf(28);
  });

  for (const starter of [0, 1] as const) {
    it(`have 26 to 30 first moves for seat ${starter}, and none of them makes a triad`, () => {
      const setUp = triad.setup(2, { starter });
      const counts = rollsOf(setUp).map((roll) => {
        const texts = moveTexts(triad.play(setUp, 'chance', roll));
        expect(texts.filter((text) => !/^[a-f][1-6][a-f][1-6]$/.test(text))).to.be.empty;
        return texts.length;
      });
      expect([Math.min(...counts), Math.max(...counts)]).to.deep.equal([26, 30]);
    });
  }
});
