import { mock } from 'node:test';

// Kept before they are replaced.
const { setTimeout: wait } = globalThis;

/**
 * The time of this process, which passes as fast as a test wants: its timers, its dates and `performance.now()`. Sockets are as they are, and get the chance to
 * bring what was sent after each step.
 */
export class FastTime {
  constructor() {
    mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: Date.now() });
    const start = Date.now() - performance.now();
    mock.method(performance, 'now', () => Date.now() - start);
  }

  /** Lets milliseconds pass. */
  async pass(ms: number, step = 500): Promise<void> {
    for (let passed = 0; passed < ms; passed += step) {
      mock.timers.tick(step);
      await new Promise((resolve) => wait(resolve, 1));
    }
  }

  /** Lets time pass until something has happened. */
  async until<Value>(happens: Promise<Value>): Promise<Value> {
    let isDone = false;
    const end = () => (isDone = true);
    happens.then(end, end);
    while (!isDone) await this.pass(10, 10);
    return happens;
  }

  /** Time is again what it was. */
  end(): void {
    mock.timers.reset();
    mock.restoreAll();
  }
}
