import { expect } from '@open-wc/testing';
import { testBadMarks } from '../marks-on-sheets.js';
import { CuboPage } from './cubo-page.js';
import { DiagramPage } from './diagram-page.js';
import { BUILDING } from './running.js';

const TWO = '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 ; r6r6r6/r1w3b4/b3b1b1 o - 0 | r6r1b6b2';
const MARKS = 'a1 b2-c3 2 b m3';

const NAMES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

/** The cell of the first square in whose middle something is seen. */
function cellUnder(page: CuboPage, x: number, y: number): string {
  const cells = NAMES.map((name) => page.cell(name as 'a1').getBoundingClientRect());
  const found = cells.findIndex(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  return NAMES[found] ?? 'nowhere';
}

/** What is seen to be marked, as an author writes it. */
function seen(page: CuboPage): string[] {
  const rings = page.all('.ring').map((ring) => {
    const [x, y] = page.middle(ring);
    return cellUnder(page, x, y);
  });
  const outlined = (selector: string, name: (element: HTMLElement, i: number) => string) =>
    page
      .all(selector)
      .flatMap((element, i) => (getComputedStyle(element).outlineStyle === 'solid' ? [name(element, i)] : []));
  return [
    ...rings,
    ...outlined('.edges li', ({ dataset }) => dataset['line'] ?? ''),
    ...outlined('.middle > *', (_, i) => `m${i + 1}`),
  ];
}

const MODES: readonly (readonly [mode: string, attributes: Record<string, string>])[] = [
  ['diagram', { position: BUILDING }],
  ['replay', { record: `cubo 1; start="${BUILDING}"; swap a1c3; swap a1c3`, ply: '2' }],
  ['play', { position: BUILDING }],
];

async function openMarked(mode: string, attributes: Record<string, string>): Promise<CuboPage> {
  const page = await (mode === 'diagram' ? DiagramPage : CuboPage).open({ mode, ...attributes });
  await page.element.updateComplete;
  return page;
}

describe('the author’s marks on a square of Cubo', () => {
  for (const [mode, attributes] of MODES) {
    it(`are rings round dice, an arrow, and frames round what lines earn and dice of the middle, in a ${mode}`, async () => {
      const page = await openMarked(mode, { marks: MARKS, ...attributes });
      expect(page.element.error).to.equal(undefined);
      expect(seen(page)).to.deep.equal(['a1', '2', 'b', 'm3']);
      const arrow = page.find('.arrow') as Element;
      const { left, right, top, bottom } = arrow.getBoundingClientRect();
      expect([cellUnder(page, left, top), cellUnder(page, right - 2, bottom - 2)]).to.deep.equal(['b2', 'c3']);
    });

    it(`are followed in a ${mode} while they change, and go`, async () => {
      const page = await openMarked(mode, attributes);
      expect(seen(page)).to.be.empty;
      for (const [value, places] of [
        ['c2', ['c2']],
        ['B2; a3, M1', ['b2', 'a3', 'm1']],
        ['1 2 3 a b c', ['1', '2', '3', 'a', 'b', 'c']],
        ['a1 a1 a1', ['a1']],
        [null, []],
      ] as const) {
        page.element.marks = value;
        await page.element.updateComplete;
        expect(seen(page), String(value)).to.deep.equal(places);
      }
    });

    it(`are said in a ${mode}: before the squares, and with each die that is marked`, async () => {
      const page = await openMarked(mode, { marks: MARKS, ...attributes });
      const label = () => page.find('.squares')?.ariaLabel?.trim();
      expect(label()).to.equal('Cubo Marked: a1, 2, b, m3. Arrow from b2 to c3.');
      expect(page.cell('a1').ariaLabel).to.equal('a1, red 1, marked');
      expect(page.cell('b2').ariaLabel).to.not.contain('marked');
      page.element.marks = null;
      await page.element.updateComplete;
      expect([label(), page.cell('a1').ariaLabel]).to.deep.equal(['Cubo', 'a1, red 1']);
    });
  }

  it('are on the first of several squares', async () => {
    const page = await openMarked('diagram', { position: TWO, marks: 'a1 2' });
    expect(page.all('.drawing')).to.have.lengthOf(1);
    expect(seen(page)).to.deep.equal(['a1', '2']);
    expect(page.cell('a1', 1).ariaLabel).to.equal('a1, red 6');
  });

  it('leave dice to be tapped and dragged under them', async () => {
    const page = await openMarked('play', { position: BUILDING, marks: 'a1 a1-c3' });
    await page.click(page.cell('a1'));
    await page.click(page.cell('c3'));
    expect(page.moves).to.deep.equal(['swap a1c3']);
  });

  it('have the page’s colour', async () => {
    const page = await openMarked('diagram', { position: BUILDING, marks: MARKS });
    page.element.style.setProperty('--tabletop-mark', 'rgb(1, 2, 3)');
    const style = (selector: string) => getComputedStyle(page.find(selector) as Element);
    expect([style('.ring').stroke, style('.arrow').fill]).to.deep.equal(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
    expect(style('[data-line="2"]').outlineColor).to.equal('rgb(1, 2, 3)');
  });
});

testBadMarks(
  {
    open: (marks) => openMarked('diagram', { position: BUILDING, marks }),
    good: 'a1',
    total: (page) => String(page.worth()),
    marked: seen,
    hasArrows: true,
  },
  [
    ['a row below all', '0', '0'],
    ['a row above all', '4', '4'],
    ['a column that there is not', 'd', 'd'],
    ['a cell that there is not', 'a4', 'a4'],
    ['a cell with its parts the other way round', '1a', '1a'],
    ['a place of the middle below all', 'm0', 'm0'],
    ['a place of the middle above all', 'm5', 'm5'],
    ['an arrow from a cell to itself', 'a1-a1', 'a1-a1'],
    ['an arrow to a line', 'a1-2', 'a1-2'],
    ['an arrow from the middle', 'm1-a1', 'm1-a1'],
    ['an arrow of three cells', 'a1-b1-c1', 'a1-b1-c1'],
    ['a bad one among good ones', 'a1 2 c9', 'c9'],
  ],
);
