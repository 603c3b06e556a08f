import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import type { TriominoTable } from '../../../src/elements/triomino-table/define.js';
import { countPages, printedSheet, withPrinter } from '../printing.js';
import { DiagramPage, FIGURES } from './diagram-page.js';
import { NAMES, ReplayPage } from './replay-page.js';
import { RUN } from './running.js';
import { TriominoPage } from './triomino-page.js';

const SEED = 'quicksilver';

/** The tables that lie in the page to be printed. */
function paper() {
  const printed = printedSheet();
  return { ...printed, page: new DiagramPage(printed.element.firstElementChild as TriominoTable) };
}

/** Everything that is written on the sheet, also where it is not seen. */
const writtenOn = (page: DiagramPage): string => `${printedSheet().element.innerHTML} ${page.root.innerHTML}`;

describe('what <triomino-table> prints', () => {
  const printer = withPrinter();

  it('is the table with the tiles of whoever plays alone, what is to be done, and the moves', async () => {
    const page = await TriominoPage.open({ position: RUN, names: 'Ann' });
    await page.played('buy', 'draw 555');
    await printer.print(page);
    const { page: printed, caption, moves } = paper();
    expect(printed.element.error).to.equal(undefined);
    expect([printed.laid, printed.held]).to.deep.equal([['344@0,0'], ['0-0-0 0-4-4 1-4-4 4-4-4 4-4-5 5-5-5']]);
    expect(printed.heads).to.deep.equal(['Ann, 7 points, 6 tiles']);
    expect(caption).to.equal('Lay a tile, or buy another: 1 of 3 bought.');
    expect(moves).to.equal('1. buy  2. draw 555');
    expect(printed.all('button, input, .clock, .cover')).to.have.lengthOf(0);
    expect([page.moves, page.rack.length]).to.deep.equal([['buy', 'draw 555'], 6]);
  });

  it('is the moment that is shown of a record, with all racks', async () => {
    await printer.print(await ReplayPage.open({ names: NAMES, ply: '5' }));
    const { page, moves } = paper();
    expect(page.laid).to.deep.equal(['444@0,0', '044@0,1']);
    expect(page.held[1]).to.equal('0-0-1 0-1-2 1-1-1 1-2-2 1-4-4 3-4-4 4-4-5 5-5-5');
    expect(moves).to.match(/ {2}5\. 044@0,1$/);
  });

  it('has the tile that is about to be laid, by the rules of the game, and the marks', async () => {
    const position = `${FIGURES.double.position} | 000 / 111 | 0 0 0 - 1`;
    const { placement } = FIGURES.double;
    await printer.print(await TriominoPage.open({ position, placement, variant: 'pressman', marks: '355' }));
    const { page } = paper();
    await page.until(() => page.root.querySelector('.marked') !== null);
    expect([page.element.error, page.explained]).to.deep.equal([undefined, '3-4-5: 5+3+4, two hexagons 100: 112']);
  });

  for (const [viewer, seat] of [
    ['', undefined],
    ['public', undefined],
    ['0', 0],
    ['1', 1],
  ] as const) {
    it(`has of a game that goes on ${seat === undefined ? 'nobody’s' : 'only one’s own'} tiles, and no seed: viewer="${viewer}"`, async () => {
      const page = await TriominoPage.open({ seats: 'human human', seed: SEED, viewer });
      await page.played('draw all');
      const racks = page.element.state.racks.map((rack) => [...rack]);
      await page.uncover();
      await printer.print(page);
      const { page: printed, moves } = paper();
      const secrets = racks.flatMap((rack, each) => (each === seat ? [] : rack.map(String)));
      const names = secrets.flatMap((tile) => [tile, [...tile].join('-')]);
      const found = names.filter((name) => new RegExp(`(?<![\\d.-])${name}(?![\\d.-])`).test(writtenOn(printed)));
      // The tiles that were drawn for the lead have gone back, and may be anybody's.
      const lead = page.moves.filter((move) => move.startsWith('lead')).join();
      expect(found.filter((name) => !lead.includes(name))).to.be.empty;
      expect(writtenOn(printed)).to.not.contain(SEED);
      expect(moves?.match(/deal \?9/g)).to.have.lengthOf(seat === undefined ? 2 : 1);
      if (seat !== undefined) expect(printed.held[seat]?.replaceAll('-', '')).to.equal(racks[seat]?.join(' '));
    });
  }

  it('is alone on the paper, and not on the screen', async () => {
    const page = await TriominoPage.within(
      html`<main>
        <h1>A page</h1>
        <triomino-table position=${RUN}></triomino-table>
      </main>`,
    );
    await printer.print(page);
    const { element, page: printed } = paper();
    expect([page.element.checkVisibility(), element.checkVisibility()]).to.deep.equal([true, false]);
    await emulateMedia({ media: 'print' });
    expect([document.body.checkVisibility(), element.checkVisibility()]).to.deep.equal([false, true]);
    expect(printed.board.checkVisibility()).to.be.true;
  });

  it('fits on one page, also for six with all their tiles', async () => {
    const racks = Array(6).fill('?9').join(' / ');
    await printer.print(await TriominoPage.open({ position: `344@0,0 | ${racks} | 0 0 0 - 1`, tiles: '76' }));
    await emulateMedia({ media: 'print' });
    expect(await countPages()).to.equal(1);
  });
});
