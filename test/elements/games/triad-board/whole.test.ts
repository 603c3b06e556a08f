import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../accessible.js';
import { clipped, outOfReach, overlapping, smallerThan, spaceOut, stickingOut } from '../../fit.js';
import { onScreen } from '../../on-screen.js';
import { describeWhole } from '../../whole.js';
import { MOMENTS, openMoment } from './moments.js';
import type { Moment } from './moments.js';
import type { TriadPage } from './page.js';
import { CROWDED, IMPOSSIBLE, START } from './positions.js';
import { GAME } from './records.js';

const COMMENTED = GAME.replace('c6d5xd6', 'c6d5xd6 {A triad.}');

/** What an audit looks at besides, and what all elements have alike. */
const MORE: readonly Moment[] = [
  { what: 'with a chosen die', properties: { position: START }, act: (page) => page.clickCell('a1') },
  { what: 'after a refusal', properties: { position: CROWDED }, act: (page) => page.clickCells('b2', 'b4') },
  { what: 'with marks', properties: { position: START, marks: 'a1 c3 b1-b4' } },
  { what: 'in a record with a comment', properties: { mode: 'replay', record: COMMENTED, ply: 3, names: 'Ann, Bob' } },
  { what: 'without a record', properties: { mode: 'replay' } },
  { what: 'before a ply that there is not', properties: { mode: 'replay', record: GAME, ply: 99 } },
  {
    what: 'before a diagram of what no game reaches',
    properties: { mode: 'diagram', position: IMPOSSIBLE, marks: 'a1' },
  },
];

describeWhole({
  tag: 'triad-board',
  moments: [...MOMENTS, ...MORE],
  async open(moment) {
    const page = await openMoment(moment, 1280, 'de');
    return page.until(() => page.cell('a1').checkVisibility({ contentVisibilityAuto: true }));
  },
  broken: (page) => [...clipped(page), ...overlapping(page), ...stickingOut(page)],
  targets: [
    { selector: '.tool, .button', least: 44, from: 320 },
    { selector: '.cell, .listed, input', least: 24, from: 320 },
  ],
  // What is over the board covers cells.
  controls: 'button:not(.listed, .stage:has(.over-board) .cell), input',
  texts: '.error, .status, .listed',
});

describe('a <triad-board> of any width', () => {
  onScreen(1080, 900);

  it('has its panel beside the board where there is room, and a square board with square cells', async () => {
    const page = await openMoment({ what: '', properties: { position: START } }, 1080);
    for (const width of [240, 639, 640, 1080]) {
      (page.board.parentElement as HTMLElement).style.inlineSize = `${width}px`;
      const [board, panel, cell] = ['.board', '.panel', '.cell'].map(
        (selector) => page.find(selector)?.getBoundingClientRect() ?? new DOMRect(),
      );
      if (!board || !panel || !cell) throw new Error('all are there');
      if (width < 880) expect(panel.top, String(width)).to.be.at.least(board.bottom);
      else expect(panel.left, String(width)).to.be.at.least(board.right);
      for (const box of [board, cell]) expect(box.height).to.be.closeTo(box.width, 1);
    }
  });
});

describe('the measuring of a <triad-board>', () => {
  onScreen(320, 640);
  const open = () => openMoment({ what: '', properties: { position: START } }, 320);

  it('does space text out, inside of the board as well', async () => {
    const page = await open();
    const end = spaceOut(page);
    await page.showTyping();
    for (const element of [page.find('.status'), page.button('Play'), page.find('input')]) {
      const { fontSize, letterSpacing, lineHeight } = getComputedStyle(element as Element);
      expect(parseFloat(letterSpacing)).to.be.closeTo(0.12 * parseFloat(fontSize), 0.01);
      expect(parseFloat(lineHeight)).to.be.closeTo(1.5 * parseFloat(fontSize), 0.01);
    }
    end();
    expect(getComputedStyle(page.find('.status') as Element).letterSpacing).to.equal('normal');
  });

  it('does see what is clipped, overlaps, sticks out, is small or out of reach', async () => {
    const page = await open();
    await page.showTyping();
    const play = page.button('Play') as HTMLElement;
    play.style.cssText = 'inline-size: 12px; padding: 0';
    expect(clipped(page)).to.deep.equal(['button “Play”']);
    expect(smallerThan(44, page, '.button')).to.have.lengthOf(1);
    play.style.cssText = 'margin-block-start: -60px; inline-size: 300px; translate: 60px';
    expect(overlapping(page)).to.not.be.empty;
    expect(stickingOut(page)).to.deep.equal(['button “Play”']);
    play.style.cssText = 'position: fixed; inset-block-start: -60px';
    expect(outOfReach(page, '.button')).to.deep.equal(['button “Play”']);
  });
});

describe('the audit', () => {
  const complaint = ({ board }: TriadPage) => expectAccessible(board).then(() => '', String);

  it('does look at the words on buttons', async () => {
    const page = await openMoment({ what: '', properties: { position: START } }, 700);
    page.board.style.cssText = '--tabletop-surface: #ddd; --tabletop-text: #ccc';
    expect(await complaint(page)).to.include('color-contrast');
  });

  it('does look into a dialog', async () => {
    const page = await openMoment(MOMENTS.find(({ what }) => what === 'sharing') as Moment, 700);
    page.find('dialog')?.style.setProperty('color', '#eee');
    expect(await complaint(page)).to.include('color-contrast');
  });
});
