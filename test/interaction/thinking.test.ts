import { expect } from '@open-wc/testing';
import { kubi } from '../../src/games/kubi/index.js';
import type { KubiMove, KubiState } from '../../src/games/kubi/index.js';
import { Slices, nextTask } from '../../src/interaction/slices.js';
import { answerQuestions } from '../../src/interaction/thinking-worker.js';
import { Thinker } from '../../src/interaction/thinking.js';
import type { OpponentSource } from '../../src/interaction/thinking.js';
import { patience } from '../../src/interaction/worker-line.js';
import { seededDraws } from '../../src/match/chance.js';
import { opponent } from '../../src/elements/games/kubi-sheet/opponent.js';
import { kubiOpponent } from '../../src/opponents/kubi/index.js';
import type { Steps } from '../../src/opponents/opponent.js';
import { waitUntil } from '../wait-until.js';

type WorkerPort = Parameters<typeof answerQuestions>[1];

const rolled: KubiState = kubi.play(
  kubi.play(kubi.setup(1), 0, kubi.parseMove('x146', kubi.setup(1), 0)),
  'chance',
  kubi.parseMove('roll 12346', kubi.setup(1), 'chance'),
);
const CHOICE = { level: 'medium', seed: 'house' } as const;
const expected = kubiOpponent.choose(rolled, 0, { level: 'medium', random: seededDraws('house')(0) });

/** Takes a step of a millisecond each, for ever or so many times. */
function* steps(count = Infinity): Steps<string> {
  for (let i = 0; i < count; i++) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

const usual = { ...patience };

describe('thinking', () => {
  let thinker: Thinker<KubiState, KubiMove>;
  let isStarted: boolean;
  let isLoaded: boolean;
  afterEach(() => {
    Object.assign(patience, usual);
    thinker.release();
  });

  function open(startWorker: () => Worker): void {
    isStarted = isLoaded = false;
    const source: OpponentSource<KubiState, KubiMove> = {
      load: () => {
        isLoaded = true;
        return opponent.load();
      },
      startWorker: () => {
        isStarted = true;
        return startWorker();
      },
    };
    thinker = new Thinker(source);
  }

  it('is done in a worker, and the page loads no opponent', async () => {
    open(opponent.startWorker);
    expect(await thinker.choose(rolled, 0, CHOICE, new AbortController().signal)).to.deep.equal(expected);
    expect([isStarted, isLoaded]).to.deep.equal([true, false]);
  });

  for (const [why, startWorker] of [
    ['throws, as for a script of another origin', () => new Worker('https://example.org/worker.js')],
    ['is forbidden or not there', () => new Worker('/nowhere.js', { type: 'module' })],
  ] as const) {
    it(`is done on the page where the worker ${why}`, async () => {
      open(startWorker);
      const { signal } = new AbortController();
      expect(await thinker.choose(rolled, 0, CHOICE, signal)).to.deep.equal(expected);
      const { moves } = await thinker.analyse(rolled, 0, {}, signal);
      expect(moves).to.deep.equal(kubiOpponent.analyse(rolled, 0).moves);
      let isOnPage = false;
      await thinker.prepare(rolled, undefined, signal, () => (isOnPage = true));
      expect(isOnPage).to.equal(true);
      expect(isLoaded).to.equal(true);
    });
  }

  it('ends in time on the page, whatever else the page does meanwhile', async () => {
    const choosing: typeof kubiOpponent.choosing = function* (_view, _seat, { budget }) {
      const late = () => performance.now() - budget!.now!();
      const before = late();
      yield* steps(30);
      return (late() - before) as never;
    };
    const source = {
      load: () => Promise.resolve({ ...kubiOpponent, choosing }),
      startWorker: () => {
        throw new Error('no worker');
      },
    };
    const choice = { ...CHOICE, budget: { ms: 100 } };
    thinker = new Thinker(source);
    expect(await thinker.choose(rolled, 0, choice, new AbortController().signal)).to.be.below(1);
  });

  for (const [what, script] of [
    ['dies', 'onmessage = close'],
    ['throws', 'onmessage = () => { throw new Error("broken"); }'],
    ['comes to no end', 'onmessage = () => { for (;;); }'],
  ] as const) {
    it(`is done on the page where a worker ${what} while it thinks`, async () => {
      patience.pause = 20;
      open(() => new Worker(URL.createObjectURL(new Blob([`${script}; postMessage('ready');`]))));
      const { signal } = new AbortController();
      expect(await thinker.choose(rolled, 0, CHOICE, signal)).to.deep.equal(expected);
      expect([isStarted, isLoaded]).to.deep.equal([true, true]);
    });
  }

  it('is told to the page while it lasts', async () => {
    const heard: unknown[] = [];
    const port = { onmessage: null, postMessage: (message: unknown) => heard.push(message) } as WorkerPort;
    answerQuestions({ ...kubiOpponent, preparing: () => steps() as never }, port);
    const tell = (data: unknown) => port.onmessage?.({ data } as MessageEvent);
    tell({ id: 0, question: { kind: 'prepare', view: rolled } });
    await waitUntil(() => heard.length > 2, 'nothing is heard');
    tell({ id: 0 });
    expect(new Set(heard)).to.deep.equal(new Set(['ready']));
  });

  it('answers several questions at once', async () => {
    open(opponent.startWorker);
    const { signal } = new AbortController();
    const seeds = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(seeds.map((seed) => thinker.choose(rolled, 0, { ...CHOICE, seed }, signal)));
    const alone = seeds.map((seed) =>
      kubiOpponent.choose(rolled, 0, { level: 'medium', random: seededDraws(seed)(0) }),
    );
    expect(answers).to.deep.equal(alone);
  });

  it('ends at once when it is not wanted any more', async () => {
    open(opponent.startWorker);
    const controller = new AbortController();
    const asked = thinker.choose(rolled, 0, CHOICE, controller.signal);
    controller.abort('enough');
    expect(await asked.catch((reason: unknown) => reason)).to.equal('enough');
    const again = thinker.choose(rolled, 0, CHOICE, controller.signal);
    expect(await again.catch((reason: unknown) => reason)).to.equal('enough');
  });

  it('says what is wrong with a question', async () => {
    open(opponent.startWorker);
    const asked = thinker.choose(rolled, 3, CHOICE, new AbortController().signal);
    expect(String(await asked.catch((error: unknown) => error))).to.contain('seat');
  });

  it('begins anew after it was released', async () => {
    open(opponent.startWorker);
    const { signal } = new AbortController();
    await thinker.choose(rolled, 0, CHOICE, signal);
    thinker.release();
    isStarted = false;
    expect(await thinker.choose(rolled, 0, CHOICE, signal)).to.deep.equal(expected);
    expect(isStarted).to.equal(true);
  });
});

describe('slices', () => {
  it('leave room between them, however many thoughts there are', async () => {
    const slices = new Slices({ ms: 4, pause: nextTask });
    const controller = new AbortController();
    const gaps: number[] = [];
    let last = performance.now();
    const watch = setInterval(() => {
      gaps.push(performance.now() - last);
      last = performance.now();
    });
    const thoughts = [1, 2, 3].map(() => slices.run(() => steps(40), controller.signal));
    expect(await Promise.all(thoughts)).to.deep.equal(['done', 'done', 'done']);
    clearInterval(watch);
    expect(gaps.length).to.be.above(10);
  });

  it('stop with the signal, and go on with other thoughts', async () => {
    const slices = new Slices({ ms: 4, pause: nextTask });
    const controller = new AbortController();
    const endless = slices.run(() => steps(), controller.signal);
    const other = slices.run(() => steps(20), new AbortController().signal);
    setTimeout(() => controller.abort('enough'), 20);
    expect(await endless.catch((reason: unknown) => reason)).to.equal('enough');
    expect(await other).to.equal('done');
  });

  it('hand on what a thought throws', async () => {
    const slices = new Slices({ ms: 4, pause: nextTask });
    const failing = slices.run<string>(() => {
      throw new Error('lost');
    }, new AbortController().signal);
    expect(String(await failing.catch((error: unknown) => error))).to.contain('lost');
  });

  it('count only the time that is spent on a thought', async () => {
    const slices = new Slices({ ms: 4, pause: () => new Promise((resolve) => setTimeout(resolve, 40)) });
    const begun = performance.now();
    const spent = await slices.run(function* (now): Steps<number> {
      yield* steps(12);
      return now();
    }, new AbortController().signal);
    expect(performance.now() - begun).to.be.above(2 * spent);
  });
});
