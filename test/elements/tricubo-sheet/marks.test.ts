import { expect } from '@open-wc/testing';
import { testBadMarks } from '../marks-on-sheets.js';
import { DiagramPage } from './diagram-page.js';
import { FILLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

const MARKS = '2 2c4 2i 2f L t J';

const isFramed = (row: Element): boolean => {
  const { firstElementChild: head, lastElementChild: last } = row;
  const sides = [getComputedStyle(head as Element), getComputedStyle(last as Element)] as const;
  const [{ borderInlineStartWidth, borderTopWidth }, { borderInlineEndWidth }] = sides;
  return [borderInlineStartWidth, borderTopWidth, borderInlineEndWidth].every((width) => width === '2px');
};

const isOutlined = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).outlineStyle === 'solid';

/** What is seen to be marked, as an author writes it. */
function seen(page: TricuboPage): string[] {
  const rows = page.all('tr[data-row]').flatMap((row) => {
    const number = row.dataset['row'];
    const rings = row.querySelector('.ring')?.getAttribute('d')?.match(/M\d+/g) ?? [];
    const [, interim = null, final = null] = row.querySelectorAll('td');
    return [
      ...(isFramed(row) ? [`${number}`] : []),
      ...rings.map((ring) => `${number}c${(Number(ring.slice(1)) - 5) / 20 + 1}`),
      ...(isOutlined(interim?.querySelector('.slot') ?? null) ? [`${number}i`] : []),
      ...(isOutlined(final?.querySelector('.slot') ?? null) ? [`${number}f`] : []),
    ];
  });
  const fields = page.all('.fields [data-die]').filter(isOutlined);
  return [...rows, ...fields.map((field) => field.dataset['die'] ?? '')];
}

const MODES: readonly (readonly [mode: string, attributes: Record<string, string>])[] = [
  ['diagram', { position: FILLED, side: 'B' }],
  ['replay', { record: 'tricubo 1; sheet=B; @1; roll 346', ply: '2' }],
  ['play', { record: 'tricubo 1; sheet=B; @1; roll 346' }],
];

async function openMarked(mode: string, attributes: Record<string, string>): Promise<TricuboPage> {
  const page = await (mode === 'diagram' ? DiagramPage : TricuboPage).open({ mode, ...attributes });
  await page.element.updateComplete;
  return page;
}

describe('the author’s marks on a sheet of Tricubo', () => {
  for (const [mode, attributes] of MODES) {
    it(`are frames round rows, boxes and fields in a ${mode}`, async () => {
      const page = await openMarked(mode, { marks: MARKS, ...attributes });
      expect(seen(page)).to.deep.equal(MARKS.split(' '));
      expect(page.element.error).to.equal(undefined);
    });

    it(`are followed in a ${mode} while they change, and go`, async () => {
      const page = await openMarked(mode, attributes);
      expect(seen(page)).to.be.empty;
      for (const [value, places] of [
        ['1c1', ['1c1']],
        ['5C8; 5c2,M', ['5c2', '5c8', 'M']],
        ['5c9 1c12', []],
        ['l m s T j', ['L', 'M', 'S', 't', 'J']],
        ['3 3 3', ['3']],
        [null, []],
      ] as const) {
        page.element.marks = value;
        await page.element.updateComplete;
        expect(seen(page), String(value)).to.deep.equal(places);
      }
    });
  }

  it('are said before the sheet, and no more when they are gone', async () => {
    const page = await openMarked('diagram', { position: FILLED, marks: MARKS });
    const label = () => page.find('.sheets')?.getAttribute('aria-label')?.trim();
    expect(label()).to.equal('Tricubo Marked: 2, 2c4, 2i, 2f, l, t, j.');
    page.element.marks = null;
    await page.element.updateComplete;
    expect(label()).to.equal('Tricubo');
    expect((await openMarked('diagram', { position: FILLED })).find('.sheets')?.ariaLabel?.trim()).to.equal('Tricubo');
  });

  it('are on every sheet', async () => {
    const page = await openMarked('diagram', { position: `${FILLED} / ${FILLED}`, marks: '2c4 S' });
    expect(seen(page)).to.deep.equal(['2c4', '2c4', 'S', 'S']);
  });

  it('stand beside what has been changed last', async () => {
    const record = 'tricubo 1; @1; roll 346; M';
    const page = await openMarked('replay', { record, ply: '3', marks: '4 4f' });
    expect(seen(page)).to.deep.equal(['4', '4f']);
    expect(page.row(4).isLast).to.be.true;
  });

  it('are seen round what is pencilled and pressed', async () => {
    const page = await openMarked('play', { record: 'tricubo 1; @1; roll 346', marks: '4 4c2 M' });
    await page.clickDie('M');
    expect(seen(page)).to.deep.equal(['4', '4c2', 'M']);
    await page.click(page.rowTarget(4) as HTMLElement);
    expect(page.moves.at(-1)).to.equal('M');
  });

  it('have the page’s colour', async () => {
    const page = await openMarked('diagram', { position: FILLED, marks: '2 2c4 2i L' });
    page.element.style.setProperty('--tabletop-mark', 'rgb(1, 2, 3)');
    const style = (selector: string) => getComputedStyle(page.find(selector) as Element);
    expect(style('tr[data-traits~=marked] > *').borderTopColor).to.equal('rgb(1, 2, 3)');
    expect(style('tr[data-row="2"] .ring').stroke).to.equal('rgb(1, 2, 3)');
    expect(style('td[data-traits~=marked] .slot').outlineColor).to.equal('rgb(1, 2, 3)');
    expect(style('li[data-traits~=marked]').outlineColor).to.equal('rgb(1, 2, 3)');
  });
});

testBadMarks(
  {
    open: (marks) => openMarked('diagram', { position: FILLED, marks }),
    good: '2',
    total: (page) => page.total,
    marked: seen,
  },
  [
    ['a row below all', '0', '0'],
    ['a row above all', '6', '6'],
    ['a column below all', '2c0', '2c0'],
    ['a column that no sheet can have', '2c13', '2c13'],
    ['a column with a nought', '2c04', '2c04'],
    ['a column without a number', '2c', '2c'],
    ['a box of two kinds', '2if', '2if'],
    ['a field of no die', 'X', 'x'],
    ['a field and a number', 'L2', 'l2'],
    ['a bad one among good ones', '2 2c4 thirteen', 'thirteen'],
    ['an arrow, which leads nowhere on a sheet', '2-3', '2-3'],
  ],
);
