import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { SHEETS } from '../../../src/games/tricubo/index.js';
import type { TricuboSheet as Sheet } from '../../../src/games/tricubo/index.js';
import { TINY, WIDE } from '../../games/tricubo/custom-sheets.js';
import { deepFreeze } from '../../games/deep-freeze.js';
import { RUNNING } from './running.js';
import { TricuboPage } from './tricubo-page.js';

const values = (page: TricuboPage): number[] =>
  page.all('.values span').map((value) => Number(value.textContent?.replace('−', '-')));

/** A game alone after its first cross. */
async function begun(attributes: Readonly<Record<string, string>> = {}): Promise<TricuboPage> {
  const page = await TricuboPage.open(attributes);
  return page.played('@2');
}

async function set(page: TricuboPage, properties: Readonly<Record<string, unknown>>): Promise<void> {
  Object.assign(page.element, properties);
  await page.element.updateComplete;
}

describe('a sheet of one’s own', () => {
  it('may be handed over as an object before birth and after', async () => {
    const element = Object.assign(document.createElement('tricubo-sheet'), { sheet: TINY });
    const page = await TricuboPage.within(html`<div>${element}</div>`);
    expect(values(page)).to.deep.equal(TINY.values);
    await set(page, { sheet: deepFreeze(structuredClone(WIDE)) });
    expect(values(page)).to.deep.equal(WIDE.values);
    expect(page.fields).to.have.lengthOf(WIDE.fields.length + WIDE.jokers);
    await set(page, { sheet: SHEETS.B });
    expect(values(page)).to.deep.equal(SHEETS.B.values);
    expect(page.element.error).to.equal(undefined);
  });

  it('is played to the end as it is printed', async () => {
    const page = await TricuboPage.open({ sheet: JSON.stringify(TINY) });
    await page.played('@1', 'roll 213', 'S', 'roll 123', 'S', 'roll 123', 'L', 'roll 323', 'M');
    expect(page.element.outcome).to.deep.equal({ winners: [0], scores: [2], reason: 'three-purple' });
    expect(page.total).to.equal('2');
  });

  it('comes before the side, which is there again without it', async () => {
    const page = await TricuboPage.open({ side: 'B', sheet: JSON.stringify(TINY) });
    expect(values(page)).to.deep.equal(TINY.values);
    page.element.removeAttribute('sheet');
    await page.element.updateComplete;
    expect(values(page)).to.deep.equal(SHEETS.B.values);
    await set(page, { sheet: '' });
    expect(values(page)).to.deep.equal(SHEETS.B.values);
    await set(page, { side: null });
    expect(values(page)).to.deep.equal(SHEETS.A.values);
  });

  it('comes after that of a record', async () => {
    const page = await TricuboPage.open({ record: 'tricubo 1; sheet=B; @1', sheet: JSON.stringify(TINY), side: 'A' });
    expect(values(page)).to.deep.equal(SHEETS.B.values);
    expect(page.element.error).to.equal(undefined);
  });

  it('is the side that the position says where the attributes say nothing', async () => {
    const page = await TricuboPage.open({ position: '2,0,0,0,0 | B 3' });
    expect(page.element.error).to.equal(undefined);
    expect(values(page)).to.deep.equal(SHEETS.B.values);
    expect(page.element.match.options).to.include({ sheet: 'B' });
  });

  for (const [what, attributes] of [
    ['another side', { side: 'A' }],
    ['a sheet of one’s own', { sheet: JSON.stringify(WIDE) }],
  ] as const) {
    it(`is refused where the position says a side and the attributes ${what}`, async () => {
      const page = await TricuboPage.open({ ...attributes, position: '2,0,0,0,0 | B 3' });
      expect(page.element.error?.code).to.equal('bad-position');
      expect(page.element.error?.message).to.contain('side B');
    });
  }

  it('may be changed by the page afterwards, and the game keeps its own', async () => {
    const sheet = structuredClone(TINY) as { values: number[] } & Sheet;
    const page = await TricuboPage.open();
    await set(page, { sheet });
    sheet.values[0] = 99;
    await page.played('@1');
    expect(page.total).to.equal('2');
    expect(values(page)).to.deep.equal(TINY.values);
  });

  it('that is wrong is reported beside a wrong side, one after the other, and the game goes on', async () => {
    const page = await TricuboPage.open({ position: RUNNING.position });
    await RUNNING.play(page);
    const { match } = page.element;
    const errors = page.listen('game-error');
    await set(page, { side: 'C', sheet: 'mine' });
    expect(page.element.error?.message).to.contain('"mine"');
    await set(page, { sheet: null });
    expect(page.element.error?.message).to.contain('"C"');
    expect(errors.map(({ code }) => code)).to.deep.equal(['bad-options', 'bad-options']);
    await RUNNING.goOn(page);
    await set(page, { side: null });
    expect(page.element.error).to.equal(undefined);
    expect(page.element.match === match).to.be.true;
    expect(match.length).to.equal(3);
  });

  it('that is wrong in a diagram leaves the one that was there', async () => {
    const page = await TricuboPage.open({ mode: 'play', sheet: JSON.stringify(TINY) });
    await set(page, { mode: 'diagram', sheet: { ...TINY, purple: 3 } });
    expect(page.element.error?.message).to.equal('purple of the sheet is not a number of columns, at least one');
    expect(values(page)).to.deep.equal(TINY.values);
  });
});

describe('a running game of Tricubo', () => {
  const own = { values: [3, 2, 1], purple: 1, fields: [], fieldPoints: [0], jokers: 0, ranks: [] };

  /** What a page says first, and what it says then of the same game. */
  const SAME: readonly (readonly [what: string, first: Readonly<Record<string, unknown>>, then: object])[] = [
    ['an equal sheet in a new object, as frameworks make it', { sheet: own }, { sheet: structuredClone(own) }],
    ['the same side again', { side: 'B' }, { side: 'B' }],
    ['a side beside the sheet', { sheet: own }, { side: 'B' }],
    ['a wrong side beside the sheet', { sheet: own }, { side: 'C' }],
    ['no side beside the sheet', { sheet: own, side: 'B' }, { side: null }],
    ['an empty sheet beside the side', { side: 'B' }, { sheet: '' }],
    ['null for what was never there', {}, { side: null, sheet: null, overflow: null, colourOnSix: null }],
    ['numerals', {}, { numerals: true }],
    ['names, language, mode and marks', {}, { names: 'Ann', lang: 'de', mode: 'play', marks: '2' }],
    ['another way of rolling', {}, { dice: 'enter', undoPastChance: true }],
  ];
  for (const [what, first, then] of SAME) {
    it(`is not touched by ${what}`, async () => {
      const element = Object.assign(document.createElement('tricubo-sheet'), first);
      const page = await TricuboPage.within(html`<div>${element}</div>`);
      await page.played('@2');
      const { match } = page.element;
      const changes = page.listen('game-change');
      await set(page, then as Record<string, unknown>);
      expect(page.element.match === match).to.be.true;
      expect(page.moves).to.deep.equal(['@2']);
      expect(changes).to.be.empty;
      expect(page.element.error).to.equal(undefined);
    });
  }

  const OTHER: readonly (readonly [what: string, then: Readonly<Record<string, unknown>>, options: object])[] = [
    ['another side', { side: 'B' }, { sheet: 'B' }],
    ['another sheet', { sheet: own }, { sheet: own }],
    ['another rule for crosses that do not fit', { overflow: 'forbidden' }, { overflow: 'forbidden' }],
    ['another rule for a 6', { colourOnSix: true }, { colourOnSix: true }],
    [
      'several of them at once',
      { side: 'B', overflow: 'forbidden', colourOnSix: '' },
      { sheet: 'B', overflow: 'forbidden', colourOnSix: true },
    ],
  ];
  for (const [what, then, options] of OTHER) {
    it(`is left for ${what}, once`, async () => {
      const page = await begun();
      const changes = page.listen('game-change');
      await set(page, then);
      expect(changes).to.deep.equal([{ cause: 'load', by: 'script', moves: [] }]);
      expect(page.moves).to.be.empty;
      expect(page.element.match.options).to.deep.include(options);
      expect(page.targets).to.have.lengthOf(5);
    });
  }

  it('is left with nothing begun on the sheet before', async () => {
    const page = await TricuboPage.open({ position: '1,0,0,0,0 .,.,.,.,. - | - 4 0 346' });
    await page.clickDie('M');
    expect(page.chosenDie).to.equal('M');
    await set(page, { side: 'B' });
    expect(page.chosenDie).to.equal(undefined);
    expect([1, 2, 3, 4, 5].filter((row) => page.isPencilled(row))).to.be.empty;
    await page.clickDie('M');
    expect(page.targets[0]).to.equal('Medium 4: 2 crosses in row 4, then worth 6 (plus 6)');
  });

  it('is begun anew on the same sheet with the same rules', async () => {
    const page = await begun({ sheet: JSON.stringify(TINY), overflow: 'forbidden', 'colour-on-six': '' });
    page.element.restart();
    await page.element.updateComplete;
    expect(values(page)).to.deep.equal(TINY.values);
    expect(page.element.match.options).to.deep.equal({ sheet: TINY, overflow: 'forbidden', colourOnSix: true });
  });
});
