import { expect } from '@open-wc/testing';
import { MOMENTS, openMoment } from './moments.js';

describe('the moments of <triomino-table> that other tests look at', () => {
  for (const moment of MOMENTS) {
    it(`are what they say: ${moment.what}`, async () => {
      const { element, moves } = await openMoment(moment);
      expect(element.error?.code).to.equal(moment.what === 'before a mistake' ? 'bad-position' : undefined);
      expect(moves).to.include.members((moment.moves ?? []).filter((move) => move !== 'draw all'));
    });
  }
});
