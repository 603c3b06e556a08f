import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { nearestLanguage, watchLanguage } from '../../src/interaction/nearest-language.js';

const told = () => new Promise((resolve) => setTimeout(resolve));

describe('the nearest language', () => {
  it('is none where nothing has one', () => {
    expect(nearestLanguage(document.createElement('div'))).to.equal(undefined);
  });

  it('is looked for outside of a shadow root', async () => {
    const host = await fixture(html`<div lang="fr"></div>`);
    const inner = document.createElement('p');
    host.attachShadow({ mode: 'open' }).append(inner);
    expect(nearestLanguage(inner)).to.equal('fr');
    inner.setAttribute('lang', 'it');
    expect(nearestLanguage(inner)).to.equal('it');
  });
});

describe('the observers of languages', () => {
  const { MutationObserver: Original } = globalThis;
  /** How many observe something now. */
  let observing = 0;

  before(() => {
    globalThis.MutationObserver = class extends Original {
      #isObserving = false;
      override observe(target: Node, options?: MutationObserverInit): void {
        if (!this.#isObserving) observing++;
        this.#isObserving = true;
        super.observe(target, options);
      }
      override disconnect(): void {
        if (this.#isObserving) observing--;
        this.#isObserving = false;
        super.disconnect();
      }
    };
  });
  after(() => (globalThis.MutationObserver = Original));
  beforeEach(() => (observing = 0));

  it('are one for all elements of a tree', async () => {
    const part = await fixture(
      html`<div>
        <p></p>
        <p></p>
        <p></p>
      </div>`,
    );
    const stops = [...part.children].map((element) => watchLanguage(element, () => undefined));
    expect(observing).to.equal(1);
    for (const stop of stops) stop();
    expect(observing).to.equal(0);
  });

  it('are one for each tree around an element', async () => {
    const host = await fixture(html`<div></div>`);
    const inner = document.createElement('p');
    host.attachShadow({ mode: 'open' }).append(inner);
    const stop = watchLanguage(inner, () => undefined);
    expect(observing).to.equal(2);
    stop();
    expect(observing).to.equal(0);
  });

  it('call back for every tree, and no longer after the end', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const inner = document.createElement('p');
    host.attachShadow({ mode: 'open' }).append(inner);
    let calls = 0;
    const stop = watchLanguage(inner, () => calls++);
    inner.lang = 'fr';
    await told();
    expect(calls).to.equal(1);
    host.lang = 'it';
    await told();
    expect(calls).to.equal(2);
    host.title = 'no language';
    await told();
    expect(calls).to.equal(2);
    stop();
    host.lang = 'nl';
    await told();
    expect(calls).to.equal(2);
  });

  it('can end twice without harm to others', async () => {
    const part = await fixture<HTMLElement>(
      html`<div>
        <p></p>
        <p></p>
      </div>`,
    );
    const [first, second] = part.children;
    if (!first || !second) throw new Error('there are two');
    let calls = 0;
    const stopFirst = watchLanguage(first, () => undefined);
    const stopSecond = watchLanguage(second, () => calls++);
    stopFirst();
    stopFirst();
    part.lang = 'fr';
    await told();
    expect(calls).to.equal(1);
    stopSecond();
    expect(observing).to.equal(0);
  });
});
