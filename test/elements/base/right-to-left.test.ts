import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/index.js';
import { closeByKey, openByTool } from '../dialogs.js';
import { GamePage } from '../game-page.js';
import { keepPlaying, openNewGame } from '../new-game.js';
import { TriadPage } from '../games/triad-board/page.js';
import { CROWDED, START, WIN_AHEAD } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';

const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? NaN;
const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? NaN;

/** Where the cells are on their board, and on which side of them the names of files and ranks stand. */
function geometry(page: TriadPage) {
  const board = page.find('.board')?.getBoundingClientRect() ?? new DOMRect();
  return page.all('.cell').map((cell) => {
    const { left, top } = cell.getBoundingClientRect();
    const rank = getComputedStyle(cell.parentElement as Element, '::before');
    return [page.nameOf(cell), Math.round(left - board.left), Math.round(top - board.top), rank.left, rank.right];
  });
}

const MODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  play: { mode: 'play', position: START },
  replay: { mode: 'replay', record: GAME },
  diagram: { mode: 'diagram', position: START },
};

describe('an English <triad-board> in a page that is written from right to left', () => {
  before(() => {
    document.dir = 'rtl';
  });

  after(async () => {
    document.dir = '';
    await setViewport({ width: 800, height: 600 });
  });

  describe('its board', () => {
    for (const [mode, attributes] of Object.entries(MODES)) {
      it(`lies as it does in every other page, in ${mode} mode`, async () => {
        const page = await TriadPage.open(attributes);
        expect(right(page.cell('a1'))).to.be.at.most(left(page.cell('b1')) + 1);
        const mirrored = geometry(page);
        document.dir = 'ltr';
        const usual = geometry(page);
        document.dir = 'rtl';
        expect(mirrored).to.deep.equal(usual).and.to.have.lengthOf(36);
      });

      it(`has its strips the other way round, in ${mode} mode`, async () => {
        const page = await TriadPage.open(attributes);
        const [white, black] = page.all('.strip .seat');
        expect(right(black)).to.be.at.most(left(white));
        expect(right(white?.querySelector('.points'))).to.be.at.most(left(white?.querySelector('.chip')));
        expect(right(white?.querySelector('.name'))).to.equal(right(white?.querySelector('.chip')));
      });
    }

    it('has its panel on the left, where there is room beside it', async () => {
      await setViewport({ width: 1080, height: 800 });
      const page = await TriadPage.open({ position: START });
      expect(right(page.find('.panel'))).to.be.at.most(left(page.find('.board')));
      await setViewport({ width: 800, height: 600 });
    });
  });

  describe('its record', () => {
    const names = (tools: readonly Element[]) =>
      [...tools].sort((a, b) => left(a) - left(b)).map((tool) => (tool as HTMLElement).title);

    it('has its steps in the order of the board: back is left, forward is right', async () => {
      const page = await TriadPage.open({ mode: 'replay', record: GAME, ply: '3' });
      expect(names(page.all('.steps .tool'))).to.deep.equal(['Go to start', 'Back', 'Forward', 'Go to end']);
    });

    it('goes forward with the right arrow, and to the step on the right', async () => {
      const page = await TriadPage.open({ mode: 'replay', record: GAME, ply: '3' });
      page.find('[role=table]')?.focus();
      await page.press('ArrowRight');
      expect(page.board.ply).to.equal(4);
      await page.press('ArrowLeft', 'ArrowLeft');
      expect(page.board.ply).to.equal(2);
      page.button('Back')?.focus();
      const [x] = page.middle(page.focused as Element);
      await page.press('ArrowRight');
      expect(page.focusedName).to.equal('Forward');
      expect(page.middle(page.focused as Element)[0]).to.be.above(x);
    });

    it('goes in the list of moves where the arrow points', async () => {
      await setViewport({ width: 800, height: 600 });
      const page = await TriadPage.open({ mode: 'replay', record: GAME, ply: '0' });
      page.find('.listed[aria-current=step]')?.focus();
      const steps: number[] = [];
      for (let ply = 1; ply <= page.board.match.length; ply++) {
        const [x, y] = page.middle(page.focused as Element);
        await page.press('ArrowRight');
        expect(page.board.ply).to.equal(ply);
        const [toX, toY] = page.middle(page.focused as Element);
        if (toY === y) steps.push(toX - x);
      }
      expect(steps).to.have.length.above(2);
      expect(steps.every((step) => step > 0)).to.be.true;
    });
  });
});

/** The characters that are seen of an element itself, each with its box on the screen. */
function charactersOf(element: Element): { char: string; box: DOMRect }[] {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  return texts.flatMap((text) =>
    [...text.data].flatMap((char, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const [box] = range.getClientRects();
      return box && char.trim() !== '' ? [{ char, box }] : [];
    }),
  );
}

/** Expects that what ends a sentence stands on its right, as in every English sentence. */
function expectToEndOnTheRight(element: Element | null | undefined): void {
  const [before, last] = charactersOf(element as Element).slice(-2);
  expect(last?.char).to.match(/[.!?")]/);
  expect(last?.box.left, element?.textContent?.trim()).to.be.at.least((before?.box.right ?? NaN) - 1);
  expect(last?.box.top).to.be.closeTo(before?.box.top ?? NaN, 3);
}

describe('English sentences of <triad-board> in a page that is written from right to left', () => {
  before(() => (document.dir = 'rtl'));
  after(() => (document.dir = ''));

  it('end on the right: whose turn it is, what is refused and asked, who has won', async () => {
    const page = await TriadPage.open({ position: CROWDED });
    expectToEndOnTheRight(page.find('.status > .now'));
    for (const cell of ['b2', 'b4']) await page.clickCell(cell);
    expect(page.find('.status[data-notice]')).to.not.equal(null);
    expectToEndOnTheRight(page.find('.status > .now'));
    page.board.position = START;
    page.board.play('a1a3');
    await page.board.updateComplete;
    await openNewGame(page);
    expectToEndOnTheRight(page.find('#new-game-note'));
    await keepPlaying(page);
    page.board.position = WIN_AHEAD;
    page.board.play('b1d3xd3');
    await page.ended();
    expectToEndOnTheRight(page.find('.ending-title'));
  });

  it('end on the right in a record: what was played, and what its author says', async () => {
    const record = GAME.replace('d1d4', 'd1d4 {Into the middle (at last).}');
    const page = await TriadPage.open({ mode: 'replay', record, ply: '2' });
    expectToEndOnTheRight(page.find('.status'));
    expectToEndOnTheRight(page.find('.comment'));
  });

  it('end on the right in help and in what is shared', async () => {
    const page = await TriadPage.open({ position: START });
    const help = await openByTool(page, 'Help');
    for (const paragraph of help.querySelectorAll('.help-card p')) expectToEndOnTheRight(paragraph);
    await page.clickButton('All rules');
    for (const paragraph of help.querySelectorAll('p, figcaption')) expectToEndOnTheRight(paragraph);
    await closeByKey(page);
    const share = await openByTool(page, 'Share');
    await page.click(share.querySelector('.button') as Element);
    await page.until(() => share.querySelector('.copied')?.textContent !== '');
    expectToEndOnTheRight(share.querySelector('.copied'));
  });

  it('end on the right where something is wrong', async () => {
    const page = await TriadPage.open({ record: 'chess 1; e2e4' });
    await page.until(() => page.find('.error-detail') !== null);
    for (const part of ['.error', '.error-detail']) expectToEndOnTheRight(page.find(part));
  });

  it('end on the right in the names of a record', async () => {
    const page = await TriadPage.open({ mode: 'replay', record: GAME, names: 'Ann Jr., Bob Sr.' });
    for (const name of page.all('.name')) expectToEndOnTheRight(name);
  });
});

/** Where the first and the last sign of a text stand, from left to right. */
function isLeftToRight(element: Element | null): boolean {
  const text = document.createTreeWalker(element as Element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const [first, last] = [text.data.search(/\S/), text.data.trimEnd().length - 1].map((at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect();
  });
  return first !== undefined && last !== undefined && first.left < last.left;
}

describe('an English sentence in a page that is written from right to left', () => {
  before(() => {
    document.dir = 'rtl';
  });

  after(() => {
    document.dir = '';
  });

  for (const [what, part, selector] of [
    ['the second line of the status', html`<kubi-sheet></kubi-sheet>`, '.aside'],
    ['the points of a game alone', html`<tricubo-sheet></tricubo-sheet>`, '.so-far'],
    ['what the round button says', html`<cubo-grid dice="auto" seed="a"></cubo-grid>`, '.buzzer .word'],
  ] as const) {
    it(`begins on the left and ends on the right, in ${what}`, async () => {
      const page = await new GamePage(await fixture<LitElement>(part)).ready();
      await page.until(() => page.find(selector) !== null);
      expect(isLeftToRight(page.find(selector)), page.find(selector)?.textContent ?? '').to.equal(true);
    });
  }
});
