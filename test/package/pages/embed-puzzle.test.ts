import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { ELEMENTS, heldModules, needsBuild } from '../built.js';
import { EmbeddedPage } from '../embedded-page.js';
import { waitUntil } from '../../wait-until.js';
import type { GameLesson } from '../../../src/elements/lesson/game-lesson.js';
import type { GamePuzzle } from '../../../src/elements/puzzle/game-puzzle.js';

let page: EmbeddedPage;

const puzzle = () => page.document.querySelector('game-puzzle') as GamePuzzle;
const lesson = () => page.document.querySelector('game-lesson') as GameLesson;
const inPuzzle = (selector: string) => puzzle().shadowRoot?.querySelector<HTMLElement>(selector);
const textOf = (part: string) => inPuzzle(`[part=${part}]`)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const contentHeight = () => Math.ceil(page.document.documentElement.getBoundingClientRect().height);

/** What the frame has loaded of games. */
async function loadedGames(): Promise<readonly string[]> {
  const held = await heldModules();
  const loaded = page.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const modules = loaded.flatMap((path) => held.get(path) ?? []);
  const ofGame = ({ game, tag }: (typeof ELEMENTS)[number]) =>
    modules.some((module) => module.split(/[/.]/).some((part) => part === game || part === tag));
  return ELEMENTS.filter(ofGame).map(({ game }) => game);
}

describe('a puzzle in a frame', () => {
  needsBuild();
  before(() => setViewport({ width: 800, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));
  beforeEach(() => localStorage.clear());
  afterEach(() => page.close());

  for (const { game } of ELEMENTS) {
    it(`is shown with its game and no other, once it is drawn, in its own look: ${game}`, async () => {
      page = await EmbeddedPage.show(`puzzle=${game}&number=3&lang=de`);
      expect(await page.tells('ready')).to.include({ game, kind: 'puzzle' });
      expect(textOf('title')).to.contain('Aufgabe 3');
      expect(page.document.documentElement.lang).to.equal('de');
      const { height } = await page.tells('height');
      expect(height).to.be.above(500);
      expect(page.messages.findIndex(({ type }) => type === 'height')).to.be.above(
        page.messages.findIndex(({ type }) => type === 'ready'),
      );
      expect(page.window.getComputedStyle(inPuzzle('[part=prompt]') as Element).fontWeight).to.equal('600');
      expect(await loadedGames()).to.deep.equal([game]);
      expect(page.document.title.toLowerCase()).to.equal(game);
      expect(page.told('refused')).to.be.empty;
      expect(await page.violations()).to.deep.equal([]);
    });
  }

  it('is that of today, solved by the reader, and the page around hears of it', async () => {
    page = await EmbeddedPage.show('puzzle=cubo&date=today&lang=en');
    await page.tells('ready');
    expect(textOf('title')).to.contain('Puzzle for');
    const game = inPuzzle('[part=game]')?.firstElementChild as Element & { play(move: string): void };
    const [solution = []] = puzzle().puzzle?.solutions ?? [];
    for (const move of solution) game.play(move);
    const { detail } = await page.tells('puzzle-end');
    expect(detail).to.include({ game: 'cubo', tries: 1, isShown: false });
    expect(detail.line).to.match(/^Cubo · \w+ \d+ · solved on the first try · 0:\d\d$/);
    expect((await page.tells('puzzle-answer')).detail).to.include({ isRight: true });
    await waitUntil(() => page.told('height').at(-1)?.height === contentHeight(), 'its new height is not told');
    expect(localStorage.getItem('tabletop-elements/puzzles/cubo')).to.contain('"solved":1');
    expect(await page.violations()).to.deep.equal([]);
  });

  for (const [setting, code, sentence] of [
    ['date=yesterday', 'bad-request', 'yesterday'],
    ['date=2026-02-31', 'bad-request', '2026-02-31'],
    ['level=expert', 'bad-attribute', 'level is "expert", expected'],
    ['number=0', 'bad-attribute', 'number is "0", expected a number from 1 to 400'],
    ['number=401', 'bad-attribute', 'number is "401", expected a number from 1 to 400'],
    ['number=7.5', 'bad-attribute', 'number is "7.5", expected'],
    ['src=nowhere.txt', 'src-failed', 'the server answers 404'],
    ['src=https://', 'src-failed', 'have no valid address'],
  ] as const) {
    it(`says what is wrong with its address, to the reader and to the page around: ${setting}`, async () => {
      page = await EmbeddedPage.show(`puzzle=kubi&lang=en&${setting}`, { width: 280 });
      const { detail } = await page.tells('game-error');
      expect(detail.code).to.equal(code);
      expect(detail.message).to.contain(sentence);
      await page.tells('ready');
      expect(textOf('error')).to.contain('This puzzle can’t be shown the way the page asks.').and.to.contain(sentence);
      expect((await page.tells('height')).height).to.equal(contentHeight());
      expect(page.document.documentElement.scrollWidth).to.equal(280);
    });
  }

  it('is shown all the same beside settings that it does not have, which are refused', async () => {
    page = await EmbeddedPage.show('puzzle=triad&number=1&lang=en&persist=key&record=triad+1&theme=dark&accent=gold');
    await page.tells('ready');
    expect(page.told('refused').map(({ message }) => message)).to.deep.equal([
      'persist is for games and lessons; what was solved of puzzles is kept without it',
      'there is nothing to set that is called "record"',
    ]);
    expect(textOf('title')).to.contain('Puzzle 1');
    const root = page.window.getComputedStyle(page.document.documentElement);
    expect([root.colorScheme, root.getPropertyValue('--tabletop-accent')]).to.deep.equal(['dark', 'gold']);
  });

  it('follows messages that set, and refuses those to a game', async () => {
    page = await EmbeddedPage.show('puzzle=triad&number=1&lang=en');
    await page.tells('ready');
    page.send({ type: 'set', name: 'number', value: 7 });
    page.send({ type: 'set', name: 'lang', value: 'fr' });
    await waitUntil(() => textOf('title').includes('Problème 7'), 'it stays the first one');
    page.send({ type: 'play', move: 'a1a3' });
    expect(await page.tells('refused')).to.include({
      code: 'no-game',
      message: 'play is for games, and this is a puzzle',
    });
    page.send({ type: 'set', name: 'game', value: 'kubi' });
    expect(await page.tells('refused', 2)).to.include({ code: 'bad-setting' });
  });
});

describe('a lesson in a frame', () => {
  needsBuild();
  before(() => setViewport({ width: 800, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));
  beforeEach(() => localStorage.clear());
  afterEach(() => page.close());

  for (const { game, tag } of ELEMENTS) {
    it(`is the course of its game, with that game and no other, once it is drawn: ${game}`, async () => {
      page = await EmbeddedPage.show(`lesson=${game}&lang=en`);
      expect(await page.tells('ready')).to.include({ game, kind: 'lesson' });
      expect((await page.tells('height')).height).to.be.above(400);
      expect(page.messages.findIndex(({ type }) => type === 'height')).to.be.above(
        page.messages.findIndex(({ type }) => type === 'ready'),
      );
      expect(lesson().length).to.be.above(5);
      expect(lesson().querySelector(tag)?.shadowRoot?.querySelector('.frame')).to.not.equal(null);
      const next = lesson().shadowRoot?.querySelector('.button') as Element;
      expect(page.window.getComputedStyle(next).minBlockSize).to.equal('44px');
      expect(await loadedGames()).to.deep.equal([game]);
      expect(page.told('refused')).to.be.empty;
      expect(page.told('game-error')).to.be.empty;
      expect(await page.violations()).to.deep.equal([]);
    });
  }

  it('is in the language of its address, keeps where the reader is, and tells the page around', async () => {
    const query = 'lesson=cubo&lang=de&persist=course';
    page = await EmbeddedPage.show(query);
    await page.tells('ready');
    await waitUntil(() => lesson().textContent?.includes('Würfel'), 'it stays English');
    lesson().goTo(2);
    await waitUntil(() => page.told('lesson-step').some(({ detail }) => detail.step === 2), 'the step is not told');
    page.close();
    page = await EmbeddedPage.show(query);
    await page.tells('ready');
    await waitUntil(() => lesson().step === 2, 'it begins again');
  });

  it('takes no other course, game or date than that of its address', async () => {
    page = await EmbeddedPage.show('lesson=kubi&lang=en&course=triad&for=game&date=today');
    await page.tells('ready');
    expect(page.told('refused').map(({ message }) => /"(\w+)"/.exec(message)?.[1])).to.deep.equal([
      'course',
      'for',
      'date',
    ]);
    expect(lesson().querySelector('kubi-sheet')).to.not.equal(null);
  });
});
