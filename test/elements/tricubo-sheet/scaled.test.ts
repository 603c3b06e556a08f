import { expect, html } from '@open-wc/testing';
import { aMoment, releaseAll } from '../pointers.js';
import { ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

const PRESSES = {
  mouse: (page: TricuboPage, element: Element) => page.click(element),
  finger: (page: TricuboPage, element: Element) => page.tapOn(element),
};

const PARTS = {
  'drawn at half its size': 'transform: scale(0.5); transform-origin: 0 0',
  'drawn larger': 'transform: scale(1.3); transform-origin: 0 0; inline-size: 500px',
  'that is turned': 'transform: rotate(4deg); transform-origin: 0 0; inline-size: 500px; margin: 40px',
  'that is zoomed': 'zoom: 0.75',
  'that scrolls': 'block-size: 400px; overflow: auto',
};

for (const [pointer, press] of Object.entries(PRESSES)) {
  for (const [what, style] of Object.entries(PARTS)) {
    describe(`the ${pointer} on <tricubo-sheet> in a part of the page ${what}`, () => {
      const open = (position: string) =>
        TricuboPage.within(html`<div style=${style}><tricubo-sheet position=${position}></tricubo-sheet></div>`);

      afterEach(async () => {
        await releaseAll();
        await aMoment();
      });

      it('uses a die for its row, a field and a row to be scored, each where it is pressed', async () => {
        const page = await open(ROLLED);
        await press(page, page.die('M'));
        await press(page, page.find('tr[data-row="4"] svg') as Element);
        expect(page.moves).to.deep.equal(['M']);
        page.element.undo();
        await page.element.updateComplete;
        await press(page, page.die('M'));
        await press(page, page.fieldTarget('t') as Element);
        expect(page.moves).to.deep.equal(['Mt']);
        page.element.undo();
        await page.element.updateComplete;
        await press(page, page.die('S'));
        await press(page, page.interimTarget(4) as Element);
        expect(page.moves).to.deep.equal(['S:4']);
      });
    });
  }
}
