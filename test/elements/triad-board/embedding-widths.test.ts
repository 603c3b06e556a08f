import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD, WALLED_IN, WIN_AHEAD } from './positions.js';

const WIDTHS = [240, 320, 480, 639, 640, 720, 1080] as const;
const LONG = 'Wolfeschlegelsteinhausenbergerdorffson';

/** Moments of a game with something of their own in the panel or on the board. */
const MOMENTS: Readonly<Record<string, (board: BoardPage['board']) => Promise<void> | void>> = {
  'before the roll': () => undefined,
  'before dice are entered': (board) => void Object.assign(board, { dice: 'enter' }),
  'in a game': (board) => void Object.assign(board, { position: START }),
  'with long names': (board) => void Object.assign(board, { position: START, names: `${LONG}, ${LONG}` }),
  'with an error': (board) => void Object.assign(board, { position: 'x'.repeat(300) }),
  'in German': (board) => void Object.assign(board, { position: START, lang: 'de' }),
  'when it is over': (board) => {
    board.position = WIN_AHEAD;
    board.play('b1d3xc3');
  },
};

async function boardOf(width: number): Promise<BoardPage> {
  return BoardPage.within(html`<div style="inline-size: ${width}px"><triad-board></triad-board></div>`);
}

/** What sticks out of the element to the side, hidden texts aside. */
function stickingOut({ board, root }: BoardPage): string[] {
  const { left, right } = board.getBoundingClientRect();
  return [...root.querySelectorAll('*:not(.visually-hidden, style, slot)')]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5);
    })
    .map((element) => `${element.tagName} ${element.className}`);
}

for (const width of WIDTHS) {
  describe(`a board ${width} wide`, () => {
    before(() => setViewport({ width: 1200, height: 900 }));
    after(() => setViewport({ width: 800, height: 600 }));

    for (const [moment, arrange] of Object.entries(MOMENTS)) {
      it(`${moment} keeps to its width`, async () => {
        const page = await boardOf(width);
        await arrange(page.board);
        await page.board.updateComplete;
        expect(page.board.scrollWidth).to.be.at.most(page.board.clientWidth);
        expect(stickingOut(page)).to.be.empty;
        expect(page.find('.panel')?.scrollWidth).to.be.at.most(page.find('.panel')?.clientWidth ?? 0);
      });
    }

    it('keeps to its width while it asks, explains and offers', async () => {
      const page = await boardOf(width);
      page.board.position = TRIAD_AHEAD;
      await page.board.updateComplete;
      await page.clickCell('c1');
      await page.clickCell('e3');
      expect(stickingOut(page), 'a die to take off').to.be.empty;
      await page.clickCell('a1');
      expect(stickingOut(page), 'a refusal').to.be.empty;
      page.board.play('c1e3xd4');
      await page.board.updateComplete;
      await page.clickButton('New game');
      expect(stickingOut(page), 'a question').to.be.empty;
      page.board.position = WALLED_IN;
      await page.board.updateComplete;
      await page.clickCell('a1');
      expect(stickingOut(page), 'values to turn to').to.be.empty;
    });

    it(`has its panel ${width < 640 ? 'below' : 'beside'} the board`, async () => {
      const page = await boardOf(width);
      const board = page.find('.board')?.getBoundingClientRect();
      const panel = page.find('.panel')?.getBoundingClientRect();
      if (!board || !panel) throw new Error('both are there');
      if (width < 640) expect(panel.top).to.be.at.least(board.bottom);
      else expect(panel.left).to.be.at.least(board.right);
    });

    it('has a square board with square cells', async () => {
      const page = await boardOf(width);
      for (const selector of ['.board', '.cell']) {
        const box = page.find(selector)?.getBoundingClientRect();
        expect(box?.height).to.be.closeTo(box?.width ?? 0, 1);
      }
    });

    it('fits a screen of that width without scrolling to the side', async () => {
      await setViewport({ width, height: 900 });
      const page = await BoardPage.within(html`<div><triad-board position=${START} names=${LONG}></triad-board></div>`);
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
      await page.clickCell('a1');
      await page.clickCell('a3');
      expect(page.board.match.length).to.equal(1);
      await setViewport({ width: 1200, height: 900 });
    });
  });
}
