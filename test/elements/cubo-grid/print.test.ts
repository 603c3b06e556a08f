import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import type { CuboGrid } from '../../../src/elements/cubo-grid/define.js';
import { countPages, printedSheet, withPrinter } from '../printing.js';
import { CuboPage } from './cubo-page.js';
import { DiagramPage } from './diagram-page.js';
import { NAMES, ReplayPage } from './replay-page.js';
import { BUILDING } from './running.js';

const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';

/** The squares that lie in the page to be printed. */
function paper() {
  const printed = printedSheet();
  return { ...printed, page: new DiagramPage(printed.element.firstElementChild as CuboGrid) };
}

describe('what <cubo-grid> prints', () => {
  const printer = withPrinter();

  it('is the square with what its lines earn, in words too, what is to be done, and the moves', async () => {
    const page = await CuboPage.open({ position: BUILDING, names: 'Ann' });
    await page.played('swap a1c3', 'swap a1c3');
    await printer.print(page);
    const { page: printed, caption, moves } = paper();
    expect(printed.element.error).to.equal(undefined);
    expect([printed.squares, printed.names]).to.deep.equal([[SQUARE], ['Ann']]);
    expect(printed.explained().at(-1)).to.equal('Worth 32');
    expect(caption).to.equal('Arrange your dice, then call Cubo.');
    expect(moves).to.equal('1. swap a1c3  2. swap a1c3');
    expect(printed.all('button, input, .clock, .cover')).to.have.lengthOf(0);
  });

  it('is every player’s square at the moment that is shown, with the middle and the die that was taken', async () => {
    await printer.print(await ReplayPage.open({ names: NAMES, ply: '9' }));
    const { page, moves } = paper();
    expect(page.squares).to.deep.equal([SQUARE, 'r6r6r6/r6w6b6/b1b6b1']);
    expect([page.names, page.held]).to.deep.equal([
      ['Ann', 'Bo'],
      ['has taken red 5', ''],
    ]);
    expect(page.middleDice).to.deep.equal(['red 3', 'empty', 'blue 1', 'blue 6']);
    expect(page.facts(1)).to.equal('too late');
    expect(moves).to.match(/ {2}9\. timeout$/);
  });

  it('counts by the options of the game, and has its numerals and marks', async () => {
    const position = BUILDING.replace(SQUARE, 'r2b1b3/r4w3r5/b3b2r4');
    await printer.print(await CuboPage.open({ position, streets: 'any-order', numerals: '', marks: 'a1 2' }));
    const { page } = paper();
    await page.until(() => page.find('.ring') !== null);
    expect([page.element.error, page.worth()]).to.deep.equal([undefined, 32]);
    expect(page.all('.ring, .edges [data-marked]')).to.have.lengthOf(2);
    const numerals = page.all('.cell .die text').map(({ textContent }) => textContent);
    expect(numerals.join('')).to.equal('213435324');
  });

  it('leaves out a preview of what is only begun', async () => {
    const page = await CuboPage.open({ position: `1 0 exchange 0 | ${SQUARE} t r6 0 | -r1b6b2` });
    await page.click(page.cell('a1'));
    expect(page.worth()).to.equal(23);
    await printer.print(page);
    expect([paper().page.squares, paper().page.worth()]).to.deep.equal([[SQUARE], 32]);
  });

  it('is alone on the paper, and not on the screen; no time runs in it', async () => {
    const page = await CuboPage.within(
      html`<main>
        <h1>A page</h1>
        <cubo-grid position=${BUILDING}></cubo-grid>
      </main>`,
    );
    await printer.print(page);
    const { element, page: printed } = paper();
    expect([page.element.checkVisibility(), element.checkVisibility()]).to.deep.equal([true, false]);
    expect((printed.element.match as unknown as { isSuspended: boolean }).isSuspended).to.be.true;
    await emulateMedia({ media: 'print' });
    expect([document.body.checkVisibility(), element.checkVisibility()]).to.deep.equal([false, true]);
    expect(printed.seat().checkVisibility()).to.be.true;
  });

  it('fits on one page for one, and for four', async () => {
    await printer.print(await CuboPage.open({ position: BUILDING }));
    expect(await countPages()).to.equal(1);
    const seats = Array(4).fill(`${SQUARE} o - 0`).join(' ; ');
    const four = await DiagramPage.within(
      html`<div><cubo-grid position="1 0 build 0 | ${seats} | r6r1b6b2"></cubo-grid></div>`,
    );
    await printer.print(four);
    // In a test the page is laid out for paper only when it is told so.
    await emulateMedia({ media: 'print' });
    expect(await countPages()).to.equal(1);
  });

  it('leaves the game as it is, and the time running', async () => {
    const page = await CuboPage.open({ position: BUILDING });
    await printer.print(page);
    expect(page.position).to.equal(BUILDING);
    await page.pass(60_000);
    expect(page.moves).to.deep.equal(['timeout']);
  });
});
