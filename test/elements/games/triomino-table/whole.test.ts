import { expect } from '@open-wc/testing';
import { clipped, overlapping, stickingOut } from '../../fit.js';
import { onScreen } from '../../on-screen.js';
import { describeWhole } from '../../whole.js';
import { MOMENTS, openMoment } from './moments.js';
import { BRIDGE, TriominoPage } from './page.js';

/** What has words or figures on it, round the table and below it. */
const WORDS =
  '.strip .points, .strip .note, .meta p, .pool p, .lid p, .placement, .entered, .result :is(th, td), .score-table p';
/** And what else has a place of its own. */
const PLACES = `${WORDS}, .rack-tile, .held li, .pad-tile`;

/** What is clipped, lies on something else or sticks out. */
function broken(page: TriominoPage): string[] {
  // What scrolls in a box of its own lies under nothing outside of it.
  const scrolled = page
    .all('.places *, .pad-tiles *, .score-table *, .rack[data-full] > *')
    .map(({ className }) => `${className} “`);
  const isScrolled = (thing: string) => scrolled.some((name) => thing.startsWith(name));
  return [
    // A long name is scrolled where it is written.
    ...clipped(page, WORDS).filter((thing) => !/^name (Wilh|Barth|“)/.test(thing)),
    // The round, the points and the button for the whole table lie on the cloth; the boxes of tiles overlap where their triangles interlock.
    ...overlapping(page, PLACES).filter(
      (pair) =>
        !/^\[object SVG.* and (p|own|round|clock|points|zoom|seconds)/.test(pair) &&
        !/^(rack-tile|LI|li).* and \1/.test(pair) &&
        !pair.split(' and ').some(isScrolled),
    ),
    ...stickingOut(page, `${PLACES}, .rack-place`).filter((thing) => !isScrolled(thing)),
  ];
}

describeWhole({
  tag: 'triomino-table',
  moments: MOMENTS,
  open: (moment) => openMoment(moment, { lang: 'de' }),
  broken,
  targets: [
    { selector: 'button:not(.listed, .rack-tile, .ending-fold, .once-more), input:not(.name)', least: 44 },
    // What is pressed is larger than what is seen, by 8 pixels on each side.
    { selector: '.ending-fold, .once-more', least: 28 },
    // A rack holds any number of tiles.
    { selector: '.rack-tile', least: 36 },
  ],
  controls: 'button:not(.listed, [data-tool="whole"]), input',
  texts: '.status, .error, .placement',
});

describe('<triomino-table>', () => {
  it('keeps the shape of its tiles, all of them in sight', async () => {
    const page = await openMoment('before a diagram', { width: 240 });
    for (const width of [240, 480, 1080]) {
      (page.element.parentElement as HTMLElement).style.inlineSize = `${width}px`;
      await new Promise(requestAnimationFrame);
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
    expect(broken(page)).to.deep.equal([]);
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
