import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse, setViewport } from '@web/test-runner-commands';
import { inForcedColors, system } from '../../forced-colors.js';
import { clipped, overlapping, stickingOut } from '../../fit.js';
import { motions } from '../../motions.js';
import { onScreen } from '../../on-screen.js';
import { describeWhole } from '../../whole.js';
import { MOMENTS, openMoment, openNamed } from './moments.js';
import { FILLED, ROLLED, TricuboPage } from './page.js';

const WORDS =
  '.sheet :is(thead th, td), tbody .slot:not(:has(.target)), .fields li:not(:has(.target)), [data-mode=diagram] .sums > div, .strip .name, .seat-total, .entry span, .result :is(th, td), .build-up li > *, .rounds[open] .round';
const PLACES = `${WORDS}, .slot, .hand-die, .pick, .blank, .entry, .rolled`;

const TARGETS = '.tool, .button, button.hand-die, .entry, .fields .target, tr:has([data-target])';

describeWhole({
  tag: 'tricubo-sheet',
  moments: MOMENTS,
  open: (moment) => openMoment(moment, { lang: 'de' }),
  broken(page) {
    // The tray sticks to the bottom of the screen, and is in its own place there.
    scrollTo(0, document.documentElement.scrollHeight);
    // A long name ends in an ellipsis, or is scrolled where it is written. Letters that are spaced out come near their frames.
    const things = [...clipped(page, WORDS), ...overlapping(page, PLACES)].filter(
      (thing) => !/^(name |span “−12”)/.test(thing),
    );
    return [...things, ...stickingOut(page, PLACES)];
  },
  targets: [
    { selector: TARGETS, least: 44, to: 320 },
    // Six in a row have less room where the screen is as narrow as can be.
    { selector: '.pick', least: 36, to: 320 },
    { selector: '.pick', least: 44, from: 320, to: 320 },
  ],
  controls: `button:not(.listed, .seat-button[aria-pressed=true]), input, ${TARGETS}`,
  texts: '.error, .status',
  // Twelve values and the longest German word have no room on the narrowest screen.
  isTooWide: ({ attributes, what }, width) =>
    width < 320 && (attributes['sheet'] !== undefined || /^at the end/.test(what)),
});

describe('a sheet of <tricubo-sheet> on every screen', () => {
  onScreen(1280, 900);

  it('has each value on its step', async () => {
    for (const what of ['after the roll', 'before a diagram']) {
      const page = await openNamed(what);
      for (const width of [320, 480, 1280]) {
        await setViewport({ width, height: 900 });
        const stairs = page.find('.rows .stairs')?.getBoundingClientRect() ?? new DOMRect();
        const values = page.all('.sheet:first-child tr[data-row="5"] .stairs text');
        expect(values).to.have.lengthOf(7);
        for (const value of values) {
          const column = [1, 7, 4, 2, 10, 5, 0].indexOf(Number(value.textContent));
          const { left, right } = value.getBoundingClientRect();
          const middle = stairs.left + (stairs.width / values.length) * (column + 0.5);
          expect((left + right) / 2, `${value.textContent}, ${width} wide`).to.be.closeTo(middle, stairs.width / 40);
        }
      }
      page.element.remove();
    }
  });

  it('has a whole row to press for its interim box', async () => {
    await setViewport({ width: 320, height: 900 });
    const page = await openNamed('with rows ticked to be scored');
    const rows = page.all('[data-target="interim"]').map((target) => {
      const { left, right, top, bottom } = target.closest('tr')?.getBoundingClientRect() ?? new DOMRect();
      expect(bottom - top).to.be.at.least(50);
      return [left + 3, (left + right) / 2, right - 3].every((x) =>
        [top + 5, bottom - 2].every((y) => target.contains(page.root.elementFromPoint(x, y))),
      );
    });
    expect(rows).to.deep.equal(Array(5).fill(true));
  });

  it('is measured: what overlaps or sticks out is seen', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    (page.find('td:last-child .slot') as HTMLElement).style.cssText = 'position: relative; left: 60px';
    page.die('L').style.cssText = 'translate: 90px';
    expect([stickingOut(page, PLACES).length > 0, overlapping(page, PLACES).length > 0]).to.deep.equal([true, true]);
  });
});

describe('<tricubo-sheet> in the forced colours of a reader', () => {
  inForcedColors();

  const look = (page: TricuboPage, selector: string) => getComputedStyle(page.find(selector) as Element);

  for (const what of ['after the roll', 'looking through a record', 'before a diagram']) {
    it(`has steps and marks in the colour of text, and purple steps by a broad line, ${what}`, async () => {
      const page = await openNamed(what);
      const [step, ink, purple] = ['.crossed .front', '.ink', '.purple .front'].map((path) =>
        look(page, `.stairs ${path}`),
      );
      expect([step?.stroke, ink?.stroke, purple?.stroke]).to.deep.equal(Array(3).fill(system('CanvasText')));
      expect(parseFloat(purple!.strokeWidth)).to.be.above(parseFloat(step!.strokeWidth) * 2);
    });
  }

  it('has dice with pips in the colour of text, in three sizes', async () => {
    const page = await openNamed('after the roll');
    const [face, pips] = ['.hand .die .face', '.hand .die .pip'].map((part) => look(page, part));
    expect([face?.fill, face?.stroke, pips?.stroke]).to.deep.equal(['Canvas', 'CanvasText', 'CanvasText'].map(system));
    const [large = 0, medium = 0, small = 0] = page.all('.hand .die').map((die) => die.getBoundingClientRect().width);
    expect(large / medium).to.be.above(1.2);
    expect(medium / small).to.be.above(1.2);
  });

  it('has pencil apart from ink, which die is chosen, and what can be pressed for it', async () => {
    const page = await openNamed('with a die chosen');
    expect(look(page, 'tr[data-row="4"] .pencil').stroke).to.equal(system('Highlight'));
    const frames = page.dice.map((die) => getComputedStyle(die).outlineStyle === 'solid');
    expect(frames).to.deep.equal([false, true, false]);
    expect(getComputedStyle(page.rowTarget(4) as Element, '::after').borderBlockStartStyle).to.equal('solid');
    expect(getComputedStyle(page.fieldTarget('M') as Element).borderBlockStartStyle).to.equal('dashed');
    expect(page.fieldTarget('L')).to.equal(null);
  });

  it('has which rows are ticked', async () => {
    const page = await openNamed('with rows ticked to be scored');
    const slots = [1, 2, 3].map((row) => page.interimTarget(row)?.closest('.slot') as Element);
    expect(slots.map((slot) => getComputedStyle(slot).outlineStyle)).to.deep.equal(['solid', 'solid', 'none']);
  });

  it('has what is chosen in words, the round, and which die is closed in it by how broad its edge is', async () => {
    const page = await openNamed('with a use chosen in words');
    const frames = page.all('.entry').map((entry) => getComputedStyle(entry).outlineStyle === 'solid');
    expect(frames.indexOf(true)).to.equal(page.chosen).and.to.be.at.least(0);
    await page.click(page.find('.rounds summary') as Element);
    expect(look(page, '.round[data-when="now"]').outlineStyle).to.equal('solid');
    const edges = page.all('.round').map((round) => getComputedStyle(round).borderInlineStartWidth);
    expect(edges.slice(0, 6)).to.deep.equal(['9px', '6px', '3px', '9px', '6px', '3px']);
  });

  it('has whose sheet is shown, and which row was changed last', async () => {
    const page = await openNamed('of five with long names, where the first has taken a die');
    const frames = page.all('.strip .seat').map((seat) => getComputedStyle(seat).borderTopWidth);
    expect(frames.indexOf('3px')).to.equal(page.shownSeat).and.to.be.at.least(0);
    await page.played('#1 M');
    await page.show(1);
    const edges = [3, 4].map((row) => look(page, `tr[data-row="${row}"] > :first-child`).borderInlineStartWidth);
    expect(edges).to.deep.equal(['0px', '4px']);
  });
});

describe('<tricubo-sheet> in a page that is written from right to left', () => {
  before(() => {
    document.dir = 'rtl';
  });
  after(() => {
    document.dir = '';
  });

  it('has its table, fields, dice and rounds as in every other page, and arrows lead where they point', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    const places = () =>
      page.all('.sheet :is(th, td, svg, li, dd), .hand .place, .round').map((element) => {
        const { left } = (element.closest('.sheet, .hand, .track') as Element).getBoundingClientRect();
        return Math.round(element.getBoundingClientRect().left - left);
      });
    const mirrored = places();
    document.dir = 'ltr';
    expect(mirrored).to.deep.equal(places()).and.to.have.length.above(50);
    document.dir = 'rtl';
    for (const [from, key] of [
      [page.die('L'), 'ArrowRight'],
      [page.die('M'), 'Enter'],
    ] as const) {
      from.focus();
      await page.press(key);
      if (key === 'Enter') await page.press('ArrowRight');
      const [x] = page.middle(page.focused as Element);
      await page.press('ArrowRight');
      expect(page.middle(page.focused as Element)[0]).to.be.above(x);
    }
  });
});

describe('what moves on <tricubo-sheet>', () => {
  afterEach(async () => {
    await resetMouse();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  const BEFORE = '2,4,1,0,0 .,.,.,.,. L | A 4';
  const tumbling = (page: TricuboPage) => page.all('[data-fresh]').length;

  it('are dice that are rolled, or rolled once more by redo, until one is pressed', async () => {
    const page = await TricuboPage.open({ position: BEFORE, seed: 'a', 'undo-past-chance': '' });
    await page.confirm();
    expect([tumbling(page), motions(page).includes('tumble')]).to.deep.equal([3, true]);
    await page.clickDie('M');
    expect([tumbling(page), page.chosenDie]).to.deep.equal([0, 'M']);
    await page.undo();
    await page.redo();
    expect([page.roll.length, tumbling(page)]).to.deep.equal([3, 3]);
  });

  it('is the move of somebody else on a small sheet, until a press', async () => {
    const page = await TricuboPage.open({ position: `2,4,1,0,0 / 0,1,0,0,0 | - 1 0 346`, seats: 'human human' });
    await page.played('L');
    const shown = () => ['.desk .hop', '.leaving-die', '[data-from]'].map((what) => page.all(what).length);
    expect(shown()).to.deep.equal([3, 1, 2]);
    page.die('M').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await page.element.updateComplete;
    expect(shown()).to.deep.equal([0, 0, 0]);
  });

  it('are the lines of the total at the end, once they are unfolded, all of which are there at once', async () => {
    const page = await TricuboPage.open({ position: `${FILLED} | A 9` });
    await page.click(page.find('.ending-fold') as Element);
    expect(page.buildUp).to.have.lengthOf.above(8);
    expect(motions(page)).to.include('add-up');
    const ends = page.root.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    expect(Math.max(...ends)).to.be.at.most(1200);
  });

  it('is nothing for readers who want less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const page = await TricuboPage.open({ position: BEFORE, seed: 'a' });
    await page.confirm();
    expect([page.roll.length, motions(page)]).to.deep.equal([3, []]);
    page.element.remove();
    const end = await TricuboPage.open({ position: `${FILLED} | A 9` });
    await end.click(end.find('.ending-fold') as Element);
    expect(motions(end)).to.be.empty;
    expect(new Set(end.all('.build-up li').map((line) => getComputedStyle(line).opacity))).to.deep.equal(
      new Set(['1']),
    );
  });
});
