import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { LANGS, SKINS, languageOf } from '../../stories/demo/look.js';
import { TEXTS } from '../../stories/demo/texts/index.js';
import { needs } from '../runner/browser.js';
import { DemoFrame } from './demo-frame.js';

/** Every sentence in some texts by its place, functions as what they say of `x`. */
function sentences(texts: unknown, place = ''): [string, string][] {
  if (typeof texts === 'string') return [[place, texts]];
  if (typeof texts === 'function') return [[place, String((texts as (...facts: string[]) => unknown)('x', 'y'))]];
  return Object.entries(texts as object).flatMap(([name, part]) => sentences(part, `${place}.${name}`));
}

describe('the words of the publisher’s page', () => {
  it('are there in every language, in the same places', () => {
    const places = sentences(TEXTS.en).map(([place]) => place);
    for (const lang of LANGS) {
      expect(
        sentences(TEXTS[lang]).map(([place]) => place),
        lang,
      ).to.have.members(places);
      expect(
        sentences(TEXTS[lang]).filter(([, text]) => text.trim() === ''),
        lang,
      ).to.deep.equal([]);
    }
  });

  it('are in the first of a reader’s languages that it speaks', () => {
    expect(languageOf(['sv', 'fr-CA', 'de'])).to.equal('fr');
    expect(languageOf(['ja'])).to.equal('en');
  });
});

describe('the look of the publisher’s page', () => {
  let page: DemoFrame;
  before(async () => {
    await emulateMedia({ colorScheme: 'light' });
    page = await DemoFrame.open('#game=kubi&seats=2&lang=en');
  });
  after(() => page.close());

  const inGame = () => page.game.shadowRoot?.textContent ?? '';
  const background = () => page.window.getComputedStyle(page.root).backgroundColor;
  const worn = (name: string) => page.window.getComputedStyle(page.game).getPropertyValue(`--tabletop-${name}`);

  it('speaks each language, in its own words and in the game’s', async () => {
    const players = { en: 'Player 1', de: 'Spieler 1', fr: 'Joueur 1', it: 'Giocatore 1', nl: 'Speler 1' };
    const { game } = page;
    for (const lang of [...LANGS].reverse()) {
      await page.choose('lang', lang);
      expect(page.root.lang).to.equal(lang);
      expect(page.document.title).to.equal(TEXTS[lang].title);
      expect(page.text('h1')).to.equal(TEXTS[lang].heading);
      expect(page.text('label[for=names]')).to.equal(TEXTS[lang].names);
      await waitUntil(() => inGame().includes(players[lang]), `the game does not speak ${lang}`);
    }
    expect(page.game, 'the game goes on').to.equal(game);
  });

  it('has three skins, each with colours and a font that the game follows', async () => {
    const seen = new Set<string>();
    for (const skin of SKINS) {
      await page.choose('skin', skin);
      const { fontFamily } = page.window.getComputedStyle(page.game);
      expect(fontFamily).to.equal(page.window.getComputedStyle(page.root).fontFamily);
      seen.add([fontFamily, background(), worn('accent')].join());
    }
    expect(seen.size).to.equal(3);
  });

  it('leaves games as they come in one of them', async () => {
    await page.choose('skin', 'plain');
    expect([worn('accent'), worn('paper'), worn('radius')]).to.deep.equal(['', '', '']);
  });

  it('is light or dark as the system, or as the reader says', async () => {
    await page.choose('skin', 'house');
    const light = background();
    await emulateMedia({ colorScheme: 'dark' });
    await waitUntil(() => background() !== light, 'it does not follow the system');
    const dark = background();
    await page.choose('scheme', 'light');
    expect(background()).to.equal(light);
    await emulateMedia({ colorScheme: 'light' });
    await page.choose('scheme', 'dark');
    expect(background()).to.equal(dark);
    await page.choose('scheme', 'auto');
    expect(background()).to.equal(light);
  });

  it('is in the link, once it was chosen', async () => {
    await page.choose('skin', 'press');
    await page.choose('scheme', 'dark');
    await page.choose('lang', 'nl');
    await page.addressed('scheme=dark');
    const { hash } = page;
    await page.close();
    page = await DemoFrame.open(hash);
    const { lang, dataset } = page.root;
    expect([lang, dataset['skin'], dataset['scheme']]).to.deep.equal(['nl', 'press', 'dark']);
  });

  for (const [game, width] of [
    ['triad', 320],
    ['triomino', 720],
    ['tricubo', 1280],
  ] as const) {
    it(`stands still while ${game} loads, ${width} pixels wide`, async () => {
      needs('counted layout shifts');
      await page.close();
      page = await DemoFrame.open(`#lang=en&game=${game}`, width);
      const { PerformanceObserver: Observer } = page.window;
      let sum = 0;
      const observer = new Observer((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(sum).to.be.below(0.02);
    });
  }
});
