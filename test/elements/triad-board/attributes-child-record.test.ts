import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD } from './positions.js';

const RECORD = `triad 1; start=${START}
a1a3 {the first move}
f6f4`;
const AFTER_RECORD = 'ccbba1/6/5b/B5/6/1ABBCC w 0-0 2';

function recordScript(text = RECORD): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { type: 'text/plain', textContent: text });
}

/** Slots tell of their content a moment later. */
const slotsTold = async (page: BoardPage): Promise<void> => {
  await new Promise(requestAnimationFrame);
  await page.board.updateComplete;
};

describe('a record inside the element', () => {
  it('is read where it is there from the start', async () => {
    const board = document.createElement('triad-board');
    board.append(recordScript());
    const page = await BoardPage.within(html`<div>${board}</div>`);
    expect(page.position).to.equal(AFTER_RECORD);
    expect(board.match.entries[0]?.comment).to.equal('the first move');
  });

  it('is read from markup, spaces and new lines around it', async () => {
    const holder = document.createElement('div');
    const text = document.createTextNode(`\n    ${RECORD}\n  `);
    holder.innerHTML = '<triad-board><script type="text/plain"></script></triad-board>';
    holder.querySelector('script')?.append(text);
    const page = await BoardPage.within(html`${holder}`);
    expect(page.position).to.equal(AFTER_RECORD);
  });

  it('is there for a script that plays before anything is shown', () => {
    const board = document.createElement('triad-board');
    board.append(recordScript());
    board.play('b1b3');
    expect(board.match.length).to.equal(3);
  });

  it('may come later, is told of, and goes again when it is removed', async () => {
    const page = await BoardPage.open();
    const changes = page.listen('game-change');
    const script = recordScript();
    page.board.append(script);
    await slotsTold(page);
    expect(page.position).to.equal(AFTER_RECORD);
    expect(changes).to.deep.equal([{ cause: 'load', by: 'script', moves: [] }]);
    script.remove();
    await slotsTold(page);
    expect(page.position).to.equal('- w 0-0');
  });

  it('is no reason to begin anew when other children come and go', async () => {
    const board = document.createElement('triad-board');
    board.append(recordScript());
    const page = await BoardPage.within(html`<div>${board}</div>`);
    board.play('b1b3');
    board.append('text', document.createElement('p'));
    await slotsTold(page);
    expect(board.match.length).to.equal(3);
  });

  it('comes after the attribute and before the position', async () => {
    const board = document.createElement('triad-board');
    board.append(recordScript());
    board.setAttribute('position', TRIAD_AHEAD);
    const page = await BoardPage.within(html`<div>${board}</div>`);
    expect(page.position).to.equal(AFTER_RECORD);
    board.setAttribute('record', `triad 1; start=${START}`);
    expect(page.position).to.equal(START);
  });

  it('is left alone where it is of another type or deeper inside', async () => {
    const board = document.createElement('triad-board');
    const deep = document.createElement('div');
    deep.append(recordScript());
    board.append(deep, Object.assign(recordScript(), { type: 'application/json' }));
    const page = await BoardPage.within(html`<div>${board}</div>`);
    expect(page.position).to.equal('- w 0-0');
    expect(board.error).to.equal(undefined);
  });

  it('is never shown as text', async () => {
    const board = document.createElement('triad-board');
    board.append(recordScript(), 'and some words');
    await BoardPage.within(html`<div>${board}</div>`);
    expect(board.innerText).to.not.contain('a1a3').and.not.contain('some words');
  });
});
