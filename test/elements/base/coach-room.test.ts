import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/index.js';
import { changeReaderSettings } from '../../../src/elements/play/reader-settings.js';
import { GamePage } from '../game-page.js';
import { onScreen } from '../on-screen.js';

/** Games for as many as can play, whose rows of players are longest. */
const GAMES = [
  { tag: 'triad-board', seats: 2 },
  { tag: 'kubi-sheet', seats: 4 },
  { tag: 'tricubo-sheet', seats: 5 },
  { tag: 'cubo-grid', seats: 4 },
  { tag: 'triomino-table', seats: 6 },
] as const;

const WIDTHS = [240, 360, 480, 640, 900] as const;

const NEW = { coach: {} };
const KNOWN = {
  coach: Object.fromEntries(['triad', 'kubi', 'tricubo', 'cubo', 'triomino'].map((id) => [id, 'all'] as const)),
};

async function open(tag: string, seats: number, settings: typeof NEW, lang = 'en'): Promise<GamePage> {
  changeReaderSettings(settings);
  const element = document.createElement(tag);
  element.setAttribute('seats', Array<string>(seats).fill('human').join(' '));
  element.setAttribute('lang', lang);
  element.setAttribute('seed', 'house');
  await fixture(html`<div>${element}</div>`);
  const page = await new GamePage(element as never).ready();
  return settings === NEW ? page.until(() => page.find('.coach') !== null) : page;
}

const rectOf = (page: GamePage, selector: string): DOMRect =>
  page.find(selector)?.getBoundingClientRect() ?? new DOMRect();

describe('the room of the coach', () => {
  onScreen(360, 640);

  for (const { tag, seats } of GAMES) {
    it(`makes <${tag}> no higher, and no part lower, at any width`, async () => {
      const [known, coached] = [await open(tag, seats, KNOWN), await open(tag, seats, NEW)];
      for (const width of WIDTHS) {
        await setViewport({ width, height: 640 });
        const heights = [known, coached].map(({ element }) => Math.round(element.offsetHeight));
        expect(heights[1], `${width} wide`).to.be.at.most(heights[0] ?? 0);
        // In a column of its own, there is room enough.
        const parts = width < 880 ? ['.turn', '.panel'].filter((part) => known.find(part)?.checkVisibility()) : [];
        for (const part of parts) {
          const [top = 0, lower] = [known, coached].map((page) => rectOf(page, part).top - rectOf(page, '.frame').top);
          expect(lower, `${part}, ${width} wide`).to.be.at.most(top + 1);
        }
      }
    });

    it(`is enough for the goal of <${tag}> in German, whose words are longest`, async () => {
      const page = await open(tag, seats, NEW, 'de');
      for (const width of [320, 360, 480, 900]) {
        await setViewport({ width, height: 640 });
        const coach = rectOf(page, '.coach');
        expect(coach.height, `${width} wide`).to.be.at.most(width < 360 ? 56 : 40);
        expect([coach.left >= 0, coach.right <= width], `${width} wide`).to.deep.equal([true, true]);
      }
    });
  }
});
