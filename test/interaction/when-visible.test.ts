import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { whenVisible } from '../../src/interaction/when-visible.js';
import { needs } from '../runner/browser.js';
import { waitUntil } from '../wait-until.js';

const frames = async () => {
  for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
};

/** A page with something at its top and something far below. */
async function longPage(): Promise<{ near: Element; far: Element }> {
  const page = await fixture(
    html`<div>
      <p>Near</p>
      <div style="block-size: 5000px"></div>
      <p>Far</p>
    </div>`,
  );
  const [near, far] = page.querySelectorAll('p');
  if (!near || !far) throw new Error('both are there');
  return { near, far };
}

describe('the first sight', () => {
  afterEach(() => scrollTo(0, 0));

  it('of what is on the screen comes soon, and once', async () => {
    const { near } = await longPage();
    let calls = 0;
    whenVisible(near, () => calls++);
    expect(calls).to.equal(0);
    await waitUntil(() => calls > 0);
    scrollTo(0, 5000);
    await frames();
    scrollTo(0, 0);
    await frames();
    expect(calls).to.equal(1);
  });

  it('of what is far below comes when it is near', async () => {
    needs('sight beyond the screen');
    const { far } = await longPage();
    let calls = 0;
    whenVisible(far, () => calls++);
    await frames();
    expect(calls).to.equal(0);
    const before = far.getBoundingClientRect().top - innerHeight;
    scrollTo(0, before - 300);
    await frames();
    expect(calls).to.equal(0);
    scrollTo(0, before - 100);
    await waitUntil(() => calls > 0);
    expect(far.getBoundingClientRect().top).to.be.above(innerHeight);
  });

  it('does not come when nobody waits any more', async () => {
    const { near } = await longPage();
    let calls = 0;
    const stop = whenVisible(near, () => calls++);
    stop();
    await frames();
    expect(calls).to.equal(0);
  });

  it('comes once for each of several', async () => {
    const { near, far } = await longPage();
    const seen: string[] = [];
    whenVisible(near, () => seen.push('near'));
    whenVisible(far, () => seen.push('far'));
    await waitUntil(() => seen.length === 1);
    far.scrollIntoView();
    await waitUntil(() => seen.length === 2);
    expect(seen).to.deep.equal(['near', 'far']);
  });

  it('is at once where nothing can be observed', async () => {
    const { far } = await longPage();
    const { IntersectionObserver: Original } = globalThis;
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    let calls = 0;
    const stop = whenVisible(far, () => calls++);
    globalThis.IntersectionObserver = Original;
    expect(calls).to.equal(1);
    stop();
  });
});
