import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../accessible.js';
import { archiveUpTo, monthOf, monthsAfter, sameDayOf } from '../../../src/puzzles/calendar.js';
import { dateOf, daysAfter, puzzleOfTheDay } from '../../../src/puzzles/day.js';
import { loadPuzzles } from '../../../src/puzzles/load.js';
import { NO_PROGRESS, makeProgress, withResult } from '../../../src/puzzles/progress.js';
import { inForcedColors, system } from '../forced-colors.js';
import { LANGUAGES } from '../languages.js';
import { listenersLeft } from '../leaks.js';
import { PuzzlePage } from './page.js';

const KEY = 'tabletop-elements/puzzles/kubi';
const TODAY = dateOf(new Date());
const YESTERDAY = daysAfter(TODAY, -1);

/** The reader has solved the puzzles of these days, in this order. */
const haveSolved = (...dates: readonly string[]): void => {
  const progress = dates.reduce(
    (before, date) => withResult(before, { date, ms: 41_000, isShown: false }),
    NO_PROGRESS,
  );
  localStorage.setItem(KEY, makeProgress(progress));
};

const open = (attributes: Readonly<Record<string, string>> = {}, width?: number): Promise<PuzzlePage> =>
  PuzzlePage.open({ game: 'kubi', date: 'today', ...attributes }, width);

const find = <E extends HTMLElement>(page: PuzzlePage, selector: string): E | null =>
  page.element.shadowRoot?.querySelector<E>(selector) ?? null;

const focused = (page: PuzzlePage): Element | null | undefined => page.element.shadowRoot?.activeElement;

async function solve(page: PuzzlePage): Promise<void> {
  for (const move of page.element.puzzle!.solutions[0]!) await page.move(move);
  await page.until(() => page.phase === 'solved');
}

/** A real click on what is brought into sight, once the game can be played. */
async function click(page: PuzzlePage, selector: string): Promise<void> {
  // Until then the game above it may grow.
  await page.until(() => page.game.gamePlay !== undefined);
  const target = find(page, selector)!;
  target.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
  await page.element.updateComplete;
}

async function press(page: PuzzlePage, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await page.element.updateComplete;
  }
}

async function openArchive(page: PuzzlePage): Promise<HTMLDialogElement> {
  await click(page, '.archive');
  await page.until(() => find(page, 'dialog[open]') !== null);
  return find<HTMLDialogElement>(page, 'dialog')!;
}

const day = (date: string): string => `[data-date="${date}"]`;

/** Tab as far as the days of the month. */
async function tabToDays(page: PuzzlePage): Promise<void> {
  for (let stops = 0; stops < 6 && !focused(page)?.matches('.day'); stops++) await press(page, 'Tab');
}

const dayInFocus = (page: PuzzlePage): string | undefined => (focused(page) as HTMLElement | null)?.dataset['date'];

beforeEach(() => localStorage.removeItem(KEY));
afterEach(async () => {
  localStorage.removeItem(KEY);
  await setViewport({ width: 800, height: 600 });
});

describe('the puzzle of the day', () => {
  it('tells the days in a row and when the next one comes, once it is solved', async () => {
    haveSolved(daysAfter(TODAY, -2), YESTERDAY);
    const page = await open();
    expect(page.text('[part=progress]')).to.equal('');
    await solve(page);
    expect(page.text('[part=line]')).to.match(/^solved on the first try · 0:\d\d · 3 days in a row$/);
    expect(page.text('[part=progress]')).to.match(/ · Next puzzle in (\d+ h)?( ?\d+ min)?$/);
    const spoken = [...page.element.shadowRoot!.querySelectorAll('[role=status]')].map((each) => each.textContent);
    expect(spoken.join(' ')).to.not.contain('Next puzzle');
  });

  it('says when it was solved before, and can be played again', async () => {
    haveSolved(TODAY);
    const page = await open();
    expect(page.verdict).to.equal('You’ve already solved this one. Play it again if you like.');
    expect(page.text('[part=progress]')).to.contain('Next puzzle in');
    await solve(page);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).to.include({ solved: 1, streak: 1 });
  });

  it('ends no streak and tells of none when the solution was shown', async () => {
    haveSolved(daysAfter(TODAY, -2), YESTERDAY);
    const page = await open();
    page.element.showSolution();
    await page.until(() => page.phase === 'shown');
    expect(page.text('[part=line]')).to.equal('solution shown');
    expect(page.text('[part=progress]')).to.contain('Next puzzle in');
  });

  it('offers the next one right at midnight', async () => {
    const { Date: RealDate } = globalThis;
    let now = new RealDate(2026, 0, 31, 23, 59, 30);
    globalThis.Date = class extends RealDate {
      constructor(...args: readonly unknown[]) {
        super(...((args.length > 0 ? args : [now]) as [Date]));
      }
    } as DateConstructor;
    try {
      const page = await open();
      await solve(page);
      expect(page.text('[part=progress]')).to.contain('Next puzzle in 1 min');
      now = new RealDate(2026, 1, 1);
      document.dispatchEvent(new Event('visibilitychange'));
      await page.until(() => page.buttons.includes('Today’s puzzle'));
      expect(page.text('[part=progress]')).to.not.contain('Next puzzle');
      page.press('Today’s puzzle');
      await page.until(() => page.text('[part=title]').startsWith('Kubi · Puzzle for February 1 ·'));
    } finally {
      globalThis.Date = RealDate;
    }
  });

  it('leaves nothing behind when it leaves the page', async () => {
    haveSolved(TODAY);
    await open();
    const left = await listenersLeft(async () => (await open()).element.parentElement?.remove());
    expect(left).to.equal(0);
  });

  for (const [lang, width] of [
    ['fr', 360],
    ['it', 320],
    ['de', 480],
  ] as const) {
    it(`keeps its height when it is solved, and on another day: ${lang}, ${width} pixels wide`, async () => {
      haveSolved(daysAfter(TODAY, -2), YESTERDAY);
      const page = await open({ lang }, width);
      await page.until(() => page.gameText('.status') !== '');
      const heights = [page.element.offsetHeight];
      await solve(page);
      await page.game.updateComplete;
      heights.push(page.element.offsetHeight);
      (await openArchive(page)).querySelector<HTMLElement>(day(YESTERDAY))?.click();
      await page.until(() => page.phase === 'open');
      await page.game.updateComplete;
      expect(page.buttons).to.have.lengthOf(4);
      heights.push(page.element.offsetHeight);
      expect([...new Set(heights)]).to.have.lengthOf(1);
    });
  }
});

describe('the archive', () => {
  it('opens with a click, goes to other months, and shows the puzzle of the day that is clicked', async () => {
    const page = await open();
    await openArchive(page);
    const month = page.text('#month');
    await click(page, '[aria-label="Previous month"]');
    expect(page.text('#month')).to.not.equal(month);
    const date = sameDayOf(monthsAfter(monthOf(TODAY), -1), `${monthOf(TODAY)}-20`);
    await click(page, day(date));
    await page.until(() => find(page, 'dialog') === null);
    const expected = puzzleOfTheDay(await loadPuzzles('kubi'), date);
    expect(page.element.puzzle!.number).to.equal(expected.number);
    expect(page.text('[part=title]')).to.contain(' 20');
    await page.until(() => focused(page)?.localName === 'kubi-sheet');
    page.press('Today’s puzzle');
    await page.until(() => !page.buttons.includes('Today’s puzzle'));
  });

  it('is gone through with keys, and gives the focus back', async () => {
    const page = await open();
    await openArchive(page);
    await tabToDays(page);
    expect(dayInFocus(page)).to.equal(TODAY);
    await press(page, 'ArrowRight');
    expect(dayInFocus(page)).to.equal(TODAY);
    await press(page, 'ArrowUp');
    expect(dayInFocus(page)).to.equal(daysAfter(TODAY, -7));
    await press(page, 'PageUp', 'Escape');
    await page.until(() => find(page, 'dialog') === null);
    expect(focused(page)?.matches('.archive')).to.equal(true);
    await openArchive(page);
    await tabToDays(page);
    await press(page, 'ArrowLeft', 'Enter');
    await page.until(() => page.buttons.includes('Today’s puzzle'));
    await page.until(() => focused(page)?.localName === 'kubi-sheet');
  });

  it('follows the direction of the page with its keys', async () => {
    const page = await open();
    page.element.dir = 'rtl';
    await openArchive(page);
    await tabToDays(page);
    await press(page, 'ArrowRight');
    expect(dayInFocus(page)).to.equal(YESTERDAY);
  });

  it('marks solved days in words and with a sign, offers no days to come, and ends a year ago', async () => {
    haveSolved(YESTERDAY);
    const page = await open();
    const dialog = await openArchive(page);
    await tabToDays(page);
    await press(page, 'ArrowLeft');
    const button = dialog.querySelector(day(YESTERDAY));
    expect(button?.ariaLabel).to.match(/, solved$/);
    expect(button?.querySelector('svg')).to.not.equal(null);
    expect(page.text('.month-facts')).to.contain('1 of ');
    await press(page, 'PageDown');
    const dates = [...dialog.querySelectorAll<HTMLElement>('.day')].map((each) => each.dataset['date']);
    expect(dates.at(-1)).to.equal(TODAY);
    expect(dialog.querySelector('[aria-label="Next month"]')?.ariaDisabled).to.equal('true');
    for (let months = 0; months < 13; months++) await press(page, 'PageUp');
    expect(dayInFocus(page)).to.equal(archiveUpTo(TODAY).first);
    expect(dialog.querySelector('[aria-label="Previous month"]')?.ariaDisabled).to.equal('true');
  });

  it('is accessible, and fits on a small screen in every language', async () => {
    await setViewport({ width: 360, height: 640 });
    haveSolved(daysAfter(TODAY, -2), YESTERDAY, TODAY);
    const page = await open();
    const dialog = await openArchive(page);
    await expectAccessible(page.element);
    for (const lang of LANGUAGES) {
      page.element.lang = lang;
      await page.until(() => find(page, '.container')?.lang === lang);
      expect([dialog.scrollHeight, dialog.scrollWidth], lang).to.deep.equal([dialog.clientHeight, dialog.clientWidth]);
      const sizes = [...dialog.querySelectorAll<HTMLElement>('button')].map((each) => [
        each.offsetWidth,
        each.offsetHeight,
      ]);
      expect(Math.min(...sizes.flat()), lang).to.be.at.least(44);
    }
  });

  it('can be left out', async () => {
    const page = await open({ archive: 'off' });
    expect(find(page, '.archive')).to.equal(null);
    page.element.archive = 'on';
    await page.element.updateComplete;
    expect(find(page, '.archive')).to.not.equal(null);
  });

  describe('in forced colours', () => {
    inForcedColors();

    it('shows which day is on the board', async () => {
      const page = await open();
      const dialog = await openArchive(page);
      expect(getComputedStyle(dialog.querySelector(day(TODAY))!).backgroundColor).to.equal(system('Highlight'));
    });
  });
});

describe('a link to a puzzle', () => {
  const own = location.href.split('#')[0]!;
  afterEach(() => history.replaceState(null, '', own));

  it('stands in the line to share, and shows the same puzzle where it is opened', async () => {
    const page = await open({ 'share-url': '' });
    const ending = page.once('puzzle-end');
    await solve(page);
    const { line } = await ending;
    const link = line.split(' · ').at(-1)!;
    expect(link).to.equal(`${own}#kubi-puzzle=${TODAY}`);
    history.replaceState(null, '', link.replace(TODAY, YESTERDAY));
    const other = await open();
    const expected = puzzleOfTheDay(await loadPuzzles('kubi'), YESTERDAY);
    expect(other.element.puzzle!.number).to.equal(expected.number);
    expect(other.buttons).to.include('Today’s puzzle');
  });

  it('leads to the page by default, but not in a frame, whose page only the author knows', async () => {
    const page = await open();
    const ending = page.once('puzzle-end');
    page.element.showSolution();
    const { line } = await ending;
    expect(line.endsWith(` · ${own}#kubi-puzzle=${TODAY}`)).to.equal(self === top);
  });

  it('leads to the page that the author names', async () => {
    const page = await open({ 'share-url': 'https://example.org/daily?from=share#top', level: 'hard' });
    const ending = page.once('puzzle-end');
    page.element.showSolution();
    const { line } = await ending;
    expect(line).to.match(
      / · solution shown · https:\/\/example\.org\/daily\?from=share#kubi-puzzle=[\d-]+&level=hard$/,
    );
  });

  it('is followed when the address of the page changes', async () => {
    const page = await PuzzlePage.open({ game: 'kubi', number: '1' });
    location.hash = '#kubi-puzzle=17';
    await page.until(() => page.text('[part=title]').includes('Puzzle 17 '));
  });

  for (const [fragment, why] of [
    ['#cubo-puzzle=2026-01-31', 'of another game'],
    ['#kubi-puzzle=17', 'of a number, where days are shown'],
    ['#kubi-puzzle=2026-01-31&level=hard', 'of another level'],
    [`#kubi-puzzle=${daysAfter(TODAY, 2)}`, 'of a day to come'],
  ] as const) {
    it(`is left alone if it is ${why}`, async () => {
      history.replaceState(null, '', fragment);
      const page = await open();
      expect(page.buttons).to.not.include('Today’s puzzle');
      expect(page.text('[part=title]')).to.contain('Puzzle for');
    });
  }
});
