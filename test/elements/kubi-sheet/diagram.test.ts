import { expect } from '@open-wc/testing';
import type { Attributes } from '../sheets/page.js';
import { FILLED, KubiPage, UNCROSSED, crossed, sums } from './page.js';

const open = (attributes: Attributes) => KubiPage.open({ mode: 'diagram', ...attributes });

const RECORD = 'kubi 1; x146; roll 12346; 1|23|46; roll 11123';

describe('a diagram of Kubi', () => {
  it('explains every sum: its marks, how they count, and the points', async () => {
    const page = await open({ position: FILLED });
    expect(page.explained()).to.deep.equal([
      '2: 2 marks, 1–4, −200',
      '3: 0 marks',
      '4: 0 marks',
      '5: 5 marks, 5, 0',
      '6: 0 marks',
      '7: 10 marks, 5 × 30, +150',
      '8: 1 mark, 1–4, −200',
      '9: 8 marks, 3 × 50, +150',
      '10: 0 marks',
      '11: 0 marks',
      '12: 8 marks, 3 × 100, +300',
    ]);
    expect(page.totals).to.deep.equal(['+200']);
    expect(page.countdown).to.deep.equal(['1: 2 left', '4: 5 left', '5: done']);
    const values = page.all('td.value').map((cell) => Number(cell.textContent));
    expect(values).to.deep.equal([100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100]);
    expect(page.all('button, input, .roll, .die')).to.be.empty;
  });

  it('has a sheet for each player, with a name, marks and a total of its own', async () => {
    const other = '2:1,3:8,6:0 0,0,0,0,6,9,0,5,0,0,0';
    const page = await open({ position: [FILLED, other, crossed('456')].join(' / '), names: 'Ann, Bob' });
    expect(page.writtenNames).to.deep.equal(['Ann', 'Bob', 'Player 3']);
    expect(page.labels.every((label, i) => label?.includes(page.writtenNames[i] ?? '?'))).to.be.true;
    expect(page.totals).to.deep.equal(['+200', '+160', '0']);
    expect(page.countdownOf(1)).to.deep.equal(['2: 7 left', '3: done', '6: 8 left']);
  });

  it('has the roll beside it and says it; in a record, as it is divided and what was marked last', async () => {
    const page = await open({ position: `${crossed('123')} / ${crossed('456')} | 1 13466` });
    expect(page.divided).to.deep.equal([[1, 3, 4, 6, 6]]);
    expect(page.find('.roll .group')?.getAttribute('aria-label')).to.contain('1 3 4 6 6');
    const recorded = await open({ record: RECORD, ply: '3' });
    expect(recorded.divided).to.deep.equal([[1], [2, 3], [4, 6]]);
    expect(recorded.last).to.deep.equal(['x1', '5', '10']);
  });

  /** What no game comes to, the totals, and the countdown of the first sheet. */
  const ODD: readonly (readonly [what: string, position: string, totals: string[], countdown: string[]])[] = [
    ['a sheet before the opening', UNCROSSED, ['0'], [': 8 left', ': 8 left', ': 8 left']],
    ['the same number thrice', `2:1,2:2,2:3 ${sums({ 7: 6, 9: 6 })}`, ['+80'], ['2: 7 left', '2: 6 left', '2: 5 left']],
    ['more marks than boxes', `1:99,4:9,5:8 ${sums()}`, ['0'], ['1: done', '4: done', '5: done']],
    ['an odd number of marks', `1:0,4:0,5:0 ${sums({ 7: 7 })}`, ['+60'], ['1: 8 left', '4: 8 left', '5: 8 left']],
    ['marks before the opening', `- ${sums({ 7: 6 })}`, ['+30'], [': 8 left', ': 8 left', ': 8 left']],
    [
      'players at different rolls',
      `1:1,2:0,3:0 ${sums({ 7: 2 })} / ${crossed('123')}`,
      ['−200', '0'],
      ['1: 7 left', '2: 8 left', '3: 8 left'],
    ],
    ['a roll when the game is over', `${FILLED} | 7 13466 5`, ['+200'], ['1: 2 left', '4: 5 left', '5: done']],
  ];
  it('is drawn also where no game comes to it, and follows the page from one to the next', async () => {
    const page = await open({ position: FILLED });
    for (const [what, position, totals, countdown] of ODD) {
      await page.set({ position });
      expect([page.totals, page.countdown], what).to.deep.equal([totals, countdown]);
      expect(page.element.error, what).to.equal(undefined);
    }
  });

  it('keeps the last sheet that could be read when a position is none', async () => {
    const page = await open({ position: FILLED });
    await page.set({ position: `${FILLED} / ${FILLED.replace('1:6', '7:6')}` });
    expect(page.element.error?.code).to.equal('bad-position');
    expect(page.find('[role=alert]')?.textContent).to.contain('sheet 2');
    expect(page.totals).to.deep.equal(['+200']);
    await page.set({ position: crossed('123') });
    expect([page.element.error, page.totals]).to.deep.equal([undefined, ['0']]);
  });
});

describe('the author’s marks on <kubi-sheet>', () => {
  /** The rows with a frame, by their number or sum and whatever is said of them. */
  const framed = (page: KubiPage) =>
    page.all('tbody tr').flatMap((row) => {
      const [head, last] = [row.firstElementChild, row.lastElementChild].map((cell) =>
        getComputedStyle(cell as Element),
      );
      const widths = [head!.borderInlineStartWidth, head!.borderTopWidth, last!.borderInlineEndWidth];
      return widths.every((width) => width === '2px') ? [row.querySelector('th')?.textContent?.trim()] : [];
    });

  for (const [mode, attributes] of [
    ['diagram', { position: FILLED }],
    ['replay', { record: 'kubi 1; x124; roll 12346', ply: '2' }],
    ['play', { record: 'kubi 1; x124; roll 12346' }],
  ] as const) {
    it(`are frames round rows, said where these are read, and follow the page: ${mode}`, async () => {
      const page = await KubiPage.open({ mode, ...attributes, marks: '6 9 x4' });
      expect(framed(page)).to.deep.equal(['4, marked', '6, marked', '9, marked']);
      await page.set({ marks: 'X1; 2,2' });
      expect(framed(page)).to.deep.equal(['1, marked', '2, marked']);
      await page.set({ marks: 'x3 x6' });
      expect(framed(page), 'numbers that are not crossed').to.be.empty;
    });
  }

  it('are on every sheet, in the page’s colour, beside what was marked last', async () => {
    const page = await open({ record: RECORD, ply: '3', marks: '5' });
    expect(framed(page)).to.deep.equal(['5, marked last, marked']);
    page.element.style.setProperty('--tabletop-mark', 'rgb(1, 2, 3)');
    const row = page.find('[data-traits~=marked] > *') as Element;
    expect(getComputedStyle(row).borderTopColor).to.equal('rgb(1, 2, 3)');
    await page.set({ record: null, position: `${FILLED} / ${FILLED}` });
    expect(framed(page)).to.deep.equal(['5, marked', '5, marked']);
  });

  it('that are none are named, and the sheet stays as it was', async () => {
    const page = await open({ position: FILLED, marks: '7' });
    for (const bad of ['1', '13', '07', 'x7', 'x', '6-9']) {
      await page.set({ marks: `6 x4 ${bad}` });
      expect([page.element.error?.code, framed(page)], bad).to.deep.equal(['bad-attribute', ['7, marked']]);
      expect(page.find('[role=alert]')?.textContent).to.contain(`"${bad}"`);
    }
  });
});

interface Stroke {
  readonly from: DOMPoint;
  readonly to: DOMPoint;
}

/** The strokes of a path, each from its beginning to its end. */
function strokesOf(page: KubiPage, row: string): Stroke[] {
  const path = page.root.querySelector(`${row} .ink`) as SVGPathElement;
  const parts = path.getAttribute('d')?.split(/(?=M)/).filter(Boolean) ?? [];
  return parts.map((d) => {
    const single = path.cloneNode() as SVGPathElement;
    single.setAttribute('d', d);
    return { from: single.getPointAtLength(0), to: single.getPointAtLength(single.getTotalLength()) };
  });
}

const turn = (a: DOMPoint, b: DOMPoint, c: DOMPoint): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const cross = (a: Stroke, b: Stroke): boolean =>
  turn(a.from, a.to, b.from) !== turn(a.from, a.to, b.to) && turn(b.from, b.to, a.from) !== turn(b.from, b.to, a.to);

const isUpright = ({ from, to }: Stroke): boolean => Math.abs(from.x - to.x) < 2 && to.y - from.y > 12;

describe('what is drawn on <kubi-sheet>', () => {
  it('is a tally of four strokes and a bar through them, again and again, up to fifteen', async () => {
    for (const marks of [1, 4, 5, 6, 10, 14, 15, 16, 40]) {
      const page = await open({ position: `1:0,2:0,3:0 ${sums({ 7: marks })}` });
      const strokes = strokesOf(page, '[data-sum="7"]');
      expect(strokes, `${marks} marks`).to.have.lengthOf(Math.min(marks, 15));
      for (let first = 0; first < strokes.length; first += 5) {
        const upright = strokes.slice(first, first + 4);
        expect(upright.every(isUpright), `${marks} marks, from ${first + 1}`).to.be.true;
        const bar = strokes[first + 4];
        if (bar) expect(upright.every((each) => cross(bar, each))).to.be.true;
        for (const other of strokes.slice(first + 5)) expect(upright.some((each) => cross(each, other))).to.be.false;
      }
      const rest = page.find('[data-sum="7"] .more');
      expect(rest?.textContent, 'the rest in figures').to.equal(marks > 15 ? `+${marks - 15}` : '');
      expect(page.sum(7).marks).to.match(new RegExp(`^${marks} `));
      page.element.remove();
    }
  });

  it('stays on its ground', async () => {
    const page = await open({ position: `1:0,2:0,3:0 ${sums({ 7: 15 })}` });
    const path = page.root.querySelector('[data-sum="7"] .ink') as SVGPathElement;
    const { x, y, width, height } = path.getBBox();
    const ground = path.ownerSVGElement?.viewBox.baseVal ?? new DOMRect();
    expect([x >= 0, y >= 0, x + width <= ground.width, y + height <= ground.height]).to.not.include(false);
  });

  it('is a cross in each discarded box of a number, of eight, the last framed twice', async () => {
    for (const [discards, shown] of [
      [0, 0],
      [1, 1],
      [7, 7],
      [12, 8],
    ] as const) {
      const page = await open({ position: `1:${discards},2:0,3:0 ${sums()}` });
      const strokes = strokesOf(page, '.countdown tr');
      expect(strokes, `${discards} discards`).to.have.lengthOf(2 * shown);
      for (let box = 0; box < shown; box++) {
        const [one, other] = strokes.slice(2 * box) as [Stroke, Stroke];
        expect(cross(one, other)).to.be.true;
        const columns = [one.from.x, one.to.x, other.from.x, other.to.x].map((x) => Math.floor(x / 20));
        expect(new Set(columns)).to.deep.equal(new Set([box]));
      }
      const boxes = page.find('.countdown .box')?.getAttribute('d')?.split('z').filter(Boolean);
      expect(boxes).to.have.lengthOf(8 + 1);
      page.element.remove();
    }
  });
});
