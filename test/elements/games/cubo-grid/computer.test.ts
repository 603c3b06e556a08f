import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { CuboGrid } from '../../../../src/elements/games/cubo-grid/define.js';
import '../../../../src/elements/games/cubo-grid/define.js';
import { Clock } from '../../../../src/match/time/clock.js';
import { FakeClock } from '../../../match/fake-clock.js';
import { waitUntil } from '../../../wait-until.js';

/** A clock by which a minute passes in a second or less. */
class FastClock extends Clock {
  readonly #speed: number;

  constructor(speed: number) {
    super();
    this.#speed = speed;
  }

  override now(): number {
    return performance.now() * this.#speed;
  }

  override after(ms: number, ring: () => void): () => void {
    const timer = setTimeout(ring, ms / this.#speed);
    return () => clearTimeout(timer);
  }
}

async function open(seats: string, clock: Clock): Promise<CuboGrid> {
  return fixture<CuboGrid>(
    html`<cubo-grid seats=${seats} seed="house" level="medium" .timekeeper=${clock}></cubo-grid>`,
  );
}

/** To think takes no time: the clock goes on while somebody waits for it, until something is due. */
function passTime(clock: FakeClock): void {
  const waiting = clock.pending;
  for (let i = 0; i < 300 && waiting > 0 && clock.pending === waiting; i++) clock.advance(100);
}

describe('a computer player of Cubo', () => {
  // Computers wait in real time until a move has been seen.
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('builds while the reader does, at its pace, calls, and takes what helps it', async () => {
    const clock = new FakeClock();
    const grid = await open('human computer:hard', clock);
    const untilStage = (stage: string, message: string) =>
      waitUntil(() => {
        const isThere = grid.state.seats[1]?.stage === stage;
        if (!isThere) passTime(clock);
        return isThere;
      }, message);
    await waitUntil(() => Boolean(grid.shadowRoot?.querySelector('.buzzer')), 'there is nothing to press');
    await grid.updateComplete;
    while (grid.match.actors.includes('chance')) grid.match.draw('user');
    const begun = clock.now();
    const rolled = grid.match.length;
    const spoken = () => grid.shadowRoot?.querySelector('[role=status]:not(.seconds)')?.textContent ?? '';
    await untilStage('called', 'it does not call');
    const made = grid.match.entries.slice(rolled);
    // It may roll again.
    expect(made.every(({ actor, by }) => actor !== 0 && by === 'computer')).to.equal(true);
    expect(made.at(-1)?.text).to.equal('call');
    expect(clock.now() - begun, 'milliseconds').to.be.above(500 * made.length);
    expect(spoken()).to.not.contain('swaps');
    await untilStage('decided', 'it takes nothing');
  });

  it('calls with what it has once it is the last who builds', async () => {
    const grid = await open('human computer:easy', new FastClock(60));
    await waitUntil(() => Boolean(grid.shadowRoot?.querySelector('.buzzer')), 'there is nothing to press');
    await grid.updateComplete;
    while (grid.match.actors.includes('chance')) grid.match.draw('user');
    grid.match.play('call', { actor: 0, by: 'user' });
    await waitUntil(() => grid.state.seats[1]?.stage !== 'open', 'it goes on building');
    expect(grid.match.entries.at(-1)).to.deep.include({ actor: 1, by: 'computer', text: 'call' });
  });

  it('plays a whole game against its like', async () => {
    const grid = await open('computer:easy computer:hard', new FastClock(200));
    await waitUntil(() => grid.outcome !== undefined, 'it does not end');
    const makers = new Set(grid.match.entries.map(({ by }) => by));
    expect([...makers].filter((by) => by !== 'auto')).to.deep.equal(['computer']);
  });
});
