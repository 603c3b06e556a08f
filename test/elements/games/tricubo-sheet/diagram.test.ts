import { expect } from '@open-wc/testing';
import { textOf } from '../../sheet/page.js';
import type { Attributes } from '../../sheet/page.js';
import { EMPTY, FILLED, TricuboPage } from './page.js';

const open = (attributes: Attributes) => TricuboPage.open({ mode: 'diagram', ...attributes });

describe('a diagram of Tricubo', () => {
  it('explains every part of the example that totals 60', async () => {
    const page = await open({ position: FILLED });
    expect(page.rows()).to.deep.equal([
      '1: 6 of 7 crossed, purple reached | . | 5',
      '2: 3 of 7 crossed | 7 | 4',
      '3: 5 of 7 crossed | 4 | 10',
      '4: 6 of 7 crossed, purple reached | 10 | 5',
      '5: 7 of 7 crossed, purple reached | . | 0',
    ]);
    expect(page.values()).to.deep.equal([1, 7, 4, 2, 10, 5, 0]);
    expect(page.fields().every((field) => field.endsWith('crossed'))).to.be.true;
    expect(page.sums).to.deep.equal(['21', '24', '10', '5', '60']);
    expect(page.all('.track, .seats, .panel, .hand, .roll, button, input')).to.be.empty;
  });

  it('draws two strokes a cross and a disc round the last, a step a column, and the purple steps', async () => {
    const page = await open({ position: FILLED });
    const strokes = (path: string) =>
      page.all(`tr[data-row] ${path}`).map((each) => each.getAttribute('d')?.split('M').filter(Boolean).length ?? 0);
    expect(strokes('.stairs .ink')).to.deep.equal([10, 4, 8, 10, 12]);
    expect(page.all('.stairs text.stop').map(textOf)).to.deep.equal(['5', '4', '10', '5', '0']);
    expect(strokes('.crossed .front')).to.deep.equal([5, 3, 5, 5, 5]);
    expect(strokes('.free .front')).to.deep.equal([0, 2, 0, 0, 0]);
    expect(strokes('.purple .front')).to.deep.equal([2, 2, 2, 2, 2]);
  });

  it('has a sheet for each player, with a name, marks and a total of its own', async () => {
    const position = [FILLED, '0,1,0,0,0', '0,0,1,0,0 .,.,1,.,. S'].join(' / ');
    const page = await open({ position, names: 'Ann, Bob' });
    expect(page.writtenNames).to.deep.equal(['Ann', 'Bob', 'Player 3']);
    expect(page.labels.every((label, i) => label?.includes(page.writtenNames[i] ?? '?'))).to.be.true;
    expect(page.totals).to.deep.equal(['60', '1', '2']);
    expect(page.rows(2)[2]).to.equal('3: 1 of 7 crossed | 1 | 1');
  });

  it('has the dice beside it, says them, and shows which is taken', async () => {
    const page = await open({ position: '1,0,3,0,0 / 0,1,0,0,0 | A 1 0 361 L' });
    expect(page.beside).to.equal('(3) 6 1');
    expect(page.find('.roll')?.getAttribute('aria-label')).to.match(/3\D+6\D+1/);
    const [taken, free] = page.all('.rolled').map((die) => getComputedStyle(die).opacity);
    expect(taken).to.not.equal(free);
    const recorded = await open({ record: 'tricubo 1; @2; roll 346; M; roll 666', ply: '3' });
    expect([recorded.rows()[3], recorded.beside]).to.deep.equal(['4: 2 of 7 crossed | . | 7', '']);
  });

  /** What no game comes to, the totals, and some row of the first sheet. */
  const ODD: readonly (readonly [what: string, position: string, totals: string[], row: string])[] = [
    ['an empty sheet', EMPTY, ['0'], '1: 0 of 7 crossed | . | 0'],
    ['more crosses than boxes', '99,8,7,0,0', ['5'], '1: 99 of 7 crossed, purple reached | . | 0'],
    ['points that no column has', '3,0,0,0,0 -9,.,.,.,. -', ['−5'], '1: 3 of 7 crossed | −9 | 4'],
    ['five rows scored', '1,1,1,1,1 1,1,1,1,1 -', ['10'], '5: 1 of 7 crossed | 1 | 1'],
    ['more fields than are printed', '1,0,0,0,0 .,.,.,.,. LLLMMM J', ['1'], '1: 1 of 7 crossed | . | 1'],
    ['players who have not begun', `${EMPTY} / ${EMPTY}`, ['0', '0'], '2: 0 of 7 crossed | . | 0'],
    ['dice when the game is over', `${FILLED} | A 99 7 361 L 5`, ['60'], '2: 3 of 7 crossed | 7 | 4'],
  ];
  it('is drawn also where no game comes to it, and follows the page from one to the next', async () => {
    const page = await open({ position: FILLED });
    for (const [what, position, totals, row] of ODD) {
      await page.set({ position });
      expect([page.totals, page.rows().includes(row)], what).to.deep.equal([totals, true]);
      expect(page.element.error, what).to.equal(undefined);
    }
  });

  it('keeps the last sheet that could be read when a position is none', async () => {
    const page = await open({ position: FILLED });
    await page.set({ position: `${FILLED} / 6,3,5,6` });
    expect([page.element.error?.code, page.totals]).to.deep.equal(['bad-position', ['60']]);
    await page.set({ position: EMPTY });
    expect([page.element.error, page.totals]).to.deep.equal([undefined, ['0']]);
  });
});

describe('the author’s marks on <tricubo-sheet>', () => {
  const isOutlined = (element: Element | null | undefined): boolean =>
    Boolean(element && getComputedStyle(element).outlineStyle === 'solid');

  /** What is seen to be marked, as an author writes it. */
  function marked(page: TricuboPage): string[] {
    const rows = page.all('tr[data-row]').flatMap((row) => {
      const number = row.dataset['row'];
      const rings = row.querySelector('.ring')?.getAttribute('d')?.match(/M\d+/g) ?? [];
      const [, interim, final] = row.querySelectorAll('td');
      const isFramed = getComputedStyle(row.firstElementChild as Element).borderTopWidth === '2px';
      return [
        ...(isFramed ? [`${number}`] : []),
        ...rings.map((ring) => `${number}c${Number(ring.slice(1)) / 20 + 1}`),
        ...(isOutlined(interim?.querySelector('.slot')) ? [`${number}i`] : []),
        ...(isOutlined(final?.querySelector('.slot')) ? [`${number}f`] : []),
      ];
    });
    return [
      ...rows,
      ...page.all('.fields [data-die]').flatMap((field) => (isOutlined(field) ? field.dataset['die']! : [])),
    ];
  }

  const MARKS = '2 2c4 2i 2f L t J';
  for (const [mode, attributes] of [
    ['diagram', { position: FILLED, side: 'B' }],
    ['replay', { record: 'tricubo 1; sheet=B; @1; roll 346', ply: '2' }],
    ['play', { record: 'tricubo 1; sheet=B; @1; roll 346' }],
  ] as const) {
    it(`are frames round rows, boxes, columns and fields, and follow the page: ${mode}`, async () => {
      const page = await TricuboPage.open({ mode, ...attributes, marks: MARKS });
      expect(marked(page)).to.deep.equal(MARKS.split(' '));
      await page.set({ marks: '5C8; 5c2,M' });
      expect(marked(page)).to.deep.equal(['5c2', '5c8', 'M']);
      await page.set({ marks: '5c9' });
      expect(marked(page), 'a column that is not printed').to.be.empty;
    });
  }

  it('are said before the sheet, on every sheet, and in the page’s colour', async () => {
    const page = await open({ position: `${FILLED} / ${FILLED}`, marks: '2 S' });
    expect(marked(page)).to.deep.equal(['2', '2', 'S', 'S']);
    expect(page.table.getAttribute('aria-label')).to.match(/row 2, small die/);
    page.element.style.setProperty('--tabletop-mark', 'rgb(1, 2, 3)');
    expect(getComputedStyle(page.find('tr[data-traits~=marked] > *') as Element).borderTopColor).to.equal(
      'rgb(1, 2, 3)',
    );
    expect(getComputedStyle(page.find('li[data-traits~=marked]') as Element).outlineColor).to.equal('rgb(1, 2, 3)');
  });

  it('are seen round what is pencilled, and do not keep it from being pressed', async () => {
    const page = await TricuboPage.open({ record: 'tricubo 1; @1; roll 346', marks: '4 4c2 M' });
    await page.clickDie('M');
    expect(marked(page)).to.deep.equal(['4', '4c2', 'M']);
    await page.click(page.rowTarget(4) as Element);
    expect(page.moves.at(-1)).to.equal('M');
  });

  it('that are none are named, and the sheet stays as it was', async () => {
    const page = await open({ position: FILLED, marks: '2' });
    for (const bad of ['0', '6', '2c0', '2c13', '2c04', '2c', '2if', 'x', 'l2', '2-3']) {
      await page.set({ marks: `3 S ${bad}` });
      expect([page.element.error?.code, marked(page)], bad).to.deep.equal(['bad-attribute', ['2']]);
      expect(page.find('[role=alert]')?.textContent).to.contain(`"${bad}"`);
    }
  });
});
