import { expect, fixture, html } from '@open-wc/testing';
import { DiagramPage } from './diagram-page.js';
import { BoardPage } from './board-page.js';
import { drawingOf } from './drawings.js';
import { START } from './positions.js';

describe('marks on a board', () => {
  it('that a script has asked before it is in the page are drawn there', async () => {
    const board = document.createElement('triad-board');
    Object.assign(board, { position: START, marks: 'c3' });
    expect(board.match.length).to.equal(0);
    await import('../../../src/ui/drawing.js');
    const page = await DiagramPage.within(html`<div>${board}</div>`);
    await page.until(() => drawingOf(page) !== null);
    expect(drawingOf(page) !== null).to.be.true;
  });

  it('that waits for its dice lie on the cells', async () => {
    const page = await BoardPage.open({ marks: 'a6 f1' });
    await page.until(() => drawingOf(page) !== null);
    const drawing = drawingOf(page)?.getBoundingClientRect();
    const grid = page.find('.grid')?.getBoundingClientRect();
    expect(drawing?.left).to.be.closeTo(grid?.left ?? 0, 1);
    expect(drawing?.width).to.be.closeTo(grid?.width ?? 0, 1);
  });
});

describe('a record that comes into a diagram late', () => {
  it('is shown', async () => {
    const top = await fixture<HTMLElement>(html`<div><triad-board mode="diagram"></triad-board></div>`);
    const page = new DiagramPage(top.querySelector('triad-board')!);
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.textContent = `triad 1; start=${START}; a1a3`;
    page.board.append(script);
    await page.until(() => page.all('.cell[data-die]').length > 0);
    expect(page.dice).to.equal('ccbbaa/6/6/B5/6/1ABBCC');
  });
});

describe('a replay', () => {
  it('is complete with its tools once its update is', async () => {
    const board = document.createElement('triad-board');
    Object.assign(board, { mode: 'replay', record: `triad 1; start=${START}; a1a3` });
    document.body.append(board);
    await board.updateComplete;
    const isThere = board.shadowRoot?.querySelector('.moves') !== null;
    board.remove();
    expect(isThere).to.be.true;
  });
});
