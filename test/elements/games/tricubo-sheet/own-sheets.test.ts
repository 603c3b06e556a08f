import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { SHEETS } from '../../../../src/games/tricubo/index.js';
import { deepFreeze } from '../../../games/deep-freeze.js';
import { TINY, WIDE } from '../../../games/tricubo/custom-sheets.js';
import { openByTool, openEmbedTab } from '../../dialogs.js';
import { printedSheet, withPrinter } from '../../printing.js';
import { Saved } from '../../saved-game.js';
import { humans, textOf } from '../../sheet/page.js';
import type { Attributes } from '../../sheet/page.js';
import { TricuboPage, rolled } from './page.js';

const JSON_OF_TINY = JSON.stringify(TINY);

/** A sheet that is handed over as data before the element is in a page. */
const within = (properties: object) =>
  TricuboPage.within(html`<div>${Object.assign(document.createElement('tricubo-sheet'), properties)}</div>`);

describe('the sheet on which <tricubo-sheet> is played', () => {
  /** The attributes, and the values that are printed then. */
  const SAID: readonly (readonly [
    what: string,
    attributes: Attributes,
    sheet: { readonly values: readonly number[] },
  ])[] = [
    ['side A', {}, SHEETS.A],
    ['side B', { side: 'B' }, SHEETS.B],
    ['the side of the position', { position: '2,0,0,0,0 | B 3' }, SHEETS.B],
    [
      'the sheet of the record, whatever the attributes say',
      { record: 'tricubo 1; sheet=B; @1', side: 'A', sheet: JSON_OF_TINY },
      SHEETS.B,
    ],
    ['an own sheet before the side', { side: 'B', sheet: JSON_OF_TINY }, TINY],
    ['an own sheet with many columns', { sheet: JSON.stringify(WIDE, null, 2) }, WIDE],
  ];
  for (const [what, attributes, { values }] of SAID) {
    it(`is ${what}`, async () => {
      const page = await TricuboPage.open(attributes);
      expect(page.values()).to.deep.equal(values);
      expect(page.element.error).to.equal(undefined);
    });
  }

  it('may be data, also frozen and before birth; data that changes afterwards change no game', async () => {
    const sheet = { ...TINY, values: [...TINY.values] };
    const page = await within({ sheet });
    sheet.values[0] = 99;
    await page.played('@1');
    expect([page.values(), page.total]).to.deep.equal([TINY.values, '2']);
    await page.set({ sheet: deepFreeze(structuredClone(WIDE)) });
    expect([page.values(), page.fields().length]).to.deep.equal([WIDE.values, WIDE.fields.length + WIDE.jokers]);
    await page.set({ sheet: '', side: 'B' });
    expect(page.values()).to.deep.equal(SHEETS.B.values);
  });

  it('is played to the end as it is printed, and a new game is on the same with the same rules', async () => {
    const page = await TricuboPage.open({ sheet: JSON_OF_TINY, overflow: 'forbidden' });
    await page.played('@1', 'roll 213', 'S');
    page.element.restart();
    await page.set({});
    expect(page.element.match.options).to.deep.include({ sheet: TINY, overflow: 'forbidden' });
    await page.set({ overflow: null });
    await page.played('@1', 'roll 213', 'S', 'roll 123', 'S', 'roll 123', 'L', 'roll 323', 'M');
    expect(page.element.outcome).to.deep.equal({ winners: [0], scores: [2], reason: 'three-purple' });
    expect(page.total).to.equal('2');
  });

  it('is left in the middle for another one, with nothing begun; not for the same one that is said again', async () => {
    const page = await within({ sheet: structuredClone(TINY), position: '1,0,0,0,0 | - 3 0 126' });
    await page.clickDie('L');
    const changes = page.listen('game-change');
    await page.set({ sheet: structuredClone(TINY), side: 'B', names: 'Ann', numerals: true });
    expect([changes, page.chosenDie]).to.deep.equal([[], 'L']);
    await page.set({ sheet: null });
    expect(changes).to.deep.equal([{ cause: 'load', by: 'script', moves: [] }]);
    expect([page.values(), page.chosenDie]).to.deep.equal([SHEETS.B.values, undefined]);
    expect(page.find('[data-chosen]'), 'no row is chosen').to.equal(null);
    await page.set({ colourOnSix: '', overflow: 'forbidden' });
    expect([changes.length, page.element.match.options['overflow']]).to.deep.equal([2, 'forbidden']);
  });

  for (const [what, properties, code] of [
    ['neither printed nor JSON', { sheet: 'mine' }, 'bad-options'],
    ['against what a sheet has to be', { sheet: { ...TINY, purple: 3 } }, 'bad-options'],
    ['a side that there is not', { side: 'C' }, 'bad-options'],
    ['another than that of the position', { side: 'A', position: '2,0,0,0,0 | B 3' }, 'bad-position'],
    ['no rule for lost crosses', { overflow: 'kept' }, 'bad-options'],
    ['no rule for a 6', { colourOnSix: 'perhaps' }, 'bad-options'],
  ] as const) {
    it(`is reported when it is ${what}, and the game goes on`, async () => {
      const page = await (await TricuboPage.open()).played('@2');
      const { match } = page.element;
      await page.set(properties);
      expect(page.element.error?.code).to.equal(code);
      await page.played('roll 345');
      expect([page.element.match === match, page.moves]).to.deep.equal([true, ['@2', 'roll 345']]);
      await page.set(Object.fromEntries(Object.keys(properties).map((name) => [name, null])));
      expect(page.element.error).to.equal(undefined);
    });
  }

  it('is each element’s own beside others', async () => {
    const first = await TricuboPage.within(
      html`<div style="display: grid; grid-template-columns: 1fr 1fr">
        <tricubo-sheet position=${rolled(2)}></tricubo-sheet>
        <tricubo-sheet position=${rolled(2)} side="B"></tricubo-sheet>
      </div>`,
    );
    const second = await new TricuboPage(first.element.nextElementSibling as typeof first.element).ready();
    for (const page of [first, second]) await page.clickDie('M');
    expect([first, second].map((page) => page.later)).to.deep.equal(['7', '6']);
    await second.click(second.rowTarget(4) as Element);
    expect([first.moves, first.chosenDie, second.moves]).to.deep.equal([[], 'M', ['M']]);
  });
});

describe('the sheet of <tricubo-sheet> in a game that is kept or shared', () => {
  const saved = new Saved('tricubo');
  afterEach(() => saved.forget());

  const B = { seats: humans(2), side: 'B' };
  const OWN = { seats: humans(2), sheet: JSON_OF_TINY };
  const reversed = JSON.stringify(Object.fromEntries(Object.entries(TINY).reverse()), null, 2);
  const CASES: readonly (readonly [what: string, first: Attributes, second: Attributes, isFound: boolean])[] = [
    ['side B', B, { ...B, sheet: 'B', side: 'A' }, true],
    ['side A, which need not be said', { seats: humans(2) }, { seats: humans(2), side: 'A', overflow: 'lost' }, true],
    ['an own sheet that is written in another way', OWN, { ...OWN, sheet: reversed }, true],
    ['another side', B, { seats: humans(2) }, false],
    ['a sheet that differs in one value', OWN, { ...OWN, sheet: JSON.stringify({ ...TINY, values: [2, -2] }) }, false],
    ['other rules', B, { ...B, overflow: 'forbidden' }, false],
  ];
  for (const [what, first, second, isFound] of CASES) {
    it(`${isFound ? 'is found again' : 'is left alone'} where the page asks for ${what}`, async () => {
      const page = await (await TricuboPage.open({ persist: saved.key, seed: 'a', ...first })).played('roll');
      page.element.remove();
      const { text } = saved;
      const next = await TricuboPage.open({ persist: saved.key, ...second });
      expect([next.moves, next.element.error]).to.deep.equal([isFound ? ['roll 316'] : [], undefined]);
      expect(saved.text).to.equal(text);
    });
  }

  for (const [what, attributes, header] of [
    ['nothing of side A', { side: 'A' }, 'tricubo 1'],
    ['side B', { side: 'B' }, 'tricubo 1; sheet=B'],
    ['an own sheet in quotes', { sheet: JSON_OF_TINY }, `tricubo 1; sheet=${JSON.stringify(JSON_OF_TINY)}`],
  ] as const) {
    it(`is in the text that is shared: ${what}`, async () => {
      const page = await TricuboPage.open(attributes);
      const dialog = await openByTool(page, 'Share');
      await openEmbedTab(page);
      const text = dialog.querySelector('textarea')?.value;
      expect(text).to.equal(header);
      const again = await TricuboPage.open({ record: text ?? '' });
      expect(again.values()).to.deep.equal((await TricuboPage.open(attributes)).values());
    });
  }
});

describe('the sheet of <tricubo-sheet> on paper', () => {
  const printer = withPrinter();

  for (const [what, attributes, { values }] of [
    ['side B', { side: 'B' }, SHEETS.B],
    ['that of the position', { position: '1,0,0,0,0 | B' }, SHEETS.B],
    ['an own one', { sheet: JSON.stringify(WIDE) }, WIDE],
    ['that of the record', { record: 'tricubo 1; sheet=B; @1', side: 'A' }, SHEETS.B],
  ] as const) {
    it(`is the one that is played on, filled and empty: ${what}`, async () => {
      const page = await TricuboPage.open(attributes);
      for (const tool of ['print', 'print-empty']) {
        await printer.print(page, textOf(page.tool(tool)));
        const paper = new TricuboPage(printedSheet().element.firstElementChild as typeof page.element);
        expect([paper.values(), paper.element.error], tool).to.deep.equal([values, undefined]);
        dispatchEvent(new Event('afterprint'));
      }
    });
  }

  it('has the first cross of each of several players where it is empty', async () => {
    const page = await TricuboPage.open({ seats: humans(3) });
    await printer.print(page, textOf(page.tool('print-empty')));
    const paper = new TricuboPage(printedSheet().element.firstElementChild as typeof page.element);
    const crossed = [0, 1, 2].map((seat) => paper.rows(seat).findIndex((row) => !/: 0 of/.test(row)));
    expect(crossed).to.deep.equal([0, 1, 2]);
  });
});
