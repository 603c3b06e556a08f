import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';

const board = html`<triad-board position=${START}></triad-board>`;

const CONTAINERS: Readonly<Record<string, TemplateResult>> = {
  'a plain page': html`<div>${board}</div>`,
  'a flex row beside text': html`<div style="display: flex">
    <p>Some words beside the board.</p>
    ${board}
  </div>`,
  'a flex row that centres': html`<div style="display: flex; justify-content: center">${board}</div>`,
  'a flex row in which it does not grow': html`<div style="display: flex"><div style="flex: none">${board}</div></div>`,
  'a flex column that centres': html`<div style="display: flex; flex-direction: column; align-items: center">
    ${board}
  </div>`,
  'a grid of two columns': html`<div style="display: grid; grid-template-columns: 1fr 1fr">
    ${board}
    <p>Words</p>
  </div>`,
  'a grid with columns as wide as their content': html`<div style="display: grid; grid-template-columns: auto auto">
    ${board}
    <p>Words</p>
  </div>`,
  'a grid that centres': html`<div style="display: grid; place-items: center">${board}</div>`,
  'a float': html`<div><div style="float: left">${board}</div></div>`,
  'an inline block': html`<div><div style="display: inline-block">${board}</div></div>`,
  'a table cell': html`<table>
    <tbody>
      <tr>
        <td>${board}</td>
        <td>Words</td>
      </tr>
    </tbody>
  </table>`,
  'an absolutely placed box': html`<div style="position: absolute; inset-block-start: 0">${board}</div>`,
  'a parent drawn at half its size': html`<div style="transform: scale(0.5); transform-origin: 0 0">${board}</div>`,
  'a parent drawn turned': html`<div style="transform: rotate(5deg)">${board}</div>`,
  'a parent that is zoomed': html`<div style="zoom: 0.8">${board}</div>`,
  'a page from right to left': html`<div dir="rtl">${board}</div>`,
  'a page with large letters': html`<div style="font: 2rem / 2 serif; letter-spacing: 0.2em; text-align: end">
    ${board}
  </div>`,
  'a row of text': html`<p style="white-space: nowrap; text-transform: uppercase">${board}</p>`,
};

for (const [name, container] of Object.entries(CONTAINERS)) {
  describe(`a board in ${name}`, () => {
    it('is wide enough, square, and takes clicks where its cells are seen', async () => {
      await playsIn(await BoardPage.within(html`<section>${container}</section>`));
    });
  });
}

describe('a board in a dialog', () => {
  it('is wide enough, square, and takes clicks when it is opened', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog>${board}</dialog>`);
    dialog.showModal();
    const page = new BoardPage(dialog.querySelector('triad-board') as TriadBoard);
    await playsIn(await page.ready());
    dialog.close();
  });
});

describe('a board in the shadow root of another element', () => {
  it('is wide enough, square, and takes clicks', async () => {
    const host = await fixture(html`<div></div>`);
    const inner = Object.assign(document.createElement('triad-board'), { position: START });
    host.attachShadow({ mode: 'open' }).append(inner);
    await playsIn(await new BoardPage(inner).ready());
  });
});

async function playsIn(page: BoardPage): Promise<void> {
  const { offsetWidth, offsetHeight } = page.find('.board') as HTMLElement;
  expect(page.board.offsetWidth, 'width of the element').to.be.at.least(240);
  expect(offsetHeight, 'height of the board').to.be.closeTo(offsetWidth, 1);
  await page.clickCell('a1');
  await page.clickCell('a3');
  expect(page.board.match.entries.map(({ text }) => text)).to.deep.equal(['a1a3']);
  await page.clickCell('f6');
  await page.clickCell('f4');
  expect(page.board.match.length).to.equal(2);
}
