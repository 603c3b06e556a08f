import { expect, nextFrame } from '@open-wc/testing';
import { thingsWith } from '../accessibility-tree.js';
import { tabStops } from '../keyboard.js';
import { onScreen } from '../on-screen.js';
import { MOMENTS, openMoment } from './moments.js';

const FEW = MOMENTS.filter(({ what }) => /^of (two|three|four)/.test(what));
const WORD = 'Several players build side by side, and that takes more room: turn the device, or use a larger one.';

describe('<cubo-grid> for several players in too narrow a place', () => {
  onScreen(800, 900);

  for (const moment of FEW) {
    for (const width of [240, 320, 480, 599]) {
      it(`says so in ${width} pixels and shows nothing else to play with, ${moment.what}`, async () => {
        const page = await openMoment(moment, { width });
        expect(page.element.innerText.trim() || page.find('.frame')?.innerText.trim()).to.equal(WORD);
        const seen = page.all('button, input, .cell, .clock, .status, [tabindex]');
        expect(seen.filter((each) => each.checkVisibility())).to.be.empty;
        expect(await thingsWith('button', 'textbox', 'grid', 'table', 'timer')).to.deep.equal([]);
      });
    }
  }

  it('has no tab stop', async () => {
    const page = await openMoment({ what: '', attributes: { seats: 'human human' } }, { width: 480 });
    expect(await tabStops(page)).to.deep.equal([]);
  });

  it('goes on where it was when there is room', async () => {
    const [moment] = FEW.filter(({ what }) => what === 'of two, where one takes a die');
    const page = await openMoment(moment as (typeof FEW)[number], { width: 720 });
    page.cell('a1', 0).click();
    await page.element.updateComplete;
    const { position } = page;
    const holder = page.element.parentElement as HTMLElement;
    const isShownIn = async (width: number) => {
      holder.style.inlineSize = `${width}px`;
      await nextFrame();
      return page.seat(0).checkVisibility();
    };
    expect(await isShownIn(480)).to.be.false;
    expect(await isShownIn(720)).to.be.true;
    expect([page.position, page.cell('a1', 0).ariaLabel]).to.deep.equal([position, 'a1, red 1, chosen']);
  });

  for (const width of [240, 320, 599]) {
    it(`is there for one player, for a diagram and for a record in ${width} pixels`, async () => {
      for (const what of ['building', 'before a diagram of four', 'looking through a record']) {
        const moment = MOMENTS.find((each) => each.what === what);
        const page = await openMoment(moment as (typeof MOMENTS)[number], { width });
        expect(page.seat(0).checkVisibility(), what).to.be.true;
        expect(page.find('.too-narrow')).to.equal(null);
        page.element.remove();
      }
    });
  }
});
