import { expect } from '@open-wc/testing';
import { mouse, releaseAll } from '../pointers.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const touch = ({ root }: CuboPage, type: string, pointerId: number, [clientX, clientY]: readonly [number, number]) =>
  root
    .elementFromPoint(clientX, clientY)
    ?.dispatchEvent(
      new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY, bubbles: true, composed: true }),
    );

describe('found and left out', () => {
  afterEach(releaseAll);

  it('a double tap on “Cubo!” beside a resting finger takes no die', async () => {
    const page = await CuboPage.open({ position: table('o') });
    page.action('Cubo!').scrollIntoView({ block: 'end' });
    const at = page.middle(page.action('Cubo!'));
    touch(page, 'pointerdown', 1, page.middle(page.cell('b2')));
    for (let taps = 0; taps < 2; taps++) {
      touch(page, 'pointerdown', 2, at);
      touch(page, 'pointerup', 2, at);
      await page.element.updateComplete;
    }
    expect(page.moves).to.deep.equal(['call']);
  });

  it('the preview under the mouse is gone when the mouse has left the square', async () => {
    const page = await CuboPage.open({ position: table('o') });
    await page.click(page.cell('a1'));
    await mouse.move(page.middle(page.cell('c3')));
    await mouse.move([400, 590]);
    await page.element.updateComplete;
    expect(page.worth()).to.equal(32);
  });

  it('the second “Cubo!” of one who practises is said at once, too', async () => {
    const page = await CuboPage.open({ position: table('o'), seed: 'x' });
    await page.played('call', 'take -', 'roll all');
    let changes = 0;
    const timer = page.find('[role=timer]') as Element;
    new MutationObserver(() => changes++).observe(timer, { subtree: true, characterData: true, childList: true });
    await page.played('call');
    await new Promise(requestAnimationFrame);
    expect(changes).to.be.above(0);
  });

  it('another player’s swap leaves the question of a new game there', async () => {
    const page = await CuboPage.open({ position: table('oo') });
    await page.played('#0 swap a1c3');
    await page.clickButton('New game');
    await page.played('#1 swap a1c3');
    expect(page.find('.question') !== null).to.equal(true);
  });
});
