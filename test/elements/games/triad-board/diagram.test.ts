import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { accessibleThings } from '../../accessibility-tree.js';
import { TriadPage } from './page.js';
import { IMPOSSIBLE, START, TRIAD_AHEAD, WIN_AHEAD } from './positions.js';

const EMPTY = '6/6/6/6/6/6';

describe('a diagram of Triad', () => {
  it('shows each die on its cell, what was taken off, and who is to move', async () => {
    const page = await TriadPage.diagram({ position: 'cc3a/ba4/6/2B1b1/3B2/1A4 b 2-1' });
    expect(page.dice).to.equal('cc3a/ba4/6/2B1b1/3B2/1A4');
    expect(['a6', 'b1', 'f1'].map((cell) => page.label(cell))).to.deep.equal([
      'a6, Black 3',
      'b1, White 1',
      'f1, empty',
    ]);
    expect(page.trays).to.deep.equal(['White: 2 of 3 dice taken off', 'Black: 1 of 3 dice taken off']);
    expect(page.all('.slot[data-die]').map(({ dataset }) => dataset['die'])).to.deep.equal(['w', 'w', 'b']);
    expect(page.turn).to.deep.equal(['Black, to move']);
  });

  it('has White first, and Black where it is flipped', async () => {
    const page = await TriadPage.diagram({ position: START, names: 'Ann, Bob' });
    const seats = () => page.all('.seat .name').map((name) => name.textContent?.replace(', to move', ''));
    expect(page.dice).to.match(/^ccbbaa.*AABBCC$/);
    expect(seats()).to.deep.equal(['Ann', 'Bob']);
    await page.change({ flipped: '' });
    expect(page.dice).to.equal('CCBBAA/6/6/6/6/aabbcc');
    expect(seats()).to.deep.equal(['Bob', 'Ann']);
    const [x, y] = page.middle(page.cell('a1'));
    const [otherX, otherY] = page.middle(page.cell('f6'));
    expect([x > otherX, y < otherY]).to.deep.equal([true, true]);
  });

  it('is a table of six rows and 36 named cells, read from the top left also flipped', async () => {
    await TriadPage.diagram({ position: START, flipped: '' });
    const things = await accessibleThings();
    const count = (role: string) => things.filter((thing) => thing.split(' ')[0] === role).length;
    expect(['table', 'row', 'cell', 'grid', 'button', 'textbox'].map(count)).to.deep.equal([1, 6, 36, 0, 0, 0]);
    const cells = things.filter((thing) => /^image [a-f][1-6],/.test(thing));
    expect([cells[0], cells[6], cells.at(-1)]).to.deep.equal([
      'image f1, White 3',
      'image f2, empty',
      'image a6, Black 3',
    ]);
  });

  it('says after a name who is to move, which eyes see by the border', async () => {
    const page = await TriadPage.diagram({ position: IMPOSSIBLE });
    expect(page.all('.seat .visually-hidden').map(({ textContent }) => textContent?.trim())).to.deep.equal([
      ', to move',
    ]);
    expect(await accessibleThings()).to.include('StaticText to move');
    await page.change({ position: '- w 0-0' });
    expect(await accessibleThings()).to.not.include('StaticText to move');
  });
});

describe('a position in a diagram', () => {
  for (const position of [START, WIN_AHEAD, TRIAD_AHEAD]) {
    it(`that a game could begin from has that game behind it: ${position}`, async () => {
      const page = await TriadPage.diagram({ position });
      expect(page.dice).to.equal(position.split(' ')[0]);
      expect(page.position).to.equal(position);
      expect(page.board.error).to.equal(undefined);
    });
  }

  it('in which somebody has won shows the winner, and nobody to move', async () => {
    const page = await TriadPage.diagram({ position: '2a2a/ba1a2/6/2B1b1/3B2/1A4 b 3-0' });
    expect(page.all('[data-winner] .name').map((name) => name.textContent)).to.deep.equal(['White']);
    expect(page.turn).to.be.empty;
  });

  const PICTURES: readonly (readonly [what: string, position: string, turn: string, off: readonly number[]])[] = [
    ['with too many dice', IMPOSSIBLE, 'Black, to move', [3, 3]],
    ['with one die', `6/6/6/6/1A4/6`, 'White, to move', [0, 0]],
    ['with no die', `${EMPTY} b 0-0`, 'Black, to move', [0, 0]],
    ['with more dice off than a game lasts', `${EMPTY} w 4-9 7`, 'White, to move', [9, 4]],
    ['of an empty board that has lost dice', '- w 1-0', '', [0, 1]],
  ];
  for (const [what, position, turn, off] of PICTURES) {
    it(`${what}, which no game reaches, is shown without an error, and a new game is behind it`, async () => {
      const page = await TriadPage.diagram({ position });
      expect(page.dice).to.equal(position.startsWith('-') ? EMPTY : position.split(' ')[0]);
      const sides = ['Black', 'White'];
      const told = off.map((count, i) => `${sides[i]}: ${count} of 3 dice taken off`);
      expect(page.trays.toReversed()).to.deep.equal(told);
      expect(page.turn.join()).to.equal(turn);
      expect(page.all('[role=alert]').length).to.equal(0);
      expect([page.board.error, page.position, page.board.outcome]).to.deep.equal([undefined, '- w 0-0', undefined]);
    });
  }

  for (const [what, position, named] of [
    ['nothing of a position', 'nonsense', 'ranks'],
    ['a die of no side', 'ccbbaa/6/2x3/6/6/AABBCC w 0-0', '"x" in rank 4'],
  ] as const) {
    it(`with ${what} is an error, and the last one that could be read stays`, async () => {
      const page = await TriadPage.diagram({ position: TRIAD_AHEAD });
      const errors = page.listen('game-error');
      await page.change({ position });
      expect(errors.map(({ code }) => code)).to.deep.equal(['bad-position']);
      expect(page.find('[role=alert]')?.textContent).to.contain(named);
      expect(page.dice).to.equal(TRIAD_AHEAD.split(' ')[0]);
      await page.change({ position: IMPOSSIBLE });
      expect(page.board.error).to.equal(undefined);
      expect(page.all('[role=alert]').length).to.equal(0);
      expect(page.dice).to.equal(IMPOSSIBLE.split(' ')[0]);
      expect(errors).to.have.lengthOf(1);
    });
  }
});

const LONG = 'Wolfeschlegelsteinhausenbergerdorffson';
const CAPTION = 'Two lines, at least where it is narrow. '.repeat(2);

describe('the size of a diagram', () => {
  before(() => setViewport({ width: 1200, height: 900 }));
  afterEach(() => scrollTo(0, 0));
  after(() => setViewport({ width: 800, height: 600 }));

  const boxOf = (page: TriadPage, selector: string) => page.find(selector)?.getBoundingClientRect() ?? new DOMRect();
  const isDrawn = (page: TriadPage) => page.cell('a1').checkVisibility({ contentVisibilityAuto: true });

  for (const [width, shown] of [
    [240, 240],
    [480, 448],
    [1080, 448],
  ] as const) {
    it(`is ${shown} in the middle of a container ${width} wide, and reserves room before it is seen`, async () => {
      const far = html`<div style="block-size: 5000px"></div>`;
      const top = await fixture<HTMLElement>(
        html`<div>
          ${far}
          <div style="inline-size: ${width}px">
            <triad-board mode="diagram" position=${START} marks="a1 f6" names="${LONG}, ${LONG}">
              <p slot="caption">${CAPTION}</p>
            </triad-board>
          </div>
          ${far}
        </div>`,
      );
      const page = await new TriadPage(top.querySelector('triad-board')!).ready();
      const before = page.board.offsetHeight;
      page.board.scrollIntoView();
      await page.until(() => isDrawn(page));
      expect(isDrawn(page)).to.be.true;
      expect(before, 'height before it was seen').to.be.within(shown, page.board.offsetHeight);

      const host = page.board.getBoundingClientRect();
      const [frame, board, cell] = [boxOf(page, '.frame'), boxOf(page, '.board'), boxOf(page, '.cell')];
      expect(host.width).to.equal(width);
      expect([frame.width, board.width]).to.deep.equal([shown, shown]);
      expect(frame.left - host.left).to.be.closeTo((width - shown) / 2, 0.5);
      expect(board.height).to.be.closeTo(board.width, 0.5);
      expect(cell.height).to.be.closeTo(cell.width, 0.5);
      const out = page.all('.frame *:not(.visually-hidden)').filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.left < frame.left - 0.5 || box.right > frame.right + 0.5);
      });
      expect(out.map((element) => element.className)).to.be.empty;
    });
  }
});
