import { expect, fixture, html } from '@open-wc/testing';
import { CuboGrid } from '../../../src/elements/games/cubo-grid/cubo-grid.js';
import { KubiSheet } from '../../../src/elements/games/kubi-sheet/kubi-sheet.js';
import { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { TricuboSheet } from '../../../src/elements/games/tricubo-sheet/tricubo-sheet.js';
import { TriominoTable } from '../../../src/elements/games/triomino-table/triomino-table.js';
import { GameLesson } from '../../../src/elements/lesson/game-lesson.js';
import { GamePuzzle } from '../../../src/elements/puzzle/game-puzzle.js';
import { browser } from '../../runner/browser.js';
import { waitUntil } from '../../wait-until.js';
import { openByTool } from '../dialogs.js';
import { GamePage } from '../game-page.js';
import { TriadPage } from '../games/triad-board/page.js';
import { AFTER_MOVE, START } from '../games/triad-board/positions.js';
import { printedSheet, withPrinter } from '../printing.js';
import { watchTrouble } from '../watch-trouble.js';

const GAMES = [TriadBoard, KubiSheet, TricuboSheet, CuboGrid, TriominoTable];

interface Led extends HTMLElement {
  readonly game?: Element;
}

describe('elements of a registry that only a shadow root has', () => {
  const printer = withPrinter();
  let registry: CustomElementRegistry;
  let trouble: ReturnType<typeof watchTrouble>;
  before(function () {
    if (browser === 'Firefox' || browser === 'WebKit') this.skip();
  });
  beforeEach(() => {
    registry = new CustomElementRegistry();
    trouble = watchTrouble();
  });
  afterEach(() => expect(trouble.stop()).to.be.empty);

  async function open<E extends HTMLElement>(markup: string): Promise<E> {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open', customElementRegistry: registry });
    root.innerHTML = markup;
    return root.firstElementChild as E;
  }

  it('play, print, and draw the pictures of the help and the board of the course', async () => {
    TriadBoard.define('their-board', registry);
    const page = await new TriadPage(await open<TriadBoard>(`<their-board position="${START}"></their-board>`)).ready();
    await page.clickCells('a1', 'a3');
    expect(page.position).to.equal(AFTER_MOVE);
    await printer.print(page);
    expect(printedSheet().element.firstElementChild?.shadowRoot).to.not.equal(null);
    const help = await openByTool(page, 'Help');
    expect([...help.querySelectorAll('their-board')].map((each) => each.constructor.name)).to.have.lengthOf(5);
    expect(help.querySelector('their-board')?.shadowRoot?.querySelector('[part=board]')).to.not.equal(null);
    await page.click(help.querySelector('.to-course button')!);
    await page.until(() => page.find<Led>('game-lesson')?.game !== undefined);
    expect(page.find<Led>('game-lesson')?.game?.localName).to.equal('their-board');
  });

  for (const game of GAMES) {
    it(`can be led by a puzzle and a lesson of the same registry: <${game.tag}>`, async () => {
      for (const each of [game, GameLesson, GamePuzzle]) each.define(undefined, registry);
      const id = game.tag.split('-')[0]!;
      const puzzle = await open(`<game-puzzle game="${id}" number="1"></game-puzzle>`);
      await waitUntil(() => puzzle.shadowRoot?.querySelector(game.tag)?.shadowRoot, 'the puzzle has no game');
      const lesson = await open<Led>(`<game-lesson course="${id}"></game-lesson>`);
      await waitUntil(() => lesson.game, 'the lesson leads no game');
      for (const made of [puzzle.shadowRoot?.querySelector(game.tag), ...lesson.querySelectorAll('game-step')]) {
        expect(made?.customElementRegistry).to.equal(registry);
        expect(made?.shadowRoot).to.not.equal(null);
      }
      await new GamePage(lesson.game as never).ready();
    });
  }
});
