import { expect, fixture, html } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { AFTER_MOVE, START } from '../games/triad-board/positions.js';
import { watchTrouble } from '../watch-trouble.js';

/** The document of a frame on this page. */
async function otherDocument(): Promise<Document> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe width="700" height="800"></iframe>`);
  return frame.contentDocument as Document;
}

const sheetsOf = ({ shadowRoot }: Element): number => shadowRoot?.adoptedStyleSheets.length ?? 0;

/** What the browser makes of the styles of the picture, of the controls, and of a dialog. */
function looksOf(board: TriadBoard): readonly string[] {
  const view = board.ownerDocument.defaultView as Window;
  const find = (selector: string) => board.shadowRoot?.querySelector(selector) as Element;
  return [
    view.getComputedStyle(find('.frame')).display,
    view.getComputedStyle(find('.toolbar')).display,
    view.getComputedStyle(find('.visually-hidden')).position,
  ];
}

describe('a board that is moved into another document', () => {
  it('keeps its styles, its game and its controls, and so on the way back', async () => {
    const page = await TriadPage.open({ position: START });
    const { board } = page;
    const home = board.parentElement as Element;
    const looks = looksOf(board);
    const sheets = sheetsOf(board);
    const other = await otherDocument();
    for (const place of [other.body, home]) {
      place.append(board);
      await board.updateComplete;
      expect([looksOf(board), sheetsOf(board)]).to.deep.equal([looks, sheets]);
    }
    await page.clickCells('a1', 'a3');
    expect(page.position).to.equal(AFTER_MOVE);
  });

  it('opens its help there, with styles for the dialog and for the diagrams in it', async () => {
    const page = await TriadPage.open({ position: START });
    const other = await otherDocument();
    other.body.append(page.board);
    page.button('Help')?.click();
    await page.until(() => page.find('dialog[open] triad-board') !== null);
    const dialog = page.find('dialog') as HTMLElement;
    expect(other.defaultView?.getComputedStyle(dialog.querySelector('.dialog-head') as Element).display).to.equal(
      'flex',
    );
    const diagram = dialog.querySelector('triad-board') as TriadBoard;
    await diagram.updateComplete;
    expect(sheetsOf(diagram)).to.be.above(0);
  });

  it('is drawn where it has never been in the document that it was made in', async () => {
    const trouble = watchTrouble();
    const board = makeBoard({ position: START, mode: 'diagram' });
    (await otherDocument()).body.append(board);
    await board.updateComplete;
    expect(board.ownerDocument.defaultView?.getComputedStyle(board).display).to.equal('block');
    expect(trouble.stop()).to.be.empty;
  });

  it('has its styles again after it was in a document without a window', async () => {
    const { board } = await TriadPage.open({ position: START });
    const home = board.parentElement as Element;
    const looks = looksOf(board);
    document.implementation.createHTMLDocument().body.append(board);
    home.append(board);
    await board.updateComplete;
    expect(looksOf(board)).to.deep.equal(looks);
  });
});
