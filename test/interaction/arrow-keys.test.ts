import { expect } from 'chai';
import { gridTarget, listTarget } from '../../src/interaction/arrow-keys.js';

const NO_MODIFIER = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/** Where a key leads from the fifth place of a grid with three columns and four rows. */
const from = (place: number, key: string, modifiers: Partial<typeof NO_MODIFIER> = {}) =>
  gridTarget(place, { key, ...NO_MODIFIER, ...modifiers } as KeyboardEvent, 3, 4);

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

describe('keys in a list', () => {
  const to = (key: string, axis: 'row' | 'column' | 'both', index = 0) => listTarget(index, { key }, 4, axis);

  it('go round at both ends', () => {
    expect([to('ArrowLeft', 'row'), to('ArrowRight', 'row', 3)]).to.deep.equal([3, 0]);
  });

  it('lead to the ends with Home and End', () => {
    expect([to('Home', 'column', 2), to('End', 'column', 2)]).to.deep.equal([0, 3]);
  });

  it('are those of the direction of the list, or all four', () => {
    expect([to('ArrowDown', 'row'), to('ArrowRight', 'column')]).to.deep.equal([undefined, undefined]);
    expect([to('ArrowDown', 'both'), to('ArrowRight', 'both')]).to.deep.equal([1, 1]);
  });
});
