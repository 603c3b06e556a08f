import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove } from '../../../src/games/triad/index.js';
import { gameErrorOf } from '../contract/check.js';
import { at, moveTexts, play, positionText } from './helpers.js';

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

describe('a position that is no moment of a game', () => {
  const both = 'expected 6 in total';
  const noRoll = 'before the roll the board must be empty, with no dice removed and no plies played';
  const cases: readonly [text: string, message: string, details: object][] = [
    ['ccbbaa/6/6/6/6/AABBC1', `White has 5 dice on the board and 0 removed, ${both}`, { place: 'White' }],
    ['ccbbaa/6/6/6/5C/AABBCC', `White has 7 dice on the board and 0 removed, ${both}`, { place: 'White' }],
    ['ccbba1/6/6/6/6/AABBCC', `Black has 5 dice on the board and 0 removed, ${both}`, { place: 'Black' }],
    ['ccbbaa/6/6/6/6/AABBCC w 1-0', `White has 6 dice on the board and 1 removed, ${both}`, { place: 'White' }],
    ['ccbbaa/6/6/6/6/AABBCC w 0-1', `Black has 6 dice on the board and 1 removed, ${both}`, { place: 'Black' }],
    ['6/6/6/6/6/6', `White has 0 dice on the board and 0 removed, ${both}`, { place: 'White' }],
    ['ccbbaa/6/6/6/6/AA4 w 4-0', 'White has 4 dice removed, expected at most 3', { place: 'White' }],
    ['c5/6/6/6/6/AABBCC w 0-5', 'Black has 5 dice removed, expected at most 3', { place: 'Black' }],
    ['ccb3/6/6/6/6/AAB3 w 3-3', 'both sides have won', { place: 'removed' }],
    ['- w 1-0', noRoll, { place: 'dice' }],
    ['- w 0-3', noRoll, { place: 'dice' }],
    ['- b 0-0 1', noRoll, { place: 'dice' }],
    ['- w 0-0 200', noRoll, { place: 'dice' }],
  ];
  for (const [text, message, details] of cases) {
    it(`${text}: ${message}`, () => {
      const error = gameErrorOf(() => at(text), 'bad-position');
      expect(error.message).to.equal(message);
      expect(error.details).to.deep.equal(details);
    });
  }
});

describe('a game that begins at a position', () => {
  it('lets the side move that the position names, whoever starts games', () => {
    const state = at('ccbbaa/6/6/6/6/AABBCC b 0-0', { starter: 0 });
    expect(triad.actors(state)).to.deep.equal([1]);
  });

  it('waits for the roll where there was none', () => {
    expect(triad.actors(at('- b 0-0'))).to.deep.equal(['chance']);
    expect(positionText(at('- b 0-0'))).to.equal('- b 0-0');
  });

  it('keeps the plies since the last removal', () => {
    expect(at('ccbbaa/6/6/6/6/AABBCC w 0-0 42').quiet).to.equal(42);
  });

  it('is over where somebody has won', () => {
    const state = at('ccb3/6/6/6/6/AABBCC w 0-3');
    expect(triad.outcome(state)).to.deep.equal({ winners: [1], scores: [0, 3], reason: 'three-removed' });
    expect(moveTexts(state)).to.be.empty;
  });

  it('takes any arrangement of the right number of dice, also one no game could reach', () => {
    expect(moveTexts(at('AAAAAA/6/6/6/6/aaaaaa w 0-0'))).to.not.be.empty;
  });
});
