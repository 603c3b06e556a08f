import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import { html } from 'lit';
import type { TriominoTable } from '../../../../src/elements/games/triomino-table/define.js';
import { inForcedColors, system } from '../../forced-colors.js';
import { countPages, printedSheet, withPrinter } from '../../printing.js';
import { openMoment } from './moments.js';
import { ALONE, BUY, TWO_PLAYERS, TriominoPage } from './page.js';

const styleOf = (page: TriominoPage, selector: string) =>
  getComputedStyle(page.root.querySelector(selector) as Element);

describe('<triomino-table> in the forced colours of a reader', () => {
  inForcedColors();

  for (const [where, what] of [
    ['.board .laid', 'to move'],
    ['.rack-tile[data-fits] .laid', 'to move'],
    ['.held .laid', 'of two, with all tiles seen'],
    ['.pad-tile:not([aria-pressed=true]) .laid', 'with some of nine tiles entered'],
    ['.board .laid', 'before a diagram'],
  ] as const) {
    it(`has tiles with an edge and numbers in the colour of text: ${where}, ${what}`, async () => {
      expect(system('Highlight')).to.not.equal(system('CanvasText'));
      const page = await openMoment(what);
      const [path, text] = [styleOf(page, `${where}:not(.latest) .face`), styleOf(page, `${where} text`)];
      expect([path.fill, path.stroke, text.fill]).to.deep.equal(['Canvas', 'CanvasText', 'CanvasText'].map(system));
    });
  }

  it('tells the latest tile, a tile that is chosen, and places from the others', async () => {
    const page = await openMoment('with a tile chosen by key and the second place in view');
    for (const selector of ['.board .latest .face', '.rack-tile[aria-selected=true] .face', '.board .ghost .face']) {
      expect(styleOf(page, selector).stroke, selector).to.equal(system('Highlight'));
    }
    const ghosts = [...page.root.querySelectorAll('.ghost .face')].map(
      (path) => getComputedStyle(path).strokeDasharray,
    );
    expect(ghosts).to.deep.equal(['8px, 6px', 'none']);
    const [one, other] = page.all('.place').map((place) => getComputedStyle(place).borderTopColor);
    expect(other).to.not.equal(one);
    expect(styleOf(page, '.table').borderTopStyle).to.equal('solid');
  });

  it('tells tiles that fit nowhere from those that fit, and hidden tiles by an edge', async () => {
    const page = await openMoment('to move');
    const strokes = page
      .all('.rack-tile')
      .map((tile) => getComputedStyle(tile.querySelector('.face') as Element).stroke);
    const [unfit, fit] = ['GrayText', 'CanvasText'].map(system);
    expect(strokes).to.deep.equal([unfit, unfit, fit, unfit]);
    const diagram = await openMoment('before a diagram');
    const { fill, stroke } = styleOf(diagram, '.held .back');
    expect(fill !== system('Canvas') || stroke !== 'none', `${fill} ${stroke}`).to.be.true;
  });

  it('covers the tiles with something that is seen, and shows what is most likely wanted', async () => {
    const page = await openMoment('of two, covered');
    expect([styleOf(page, '.cover').borderTopStyle, styleOf(page, '.button.primary').borderTopWidth]).to.deep.equal([
      ...['solid', '3px'],
    ]);
  });
});

describe('what moves on <triomino-table>', () => {
  afterEach(() => resetMouse());

  const ends = (page: TriominoPage): number[] =>
    page.root.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));

  it('is a tile that is chosen, for a moment, and can be laid at once', async () => {
    const page = await TriominoPage.open(ALONE);
    expect(ends(page), 'a table is only shown').to.be.empty;
    page.tile('345').click();
    await page.element.updateComplete;
    expect([ends(page).length > 0, Math.max(...ends(page)) <= 200]).to.deep.equal([true, true]);
    page.place(0).click();
    await page.element.updateComplete;
    expect(page.moves).to.deep.equal(['453@-1,0']);
  });

  it('is the tile of another seat on its way, until a press shows where it lies', async () => {
    const page = await TriominoPage.open({ position: TWO_PLAYERS, seats: 'human remote' });
    const moving = () => ['.flier', '[data-beat]', '[data-from]'].map((each) => page.all(each).length > 0);
    await page.played('453@-1,0');
    expect([moving(), page.facts(0)]).to.deep.equal([[true, true, true], '12 points 2 tiles']);
    page.table.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await page.element.updateComplete;
    expect([moving(), page.laid]).to.deep.equal([
      [false, false, false],
      ['344@0,0', '453@-1,0'],
    ]);
  });

  it('is nothing where a reader wants less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const page = await TriominoPage.open(ALONE);
    for (const act of [
      () => page.click(page.tile('345')),
      () => page.click(page.ghost(page.ghosts[0] ?? '')),
      () => page.clickButton(BUY),
      () => page.clickButton('Zoom in'),
    ]) {
      await act();
      expect(ends(page)).to.be.empty;
    }
    expect([page.kinds.length, page.isMoved]).to.deep.equal([3, true]);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describe('what <triomino-table> prints', () => {
  const printer = withPrinter();
  const RUN = '344@0,0 | 000,044,144,444,445 | 0 0 0 - 1 | 12';

  /** The table that lies in the page to be printed. */
  const paper = () => {
    const printed = printedSheet();
    return { ...printed, page: new TriominoPage(printed.element.firstElementChild as TriominoTable) };
  };

  it('is the table with the tiles of whoever plays alone, what is to be done, and the moves', async () => {
    const page = await TriominoPage.open({ position: RUN, names: 'Ann' });
    await page.played('buy', 'draw 555');
    await printer.print(page);
    const { page: printed, caption, moves } = paper();
    expect([printed.element.error, printed.laid, printed.held, printed.facts()]).to.deep.equal([
      ...[undefined, ['344@0,0'], ['0-0-0 0-4-4 1-4-4 4-4-4 4-4-5 5-5-5'], '7 points'],
    ]);
    expect([caption, moves]).to.deep.equal(['Tap one, or buy (2 more).', '1. buy  2. draw 555']);
    expect(printed.all('button, input, .clock, .cover')).to.have.lengthOf(0);
    expect([page.moves, page.rack.length]).to.deep.equal([['buy', 'draw 555'], 6]);
  });

  it('is the moment that is shown of a record, with all racks', async () => {
    const record = 'triomino 2; start="344@0,0 | 044,144 / 000,555 | 0 0 0 - 1"; 044@0,1; buy; draw 111';
    await printer.print(await TriominoPage.open({ mode: 'replay', record, ply: '1' }));
    const { page, moves } = paper();
    expect([page.laid, page.held]).to.deep.equal([
      ['344@0,0', '044@0,1'],
      ['1-4-4', '0-0-0 5-5-5'],
    ]);
    expect(moves).to.equal('1. 044@0,1');
  });

  it('has the tile that is about to be laid, by the rules of the game, and the marks', async () => {
    const position =
      '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1 | 000 / 111 | 0 0 0 - 1';
    await printer.print(
      await TriominoPage.open({ position, placement: '534@1,-1', variant: 'pressman', marks: '355' }),
    );
    const { page } = paper();
    await page.until(() => page.root.querySelector('.marked') !== null);
    expect([page.element.error, page.explained]).to.deep.equal([undefined, '3-4-5: +112 (5+3+4, two hexagons 100)']);
  });

  it('is alone on the paper and not on the screen, and fits on one page, also for six with all their tiles', async () => {
    const racks = Array(6).fill('?9').join(' / ');
    const page = await TriominoPage.within(html`
      <main>
        <h1>A page</h1>
        ${TriominoPage.create({ position: `344@0,0 | ${racks} | 0 0 0 - 1`, tiles: '76' })}
      </main>
    `);
    await printer.print(page);
    const { element, page: printed } = paper();
    expect([page.element.checkVisibility(), element.checkVisibility()]).to.deep.equal([true, false]);
    await emulateMedia({ media: 'print' });
    expect([document.body.checkVisibility(), element.checkVisibility()]).to.deep.equal([false, true]);
    expect([printed.board.checkVisibility(), await countPages()]).to.deep.equal([true, 1]);
  });
});
