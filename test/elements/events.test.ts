import { expect } from 'chai';
import { emit } from '../../src/elements/base/events.js';

const MOVE = { actor: 0, move: 'take', text: 'take', by: 'user' } as const;

describe('an event of an element', () => {
  it('bubbles, leaves shadow roots and carries its detail', () => {
    const target = new EventTarget();
    const events: CustomEvent<unknown>[] = [];
    target.addEventListener('game-move', (event) => events.push(event as CustomEvent<unknown>));
    expect(emit(target, 'game-move', MOVE)).to.be.true;
    expect(events[0]).to.include({ bubbles: true, composed: true, cancelable: false });
    expect(events[0]?.detail).to.equal(MOVE);
  });

  it('can be prevented before a move, and only then', () => {
    const target = new EventTarget();
    for (const type of ['game-before-move', 'game-move']) {
      target.addEventListener(type, (event) => event.preventDefault());
    }
    expect(emit(target, 'game-before-move', { ...MOVE, explain: () => undefined })).to.be.false;
    expect(emit(target, 'game-move', MOVE)).to.be.true;
  });
});
