import { expect } from 'chai';
import { MessageQueue } from '../../../src/online/colyseus/message-queue.js';

/** Lets everything happen that waits for nothing outside. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the message queue of a room', () => {
  let writes: ((isAllowed: boolean) => void)[];
  let sent: string[];
  let lost: number;
  let queue: MessageQueue;

  beforeEach(() => {
    [writes, sent, lost] = [[], [], 0];
    queue = new MessageQueue({
      save: () => new Promise((resolve) => writes.push(resolve)),
      onLost: () => lost++,
      onError: () => undefined,
    });
  });

  const put = (text: string) => queue.add(() => sent.push(text));

  it('sends at once what changes nothing', () => {
    put('a ping');
    expect(sent).to.deep.equal(['a ping']);
  });

  it('sends what follows a change when it is saved, and in order', async () => {
    queue.changed();
    put('a move');
    put('a ping');
    await settle();
    expect(sent).to.deep.equal([]);
    writes[0]?.(true);
    await settle();
    expect(sent).to.deep.equal(['a move', 'a ping']);
  });

  it('waits for a write that began after the change, and not for one before it', async () => {
    queue.changed();
    put('one');
    queue.changed();
    put('two');
    writes[0]?.(true);
    await settle();
    expect(sent).to.deep.equal(['one']);
    writes[1]?.(true);
    await settle();
    expect(sent).to.deep.equal(['one', 'two']);
  });

  it('sends nothing of what another process owns', async () => {
    queue.changed();
    put('a move');
    writes[0]?.(false);
    await settle();
    put('another one');
    expect([sent, lost]).to.deep.equal([[], 1]);
  });

  it('tries again when saving has failed', async () => {
    let isDown = true;
    queue = new MessageQueue({
      save: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(true)),
      onLost: () => lost++,
      onError: () => (isDown = false),
    });
    queue.changed();
    put('a move');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([sent, lost]).to.deep.equal([['a move'], 0]);
  });
});
