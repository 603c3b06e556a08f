import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import '../../../src/index.js';
import { games } from '../../../src/elements/registry.js';
import type { ElementTag, GameId } from '../../../src/elements/registry.js';
import { OPENING, WHOLE } from '../../../stories/demo/records.js';
import { GamePage } from '../game-page.js';
import { smallerThan } from '../fit.js';
import { onScreen } from '../on-screen.js';
import { PuzzlePage } from '../puzzle/page.js';
import { waitUntil } from '../../wait-until.js';

type Attributes = Readonly<Record<string, string>>;

/** Widths of pages; a page has a margin of 8 px on either side. */
const WIDTHS = [320, 360, 480, 640, 720, 1280] as const;
const MARGINS = 16;

/** What is open of each game when its sizes are taken. */
const MOMENTS: Readonly<Record<string, (game: GameId) => Attributes>> = {
  'at the start': () => ({ seed: 'a' }),
  'in mid-game': (game) => ({ record: OPENING[game] ?? '' }),
  'at the end': (game) => ({ record: WHOLE[game] ?? '' }),
  'in a record': (game) => ({ mode: 'replay', record: WHOLE[game] ?? '', ply: '5' }),
};

/** How a reader, or the author of the page, makes text twice as large. */
const LARGE: Readonly<Record<string, (elements: readonly HTMLElement[]) => readonly HTMLElement[]>> = {
  'by the reader’s font size': () => [document.documentElement],
  'by a font size of the author’s': (elements) => elements,
};

/** High enough for several elements, one below the other: what is not seen is not played. */
const HEIGHT = 12_000;

/** Some elements of a kind in one page, each in a box of its own. */
async function open(tag: string, ...some: readonly Attributes[]): Promise<readonly GamePage[]> {
  const elements = some.map((attributes) => {
    const element = document.createElement(tag) as LitElement;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  });
  fixtureCleanup();
  await fixture(html`<div>${elements.map((element) => html`<div>${element}</div>`)}</div>`);
  const pages = elements.map((element) => new GamePage(element));
  for (const [i, page] of pages.entries()) {
    await page.until(() => page.find('.panel > *') !== null);
    await page.until(() => !some[i]?.['mode'] || page.find('.moves') !== null);
  }
  return pages;
}

/** The page as wide as this; what is drawn anew for its width comes with the next frame. */
async function resize(elements: readonly HTMLElement[], width: number): Promise<void> {
  for (const { parentElement } of elements) if (parentElement) parentElement.style.inlineSize = `${width - MARGINS}px`;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Which of these elements make a page of any of these widths scroll to the side, by what they are called. */
async function tooWide(elements: Readonly<Record<string, HTMLElement>>): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await resize(Object.values(elements), width);
    for (const [what, { parentElement: box }] of Object.entries(elements))
      if (!box || box.scrollWidth > box.clientWidth) found.push(`${what}, ${width} wide`);
  }
  return found;
}

describe('with text twice as large', () => {
  onScreen(1400, HEIGHT);

  /** Expects elements to fit, however their text has become so large. */
  const expectToFitEnlarged = async (elements: Readonly<Record<string, HTMLElement>>) => {
    for (const [how, targetsOf] of Object.entries(LARGE)) {
      const targets = targetsOf(Object.values(elements));
      for (const { style } of targets) style.fontSize = '32px';
      const found = await tooWide(elements);
      for (const { style } of targets) style.fontSize = '';
      expect(found, how).to.deep.equal([]);
    }
  };

  for (const { id, tag } of games) {
    it(`<${tag}> scrolls no page sideways`, async () => {
      const pages = await open(tag, ...Object.values(MOMENTS).map((attributesOf) => attributesOf(id)));
      const moments = Object.keys(MOMENTS).map((moment, i) => [moment, pages[i]!.element] as const);
      await expectToFitEnlarged(Object.fromEntries(moments));
    });
  }

  it('a lesson and a puzzle scroll no page sideways', async () => {
    const { element: puzzle } = await PuzzlePage.open({ game: 'kubi', number: '7' });
    const lesson = document.createElement('game-lesson');
    lesson.setAttribute('course', 'triad');
    await fixture(html`<div>${lesson}</div>`);
    await waitUntil(() => lesson.shadowRoot?.querySelector('.progress'), 'there is no lesson');
    await expectToFitEnlarged({ 'a puzzle': puzzle, 'a lesson': lesson });
  });

  it('what is shared fits into its dialog', async () => {
    const [page] = (await open('triad-board', { seed: 'a' })) as [GamePage];
    document.documentElement.style.fontSize = '32px';
    page.find('[data-tool=share]')?.click();
    await page.until(() => page.find('dialog .share-picture') !== null);
    await setViewport({ width: 320, height: 640 });
    const { scrollWidth, clientWidth } = page.find('dialog') as HTMLElement;
    document.documentElement.style.fontSize = '';
    expect(scrollWidth).to.be.at.most(clientWidth);
  });
});

/** How large something is at least, from which width of the page on. */
interface Target {
  readonly what: string;
  readonly selector: string;
  readonly least: number;
  readonly from?: number;
  readonly tag?: ElementTag;
  readonly isName?: boolean;
}

const PRESSED = [
  '.tool, .button, .buzzer',
  '.board button.cell, .grid button.cell, .hand-die, .number-box, .rack-tile, .take, .mini, .seat-button',
].join();

const TARGETS: readonly Target[] = [
  { what: 'all that is pressed to play', selector: PRESSED, least: 44 },
  { what: 'fields for names', selector: 'input.name', least: 40, isName: true },
  { what: 'moves in a list', selector: '.listed', least: 40 },
  { what: 'numbers of rows', selector: '.target[data-target=row]', least: 24, tag: 'tricubo-sheet' },
  { what: 'numbers of rows', selector: '.target[data-target=row]', least: 28, from: 360, tag: 'tricubo-sheet' },
];

/** What is too low; several names stand side by side, so their widths differ. */
const tooLow = (page: GamePage, selector: string, least: number): number[] =>
  page
    .all(selector)
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect().height)
    .filter((height) => height < least - 0.01);

const PLAYERS: Readonly<Partial<Record<ElementTag, readonly number[]>>> = {
  'triad-board': [2],
  'kubi-sheet': [1, 2, 3, 4],
  'tricubo-sheet': [1, 2, 3, 4],
  'cubo-grid': [1, 2, 3, 4],
  'triomino-table': [1, 2, 3, 4],
};

describe('for a finger', () => {
  onScreen(1400, HEIGHT);

  for (const { id, tag } of games) {
    it(`<${tag}> is large enough for its players and in a record`, async () => {
      const players = (PLAYERS[tag] ?? [2]).map((count) => Array<string>(count).fill('human').join(' '));
      const played = players.map((seats) => ({ seed: 'a', dice: 'auto', seats }));
      const pages = await open(tag, ...played, MOMENTS['in a record']?.(id) ?? {});
      for (const width of [320, 360, 480, 720, 1280]) {
        await resize(
          pages.map(({ element }) => element),
          width,
        );
        for (const { what, selector, least, from = 0, tag: only = tag, isName } of TARGETS) {
          if (width < from || only !== tag) continue;
          for (const [i, page] of pages.entries()) {
            const small = isName ? tooLow(page, selector, least) : smallerThan(least, page, selector);
            expect(small, `${what}, ${width} wide, ${players[i] ?? 'a record'}`).to.deep.equal([]);
          }
        }
      }
    });
  }

  it('rows of Tricubo stand apart', async () => {
    const [page] = (await open('tricubo-sheet', { seed: 'a' })) as [GamePage];
    await resize([page.element], 320);
    const boxes = page.all('.target[data-target=row]').map((each) => each.getBoundingClientRect());
    const gaps = boxes.slice(1).map(({ top }, i) => top - (boxes[i]?.bottom ?? NaN));
    expect(Math.min(...gaps)).to.be.at.least(8);
  });
});
