import { expect, fixture, html } from '@open-wc/testing';
import type { CuboGrid } from '../../../../src/elements/games/cubo-grid/define.js';
import '../../../../src/elements/games/cubo-grid/define.js';
import { Clock } from '../../../../src/match/time/clock.js';
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

async function open(seats: string, speed: number): Promise<CuboGrid> {
  return fixture<CuboGrid>(
    html`<cubo-grid seats=${seats} seed="house" level="medium" .timekeeper=${new FastClock(speed)}></cubo-grid>`,
  );
}

describe('a computer player of Cubo', () => {
  it('builds while the reader does, at its pace, calls, and takes what helps it', async () => {
    const grid = await open('human computer:hard', 20);
    await waitUntil(() => Boolean(grid.shadowRoot?.querySelector('.buzzer')), 'there is nothing to press');
    await grid.updateComplete;
    while (grid.match.actors.includes('chance')) grid.match.draw('user');
    const begun = grid.match.clock.now();
    const rolled = grid.match.length;
    const spoken = () => grid.shadowRoot?.querySelector('[role=status]:not(.seconds)')?.textContent ?? '';
    await waitUntil(() => grid.state.seats[1]?.stage === 'called', 'it does not call');
    const made = grid.match.entries.slice(rolled);
    // It may roll again.
    expect(made.every(({ actor, by }) => actor !== 0 && by === 'computer')).to.equal(true);
    expect(made.at(-1)?.text).to.equal('call');
    expect(grid.match.clock.now() - begun, 'milliseconds').to.be.above(500 * made.length);
    expect(spoken()).to.not.contain('swaps');
    await waitUntil(() => grid.state.seats[1]?.stage === 'decided', 'it takes nothing');
  });

  it('calls with what it has once it is the last who builds', async () => {
    const grid = await open('human computer:easy', 10);
    await waitUntil(() => Boolean(grid.shadowRoot?.querySelector('.buzzer')), 'there is nothing to press');
    await grid.updateComplete;
    while (grid.match.actors.includes('chance')) grid.match.draw('user');
    grid.match.play('call', { actor: 0, by: 'user' });
    await waitUntil(() => grid.state.seats[1]?.stage !== 'open', 'it goes on building');
    expect(grid.match.entries.at(-1)).to.deep.include({ actor: 1, by: 'computer', text: 'call' });
  });

  it('plays a whole game against its like', async () => {
    const grid = await open('computer:easy computer:hard', 200);
    await waitUntil(() => grid.outcome !== undefined, 'it does not end');
    const makers = new Set(grid.match.entries.map(({ by }) => by));
    expect([...makers].filter((by) => by !== 'auto')).to.deep.equal(['computer']);
  }).timeout(90_000);
});
