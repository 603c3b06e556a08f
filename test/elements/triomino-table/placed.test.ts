import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { TriominoTable } from '../../../src/elements/triomino-table/triomino-table.js';
import { FakeClock } from '../../match/fake-clock.js';
import { BRIDGE, ONE_TILE, TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

describe('a table of Triomino whose script comes after its markup', () => {
  it('takes the attributes and the properties that are there, and can be played straight after', async () => {
    const element = document.createElement('late-triomino');
    await fixture(html`<div>${element}</div>`);
    element.setAttribute('position', ONE_TILE);
    Object.assign(element, { turnSeconds: 20, names: 'Ann', clock: new FakeClock() });
    TriominoTable.define('late-triomino');
    const page = await new TriominoPage(element as TriominoTable).ready();
    expect([page.time, page.seat().ariaLabel, page.rack]).to.deep.equal(['0:20', 'Ann', ['055', '345', '445']]);
    await page.played('453@-1,0');
    expect(page.laid).to.deep.equal(['344@0,0', '453@-1,0']);
  });
});

describe('a table of Triomino that a script plays on before it is in a page', () => {
  it('shows what was played when it is put there', async () => {
    const table = Object.assign(document.createElement('triomino-table'), { position: ONE_TILE });
    const moves: string[] = [];
    table.addEventListener('game-move', ({ detail }) => moves.push(`${detail.actor} ${detail.text}`));
    table.play('453@-1,0');
    const page = await TriominoPage.within(html`<div>${table}</div>`);
    expect([moves, page.laid]).to.deep.equal([['0 453@-1,0'], ['344@0,0', '453@-1,0']]);
  });
});

describe('a table of Triomino that is moved in the page', () => {
  it('keeps its game, the tile that is chosen, its view, and who has seen their tiles', async () => {
    const page = await TriominoPage.open({ position: TWO_PLAYERS, 'turn-seconds': '20' });
    await page.uncover();
    await page.pass(5000);
    await page.click(page.tile('345'));
    await page.clickButton('Zoom in');
    const { view } = page;
    const there = await fixture<HTMLElement>(html`<section></section>`);
    there.attachShadow({ mode: 'open' }).append(page.element);
    await page.element.updateComplete;
    expect([page.isCovered, page.chosen, page.view, page.time]).to.deep.equal([false, '345', view, '0:15']);
    await page.click(page.place(0));
    expect(page.moves).to.deep.equal(['453@-1,0']);
  });
});

describe('a table of Triomino that is born hidden', () => {
  it('is whole when it is shown, and can be played on', async () => {
    const table = Object.assign(document.createElement('triomino-table'), { position: BRIDGE });
    const holder = await fixture<HTMLElement>(html`<div hidden>${table}</div>`);
    await new Promise(requestAnimationFrame);
    holder.hidden = false;
    const page = await new TriominoPage(table).ready();
    await page.click(page.tile('344'));
    await page.click(page.ghost('344@0,0'));
    expect([page.moves, page.laid.length]).to.deep.equal([['344@0,0'], 9]);
  });
});

describe('tables of Triomino beside each other', () => {
  it('are played each for itself, each with its own time and view', async () => {
    const tables = [20, 60].map((turnSeconds) =>
      Object.assign(document.createElement('triomino-table'), {
        position: ONE_TILE,
        turnSeconds,
        dice: 'remote',
        clock: new FakeClock(),
      }),
    );
    await fixture(html`<div style="display: grid; grid-template-columns: 1fr 1fr">${tables}</div>`);
    const [first, second] = await Promise.all(tables.map((table) => new TriominoPage(table).ready()));
    if (!first || !second) throw new Error('there are two');
    await first.click(first.tile('345'));
    await second.click(second.tile('445'));
    await second.clickButton('Zoom in');
    expect([first.ghosts, second.ghosts, first.isMoved]).to.deep.equal([['453@-1,0'], ['544@0,1'], false]);
    await first.pass(20_000);
    expect([first.moves, second.moves, second.time]).to.deep.equal([['timeout'], [], '1:00']);
  });
});
