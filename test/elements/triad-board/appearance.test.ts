import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { BoardPage } from './board-page.js';
import { inForcedColors } from '../forced-colors.js';
import { START, TRIAD_AHEAD } from './positions.js';

/** What a die is drawn with. */
const look = (page: BoardPage, name: string) => getComputedStyle(page.cell(name), '::before');

describe('focus on <triad-board>', () => {
  it('is to be seen on everything that can have it', async () => {
    const page = await BoardPage.open({ position: START });
    const seen = new Map<Element, string | undefined>();
    for (let presses = 0; presses < 20; presses++) {
      await page.press('Tab');
      if (!page.focused || seen.has(page.focused)) break;
      const { outlineStyle, outlineWidth } = getComputedStyle(page.focused);
      expect(`${outlineWidth} ${outlineStyle}`, page.focusedName).to.equal('3px solid');
      seen.set(page.focused, page.focusedName);
    }
    expect([...seen.values()]).to.deep.equal(['Name of Black', 'a1', 'Name of White', 'Undo', 'Type a move', 'Play']);
  });

  it('is to be seen on a cell that the arrow keys lead to', async () => {
    const page = await BoardPage.open({ position: START });
    await page.press('Tab', 'Tab', 'ArrowUp');
    expect(getComputedStyle(page.cell('a2')).outlineStyle).to.equal('solid');
    expect(getComputedStyle(page.cell('a1')).outlineStyle).to.equal('none');
  });
});

describe('the dice of <triad-board>', () => {
  it('are told apart by their shape as well as by their colour', async () => {
    const page = await BoardPage.open({ position: START });
    expect(look(page, 'a1').borderRadius).to.not.equal(look(page, 'f6').borderRadius);
    expect(look(page, 'a1').backgroundColor).to.not.equal(look(page, 'f6').backgroundColor);
  });

  it('show each value differently', async () => {
    const page = await BoardPage.open({ position: START });
    const drawn = ['a1', 'c1', 'e1'].map((name) => look(page, name).backgroundImage);
    expect(new Set(drawn).size).to.equal(3);
  });

  it('are other dice in the dark', async () => {
    document.documentElement.style.colorScheme = 'light dark';
    const page = await BoardPage.open({ position: START });
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

describe('<triad-board> in forced colours', () => {
  inForcedColors();

  it('tells the dice of both sides apart', async () => {
    expect(matchMedia('(forced-colors: active)').matches).to.be.true;
    const page = await BoardPage.open({ position: START });
    const [white, black] = [look(page, 'a1'), look(page, 'f6')];
    expect(white.backgroundColor).to.not.equal(black.backgroundColor);
    expect(white.backgroundImage).to.not.equal(black.backgroundImage);
  });

  it('shows the strokes of a die on its face', async () => {
    const page = await BoardPage.open({ position: START });
    for (const name of ['a1', 'f6']) {
      const { backgroundImage, backgroundColor } = look(page, name);
      expect(backgroundImage).to.include('linear-gradient');
      expect(backgroundImage).to.not.include(backgroundColor);
    }
  });

  it('shows which die is chosen, where it can go and what makes a triad', async () => {
    const page = await BoardPage.open({ position: TRIAD_AHEAD });
    const before = getComputedStyle(page.cell('c1')).border;
    await page.clickCell('c1');
    expect(getComputedStyle(page.cell('c1')).border).to.not.equal(before);
    expect(look(page, 'c3').borderStyle).to.equal('dashed');
    const { backgroundColor } = getComputedStyle(page.cell('e3'), '::after');
    expect(backgroundColor).to.not.equal(look(page, 'e3').backgroundColor);
    expect(backgroundColor).to.not.equal(getComputedStyle(page.cell('e3')).backgroundColor);
    expect(getComputedStyle(page.cell('c3'), '::after').content).to.equal('none');
  });

  it('shows the focus', async () => {
    const page = await BoardPage.open({ position: START });
    await page.press('Tab', 'Tab', 'ArrowUp');
    expect(getComputedStyle(page.cell('a2')).outlineStyle).to.equal('solid');
  });
});
