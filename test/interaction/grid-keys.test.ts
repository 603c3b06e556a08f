import { expect } from '@open-wc/testing';
import { gridTarget } from '../../src/interaction/grid-keys.js';

/** Where a key leads from the fifth place of a grid with three columns and four rows. */
const from = (place: number, key: string, init: KeyboardEventInit = {}) =>
  gridTarget(place, new KeyboardEvent('keydown', { key, ...init }), 3, 4);

const FROM_MIDDLE: Readonly<Record<string, number>> = {
  ArrowLeft: 3,
  ArrowRight: 5,
  ArrowUp: 1,
  ArrowDown: 7,
  PageUp: 1,
  PageDown: 10,
  Home: 3,
  End: 5,
};

describe('keys in a grid', () => {
  for (const [key, target] of Object.entries(FROM_MIDDLE)) {
    it(`${key} leads from the middle to place ${target}`, () => {
      expect(from(4, key)).to.equal(target);
    });
  }

  it('lead to the far ends with Control or Command', () => {
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(from(4, 'Home', modifier)).to.equal(0);
      expect(from(4, 'End', modifier)).to.equal(11);
    }
  });

  it('stop at the edges instead of going round', () => {
    expect(['ArrowLeft', 'ArrowUp', 'PageUp', 'Home'].map((key) => from(0, key))).to.deep.equal([0, 0, 0, 0]);
    expect(['ArrowRight', 'ArrowDown', 'PageDown', 'End'].map((key) => from(11, key))).to.deep.equal([11, 11, 11, 11]);
  });

  it('are left to others while something else is held', () => {
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }]) {
      expect(from(4, 'ArrowLeft', modifier)).to.equal(undefined);
      expect(from(4, 'PageDown', modifier)).to.equal(undefined);
    }
  });

  it('that do not move are left to others', () => {
    for (const key of ['Enter', ' ', 'Tab', 'Escape', 'a']) expect(from(4, key)).to.equal(undefined);
  });
});
