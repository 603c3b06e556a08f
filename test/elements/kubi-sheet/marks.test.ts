import { expect } from '@open-wc/testing';
import { testBadMarks } from '../marks-on-sheets.js';
import { DiagramPage } from './diagram-page.js';
import { SheetPage } from './sheet-page.js';
import { FILLED } from './sheets.js';

/** The rows with a frame, by what is read at their heads. */
const framed = (page: SheetPage): string[] =>
  page
    .all('tbody tr')
    .filter((row) => {
      const head = getComputedStyle(row.firstElementChild as Element);
      const last = getComputedStyle(row.lastElementChild as Element);
      return [head.borderInlineStartWidth, head.borderTopWidth, last.borderInlineEndWidth].every(
        (width) => width === '2px',
      );
    })
    .map((row) => row.querySelector('th')?.textContent?.trim() ?? '');

const marks = '6 9 x4';
const MODES: readonly (readonly [mode: string, attributes: Record<string, string>])[] = [
  ['diagram', { position: FILLED }],
  ['replay', { record: 'kubi 1; x124; roll 12346', ply: '2' }],
  ['play', { record: 'kubi 1; x124; roll 12346' }],
];

async function openMarked(mode: string, attributes: Record<string, string>): Promise<SheetPage> {
  const page = await (mode === 'diagram' ? DiagramPage : SheetPage).open({ mode, ...attributes });
  await page.element.updateComplete;
  return page;
}

describe('the author’s marks on a sheet', () => {
  for (const [mode, attributes] of MODES) {
    it(`are frames round rows, and said where these are read, in a ${mode}`, async () => {
      const page = await openMarked(mode, { marks, ...attributes });
      expect(framed(page)).to.deep.equal(['4, marked', '6, marked', '9, marked']);
      expect(page.element.error).to.equal(undefined);
    });

    it(`are followed in a ${mode} while they change, and go`, async () => {
      const page = await openMarked(mode, attributes);
      expect(framed(page)).to.be.empty;
      for (const [value, rows] of [
        ['12', ['12, marked']],
        ['X1; 2,2', ['1, marked', '2, marked']],
        ['x3 x6', []],
        ['7', ['7, marked']],
        [null, []],
      ] as const) {
        page.element.marks = value;
        await page.element.updateComplete;
        expect(framed(page), String(value)).to.deep.equal(rows);
      }
    });
  }

  it('are on every sheet', async () => {
    const page = await openMarked('diagram', { position: `${FILLED} / ${FILLED}`, marks: '7' });
    expect(framed(page)).to.deep.equal(['7, marked', '7, marked']);
  });

  it('stand beside what has been marked last', async () => {
    const record = 'kubi 1; x146; roll 12346; 1|23|46';
    const page = await openMarked('diagram', { record, ply: '3', marks: '5' });
    expect(framed(page)).to.deep.equal(['5, marked last, marked']);
    expect(page.sum(10).isLast).to.be.true;
  });

  it('have the page’s colour', async () => {
    const page = await openMarked('diagram', { position: FILLED, marks });
    page.element.style.setProperty('--tabletop-mark', 'rgb(1, 2, 3)');
    const row = page.find('[data-traits~=marked] > *') as HTMLElement;
    expect(getComputedStyle(row).borderTopColor).to.equal('rgb(1, 2, 3)');
  });
});

testBadMarks(
  {
    open: (bad) => openMarked('diagram', { position: FILLED, marks: bad }),
    good: '7',
    total: (page) => page.total,
    marked: framed,
  },
  [
    ['a sum below all', '1', '1'],
    ['a sum above all', '13', '13'],
    ['a sum with a nought', '07', '07'],
    ['a number no die shows', 'x7', 'x7'],
    ['half a number', 'x', 'x'],
    ['a bad one among good ones', '6 x4 thirteen', 'thirteen'],
    ['an arrow, which leads nowhere on a sheet', '6-9', '6-9'],
  ],
);
