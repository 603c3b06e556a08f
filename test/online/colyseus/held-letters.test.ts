import { expect } from 'chai';
import { HeldLetters } from '../../../src/online/colyseus/held-letters.js';

/** Lets everything happen that waits for nothing outside. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the letters of a room', () => {
  let writes: ((isAllowed: boolean) => void)[];
  let told: string[];
  let lost: number;
  let letters: HeldLetters;

  beforeEach(() => {
    [writes, told, lost] = [[], [], 0];
    letters = new HeldLetters({
      save: () => new Promise((resolve) => writes.push(resolve)),
      onLost: () => lost++,
      onError: () => undefined,
    });
  });

  const put = (text: string) => letters.put(() => told.push(text));

  it('tell at once what changes nothing', () => {
    put('a ping');
    expect(told).to.deep.equal(['a ping']);
  });

  it('tell of a change when it is saved, and in order', async () => {
    letters.changed();
    put('a move');
    put('a ping');
    await settle();
    expect(told).to.deep.equal([]);
    writes[0]?.(true);
    await settle();
    expect(told).to.deep.equal(['a move', 'a ping']);
  });

  it('wait for a write that began after the change, and not for one before it', async () => {
    letters.changed();
    put('one');
    letters.changed();
    put('two');
    writes[0]?.(true);
    await settle();
    expect(told).to.deep.equal(['one']);
    writes[1]?.(true);
    await settle();
    expect(told).to.deep.equal(['one', 'two']);
  });

  it('tell nobody of what another process owns', async () => {
    letters.changed();
    put('a move');
    writes[0]?.(false);
    await settle();
    put('another one');
    expect([told, lost]).to.deep.equal([[], 1]);
  });

  it('try again when saving has failed', async () => {
    let isDown = true;
    letters = new HeldLetters({
      save: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(true)),
      onLost: () => lost++,
      onError: () => (isDown = false),
    });
    letters.changed();
    put('a move');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([told, lost]).to.deep.equal([['a move'], 0]);
  });
});
