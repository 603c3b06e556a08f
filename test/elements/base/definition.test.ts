import { expect, fixture, html } from '@open-wc/testing';
import { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { openByTool, openEmbedTab } from '../dialogs.js';
import { printedSheet, withPrinter } from '../printing.js';
import { TriadPage } from '../games/triad-board/page.js';
import { AFTER_MOVE, START } from '../games/triad-board/positions.js';

/** The warnings of the console while something runs. */
function warningsOf(run: () => void): string[] {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (...texts: unknown[]) => warnings.push(texts.join(' '));
  try {
    run();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

describe('the definition of an element', () => {
  const printer = withPrinter();

  it('may be done again', () => {
    expect(warningsOf(() => [TriadBoard.define(), TriadBoard.define('triad-board')])).to.be.empty;
    expect(customElements.get('triad-board')).to.equal(TriadBoard);
  });

  it('may be under another name, which it has in the tag it shares, on paper and in the pictures of its help', async () => {
    const define = () => TriadBoard.define('our-board');
    expect(warningsOf(() => [define(), define()])).to.be.empty;
    const board = document.createElement('our-board') as TriadBoard;
    board.position = START;
    await fixture(html`<div>${board}</div>`);
    const page = await new TriadPage(board).ready();
    expect(board).to.be.instanceOf(TriadBoard);
    await page.clickCells('a1', 'a3');
    expect(page.position).to.equal(AFTER_MOVE);
    const share = await openByTool(page, 'Share');
    await openEmbedTab(page);
    expect([...share.querySelectorAll('textarea')].at(-1)?.value).to.match(/^<our-board .*<\/our-board>$/s);
    await page.press('Escape');
    await page.until(() => page.find('dialog') === null);
    await printer.print(page);
    expect(printedSheet().element.firstElementChild?.localName).to.equal('our-board');
    const help = await openByTool(page, 'Help');
    expect(help.querySelectorAll('our-board').length).to.equal(5);
  });

  it('leaves a tag alone that belongs to somebody else or to another copy of the library, and says so', () => {
    const foreign = class extends HTMLElement {};
    customElements.define('foreign-board', foreign);
    const warnings = warningsOf(() => TriadBoard.define('foreign-board'));
    expect(customElements.get('foreign-board')).to.equal(foreign);
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.contain('<foreign-board>').and.to.contain('already defined');
    const copy = class extends HTMLElement {};
    Object.defineProperty(copy, 'name', { value: 'TriadBoard' });
    customElements.define('copied-board', copy);
    expect(warningsOf(() => TriadBoard.define('copied-board'))).to.have.lengthOf(1);
  });

  it('may be of a class of the page that builds on it', async () => {
    class OurBoard extends TriadBoard {
      rolls(): boolean {
        return this.match.draw();
      }
    }
    OurBoard.define('extended-board');
    const board = document.createElement('extended-board') as OurBoard;
    await fixture(html`<div>${board}</div>`);
    expect(board.rolls()).to.be.true;
    expect(warningsOf(() => OurBoard.define('extended-board'))).to.be.empty;
  });

  it('may go to a registry of its own', () => {
    const defined: unknown[] = [];
    const registry = { get: () => undefined, define: (...entry: unknown[]) => defined.push(entry) };
    TriadBoard.define('scoped-board', registry as unknown as CustomElementRegistry);
    expect(defined).to.have.lengthOf(1);
    expect(customElements.get('scoped-board')).to.equal(undefined);
  });
});

let count = 0;

/** An element in the page whose tag is defined only when the function is called, as where markup comes before the script. */
async function undefinedTag(): Promise<{ element: HTMLElement; define: () => TriadBoard }> {
  const tag = `late-board-${++count}`;
  const element = document.createElement(tag);
  await fixture(html`<div>${element}</div>`);
  const define = () => {
    TriadBoard.define(tag);
    return element as TriadBoard;
  };
  return { element, define };
}

describe('an element whose script comes after its markup', () => {
  it('takes the attributes and the properties that are there, and follows them afterwards', async () => {
    const { element, define } = await undefinedTag();
    element.setAttribute('flipped', '');
    Object.assign(element, { position: START, names: 'Ann, Bob', starter: 1 });
    const page = await new TriadPage(define()).ready();
    expect(page.position).to.equal(START);
    expect(page.find('.cell')?.ariaLabel).to.match(/^f1/);
    expect(page.board.match.options).to.include({ starter: 1 });
    expect(page.find('[role=grid]')?.ariaLabel).to.contain('Ann against Bob');
    page.board.position = `${START} 5`;
    await page.board.updateComplete;
    expect(page.board.match.start).to.equal(`${START} 5`);
  });

  it('can be played straight after, which is heard by listeners that were there before', async () => {
    const { element, define } = await undefinedTag();
    Object.assign(element, { position: START });
    const heard: string[] = [];
    for (const type of ['game-move', 'game-change']) element.addEventListener(type, () => heard.push(type));
    define().play('a1a3');
    const page = await new TriadPage(element as TriadBoard).ready();
    expect(page.position).to.equal(AFTER_MOVE);
    expect(heard).to.deep.equal(['game-move', 'game-change']);
  });

  it('tells what is wrong with the properties that were set before', async () => {
    const { element, define } = await undefinedTag();
    Object.assign(element, { position: 'nonsense' });
    const board = define();
    await board.updateComplete;
    expect(board.error?.code).to.equal('bad-position');
  });

  it('can be undone, asked and begun anew straight after', async () => {
    const { element, define } = await undefinedTag();
    element.setAttribute('record', `triad 1; start=${START}; a1a3`);
    const board = define();
    expect([board.undo(), board.redo()]).to.deep.equal([true, true]);
    board.restart();
    expect(board.match.start).to.equal(START);
    expect(board.legalMoves()).to.not.be.empty;
  });
});
