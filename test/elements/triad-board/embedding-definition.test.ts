import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';

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

describe('the definition of a board', () => {
  it('may be done again', () => {
    expect(warningsOf(() => [TriadBoard.define(), TriadBoard.define('triad-board')])).to.be.empty;
    expect(customElements.get('triad-board')).to.equal(TriadBoard);
  });

  it('may be under another name, also again', async () => {
    const define = () => TriadBoard.define('our-board');
    expect(warningsOf(() => [define(), define()])).to.be.empty;
    const board = document.createElement('our-board') as TriadBoard;
    board.position = START;
    await fixture(html`<div>${board}</div>`);
    const page = await new BoardPage(board).ready();
    expect(board).to.be.instanceOf(TriadBoard);
    await page.clickCell('a1');
    await page.clickCell('a3');
    expect(board.match.length).to.equal(1);
  });

  it('may be under several names beside each other', () => {
    TriadBoard.define('second-board');
    TriadBoard.define('third-board');
    expect(document.createElement('second-board')).to.be.instanceOf(TriadBoard);
    expect(document.createElement('third-board')).to.be.instanceOf(TriadBoard);
  });

  it('leaves a tag alone that belongs to somebody else, and says so', () => {
    const foreign = class extends HTMLElement {};
    customElements.define('foreign-board', foreign);
    const warnings = warningsOf(() => TriadBoard.define('foreign-board'));
    expect(customElements.get('foreign-board')).to.equal(foreign);
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.contain('<foreign-board>').and.to.contain('already defined');
  });

  it('says so where another copy of the library has the tag', () => {
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

  it('may go to a registry of its own, or nowhere where there is none', () => {
    const defined: unknown[] = [];
    const registry = { get: () => undefined, define: (...entry: unknown[]) => defined.push(entry) };
    TriadBoard.define('scoped-board', registry as unknown as CustomElementRegistry);
    expect(defined).to.have.lengthOf(1);
    expect(customElements.get('scoped-board')).to.equal(undefined);
  });
});
