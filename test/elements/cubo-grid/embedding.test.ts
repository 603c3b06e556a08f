import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import { CuboGrid } from '../../../src/elements/cubo-grid/cubo-grid.js';
import { FakeClock } from '../../match/fake-clock.js';
import { CuboPage } from './cubo-page.js';
import { BUILDING } from './running.js';

let count = 0;

/** An element in the page whose tag is defined only when the function is called, as where markup comes before the script. */
async function undefinedTag(): Promise<{ element: HTMLElement; define: () => CuboGrid }> {
  const tag = `late-grid-${++count}`;
  const element = document.createElement(tag);
  await fixture(html`<div>${element}</div>`);
  const define = () => {
    CuboGrid.define(tag);
    return element as CuboGrid;
  };
  return { element, define };
}

describe('squares of Cubo whose script comes after their markup', () => {
  it('take the attributes and the properties that are there, also the clock, and follow them afterwards', async () => {
    const { element, define } = await undefinedTag();
    element.setAttribute('position', BUILDING);
    Object.assign(element, { practiceSeconds: 90, names: 'Ann', clock: new FakeClock() });
    const page = await new CuboPage(define()).ready();
    expect([page.worth(), page.time, page.seat().ariaLabel]).to.deep.equal([32, '1:30', 'Ann']);
    await page.pass(90_000);
    expect(page.moves).to.deep.equal(['timeout']);
    page.element.practiceSeconds = 5;
    await page.element.updateComplete;
    expect([page.time, page.moves]).to.deep.equal(['5', []]);
  });

  it('can be played and begun anew straight after', async () => {
    const { element, define } = await undefinedTag();
    const moves: string[] = [];
    element.addEventListener('game-move', ({ detail }) => moves.push(detail.text));
    element.setAttribute('position', BUILDING);
    const grid = define();
    grid.play('swap a1c3');
    expect(moves).to.deep.equal(['swap a1c3']);
    grid.restart();
    expect([grid.match.length, grid.legalMoves().length]).to.deep.equal([0, 30]);
  });
});

describe('squares of Cubo that a script plays on before they are in a page', () => {
  it('show what was played when they are put there, and have told of it', async () => {
    const grid = Object.assign(document.createElement('cubo-grid'), { position: BUILDING, clock: new FakeClock() });
    const moves: string[] = [];
    grid.addEventListener('game-move', ({ detail }) => moves.push(`${detail.actor} ${detail.text}`));
    grid.play('swap a1c3');
    grid.play('call');
    const page = await CuboPage.within(html`<div>${grid}</div>`);
    expect(moves).to.deep.equal(['0 swap a1c3', '0 call']);
    expect([page.square(), page.isCovered()]).to.deep.equal(['b5r2r3/r2w3b4/b3b4r1', true]);
  });
});

describe('squares of Cubo that are moved in the page', () => {
  it('keep their game, the die that is chosen and the time that is left', async () => {
    const page = await CuboPage.open({ position: BUILDING });
    await page.pass(10_000);
    await page.click(page.cell('a1'));
    const there = await fixture<HTMLElement>(html`<section></section>`);
    there.attachShadow({ mode: 'open' }).append(page.element);
    await page.element.updateComplete;
    expect(page.time).to.equal('0:50');
    await page.click(page.cell('c3'));
    expect(page.moves).to.deep.equal(['swap a1c3']);
    await page.pass(50_000);
    expect(page.moves).to.deep.equal(['swap a1c3', 'timeout']);
  });
});

describe('elements of Cubo beside each other', () => {
  it('are played each for itself, each with its own rules and time', async () => {
    const grids = [{}, { practiceSeconds: 5 }].map((rules) =>
      Object.assign(document.createElement('cubo-grid'), { position: BUILDING, clock: new FakeClock() }, rules),
    );
    await CuboPage.within(html`<div><div style="display: grid; grid-template-columns: 1fr 1fr">${grids}</div></div>`);
    const [first, second] = await Promise.all(grids.map((grid) => new CuboPage(grid).ready()));
    if (!first || !second) throw new Error('there are two');
    expect([first.time, second.time]).to.deep.equal(['1:00', '5']);
    await first.click(first.cell('a1'));
    await second.click(second.cell('b1'));
    await first.click(first.cell('c3'));
    await second.pass(5000);
    expect([first.moves, second.moves]).to.deep.equal([['swap a1c3'], ['timeout']]);
  });
});
