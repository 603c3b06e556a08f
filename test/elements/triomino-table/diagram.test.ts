import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { testBadPictures } from '../papers.js';
import { DiagramPage, FIGURES } from './diagram-page.js';

const RACKS = '344@0,0 | 012,055 / ?7 / 111,?2 | 1 0 1 - 3 | 12,-40,0';

describe('a diagram of tiles on a table', () => {
  it('shows them as they are written, and tells of each', async () => {
    const page = await DiagramPage.open({ position: '344@0,0 433@1,0 044@0,1' });
    expect(page.element.error).to.equal(undefined);
    expect(page.laid).to.deep.equal(['344@0,0', '433@1,0', '044@0,1']);
    expect(page.told).to.deep.equal([
      '3-4-4 at 0, 0, pointing up',
      '4-3-3 at 1, 0, pointing down',
      '0-4-4 at 0, 1, pointing down',
    ]);
    expect([page.heads, page.rings, page.outlines]).to.deep.equal([[], [], []]);
  });

  it('has its numbers upright in their corners', async () => {
    const page = await DiagramPage.open({ position: '012@0,0 345@1,0' });
    const [up, down] = [...page.root.querySelectorAll('.laid')].map((tile) => {
      const texts = [...tile.querySelectorAll('text')];
      return Object.fromEntries(texts.map((text) => [text.textContent, text.getBoundingClientRect()]));
    }) as [Record<string, DOMRect>, Record<string, DOMRect>];
    const [apex, right, left] = [up['0'], up['1'], up['2']] as [DOMRect, DOMRect, DOMRect];
    expect(apex.bottom).to.be.below(right.top + 5);
    expect(left.right).to.be.below(right.left);
    const [tip, topLeft, topRight] = [down['3'], down['4'], down['5']] as [DOMRect, DOMRect, DOMRect];
    expect(tip.top).to.be.above(topLeft.bottom - 5);
    expect(topLeft.right).to.be.below(topRight.left);
  });

  it('has racks, also such that are not known, with names, points and how many tiles', async () => {
    const page = await DiagramPage.open({ position: RACKS, names: 'Ann, Bo' });
    expect(page.element.error).to.equal(undefined);
    expect(page.heads).to.deep.equal([
      'Ann, 12 points, 2 tiles',
      'Bo, −40 points, 7 tiles',
      'Player 3, 0 points, 3 tiles',
    ]);
    const hidden = Array(7).fill('hidden').join(' ');
    expect(page.held).to.deep.equal(['0-1-2 0-5-5', hidden, '1-1-1 hidden hidden']);
    expect(page.all('.held .back')).to.have.lengthOf(9);
    expect(page.seats.map((seat) => seat.hasAttribute('data-turn'))).to.deep.equal([false, true, false]);
    expect(page.find('.meta')?.textContent).to.contain('43 tiles to buy');
  });

  it('has the racks that one seat sees, or nobody, where the page says so', async () => {
    const page = await DiagramPage.open({ position: RACKS, viewer: '0' });
    expect(page.held).to.deep.equal(['0-1-2 0-5-5', '', '']);
    page.element.viewer = 'public';
    await page.element.updateComplete;
    expect(page.held).to.deep.equal(['', '', '']);
    page.element.viewer = 'all';
    await page.element.updateComplete;
    expect(page.held[2]).to.equal('1-1-1 hidden hidden');
  });

  it('is an empty table where the page says nothing', async () => {
    const page = await DiagramPage.open();
    expect([page.element.error, page.laid, page.told]).to.deep.equal([undefined, [], ['The table is empty.']]);
  });

  it('has a caption below it', async () => {
    const page = await DiagramPage.within(
      html`<div>
        <triomino-table mode="diagram" position="344@0,0"><p slot="caption">One tile.</p></triomino-table>
      </div>`,
    );
    const caption = page.element.querySelector('p') as Element;
    expect(caption.getBoundingClientRect().top).to.be.at.least(page.table.getBoundingClientRect().bottom);
  });

  it('of a record is that at its ply', async () => {
    const record = 'triomino 1; start="344@0,0 | 044,144 / 000 | 0 0 0 - 1"; 044@0,1; buy';
    const page = await DiagramPage.open({ record, ply: '0' });
    expect(page.laid).to.deep.equal(['344@0,0']);
    page.element.ply = 1;
    await page.element.updateComplete;
    expect([page.laid, page.held]).to.deep.equal([
      ['344@0,0', '044@0,1'],
      ['1-4-4', '0-0-0'],
    ]);
  });
});

describe('a diagram of what no game of Triomino reaches', () => {
  for (const [what, position, rings, said] of [
    ['tiles apart from each other', '344@0,0 012@9,-4', [], []],
    ['corners that disagree', '344@0,0 555@1,0', ['1,0', '2,1'], ['3-4-4 does not fit: 3 meets 5']],
    ['a disagreement at a corner only', '344@0,0 555@0,-1', ['1,0'], ['5-5-5 does not fit: 5 meets 3']],
    ['the same tile three times', '344@0,0 344@0,4 344@4,0', [], []],
    ['a mirror tile', '021@0,0', [], []],
    ['more tiles in racks than there are', '344@0,0 | ?40 / ?40 | 0 0 0 - 1', [], []],
    ['a seat on turn that is not there', '344@0,0 | 000 / 111 | 4 0 0 - 1', [], []],
    ['far away', '344@999,-999', [], []],
    ['a rack with a tile that is laid', '344@0,0 | 344 / 344 | 0 0 0 - 1', [], []],
    ['the end of a game', '344@0,0 | 000 / 111 | - 0 0 - 2 | 400,12', [], []],
  ] as const) {
    it(`is drawn without an error: ${what}`, async () => {
      const page = await DiagramPage.open({ position });
      expect(page.element.error?.message).to.equal(undefined);
      expect(page.laid.join(' ')).to.equal(position.split(' | ')[0]);
      expect(page.rings.toSorted()).to.deep.equal([...rings].sort());
      if (said.length > 0) expect(page.told).to.include.members([...said]);
      else expect(page.told.filter((each) => each.includes('fit'))).to.be.empty;
    });
  }
});

const FILLED = '344@0,0 | 012 / 055 | 0 0 0 - 1';
testBadPictures(
  {
    tag: 'triomino-table',
    open: (attributes) => DiagramPage.open(attributes),
    filled: [FILLED, '344@0,0'],
    empty: [FIGURES.hexagon.position, FIGURES.hexagon.position],
    totals: (page) => [page.laid.join(' ')],
  },
  [
    ['nothing of a table', 'nonsense', 'bad-position', '"nonsense"'],
    ['a tile without a place', '344', 'bad-position', '"344"'],
    ['a six', '346@0,0', 'bad-position', '"346@0,0"'],
    ['two tiles in one place', '344@0,0 345@0,0', 'bad-position', '0,0'],
    ['a place beyond all others', '344@1000,0', 'bad-position', '1000'],
    ['half a place', '344@0.5,0', 'bad-position', '0.5'],
    ['a rack with what is no tile', '344@0,0 | 012,999', 'bad-position', 'rack 0'],
    ['a moment that is none', '344@0,0 | 012 | now', 'bad-position', '"now"'],
    ['points for others', '344@0,0 | 012 | 0 0 0 - 1 | 1,2', 'bad-position', 'scores'],
    ['six parts', '344@0,0 | 012 | 0 0 0 - 1 | 1 | 1 | 1 | 1', 'bad-position', 'rounds won'],
  ],
);
