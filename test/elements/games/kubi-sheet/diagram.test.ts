import { expect } from '@open-wc/testing';
import type { Attributes } from '../../sheet/page.js';
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

/** How many strokes are drawn in a row. */
const strokesIn = (page: KubiPage, row: string): number => page.drawn(row, 'ink').split('M').length - 1;

describe('what is drawn on <kubi-sheet>', () => {
  it('is a stroke in a slot for each mark, up to ten; further ones are a number', async () => {
    for (const marks of [0, 1, 4, 5, 6, 10, 11, 40]) {
      const page = await open({ position: `1:0,2:0,3:0 ${sums({ 7: marks })}` });
      expect(strokesIn(page, '[data-sum="7"]'), `${marks} marks`).to.equal(Math.min(marks, 10));
      expect(page.find('[data-sum="7"] small')?.textContent).to.equal(marks > 10 ? `+${marks - 10}` : undefined);
      expect(page.sum(7).marks).to.match(new RegExp(`^${marks} `));
      page.element.remove();
    }
  });

  it('is a notch at the fifth of the slots, which pay from the next one on', async () => {
    const page = await open({ position: UNCROSSED });
    const slotsIn = (part: string) => page.find(`[data-sum="7"] ${part}`)?.getAttribute('d')?.split('M').length;
    expect([slotsIn('.box'), slotsIn('.even'), slotsIn('.notch'), slotsIn('.pays .box')]).to.deep.equal([5, 2, 2, 6]);
  });

  it('stays in its slots', async () => {
    const page = await open({ position: `1:8,2:8,3:8 ${sums({ 2: 10, 7: 10, 12: 10 })}` });
    for (const path of page.all('.ink') as unknown as SVGPathElement[]) {
      const { x, y, width, height } = path.getBBox();
      const ground = path.ownerSVGElement?.viewBox.baseVal ?? new DOMRect();
      expect([x >= 0, y >= 0, x + width <= ground.width, y + height <= ground.height]).to.not.include(false);
    }
  });

  it('is a cross in each discarded box of a number, of eight', async () => {
    for (const [discards, shown] of [
      [0, 0],
      [1, 1],
      [7, 7],
      [12, 8],
    ] as const) {
      const page = await open({ position: `1:${discards},2:0,3:0 ${sums()}` });
      expect(strokesIn(page, '.countdown tr'), `${discards} discards`).to.equal(2 * shown);
      const boxes = page
        .all('.countdown tr:first-child .box')
        .map((box) => box.getAttribute('d'))
        .join('');
      expect(boxes.split('M')).to.have.lengthOf(8 + 1);
      page.element.remove();
    }
  });
});
