import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD, WALLED_IN, WIN_AHEAD } from './positions.js';

const SCREENS = [
  { what: 'before the roll', attributes: {} },
  { what: 'where dice are entered', attributes: { dice: 'enter' } },
  { what: 'where dice are entered for one side after the other, in German', attributes: { dice: 'enter', lang: 'de' } },
  {
    what: 'at the start, with long names',
    attributes: { position: START, names: 'A'.repeat(40) + ',' + 'B'.repeat(40) },
  },
  { what: 'with an error', attributes: { position: 'x'.repeat(200) } },
  { what: 'asking for a new game', attributes: { position: START }, clicks: ['a1', 'a3'], button: 'New game' },
  { what: 'where a die has to come off', attributes: { position: TRIAD_AHEAD }, clicks: ['c1', 'e3'] },
  { what: 'where a die can be turned', attributes: { position: WALLED_IN }, clicks: ['a1'] },
  { what: 'at the end', attributes: { position: WIN_AHEAD }, clicks: ['b1', 'd3', 'd3'] },
] as const;

type Screen = (typeof SCREENS)[number];

async function open(screen: Screen): Promise<BoardPage> {
  const page = await BoardPage.open(screen.attributes);
  if ('clicks' in screen) for (const cell of screen.clicks) await page.clickCell(cell);
  if ('button' in screen) await page.clickButton(screen.button);
  return page;
}

/** Those of a kind that are smaller than this in one of their two directions, with their sizes. */
function tooSmall(page: BoardPage, selector: string, least: number): string[] {
  return page.all(selector).flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) < least ? [`${element.outerHTML} ${width} × ${height}`] : [];
  });
}

describe('<triad-board> in a page 320 pixels wide', () => {
  before(() => setViewport({ width: 320, height: 640 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const screen of SCREENS) {
    it(`needs no scrolling sideways ${screen.what}`, async () => {
      const page = await open(screen);
      expect(document.documentElement.scrollWidth).to.equal(320);
      const { right } = page.board.getBoundingClientRect();
      const wide = page.all('.frame *').filter((element) => element.getBoundingClientRect().right > right + 0.5);
      expect(wide.map((element) => element.className)).to.be.empty;
    });

    it(`has targets a finger can hit ${screen.what}`, async () => {
      const page = await open(screen);
      expect(page.all('.tool, .button').length).to.be.above(4);
      expect(tooSmall(page, '.tool, .button, .move-field input, .dice-form input', 44)).to.be.empty;
      expect(tooSmall(page, '.cell', 24)).to.be.empty;
    });
  }

  it('has cells that are square and do not overlap', async () => {
    const page = await BoardPage.open({ position: START });
    const [a1, b1, a2] = ['a1', 'b1', 'a2'].map((name) => page.cell(name).getBoundingClientRect());
    expect(a1!.width).to.be.closeTo(a1!.height, 0.5);
    expect(b1!.left).to.be.at.least(a1!.right - 0.5);
    expect(a2!.bottom).to.be.at.most(a1!.top + 0.5);
  });
});
