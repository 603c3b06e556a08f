import { expect, fixtureCleanup } from '@open-wc/testing';
import { render } from 'lit';
import '../../src/elements/cubo-grid/define.js';
import type { CuboGrid } from '../../src/elements/cubo-grid/define.js';
import type { TimedMatch } from '../../src/match/timed-match.js';
import * as stories from '../../stories/cubo-grid.stories.js';
import { CuboPage } from '../elements/cubo-grid/cubo-page.js';
import { FakeClock } from '../match/fake-clock.js';
import { storiesOf } from './compose.js';

/** The elements of a story in a page, with clocks that stand still where none is said. */
async function show(name: string): Promise<CuboPage[]> {
  fixtureCleanup();
  const page = document.createElement('div');
  const story = storiesOf(stories).find((each) => each.name.endsWith(` / ${name}`));
  render(story?.render(), page);
  const grids = [...page.querySelectorAll<CuboGrid>('cubo-grid')];
  for (const grid of grids) grid.clock ??= new FakeClock();
  document.body.append(page);
  const pages = grids.map((grid) => new CuboPage(grid));
  for (const each of pages)
    await each.until(() => each.find('.worth') !== null && each.find('.toolbar, .explained') !== null);
  return pages;
}

describe('the examples of the documentation of Cubo', () => {
  afterEach(() => document.querySelectorAll('body > div:has(cubo-grid)').forEach((page) => page.remove()));

  it('keep two elements in step, and end a time once on each', async () => {
    const [first, second] = (await show('InStep')) as [CuboPage, CuboPage];
    await first.click(first.primary as HTMLElement);
    expect(second.moves).to.deep.equal(first.moves);
    for (const cell of ['a1', 'c3'] as const) second.cell(cell).click();
    expect(first.moves.at(-1)).to.equal('swap a1c3');
    for (const page of [second, first]) await page.pass(30_000);
    for (const page of [first, second]) expect(page.moves.slice(-2)).to.deep.equal(['swap a1c3', 'timeout']);
  });

  it('let a clock of the page’s own go ten times as fast', async () => {
    const [page] = (await show('OwnClock')) as [CuboPage];
    await page.click(page.primary as HTMLElement);
    const from = performance.now();
    const timeLeft = () => (page.element.match as TimedMatch).timeLeft ?? NaN;
    const left = timeLeft();
    await new Promise((later) => setTimeout(later, 300));
    const passed = performance.now() - from;
    expect(left - timeLeft()).to.be.closeTo(10 * passed, 100);
  });

  for (const [name, text] of [
    ['BestSquare', 'Best possible: 13 points'],
    ['Finished', 'Ann wins with 90 points'],
    ['Paused', 'Paused'],
  ] as const) {
    it(`show what they are for: ${name}`, async () => {
      const [page] = (await show(name)) as [CuboPage];
      const written = () => page.find('.frame')?.textContent ?? '';
      await page.until(() => written().includes(text));
      expect(written()).to.contain(text);
    });
  }

  for (const [name, total] of [
    ['Diagram', 32],
    ['DiagramInAnyOrder', 32],
    ['ImpossibleDiagram', 12],
  ] as const) {
    it(`are worth what is told of them: ${name}`, async () => {
      const [page] = (await show(name)) as [CuboPage];
      expect(page.worth()).to.equal(total);
    });
  }

  it('show diagrams worth 18, 16 and 54', async () => {
    const pages = await show('Diagrams');
    expect(pages.map((page) => page.worth())).to.deep.equal([18, 16, 54]);
  });
});
