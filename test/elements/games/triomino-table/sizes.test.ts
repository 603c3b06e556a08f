import { expect } from '@open-wc/testing';
import { clipped, outOfReach, overlapping, smallerThan, spaceOut, stickingOut } from '../../fit.js';
import { onScreen } from '../../on-screen.js';
import { MOMENTS, openMoment } from './moments.js';
import { BRIDGE, TriominoPage } from './page.js';

const WIDTHS = [240, 320, 480, 720, 1080, 1280];

/** What has words or figures on it, round the table and below it. */
const WORDS =
  '.strip .points, .strip .note, .meta p, .pool p, .cover p, .placement, .entered, .result :is(th, td), .score-table p';
/** And what else has a place of its own. */
const PLACES = `${WORDS}, .rack-tile, .held li, .pad-tile`;

/** Nothing is clipped, lies on something else or sticks out. */
function expectWhole(page: TriominoPage, where: string): void {
  // What scrolls in a box of its own lies under nothing outside of it.
  const scrolled = page.all('.places *, .pad-tiles *, .score-table *').map(({ className }) => `${className} “`);
  const isScrolled = (thing: string) => scrolled.some((name) => thing.startsWith(name));
  // A long name is scrolled where it is written.
  const cut = clipped(page, WORDS).filter((thing) => !/^name (Wilh|Barth|“)/.test(thing));
  expect(cut, `clipped ${where}`).to.deep.equal([]);
  // The round, the points and the button for the whole table lie on the cloth; the boxes of tiles overlap where their triangles interlock.
  const pairs = overlapping(page, PLACES).filter(
    (pair) =>
      !/^\[object SVG.* and (p|own|round|clock|points|zoom|seconds)/.test(pair) &&
      !/^(rack-tile|LI|li).* and \1/.test(pair) &&
      !pair.split(' and ').some(isScrolled),
  );
  expect(pairs, `overlapping ${where}`).to.deep.equal([]);
  expect(stickingOut(page, PLACES), `sticking out ${where}`).to.deep.equal([]);
}

async function resize({ element }: TriominoPage, width: number): Promise<void> {
  (element.parentElement as HTMLElement).style.inlineSize = `${width}px`;
  await new Promise(requestAnimationFrame);
}

describe('<triomino-table> in every width', () => {
  onScreen(1400, 900);

  for (const moment of MOMENTS) {
    it(`is whole, and large enough for a finger, ${moment.what}`, async () => {
      const page = await openMoment(moment, { width: 1280 });
      const isPlayed = moment.attributes['mode'] === undefined;
      for (const width of WIDTHS) {
        await resize(page, width);
        expectWhole(page, `${width} wide`);
        if (!isPlayed) continue;
        expect(smallerThan(44, page, 'button:not(.listed, .rack-tile), input:not(.name)'), `${width}`).to.deep.equal(
          [],
        );
        // A rack holds any number of tiles.
        expect(smallerThan(36, page, '.rack-tile'), `${width}`).to.deep.equal([]);
      }
    });
  }

  const few =
    /^(with a tile chosen$|with many|with some|at the end|of two, between|of six.*to move|before a placement)/;
  for (const moment of MOMENTS.filter(({ what }) => few.test(what))) {
    it(`is whole for a reader who spaces all text out, in French, ${moment.what}`, async () => {
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

  it('keeps the shape of its tiles, all of them in sight', async () => {
    const page = await openMoment('before a diagram', { width: 240 });
    for (const width of [240, 480, 1080]) {
      await resize(page, width);
      const board = page.board.getBoundingClientRect();
      for (const tile of page.root.querySelectorAll('.board .laid')) {
        const box = tile.getBoundingClientRect();
        expect([box.left >= board.left, box.bottom <= board.bottom], `${width}`).to.deep.equal([true, true]);
        expect(box.width / box.height).to.be.closeTo(100 / 86.6, 0.2);
      }
    }
  });

  it('is measured: what is clipped or sticks out is found', async () => {
    const page = await openMoment('to move', { width: 320 });
    const facts = page.find('.meta p') as HTMLElement;
    facts.style.cssText = 'position: relative; left: 800px';
    expect(stickingOut(page, PLACES)).to.not.be.empty;
    facts.style.cssText = 'display: block; inline-size: 5px; overflow: hidden; white-space: nowrap';
    expect(clipped(page, WORDS)).to.not.be.empty;
  });
});

describe('<triomino-table> at four times its size on a screen of 1280 by 1024', () => {
  onScreen(320, 256);

  const few =
    /^(to move|with a tile chosen$|with many|with some|of two, (covered|between)|before a placement$|looking)/;
  for (const moment of MOMENTS.filter(({ what }) => few.test(what))) {
    it(`can be used and read to its end without scrolling sideways, ${moment.what}`, async () => {
      const page = await openMoment(moment, { lang: 'de' });
      const controls = 'button:not(.listed, [data-tool="whole"]), input';
      expect(outOfReach(page, controls), 'controls').to.deep.equal([]);
      expect(outOfReach(page, '.status, .error, .placement'), 'texts').to.deep.equal([]);
      expect(document.documentElement.scrollWidth).to.equal(320);
    });
  }
});

describe('<triomino-table> that is born hidden', () => {
  it('is whole when it is shown, and can be played on', async () => {
    const table = TriominoPage.create({ position: BRIDGE });
    const holder = document.createElement('div');
    holder.hidden = true;
    holder.append(table);
    document.body.append(holder);
    await new Promise(requestAnimationFrame);
    holder.hidden = false;
    const page = await new TriominoPage(table).ready();
    expectWhole(page, 'shown');
    await page.lay('344', '344@0,0');
    expect([page.moves, page.laid.length]).to.deep.equal([['344@0,0'], 9]);
    holder.remove();
  });
});

describe('real tiles to enter in <triomino-table> on a phone', () => {
  onScreen(360, 640);

  it('are seen together with how many there are, the button that takes them, what is asked, and the tools', async () => {
    const page = await TriominoPage.open({ dice: 'enter' });
    for (const tile of page.all('.pad-tile').slice(0, 9)) tile.click();
    await page.until(() => page.button('Take these tiles') !== undefined);
    for (const selector of ['.pad-tiles', '.entered', '.actions .primary', '.status', '.toolbar']) {
      const { top, bottom } = (page.find(selector) as Element).getBoundingClientRect();
      expect([top >= 0, bottom <= innerHeight], selector).to.deep.equal([true, true]);
    }
  });
});

describe('<triomino-table> in a page that is written from right to left', () => {
  before(() => void (document.dir = 'rtl'));
  after(() => void (document.dir = ''));

  for (const [what, within, selector] of [
    ['with a tile chosen', '.table', '.board .laid, .board .ghost'],
    ['with a tile chosen', '.rack', '.rack-tile'],
    ['with some of nine tiles entered', '.pad-tiles', '.pad-tile'],
  ] as const) {
    it(`has its tiles as in every other page, ${what}: ${within}`, async () => {
      const page = await openMoment(what);
      const places = () => {
        const { left } = (page.find(within) as Element).getBoundingClientRect();
        return page.all(selector).map((element) => Math.round(element.getBoundingClientRect().left - left));
      };
      const mirrored = places();
      document.dir = 'ltr';
      const usual = places();
      document.dir = 'rtl';
      expect(mirrored).to.deep.equal(usual).and.to.have.length.at.least(3);
    });
  }
});
