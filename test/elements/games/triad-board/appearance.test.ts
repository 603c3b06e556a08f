import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { inForcedColors, system } from '../../forced-colors.js';
import { TriadPage } from './page.js';
import { START, TRIAD_AHEAD } from './positions.js';
import { GAME } from './records.js';

/** What a die is drawn with: its body, and with `::after` its strokes. */
const look = (page: TriadPage, cell: string, part = '::before') => getComputedStyle(page.cell(cell), part);

/** The stroke in the middle, and those beside it. */
function strokes(page: TriadPage, cell: string): string {
  const { backgroundColor, boxShadow } = look(page, cell, '::after');
  return `${backgroundColor} ${boxShadow}`;
}

describe('focus on <triad-board>', () => {
  it('is to be seen on everything that can have it', async () => {
    const page = await TriadPage.open({ position: START });
    const seen = new Map<Element, string | undefined>();
    for (let presses = 0; presses < 20; presses++) {
      await page.press('Tab');
      if (!page.focused || seen.has(page.focused)) break;
      const { outlineStyle, outlineWidth } = getComputedStyle(page.focused);
      expect(`${outlineWidth} ${outlineStyle}`, page.focusedName).to.equal('3px solid');
      seen.set(page.focused, page.focusedName);
    }
    expect([...seen.values()]).to.deep.equal(['Name of White', 'Name of Black', 'a1', 'Undo']);
  });

  it('is to be seen on a cell that the arrow keys lead to', async () => {
    const page = await TriadPage.open({ position: START });
    await page.press('Tab', 'Tab', 'Tab', 'ArrowUp');
    expect(getComputedStyle(page.cell('a2')).outlineStyle).to.equal('solid');
    expect(getComputedStyle(page.cell('a1')).outlineStyle).to.equal('none');
  });
});

describe('the dice of <triad-board>', () => {
  it('are told apart by their shape as well as by their colour', async () => {
    const page = await TriadPage.open({ position: START });
    expect(look(page, 'a1').borderRadius).to.not.equal(look(page, 'f6').borderRadius);
    expect(look(page, 'a1').backgroundColor).to.not.equal(look(page, 'f6').backgroundColor);
  });

  it('show each value differently', async () => {
    const page = await TriadPage.open({ position: START });
    const drawn = ['a1', 'c1', 'e1'].map((name) => strokes(page, name));
    expect(new Set(drawn).size).to.equal(3);
  });

  it('are other dice in the dark', async () => {
    document.documentElement.style.colorScheme = 'light dark';
    const page = await TriadPage.open({ position: START });
    const light = getComputedStyle(page.cell('c3')).backgroundColor;
    await emulateMedia({ colorScheme: 'dark' });
    try {
      expect(getComputedStyle(page.cell('c3')).backgroundColor).to.not.equal(light);
      expect(look(page, 'a1').backgroundColor).to.not.equal(look(page, 'f6').backgroundColor);
    } finally {
      await emulateMedia({ colorScheme: 'light' });
      document.documentElement.style.colorScheme = '';
    }
  });
});

/** A border as it is seen: its width, its kind, and its colour on the top. */
function border({ borderTopWidth, borderTopStyle, borderTopColor }: CSSStyleDeclaration) {
  return { width: borderTopWidth, style: borderTopStyle, color: borderTopColor };
}

/** The boards on which the same has to hold. */
const BOARDS: Readonly<Record<string, () => Promise<TriadPage>>> = {
  play: () => TriadPage.open({ position: START }),
  replay: () => TriadPage.open({ mode: 'replay', record: 'triad 1; roll 112233 112233' }),
  diagram: () => TriadPage.diagram({ position: START }),
};

describe('<triad-board> in the forced colours of a reader', () => {
  inForcedColors();

  for (const [mode, open] of Object.entries(BOARDS)) {
    it(`has the dice of one side filled and those of the other empty, in ${mode} mode`, async () => {
      const page = await open();
      const [white, black] = [look(page, 'a1'), look(page, 'f6')];
      expect([white.backgroundColor, black.backgroundColor]).to.deep.equal([system('Canvas'), system('CanvasText')]);
      expect([border(white), border(black)].map(({ color }) => color)).to.deep.equal(
        Array(2).fill(system('CanvasText')),
      );
      expect(strokes(page, 'a1')).to.contain(system('CanvasText'));
      expect(strokes(page, 'f6')).to.contain(system('Canvas'));
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
    const page = await TriadPage.open({ position: START });
    await page.clickCell('a1');
    const { width, style, color } = border(getComputedStyle(page.cell('a1')));
    expect({ width, style, color }).to.deep.equal({ width: '3px', style: 'solid', color: system('Highlight') });
    expect(border(getComputedStyle(page.cell('b1'))).color).to.equal(system('GrayText'));
  });

  const expectLatestMove = (page: TriadPage) => {
    expect(page.marked('last')).to.deep.equal(['d1', 'd4']);
    for (const cell of ['d1', 'd4']) {
      const { style, color } = border(getComputedStyle(page.cell(cell)));
      expect([style, color]).to.deep.equal(['dashed', system('Highlight')]);
    }
  };

  for (const mode of ['play', 'replay']) {
    it(`shows the latest move, in ${mode} mode`, async () => {
      expectLatestMove(await TriadPage.open({ mode, record: GAME, ply: '2' }));
    });
  }

  it('shows the latest move, in diagram mode', async () => {
    expectLatestMove(await TriadPage.diagram({ record: GAME, ply: '2' }));
  });

  it('shows where the die can go', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('a1');
    expect(border(look(page, 'a3')).style).to.equal('dashed');
    expect(border(look(page, 'f6')).style).to.equal('solid');
  });

  it('shows what makes a triad and which dice can be taken off', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    await page.clickCell('c1');
    expect(border(getComputedStyle(page.cell('e3'))).style).to.equal('double');
    await page.clickCell('e3');
    expect(getComputedStyle(page.find('.light-rim') as Element).stroke).to.equal(system('Highlight'));
    for (const cell of ['e3', 'd4']) expect(look(page, cell).outlineStyle).to.equal('dashed');
    expect(look(page, 'b1').outlineStyle).to.equal('none');
    expect(getComputedStyle(page.find('.rim-line') as Element).stroke).to.equal(system('Highlight'));
  });

  it('shows the author’s marks', async () => {
    const page = await TriadPage.diagram({ position: START, marks: 'c3 b1-b4' });
    await page.until(() => page.find('.drawing') !== null);
    const ring = getComputedStyle(page.find('.ring') as Element);
    expect(ring.stroke).to.equal(system('Highlight'));
    expect(getComputedStyle(page.find('.arrow') as Element).fill).to.equal(system('Highlight'));
  });

  it('shows whose turn it is', async () => {
    const page = await TriadPage.open({ position: START });
    const outlines = page.all('.strip .seat').map((seat) => getComputedStyle(seat).outlineStyle);
    expect(outlines).to.deep.equal(['solid', 'none']);
  });

  it('shows which move of a record is the current one', async () => {
    const page = await TriadPage.open({ mode: 'replay', record: GAME });
    await page.until(() => page.all('.listed').length > 0);
    const colors = page.all('.listed').map((move) => border(getComputedStyle(move)).color);
    expect(colors[1]).to.equal(system('Highlight'));
    expect(colors[2]).to.not.equal(system('Highlight'));
  });
});
