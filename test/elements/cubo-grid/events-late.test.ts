import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html } from 'lit';
import { FakeClock } from '../../match/fake-clock.js';
import { errorOf } from '../bad-attributes.js';
import { CuboPage } from './cubo-page.js';

const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';
const TWO = `1 0 build 0 | ${SQUARE} o - 0 ; ${SQUARE} o - 0 | r6r1b6b2`;

/** Two beside each other, and what each is to tell the other, which is still on its way. */
async function apart(): Promise<{ left: CuboPage; right: CuboPage; messages: (() => void)[] }> {
  const grids = [0, 1].map(() =>
    Object.assign(document.createElement('cubo-grid'), { position: TWO, clock: new FakeClock() }),
  );
  await CuboPage.within(html`<div><div style="display: grid; grid-template-columns: 1fr 1fr">${grids}</div></div>`);
  const [left, right] = await Promise.all(grids.map((grid) => new CuboPage(grid).ready()));
  if (!left || !right) throw new Error('there are two');
  const messages: (() => void)[] = [];
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    await from.played('#0 call', '#0 take -');
    from.element.addEventListener('game-move', ({ detail: { actor, text, by } }) => {
      if (by !== 'script') messages.push(() => to.element.play(text, { actor }));
    });
  }
  return { left, right, messages };
}

describe('squares of Cubo on two devices whose messages take their time', () => {
  before(() => setViewport({ width: 1500, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('have the end of the time once each, where both have played it before they hear of the other’s', async () => {
    const { left, right, messages } = await apart();
    for (const page of [left, right]) await page.pass(6000);
    expect(messages).to.have.lengthOf(2);
    for (const arrive of messages) expect(errorOf(arrive).code).to.equal('illegal-move');
    expect([left.moves, right.moves]).to.deep.equal(Array(2).fill(['call', 'take -', 'timeout']));
    expect(right.position).to.equal(left.position);
  });

  it('leave a call that comes too late to the page, which hears that it is refused', async () => {
    const { left, right, messages } = await apart();
    await right.pass(5900);
    await right.click(right.action('Cubo!', 1));
    await left.pass(6000);
    expect(errorOf(messages[0] as () => void).code).to.equal('illegal-move');
    expect([left.moves.at(-1), right.moves.at(-1)]).to.deep.equal(['timeout', 'call']);
  });
});
