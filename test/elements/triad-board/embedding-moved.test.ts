import { expect, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { watchTrouble } from '../watch-trouble.js';

/** A board in the first of two places, with a move made and a die chosen. */
async function boardInFirst(): Promise<{ page: BoardPage; first: Element; second: Element }> {
  const page = await BoardPage.within(
    html`<div>
      <section><triad-board position=${START}></triad-board></section>
      <section lang="de"></section>
    </div>`,
  );
  const [first, second] = page.board.closest('div')?.children ?? [];
  if (!first || !second) throw new Error('there are two places');
  page.board.play('a1a3');
  await page.board.updateComplete;
  await page.clickCell('f6');
  return { page, first, second };
}

describe('a board that is moved in the page', () => {
  it('keeps its game and can be played on', async () => {
    const { page, second } = await boardInFirst();
    const { match } = page.board;
    const changes = page.listen('game-change');
    second.append(page.board);
    await page.board.updateComplete;
    expect(page.board.match).to.equal(match);
    expect(changes).to.be.empty;
    expect(page.marked('chosen')).to.deep.equal(['f6']);
    await page.clickCell('f4');
    expect(match.entries.map(({ text }) => text)).to.deep.equal(['a1a3', 'f6f4']);
  });

  it('speaks the language of its new place', async () => {
    const { page, first, second } = await boardInFirst();
    second.append(page.board);
    await waitUntil(() => page.label('a6').startsWith('a6, Schwarz 3'), 'it stays English');
    first.append(page.board);
    await page.board.updateComplete;
    expect(page.label('a6')).to.match(/^a6, Black 3/);
  });

  it('keeps its game while it is away', async () => {
    const { page, first } = await boardInFirst();
    page.board.remove();
    page.board.play('f6f4');
    page.board.undo();
    page.board.redo();
    page.board.names = 'Ann, Bob';
    first.append(page.board);
    await page.board.updateComplete;
    expect(page.label('f4')).to.match(/^f4, Black 2/);
    await page.clickButton('Undo');
    expect(page.board.match.length).to.equal(1);
  });

  it('can be moved many times in one task', async () => {
    const trouble = watchTrouble();
    const { page, first, second } = await boardInFirst();
    for (const place of [second, first, second, first]) place.append(page.board);
    await page.clickCell('f4');
    expect(page.board.match.length).to.equal(2);
    expect(trouble.stop()).to.be.empty;
  });

  it('can be moved into another shadow root', async () => {
    const { page, second } = await boardInFirst();
    second.attachShadow({ mode: 'open' }).append(page.board);
    await page.clickCell('f4');
    expect(page.board.match.length).to.equal(2);
  });

  it('can be taken away in the middle of a drag', async () => {
    const trouble = watchTrouble();
    const { page, first } = await boardInFirst();
    await sendMouse({ type: 'move', position: page.middle(page.cell('e6')) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: page.middle(page.cell('e5')) });
    page.board.remove();
    await sendMouse({ type: 'move', position: [5, 5] });
    await sendMouse({ type: 'up' });
    first.append(page.board);
    await page.board.updateComplete;
    await page.clickCell('f6');
    await page.clickCell('f4');
    expect(page.board.match.entries.at(-1)?.text).to.equal('f6f4');
    expect(trouble.stop()).to.be.empty;
  });
});
