import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { TriominoPage, cornersOf, textOf } from './page.js';
import type { Attributes } from './page.js';

const RACKS = '344@0,0 | 012,055 / ?7 / 111,?2 | 1 0 1 - 3 | 12,-40,0';

/** One tile is missing: to a bridge, and to one, two and three hexagons. */
const FIGURES = {
  bridge: {
    position: '444@0,1 441@-1,1 114@-2,1 241@-2,0 122@-3,0 222@-3,-1 223@-2,-1 332@-1,-1',
    placement: '344@0,0',
  },
  hexagon: { position: '512@-1,1 221@-1,2 112@0,2 111@1,2 511@1,1', placement: '155@0,1' },
  double: {
    position: '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1',
    placement: '534@1,-1',
  },
  triple: {
    position: '433@1,0 333@1,-1 344@2,0 313@0,-1 131@-1,-1 513@-1,0 151@-2,0 444@2,1 445@1,1 554@0,1 555@-1,1 515@-2,1',
    placement: '345@0,0',
  },
} as const;
const { bridge, hexagon, double, triple } = FIGURES;

const open = (attributes: Attributes = {}) => TriominoPage.open({ mode: 'diagram', ...attributes });
/** The corners that are ringed. */
const rings = ({ root }: TriominoPage) =>
  [...root.querySelectorAll<SVGCircleElement>('.differs')]
    .map(({ cx, cy }) => `${cx.baseVal.value / 50},${Math.round(cy.baseVal.value / 86.6)}`)
    .sort();
/** The outline of the hexagon round a corner. */
const hexagonAt = ([x, y]: readonly [number, number]) =>
  [`${x - 2},${y}`, `${x - 1},${y - 1}`, `${x + 1},${y - 1}`, `${x + 2},${y}`, `${x + 1},${y + 1}`, `${x - 1},${y + 1}`]
    .sort()
    .join(' ');

describe('a diagram of tiles on a table', () => {
  it('shows them as they are written, upright, and tells of each', async () => {
    const page = await open({ position: '012@0,0 345@1,0 044@0,1' });
    expect([page.element.error, page.laid]).to.deep.equal([undefined, ['012@0,0', '345@1,0', '044@0,1']]);
    expect(page.told).to.include.members(['0-1-2 at 0, 0, with 0 at the top']);
    const [up, down] = [...page.root.querySelectorAll('.laid')].map((tile) =>
      Object.fromEntries(
        [...tile.querySelectorAll('text')].map((text) => [textOf(text), text.getBoundingClientRect()]),
      ),
    ) as [Record<string, DOMRect>, Record<string, DOMRect>];
    expect(up['0']?.bottom).to.be.below((up['1']?.top ?? NaN) + 8);
    expect(up['2']?.right).to.be.below(up['1']?.left ?? NaN);
    expect(down['3']?.top).to.be.above((down['4']?.bottom ?? NaN) - 8);
    expect(down['4']?.right).to.be.below(down['5']?.left ?? NaN);
  });

  it('has racks, also such that are not known, with names, points and how many tiles', async () => {
    const page = await open({ position: RACKS, names: 'Ann, Bo' });
    expect(page.all('.seat .name').map(textOf)).to.deep.equal(['Ann', 'Bo', 'Player 3']);
    expect([0, 1, 2].map((seat) => page.facts(seat))).to.deep.equal([
      ...['12 points 2 tiles', '−40 points 7 tiles', '0 points 3 tiles'],
    ]);
    expect(page.held).to.deep.equal(['0-1-2 0-5-5', Array(7).fill('hidden').join(' '), '1-1-1 hidden hidden']);
    expect(page.all('.seat').map((seat) => seat.hasAttribute('data-turn'))).to.deep.equal([false, true, false]);
    expect(page.find('.meta')?.textContent).to.contain('43 tiles left to buy');
    for (const [viewer, held] of [
      ['0', ['0-1-2 0-5-5', '', '']],
      ['public', ['', '', '']],
    ] as const) {
      await page.set({ viewer });
      expect(page.held, viewer).to.deep.equal(held);
    }
  });

  it('is an empty table where the page says nothing, and has a caption below it', async () => {
    const page = await TriominoPage.within(html`
      <div>
        <triomino-table mode="diagram"><p slot="caption">No tile.</p></triomino-table>
      </div>
    `);
    expect([page.element.error, page.laid, page.told]).to.deep.equal([undefined, [], ['The table is empty.']]);
    const caption = page.element.querySelector('p') as Element;
    expect(caption.getBoundingClientRect().top).to.be.at.least(page.table.getBoundingClientRect().bottom);
  });

  it('of a record is that at its ply', async () => {
    const record = 'triomino 2; start="344@0,0 | 044,144 / 000 | 0 0 0 - 1"; 044@0,1; buy';
    const page = await open({ record, ply: '0' });
    expect(page.laid).to.deep.equal(['344@0,0']);
    await page.set({ ply: 1 });
    expect([page.laid, page.held]).to.deep.equal([
      ['344@0,0', '044@0,1'],
      ['1-4-4', '0-0-0'],
    ]);
  });

  it('is drawn of what no game reaches, with a ring where corners disagree', async () => {
    const page = await open();
    for (const [what, position, ringed, said] of [
      ['tiles apart from each other', '344@0,0 012@9,-4', [], undefined],
      ['corners that disagree', '344@0,0 555@1,0', ['1,0', '2,1'], '3-4-4 doesn’t fit: 3 meets 5'],
      ['a corner only', '344@0,0 555@0,-1', ['1,0'], '5-5-5 doesn’t fit: 5 meets 3'],
      ['the same tile twice', '344@0,0 344@0,4', [], undefined],
      ['a mirror tile, far away', '021@999,-999', [], undefined],
      ['more tiles in racks than there are', '344@0,0 | ?40 / ?40 | 4 0 0 - 1', [], undefined],
    ] as const) {
      await page.set({ position });
      expect([page.element.error?.message, page.laid.join(' '), rings(page)], what).to.deep.equal([
        ...[undefined, position.split(' | ')[0], ringed],
      ]);
      if (said) expect(page.told).to.include(said);
    }
  });

  it('that cannot be drawn is an error, and the last one that could be stays', async () => {
    const page = await open({ position: '344@0,0 | 012 / 055 | 0 0 0 - 1' });
    for (const [position, named] of [
      ['nonsense', '"nonsense"'],
      ['346@0,0', '"346@0,0"'],
      ['344@0,0 345@0,0', '0,0'],
      ['344@1000,0', '1000'],
      ['344@0,0 | 012,999', 'rack 0'],
      ['344@0,0 | 012 | now', '"now"'],
    ] as const) {
      await page.set({ position });
      expect([page.element.error?.code, page.laid], position).to.deep.equal(['bad-position', ['344@0,0']]);
      expect(page.find('[role=alert]')?.textContent).to.contain(named);
    }
    await page.set({ position: '012@0,0' });
    expect([page.element.error, page.laid]).to.deep.equal([undefined, ['012@0,0']]);
  });

  it('stands still while clicks, wheels and keys come to it, with nothing of a game beside it', async () => {
    const page = await open({ position: RACKS, 'turn-seconds': '5', marks: '344', placement: '044@0,1' });
    const { view } = page;
    const controls = 'button, input, [tabindex], .panel, .toolbar, .clock, .cover, .rack, .ghost, .zoom';
    expect([page.element.error, page.all(controls)]).to.deep.equal([undefined, []]);
    await page.click(page.board);
    const wheel = new WheelEvent('wheel', { deltaY: -300, ctrlKey: true, bubbles: true, cancelable: true });
    page.board.dispatchEvent(wheel);
    await page.press('b', 'p', '+', 'Enter');
    await page.pass(60_000);
    expect([page.view, wheel.defaultPrevented, page.moves, page.clock.pending]).to.deep.equal([view, false, [], 0]);
    expect(page.all('.held').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      ...['Player 1’s tiles', 'Player 2’s tiles', 'Player 3’s tiles'],
    ]);
  });
});

describe('a tile that the author of a diagram is about to lay', () => {
  const PRESSMAN = { variant: 'pressman' };
  const SIMPLE = { scoring: 'simple' };
  /** The hexagon with one more tile missing: two sides are shared. */
  const TWO_SIDES = { ...hexagon, position: hexagon.position.replace('112@0,2 ', '') };

  for (const [figure, rules, points, told] of [
    [bridge, {}, 51, '3-4-4: +51 (3+4+4, bridge 40)'],
    [bridge, SIMPLE, 2, '3-4-4: +2 (tile 1, bridge 1)'],
    [hexagon, {}, 61, '1-5-5: +61 (1+5+5, hexagon 50)'],
    [hexagon, { hexagons: '5,6,7' }, 16, '1-5-5: +16 (1+5+5, hexagon 5)'],
    [double, {}, 72, '3-4-5: +72 (5+3+4, two hexagons 60)'],
    [double, PRESSMAN, 112, '3-4-5: +112 (5+3+4, two hexagons 100)'],
    [triple, {}, 82, '3-4-5: +82 (3+4+5, three hexagons 70)'],
    [triple, SIMPLE, 4, '3-4-5: +4 (tile 1, three hexagons 3)'],
    [TWO_SIDES, {}, 11, '1-5-5: +11 (1+5+5)'],
    [TWO_SIDES, PRESSMAN, 51, '1-5-5: +51 (1+5+5, bridge 40)'],
    [TWO_SIDES, { ...PRESSMAN, bridge: 'one-side' }, 11, '1-5-5: +11 (1+5+5)'],
    [{ placement: '345@0,0' }, {}, 12, '3-4-5: +12 (3+4+5)'],
    [{ placement: '000@0,0' }, PRESSMAN, 40, '0-0-0: +40 (0+0+0, leading triple 40)'],
  ] as const) {
    it(`earns ${points}, beside it and in words: ${figure.placement} ${JSON.stringify(rules)}`, async () => {
      const page = await open({ ...figure, ...rules });
      expect([page.element.error, page.drawn('.shown'), page.badges, page.explained]).to.deep.equal([
        ...[undefined, [figure.placement], [`+${points}`], told],
      ]);
      expect([rings(page), page.root.querySelector('.wrong')]).to.deep.equal([[], null]);
    });
  }

  it('doesn’t fit, and it is said why, with a ring where it is wrong, and is followed while it changes', async () => {
    const page = await open({ position: bridge.position });
    for (const [placement, told, ringed] of [
      ['244@0,0', '2-4-4 doesn’t fit here: its 2 meets a 3.', ['1,0']],
      ['205@0,0', '0-5-2 doesn’t fit here: its 2 meets a 3.', ['0,1', '1,0', '2,1']],
      ['444@0,1', '4-4-4 doesn’t fit here: there’s another tile in this place.', []],
      ['334@2,0', '3-3-4 doesn’t fit here: it shares no side with another tile.', []],
      ['344@8,8', '3-4-4 doesn’t fit here: it shares no side with another tile.', []],
    ] as const) {
      await page.set({ placement });
      expect([page.explained, page.drawn('.shown'), rings(page)]).to.deep.equal([told, [placement], ringed]);
      expect([page.badges, page.root.querySelector('.shown.wrong') !== null]).to.deep.equal([[], true]);
      const shown = (page.root.querySelector('.shown') as Element).getBoundingClientRect();
      expect(shown.right, 'is seen whole').to.be.at.most(page.board.getBoundingClientRect().right);
    }
    await page.set({ placement: null });
    expect([page.explained, page.drawn('.shown')]).to.deep.equal(['', []]);
  });

  it('is there in a game and in a replay, too, by the rules of that game, and earns nothing without points', async () => {
    const record = `triomino 2; start="${double.position} | 000 / 111 | 0 0 0 - 1"; hexagons=1,2,3; buy`;
    const replay = await open({ mode: 'replay', record, placement: double.placement });
    expect(replay.explained).to.equal('3-4-5: +14 (5+3+4, two hexagons 2)');
    const game = await open({ mode: 'play', placement: '345@0,0', seats: 'human human', scoring: 'none' });
    expect(game.explained).to.equal('3-4-5: no points');
  });
});

describe('outlines on the table of Triomino', () => {
  for (const [what, { position, placement }, centres] of [
    ['one hexagon', hexagon, [[1, 2]]],
    ['two hexagons', double, [[1, 0], [3, 0]]], // prettier-ignore
    ['three hexagons', triple, [[1, 0], [2, 1], [0, 1]]], // prettier-ignore
  ] as const) {
    it(`are drawn in a diagram round the right corners, and stand out in a game while they are new: ${what}`, async () => {
      const expected = (centres as readonly (readonly [number, number])[]).map(hexagonAt).sort();
      const page = await open({ position });
      expect(page.outlines).to.be.empty;
      await page.set({ position: `${position} ${placement}` });
      expect(page.outlines.toSorted()).to.deep.equal(expected);
      const tile = placement.slice(0, 3);
      const [name] = [tile, tile.slice(1) + tile.charAt(0), tile.slice(2) + tile.slice(0, 2)].sort();
      const game = await TriominoPage.open({ position: `${position} | ${name},000 | 0 0 0 - 1` });
      await game.played(placement);
      expect(game.outlines.toSorted()).to.deep.equal(expected.map((outline) => `${outline}*`));
    });
  }

  it('are drawn round the tile that has made a bridge, which stands out until another is laid', async () => {
    const page = await TriominoPage.open({ position: `${bridge.position} | 344,555 / 111,000 | 0 0 0 - 1` });
    await page.played(bridge.placement);
    expect(page.outlines).to.deep.equal(['0,1 1,0 2,1*']);
    await page.played('111@-3,1');
    expect(page.outlines).to.deep.equal(['0,1 1,0 2,1']);
    for (let taken = 0; taken < 2; taken++) await page.clickButton('Undo');
    expect(page.outlines).to.be.empty;
  });
});

describe('the author’s marks on a table of Triomino', () => {
  const GAME = '344@0,0 044@0,1 | 000,111 | 0 0 0 - 1';
  const marked = ({ root }: TriominoPage) => [...root.querySelectorAll('.marked')].map(cornersOf);
  const arrows = ({ root }: TriominoPage) => root.querySelectorAll('.arrow').length;
  const ready = async (page: TriominoPage) => page.until(() => page.root.querySelector('.marked') !== null);

  for (const [mode, attributes] of [
    ['diagram', { position: GAME }],
    ['play', { position: GAME }],
    ['replay', { record: `triomino 2; start="${GAME}"; buy`, ply: '1' }],
  ] as const) {
    it(`are outlines round tiles and arrows between them, are said, and are followed, in ${mode} mode`, async () => {
      const page = await ready(await open({ mode, ...attributes, marks: '344 344-044' }));
      expect([page.element.error, marked(page), arrows(page)]).to.deep.equal([undefined, ['0,1 1,0 2,1'], 1]);
      expect(page.table.ariaLabel?.trim()).to.equal('Triomino Marked: 3-4-4. Arrow from 3-4-4 to 0-4-4.');
      await page.set({ marks: '044' });
      expect([marked(page), arrows(page)]).to.deep.equal([['0,1 1,2 2,1'], 0]);
      await page.set({ marks: null });
      expect([marked(page), page.table.ariaLabel?.trim()]).to.deep.equal([[], 'Triomino']);
    });
  }

  it('are wherever a tile lies, however it is turned, and follow what is laid', async () => {
    const page = await ready(await open({ position: '344@0,0 434@-1,0 455@6,0', marks: '344, 455 555' }));
    expect(marked(page)).to.deep.equal(['0,1 1,0 2,1', '-1,0 0,1 1,0', '6,1 7,0 8,1']);
    const game = await TriominoPage.open({ position: '344@0,0 | 044,111 | 0 0 0 - 1', marks: '344 344-044 044' });
    await ready(game);
    expect(marked(game)).to.have.lengthOf(1);
    await game.lay('044', '044@0,1');
    expect(marked(game)).to.have.lengthOf(2);
  });

  it('that are wrong are named, and those before stay', async () => {
    const page = await ready(await open({ position: GAME, marks: '344' }));
    for (const [marks, named] of [
      ['434', '434'],
      ['346', '346'],
      ['34', '34'],
      ['344-344', '344-344'],
      ['344 455 999', '999'],
    ] as const) {
      await page.set({ marks });
      expect(page.find('[role=alert]')?.textContent, marks).to.contain(
        `marks has "${named}", expected a place or two different ones with a hyphen between them`,
      );
      expect(marked(page)).to.deep.equal(['0,1 1,0 2,1']);
    }
  });
});
