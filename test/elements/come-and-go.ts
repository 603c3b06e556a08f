import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { browser } from '../runner/browser.js';
import { leftAlive, listenersLeft } from './leaks.js';

interface Visitor extends LitElement {
  readonly match: object;
}

/** Elements that are in a page for a while. */
export interface Visits<Element extends Visitor> {
  /** How often one comes and goes. */
  readonly rounds: number;
  /** One of them, with the attributes of its round. */
  readonly make: (round: number) => Element;
  /** What a reader does on every tenth of them, and leaves unfinished. */
  readonly use: (element: Element) => Promise<void>;
}

/**
 * References, three to an element, that may be left. Chromium holds on to none. Others keep some elements for a while, now these and now those,
 * however often memory is cleared: were it our doing, it would be all of them, or at least each tenth, which is used.
 */
const heldOf = (rounds: number): number => (browser === 'Chromium' ? 0 : rounds / 8);

/** Mounts and unmounts elements as a page with routes does. Only weak references are left. */
async function comeAndGo<Element extends Visitor>({ rounds, make, use }: Visits<Element>): Promise<WeakRef<object>[]> {
  const holder = await fixture(html`<div></div>`);
  const references: WeakRef<object>[] = [];
  for (let round = 0; round < rounds; round++) {
    const element = make(round);
    holder.append(element);
    if (round % 10 === 0) await use(element);
    await element.updateComplete;
    references.push(new WeakRef(element), new WeakRef(element.match), new WeakRef(element.renderRoot));
    element.remove();
  }
  return references;
}

/** Nothing is left of elements that come and go. */
export function memorySuite<Element extends Visitor>(visits: Visits<Element>): void {
  it('leave no element and no match behind, nor a listener on the document or the window', async () => {
    let references: readonly WeakRef<object>[] = [];
    const listeners = await listenersLeft(async () => (references = await comeAndGo(visits)));
    expect(references).to.have.lengthOf(3 * visits.rounds);
    expect(await leftAlive(references)).to.be.at.most(heldOf(visits.rounds));
    expect(listeners).to.equal(0);
  });
}
