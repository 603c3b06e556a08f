import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { MultiTouch } from '../../src/interaction/multi-touch.js';
import { fingers, mouse, releaseAll, tapAside } from '../elements/pointers.js';

type Point = readonly [number, number];

/** Two buttons and a place without one. */
class ButtonsForFingers extends LitElement {
  readonly fingers = new MultiTouch(this);

  override render() {
    return html`<button style="inline-size: 80px; block-size: 80px; touch-action: none"><b>one</b></button
      ><button style="inline-size: 80px; block-size: 80px; touch-action: none">two</button>
      <p style="block-size: 80px; touch-action: none">Here is none.</p>`;
  }
}
customElements.define('buttons-for-fingers', ButtonsForFingers);

interface Opened {
  readonly element: ButtonsForFingers;
  /** The middle of each button, and of the place without one. */
  readonly one: Point;
  readonly two: Point;
  readonly none: Point;
  /** What has been clicked. */
  readonly clicks: string[];
}

async function open(): Promise<Opened> {
  const element = await fixture<ButtonsForFingers>(html`<buttons-for-fingers></buttons-for-fingers>`);
  const clicks: string[] = [];
  const places = [...element.renderRoot.querySelectorAll('button, p')];
  for (const place of places) place.addEventListener('click', () => clicks.push(place.textContent ?? ''));
  const [one, two, none] = places.map((place): Point => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  }) as [Point, Point, Point];
  return { element, one, two, none, clicks };
}

/** One finger of several, by its number: the protocol of the browser lets none leave before the others. */
function touch({ element }: Opened, type: 'pointerdown' | 'pointerup', pointerId: number, [clientX, clientY]: Point) {
  const target = (element.renderRoot as ShadowRoot).elementFromPoint(clientX, clientY);
  const init = { pointerId, pointerType: 'touch', clientX, clientY, bubbles: true, composed: true };
  target?.dispatchEvent(new PointerEvent(type, init));
}

/** Until the browser would have made its click. */
async function leave(): Promise<void> {
  await fingers.up();
  await tapAside();
}

describe('fingers on the buttons of one element', () => {
  afterEach(releaseAll);

  it('click once where one taps alone, as the browser does', async () => {
    const { one, clicks } = await open();
    await fingers.down(one);
    await leave();
    expect(clicks).to.deep.equal(['one']);
  });

  it('click each its own where two tap at the same time', async () => {
    const { one, two, clicks } = await open();
    await fingers.down(one, two);
    await leave();
    expect(clicks.toSorted()).to.deep.equal(['one', 'two']);
  });

  it('click when one rests beside the buttons and another taps, once for each tap', async () => {
    const opened = await open();
    const { two, none, clicks } = opened;
    touch(opened, 'pointerdown', 1, none);
    for (let taps = 1; taps <= 2; taps++) {
      touch(opened, 'pointerdown', 2, two);
      expect(clicks.length).to.equal(taps - 1);
      touch(opened, 'pointerup', 2, two);
      expect(clicks.length).to.equal(taps);
    }
    touch(opened, 'pointerup', 1, none);
    expect(clicks).to.deep.equal(['two', 'two']);
  });

  it('click when they are lifted one after the other, and leave the next one to the browser', async () => {
    const opened = await open();
    const { one, two, clicks } = opened;
    touch(opened, 'pointerdown', 1, one);
    touch(opened, 'pointerdown', 2, two);
    touch(opened, 'pointerup', 1, one);
    touch(opened, 'pointerup', 2, two);
    touch(opened, 'pointerdown', 3, one);
    touch(opened, 'pointerup', 3, one);
    expect(clicks, 'no browser has made a click here').to.deep.equal(['one', 'two']);
  });

  it('click nothing where they were moved on the way, or taken away', async () => {
    const { one, two, clicks } = await open();
    await fingers.down(one, two);
    await fingers.move([one[0] + 20, one[1]], [two[0], two[1] + 20]);
    await leave();
    await fingers.down(one, two);
    await fingers.cancel();
    await tapAside();
    expect(clicks).to.be.empty;
  });

  it('click no button that is gone meanwhile', async () => {
    const { element, one, two, clicks } = await open();
    await fingers.down(one, two);
    element.renderRoot.querySelector('button')?.remove();
    await leave();
    expect(clicks).to.deep.equal(['two']);
  });

  it('are forgotten where the element is taken out of the page under them', async () => {
    const { element, one, two, clicks } = await open();
    await fingers.down(one, two);
    const parent = element.parentElement;
    element.remove();
    await leave();
    parent?.append(element);
    await fingers.down(two);
    await leave();
    expect(clicks).to.deep.equal(['two']);
  });

  it('are no mouse: that clicks beside a finger as ever', async () => {
    const { one, two, clicks } = await open();
    await fingers.down(one);
    await mouse.down(two);
    await mouse.up();
    expect(clicks).to.deep.equal(['two']);
  });

  it('let what a browser makes of their tap late be no second click, and later ones be clicks', async () => {
    const { one, two, clicks } = await open();
    const click = async () => {
      await mouse.down(two);
      await mouse.up();
    };
    await fingers.down(one, two);
    await fingers.up();
    await click();
    expect(clicks.toSorted()).to.deep.equal(['one', 'two']);
    await click();
    expect(clicks.toSorted()).to.deep.equal(['one', 'two', 'two']);
  });
});
