import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { DiagramPage } from './diagram-page.js';
import { inForcedColors, system } from '../forced-colors.js';
import { START, TRIAD_AHEAD } from './positions.js';
import { GAME } from './replay-records.js';

const look = (page: BoardPage, cell: string, part = '::before') => getComputedStyle(page.cell(cell), part);

/** A border as it is seen: its width, its kind, and its colour on the top. */
function border({ borderTopWidth, borderTopStyle, borderTopColor }: CSSStyleDeclaration) {
  return { width: borderTopWidth, style: borderTopStyle, color: borderTopColor };
}

/** The boards on which the same has to hold. */
const BOARDS: Readonly<Record<string, () => Promise<BoardPage>>> = {
  play: () => BoardPage.open({ position: START }),
  replay: () => BoardPage.open({ mode: 'replay', record: 'triad 1; roll 112233 112233' }),
  diagram: () => DiagramPage.open({ position: START }),
};

describe('<triad-board> in the forced colours of a reader', () => {
  inForcedColors();

  it('is what is tested here', () => {
    expect(matchMedia('(forced-colors: active)').matches).to.be.true;
    expect(system('Highlight')).to.not.equal(system('Canvas'));
  });

  for (const [mode, open] of Object.entries(BOARDS)) {
    it(`has the dice of one side filled and those of the other empty, in ${mode} mode`, async () => {
      const page = await open();
      const [white, black] = [look(page, 'a1'), look(page, 'f6')];
      expect([white.backgroundColor, black.backgroundColor]).to.deep.equal([system('Canvas'), system('CanvasText')]);
      expect([border(white), border(black)].map(({ color }) => color)).to.deep.equal(
        Array(2).fill(system('CanvasText')),
      );
      expect(white.backgroundImage).to.contain(system('CanvasText'));
      expect(black.backgroundImage).to.contain(system('Canvas'));
      expect(white.borderRadius).to.not.equal(black.borderRadius);
    });

    it(`has lines between the cells, and round the places of the tray, in ${mode} mode`, async () => {
      const page = await open();
      const line = { width: '1px', style: 'solid', color: system('GrayText') };
      expect(border(getComputedStyle(page.cell('c3')))).to.deep.equal(line);
      expect(border(getComputedStyle(page.find('.slot') as Element))).to.deep.equal(line);
    });
  }

  it('shows the chosen die', async () => {
    const page = await BoardPage.open({ position: START });
    await page.clickCell('a1');
    const { width, style, color } = border(getComputedStyle(page.cell('a1')));
    expect({ width, style, color }).to.deep.equal({ width: '3px', style: 'solid', color: system('Highlight') });
    expect(border(getComputedStyle(page.cell('b1'))).color).to.equal(system('GrayText'));
  });

  const expectLatestMove = (page: BoardPage) => {
    expect(page.marked('last')).to.deep.equal(['d1', 'd4']);
    for (const cell of ['d1', 'd4']) {
      const { style, color } = border(getComputedStyle(page.cell(cell)));
      expect([style, color]).to.deep.equal(['dashed', system('Highlight')]);
    }
  };

  for (const mode of ['play', 'replay']) {
    it(`shows the latest move, in ${mode} mode`, async () => {
      expectLatestMove(await BoardPage.open({ mode, record: GAME, ply: '2' }));
    });
  }

  it('shows the latest move, in diagram mode', async () => {
    expectLatestMove(await DiagramPage.open({ record: GAME, ply: '2' }));
  });

  it('shows where the die can go', async () => {
    const page = await BoardPage.open({ position: START });
    await page.clickCell('a1');
    const { width, style } = border(look(page, 'a3'));
    expect([width, style]).to.deep.equal(['2px', 'dashed']);
    expect(border(look(page, 'f6')).style).to.equal('solid');
  });

  it('draws in a colour of the system where the die can go', async () => {
    const page = await BoardPage.open({ position: START });
    await page.clickCell('a1');
    expect(border(look(page, 'a3')).color).to.equal(system('Highlight'));
  });

  it('shows what makes a triad and which dice can be taken off', async () => {
    const page = await BoardPage.open({ position: TRIAD_AHEAD });
    await page.clickCell('c1');
    expect(look(page, 'e3', '::after').backgroundColor).to.equal(system('Highlight'));
    await page.clickCell('e3');
    for (const cell of ['e3', 'd4']) {
      expect(look(page, cell, '::after').backgroundColor).to.equal(system('Highlight'));
      expect(border(look(page, cell, '::after')).color).to.equal(system('HighlightText'));
      expect(look(page, cell).outlineStyle).to.equal('solid');
    }
    expect(look(page, 'b1', '::after').content).to.equal('none');
  });

  it('rings in a colour of the system what can be taken off', async () => {
    const page = await BoardPage.open({ position: TRIAD_AHEAD });
    for (const cell of ['c1', 'e3']) await page.clickCell(cell);
    expect(look(page, 'e3').outlineColor).to.equal(system('Highlight'));
  });

  it('shows the author’s marks', async () => {
    const page = await DiagramPage.open({ position: START, marks: 'c3 b1-b4' });
    await page.until(() => page.find('.drawing') !== null);
    const ring = getComputedStyle(page.find('.ring') as Element);
    expect(ring.stroke).to.equal(system('Highlight'));
    expect(getComputedStyle(page.find('.arrow') as Element).fill).to.equal(system('Highlight'));
  });

  it('shows whose turn it is', async () => {
    const page = await BoardPage.open({ position: START });
    const [black, white] = page.all('.seat').map((seat) => border(getComputedStyle(seat)).color);
    expect([black, white]).to.deep.equal([system('Canvas'), system('Highlight')]);
  });

  it('shows in a diagram whose turn it is', async () => {
    const page = await DiagramPage.open({ position: START });
    const [black, white] = page.all('.seat').map((seat) => border(getComputedStyle(seat)).color);
    expect([black, white]).to.deep.equal([system('Canvas'), system('Highlight')]);
  });

  it('shows which move of a record is the current one', async () => {
    const page = await BoardPage.open({ mode: 'replay', record: GAME });
    await page.until(() => page.all('.listed').length > 0);
    const colors = page.all('.listed').map((move) => border(getComputedStyle(move)).color);
    expect(colors[1]).to.equal(system('Highlight'));
    expect(colors[2]).to.not.equal(system('Highlight'));
  });
});
