import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { thingsWith } from '../accessibility-tree.js';
import { clipped, outOfReach, overlapping, smallerThan, spaceOut, stickingOut } from '../fit.js';
import { tabStops } from '../keyboard.js';
import { onScreen } from '../on-screen.js';
import { MOMENTS, openMoment } from './moments.js';
import { CuboPage, ONE } from './page.js';

const WIDTHS = [240, 320, 480, 599, 720, 1080, 1280];

/** Everything with text or numbers, in and around the squares. */
const WORDS =
  '.clock > :first-child, .facts, .edges li, .worth, .explained li, .explained p, .best p, .result :is(th, td), .too-narrow, .take';
/** And what else has a place of its own. */
const PLACES = `${WORDS}, .seconds, .middle > span, .square .cell, .taken, .pick, .thrown .blank, .gap`;

/** Nothing is clipped, lies on something else or sticks out. */
function expectWhole(page: CuboPage, where: string): void {
  // A long name is scrolled where it is written.
  const cut = clipped(page, WORDS).filter((thing) => !/^name (Wilh|Barth|“)/.test(thing));
  expect(cut, `clipped ${where}`).to.deep.equal([]);
  // What is covered cannot be read, and a lifted die comes near its neighbours.
  const pairs = overlapping(page, PLACES).filter((pair) => !/“[^”]*Cubo”/.test(pair));
  expect(pairs, `overlapping ${where}`).to.deep.equal([]);
  expect(stickingOut(page, PLACES), `sticking out ${where}`).to.deep.equal([]);
}

async function resize({ element }: CuboPage, width: number): Promise<void> {
  (element.parentElement as HTMLElement).style.inlineSize = `${width}px`;
  await new Promise(requestAnimationFrame);
}

describe('<cubo-grid> in every width', () => {
  onScreen(1400, 900);

  for (const moment of MOMENTS) {
    it(`is whole, and large enough for a finger, ${moment.what}`, async () => {
      const page = await openMoment(moment, { width: 1280 });
      for (const width of WIDTHS) {
        await resize(page, width);
        expectWhole(page, `${width} wide`);
        expect(smallerThan(44, page, '.tool, .button, .seat-actions button'), `${width}`).to.deep.equal([]);
        if (width >= 320) expect(smallerThan(40, page, '.cell:is(button), .take, .pick'), `${width}`).to.deep.equal([]);
      }
    });
  }

  const few = /^(after the call|giving|between|with some|of two, between|of four.*end|looking|before a diagram$)/;
  for (const moment of MOMENTS.filter(({ what }) => few.test(what))) {
    it(`is whole for a user who spaces all text out, in French, ${moment.what}`, async () => {
      const page = await openMoment(moment, { width: 1080, lang: 'fr' });
      const end = spaceOut(page);
      try {
        for (const width of [320, 720, 1080]) {
          await resize(page, width);
          expectWhole(page, `${width} wide`);
        }
      } finally {
        end();
      }
    });
  }

  it('is measured: what is clipped, overlaps or sticks out is found', async () => {
    const page = await openMoment('between two rounds', { width: 320 });
    const worth = page.find('.worth') as HTMLElement;
    worth.style.cssText = 'position: relative; left: 400px';
    expect(stickingOut(page, PLACES)).to.not.be.empty;
    worth.style.cssText = 'translate: -60px';
    expect(overlapping(page, PLACES)).to.not.be.empty;
    const line = page.find('.explained li') as HTMLElement;
    line.style.cssText = 'inline-size: 20px; white-space: nowrap';
    expect(clipped(page, WORDS)).to.have.lengthOf(1);
  });
});

describe('<cubo-grid> at four times its size on a screen of 1280 by 1024', () => {
  onScreen(320, 256);

  const few = /^(building|after the call|giving|with some|between|before a diagram|looking|before a mistake)/;
  for (const moment of MOMENTS.filter(({ what }) => few.test(what))) {
    it(`can be used and read to its end without scrolling sideways, ${moment.what}`, async () => {
      const page = await openMoment(moment, { lang: 'de' });
      const isMade = moment.attributes['mode'] !== 'diagram';
      const controls = 'button:not(.listed, .seat:has(.cover) .cell), input, .take';
      expect(outOfReach(page, controls), 'controls').to.deep.equal([]);
      expect(outOfReach(page, '.status, .error, .explained li'), 'texts').to.deep.equal([]);
      expect([document.documentElement.scrollWidth, page.all(controls).length > 0]).to.deep.equal([320, isMade]);
    });
  }
});

describe('<cubo-grid> for several players in too narrow a place', () => {
  onScreen(800, 900);
  const WORD = 'Several players build side by side and need more room: turn the device, or use a larger screen.';

  for (const moment of MOMENTS.filter(({ what }) => /^of (two|three|four)/.test(what))) {
    it(`says so and shows nothing else to play with, ${moment.what}`, async () => {
      const page = await openMoment(moment, { width: 599 });
      for (const width of [599, 240]) {
        await resize(page, width);
        expect(page.element.innerText.trim() || page.find('.frame')?.innerText.trim(), `${width}`).to.equal(WORD);
        const seen = page.all('button, input, .cell, .clock, .status, [tabindex]');
        expect(seen.filter((each) => each.checkVisibility())).to.be.empty;
      }
    });
  }

  it('has no tab stop, and nothing else for assistive technology', async () => {
    const page = await openMoment('of two, building', { width: 480 });
    expect(await thingsWith('button', 'textbox', 'grid', 'table', 'timer')).to.deep.equal([]);
    expect(await tabStops(page)).to.deep.equal([]);
  });

  it('goes on where it was when there is room', async () => {
    const page = await openMoment('of two, where one takes a die', { width: 720 });
    page.cell('a1', 0).click();
    await page.element.updateComplete;
    const { position } = page;
    for (const [width, isShown] of [
      [480, false],
      [720, true],
    ] as const) {
      await resize(page, width);
      expect(page.seat(0).checkVisibility()).to.equal(isShown);
    }
    expect([page.position, page.cell('a1', 0).ariaLabel]).to.deep.equal([position, 'a1, red 1, selected']);
  });

  for (const what of ['building', 'before a diagram of four', 'looking through a record']) {
    it(`is shown all the same ${what}`, async () => {
      const page = await openMoment(what, { width: 240 });
      expect([page.seat(0).checkVisibility(), page.find('.too-narrow')]).to.deep.equal([true, null]);
    });
  }
});

describe('<cubo-grid> wherever it is placed', () => {
  onScreen(360, 900);

  const PLACED: Readonly<Record<string, (grid: HTMLElement) => TemplateResult>> = {
    'a float': (grid) => html`<div><div style="float: left">${grid}</div></div>`,
    'a row of boxes': (grid) => html`<div style="display: flex"><div>${grid}</div></div>`,
    'a column of boxes': (grid) =>
      html`<div style="display: flex; flex-direction: column; align-items: start">${grid}</div>`,
    'a cell of a table': (grid) =>
      html`<table>
        <tr>
          <td>${grid}</td>
        </tr>
      </table>`,
    'a grid': (grid) => html`<div style="display: grid; justify-items: start">${grid}</div>`,
    'a dialog': (grid) => html`<div><dialog open style="position: static">${grid}</dialog></div>`,
  };
  for (const [what, place] of Object.entries(PLACED)) {
    it(`takes its place in ${what}`, async () => {
      const page = await CuboPage.within(place(CuboPage.create(ONE)));
      expect(page.element.offsetWidth).to.be.above(200);
      expect(page.cell('a1').offsetWidth).to.be.above(40);
      expectWhole(page, what);
    });
  }

  it('is whole when it is born hidden and then shown, and can be played on', async () => {
    const grid = CuboPage.create(ONE);
    const holder = document.createElement('div');
    holder.hidden = true;
    holder.append(grid);
    document.body.append(holder);
    await new Promise(requestAnimationFrame);
    holder.hidden = false;
    const page = await new CuboPage(grid).ready();
    expectWhole(page, 'shown');
    await page.swap('a1', 'c3');
    expect(page.moves).to.deep.equal(['swap a1c3']);
    holder.remove();
  });
});

describe('<cubo-grid> in a page that is written from right to left', () => {
  before(() => void (document.dir = 'rtl'));
  after(() => void (document.dir = ''));

  for (const [what, within, selector] of [
    ['building', '.square', '.square .cell, .edges li, .worth'],
    ['building', '.middle', '.middle > span'],
    ['after the call', '.taking', '.taking > *'],
    ['with some of nine dice entered', '.thrown', '.thrown > *'],
    ['before a diagram', '.square', '.cell, .edges li'],
  ] as const) {
    it(`has its dice and figures as in every other page, ${what}: ${within}`, async () => {
      const page = await openMoment(what);
      const places = () => {
        const { left } = (page.find(within) as Element).getBoundingClientRect();
        return page.all(selector).map((element) => Math.round(element.getBoundingClientRect().left - left));
      };
      const mirrored = places();
      document.dir = 'ltr';
      const usual = places();
      document.dir = 'rtl';
      expect(mirrored).to.deep.equal(usual).and.to.have.length.at.least(4);
    });
  }
});
