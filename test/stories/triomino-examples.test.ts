import { expect, fixture, html } from '@open-wc/testing';
import type { TriominoTable } from '../../src/elements/triomino-table/define.js';
import * as stories from '../../stories/triomino-table.stories.js';
import { TriominoPage } from '../elements/triomino-table/triomino-page.js';
import { FakeClock } from '../match/fake-clock.js';
import { storiesOf } from './compose.js';

/** The tables of a story in a page, with clocks that stand still. */
async function show(name: string): Promise<TriominoPage[]> {
  const story = storiesOf(stories).find((each) => each.name.endsWith(` / ${name}`));
  const page = await fixture<HTMLElement>(html`<div>${story?.render()}</div>`);
  const tables = [...page.querySelectorAll<TriominoTable>('triomino-table')];
  for (const table of tables) table.clock ??= new FakeClock();
  const pages = tables.map((table) => new TriominoPage(table));
  for (const each of pages) await each.until(() => each.find('.toolbar') !== null || each.element.mode === 'diagram');
  return pages;
}

const written = (page: TriominoPage | undefined) => page?.find('.frame')?.textContent?.replace(/\s+/g, ' ') ?? '';

describe('the examples of the documentation of Triomino', () => {
  for (const [name, text] of [
    ['Bridge', '3-4-4: 3+4+4, bridge 40: 51'],
    ['DoesNotFit', '2-4-4 does not fit here: its 2 meets a 3.'],
    ['Hexagon', '1-5-5: 1+5+5, hexagon 50: 61'],
    ['TwoHexagons', '3-4-5: 5+3+4, two hexagons 60: 72'],
    ['ThreeHexagons', '3-4-5: 3+4+5, three hexagons 70: 82'],
    ['ThreeHexagonsElsewhere', '3-4-5: 3+4+5, three hexagons 150: 162'],
  ] as const) {
    it(`are worth what is told of them: ${name}`, async () => {
      const [page] = await show(name);
      await page?.until(() => page.find('.placement') !== null);
      expect(written(page)).to.contain(text);
    });
  }

  it('hide from Bob what the others hold, and do not know it themselves', async () => {
    for (const name of ['OneSeat', 'HiddenRacks']) {
      const [page] = await show(name);
      expect(page?.element.state.racks, name).to.deep.equal([
        [null, null],
        ['004', '013', '123'],
        [null, null],
      ]);
    }
  });

  it('have a ring that lacks one tile', async () => {
    const [page] = (await show('Position')) as [TriominoPage];
    await page.click(page.tile('004'));
    expect(page.badges).to.include('54');
  });

  it('let only one tile be laid where nothing is left to buy', async () => {
    const [page] = (await show('EmptyPool')) as [TriominoPage];
    expect(page.status).to.equal('Ann: Lay a tile: none is left to buy.');
  });

  it('lead through a round that Bob wins with 129 points, and Ann ends', async () => {
    const [page] = (await show('Finished')) as [TriominoPage];
    expect(page.element.outcome).to.deep.include({ winners: [1], scores: [103, 129, 45] });
    const [replay] = (await show('ReplayWithLinks')) as [TriominoPage];
    const { match } = replay.element;
    const codes = match.stateAt(match.length)?.lines.filter(({ seat }) => seat === 1) ?? [];
    expect(codes.map(({ code }) => code)).to.include.members(['purchase', 'hexagon', 'bridge']);
    expect(match.stateAt(match.length)?.last?.out).to.equal(0);
  });

  it('show in a replay what one seat saw', async () => {
    const [page] = (await show('ReplayForOne')) as [TriominoPage];
    await page.until(() => page.find('.moves') !== null);
    await page.until(() => page.seat(1).querySelector('.held') !== null);
    expect([0, 1, 2].map((seat) => page.seat(seat).querySelector('.held') !== null)).to.deep.equal([
      false,
      true,
      false,
    ]);
  });

  it('keep two elements in step, what one draws included', async () => {
    const [first, second] = (await show('InStep')) as [TriominoPage, TriominoPage];
    await first.click(first.primary as HTMLElement);
    expect(first.moves.length).to.be.greaterThan(2);
    expect(second.moves).to.deep.equal(first.moves);
  });
});
