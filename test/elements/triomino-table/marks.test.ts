import { expect } from '@open-wc/testing';
import { testBadMarks } from '../marks-on-sheets.js';
import { DiagramPage, triangleOf } from './diagram-page.js';
import { TriominoPage } from './triomino-page.js';

const LAID = '344@0,0 434@-1,0 044@0,1 440@0,2 455@6,0';
const GAME = '344@0,0 044@0,1 | 000,111 | 0 0 0 - 1';

/** The outlines of the tiles that are marked. */
const marked = ({ root }: TriominoPage): string[] =>
  [...root.querySelectorAll('.marked')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
      .map(([, x, y]) => `${Math.round(Number(x) / 50)},${Math.round(Number(y) / 86.6)}`)
      .sort()
      .join(' '),
  );
const arrows = ({ root }: TriominoPage) =>
  [...root.querySelectorAll('.arrow')].map((each) => each.getBoundingClientRect());

const openMarked = async (attributes: Readonly<Record<string, string>>): Promise<DiagramPage> => {
  const page = await DiagramPage.open(attributes);
  await page.element.updateComplete;
  return page;
};

describe('the author’s marks on a table of Triomino', () => {
  for (const [mode, attributes] of [
    ['diagram', { position: GAME }],
    ['play', { position: GAME }],
    ['replay', { record: `triomino 1; start="${GAME}"; buy`, ply: '1' }],
  ] as const) {
    it(`are outlines round tiles, and arrows between them, and are said, in ${mode} mode`, async () => {
      const page = await openMarked({ mode, ...attributes, marks: '344 344-044' });
      expect(page.element.error).to.equal(undefined);
      expect(marked(page)).to.deep.equal([triangleOf('344@0,0')]);
      expect(page.table.ariaLabel?.trim()).to.equal('Triomino Marked: 344. Arrow from 344 to 044.');
      const [arrow, board] = [arrows(page)[0] as DOMRect, page.board.getBoundingClientRect()];
      expect(arrow.left).to.be.above(board.left);
      expect(arrow.bottom).to.be.below(board.bottom);
      page.element.marks = '044';
      await page.element.updateComplete;
      expect([marked(page), arrows(page)]).to.deep.equal([[triangleOf('044@0,1')], []]);
      page.element.marks = null;
      await page.element.updateComplete;
      expect([marked(page), page.table.ariaLabel?.trim()]).to.deep.equal([[], 'Triomino']);
    });
  }

  it('are wherever a tile lies, however it is turned', async () => {
    const page = await openMarked({ position: LAID, marks: '344, 455' });
    expect(marked(page)).to.deep.equal(['344@0,0', '434@-1,0', '455@6,0'].map(triangleOf));
  });

  it('point from the middle of one tile to that of another', async () => {
    const page = await openMarked({ position: '344@0,0 455@8,0', marks: '344-455' });
    const [from, to] = [...page.root.querySelectorAll('.laid')].map((tile) => tile.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    const [arrow] = arrows(page) as [DOMRect];
    expect(arrow.left).to.be.within(from.left, from.right);
    expect(arrow.right).to.be.within(to.left, to.right);
  });

  it('of tiles that are not there are said and not drawn', async () => {
    const page = await openMarked({ position: GAME, marks: '555 344-555' });
    expect([page.element.error, marked(page), arrows(page)]).to.deep.equal([undefined, [], []]);
  });

  it('follow what is laid', async () => {
    const page = await TriominoPage.open({ position: '344@0,0 | 044,111 | 0 0 0 - 1', marks: '044' });
    await page.element.updateComplete;
    expect(marked(page)).to.be.empty;
    await page.played('044@0,1');
    expect(marked(page)).to.deep.equal([triangleOf('044@0,1')]);
  });

  it('leave places to be pressed under them', async () => {
    const page = await TriominoPage.open({ position: '344@0,0 | 044,144 | 0 0 0 - 1', marks: '344 344-044' });
    await page.click(page.tile('044'));
    await page.click(page.ghost('044@0,1'));
    expect(page.moves).to.deep.equal(['044@0,1']);
  });
});

testBadMarks(
  {
    open: (marks) => openMarked({ position: LAID, marks }),
    good: '344',
    total: (page) => page.laid.join(' '),
    marked,
    hasArrows: true,
  },
  [
    ['a tile read from another corner', '434', '434'],
    ['a six', '346', '346'],
    ['two numbers', '34', '34'],
    ['a tile in its place', '344@0,0', '344@0'],
    ['an arrow from a tile to itself', '344-344', '344-344'],
    ['an arrow of three tiles', '344-455-044', '344-455-044'],
    ['a bad one among good ones', '344 455 999', '999'],
  ],
);
