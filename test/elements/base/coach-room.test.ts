import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/index.js';
import { changeReaderSettings } from '../../../src/elements/play/reader-settings.js';
import { GamePage } from '../game-page.js';
import { onScreen } from '../on-screen.js';

const GAMES = [
  { tag: 'triad-board', seats: [2] },
  { tag: 'kubi-sheet', seats: [1, 2, 4] },
  { tag: 'tricubo-sheet', seats: [1, 2, 5] },
  { tag: 'cubo-grid', seats: [1, 2, 4] },
  { tag: 'triomino-table', seats: [1, 2, 4, 6] },
] as const;

const WIDTHS = [240, 320, 360, 480, 640, 720, 900, 1200] as const;
const LANGUAGES = ['en', 'de', 'fr'] as const;

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
    for (const count of seats) {
      it(`makes <${tag}> for ${count} no higher, and no part lower, at any width`, async () => {
        const [known, coached] = [await open(tag, count, KNOWN), await open(tag, count, NEW)];
        for (const width of WIDTHS) {
          await setViewport({ width, height: 640 });
          const heights = [known, coached].map(({ element }) => Math.round(element.offsetHeight));
          expect(heights[1], `${width} wide`).to.be.at.most(heights[0] ?? 0);
          // In a column of its own, there is room enough.
          const parts = width < 880 ? ['.turn', '.panel'].filter((part) => known.find(part)?.checkVisibility()) : [];
          for (const part of parts) {
            const [top = 0, lower] = [known, coached].map(
              (page) => rectOf(page, part).top - rectOf(page, '.frame').top,
            );
            expect(lower, `${part}, ${width} wide`).to.be.at.most(top + 1);
          }
        }
      });
    }

    for (const lang of LANGUAGES) {
      it(`is enough for the goal of <${tag}> in the language ${lang}`, async () => {
        const page = await open(tag, seats[0], NEW, lang);
        for (const width of [320, 360, 480, 900]) {
          await setViewport({ width, height: 640 });
          const coach = rectOf(page, '.coach');
          expect(coach.height, `${width} wide`).to.be.at.most(width < 360 ? 56 : 40);
          expect(coach.left, `${width} wide`).to.be.at.least(0);
          expect(coach.right, `${width} wide`).to.be.at.most(width);
        }
      });
    }
  }
});
