import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const touch = ({ root }: CuboPage, type: string, pointerId: number, [clientX, clientY]: readonly [number, number]) =>
  root
    .elementFromPoint(clientX, clientY)
    ?.dispatchEvent(
      new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY, bubbles: true, composed: true }),
    );

describe('a finger beside another that rests on the device', () => {
  it('calls by a double tap, and takes no die with it', async () => {
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
});
