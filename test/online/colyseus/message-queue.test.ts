import { expect } from 'chai';
import { FakeClock } from '../../match/fake-clock.js';
import { MessageQueue } from '../../../src/online/colyseus/message-queue.js';

/** Lets everything happen that waits for nothing outside. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the message queue of a room', () => {
  let writes: ((isAllowed: boolean) => void)[];
  let sent: string[];
  let lost: number;
  let overflows: number;
  let stalls: number;
  let clock: FakeClock;
  let queue: MessageQueue;

  beforeEach(() => {
    [writes, sent, lost, overflows, stalls] = [[], [], 0, 0, 0];
    clock = new FakeClock();
    queue = new MessageQueue({
      clock,
      onStall: () => stalls++,
      save: () => new Promise((resolve) => writes.push(resolve)),
      onLost: () => lost++,
      onOverflow: () => overflows++,
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

  it('holds what it is given while nothing can be saved, but not without end', async () => {
    queue.changed();
    for (let i = 0; i < 1000; i++) put('a ping');
    expect(overflows).to.equal(0);
    put('one more');
    expect(overflows).to.equal(1);
    writes[0]?.(true);
    await settle();
    put('what comes later');
    expect(sent).to.deep.equal(['what comes later']);
  });

  it('saves a last time before it is finished, and sends nothing of it', async () => {
    queue.changed();
    put('a move');
    let isFinished = false;
    void queue.finish().then(() => (isFinished = true));
    expect(queue.isBehind).to.equal(true);
    writes[0]?.(true);
    await settle();
    expect(isFinished).to.equal(false);
    writes[1]?.(true);
    await settle();
    put('another one');
    expect([isFinished, queue.isBehind, sent]).to.deep.equal([true, false, []]);
  });

  it('tells that nothing can be saved, again and again until it can, and soon enough that no connection counts as lost', async () => {
    queue.changed();
    clock.advance(2000);
    expect(stalls, 'a save may take a while').to.equal(0);
    clock.advance(1000);
    expect(stalls).to.equal(1);
    clock.advance(11_000);
    expect(stalls).to.equal(3);
    writes[0]?.(true);
    await settle();
    clock.advance(60_000);
    expect([stalls, clock.pending]).to.deep.equal([3, 0]);
  });

  it('tells nothing as long as one save after the other is done', async () => {
    for (let i = 0; i < 5; i++) {
      queue.changed();
      clock.advance(2000);
      queue.changed();
      writes[i]?.(true);
      await settle();
    }
    expect(stalls).to.equal(0);
  });

  it('tells nothing of a room that is closed', () => {
    queue.changed();
    void queue.close();
    clock.advance(60_000);
    expect(stalls).to.equal(0);
  });

  it('tries again when saving has failed', async () => {
    let isDown = true;
    queue = new MessageQueue({
      clock,
      onStall: () => stalls++,
      save: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(true)),
      onLost: () => lost++,
      onOverflow: () => overflows++,
      onError: () => (isDown = false),
    });
    queue.changed();
    put('a move');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([sent, lost]).to.deep.equal([['a move'], 0]);
  });
});
