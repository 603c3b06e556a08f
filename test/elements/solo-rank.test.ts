import { expect } from 'chai';
import { describeRank } from '../../src/elements/features/result/solo-rank.js';
import { en } from '../../src/locales/common/play/en.js';
import { wordsOf } from './words-of.js';

const DECILES = [-80, 90, 190, 270, 340, 400, 470, 550, 660];

describe('the rank of points among those of well-played games', () => {
  for (const [points, rank] of [
    [-1600, undefined],
    [-90, 'Nine of ten well-played games reach −80.'],
    [-80, 'Nine of ten well-played games reach −80.'],
    [-79, 'Better than 1 of 10 well-played games.'],
    [340, 'Better than 4 of 10 well-played games.'],
    [9000, 'Better than 9 of 10 well-played games.'],
  ] as const) {
    it(`of ${points} is: ${rank}`, () => {
      expect(describeRank(points, DECILES, wordsOf(en))).to.equal(rank);
    });
  }
});
