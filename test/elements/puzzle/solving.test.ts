import { expect, fixture, html } from '@open-wc/testing';
import { expectAccessible } from '../../accessible.js';
import { loadPuzzles } from '../../../src/puzzles/load.js';
import { puzzleOfTheDay } from '../../../src/puzzles/day.js';
import type { Puzzle, PuzzleGame } from '../../../src/puzzles/puzzle.js';
import { GamePuzzle } from '../../../src/elements/puzzle/game-puzzle.js';
import { tempo } from '../../../src/elements/puzzle/puzzle-board.js';
import { waitUntil } from '../../wait-until.js';
import { withoutMotion } from '../without-motion.js';
import { PuzzlePage } from './page.js';

const KEYS = (['triad', 'kubi', 'tricubo', 'cubo', 'triomino'] as const).map(
  (game) => `tabletop-elements/puzzles/${game}`,
);

const clear = (): void => {
  for (const key of KEYS) localStorage.removeItem(key);
};

/** The first puzzle of a game that a test needs. */
async function find(game: PuzzleGame, isRight: (puzzle: Puzzle) => boolean): Promise<Puzzle> {
  return (await loadPuzzles(game)).find(isRight)!;
}

const kept = (game: PuzzleGame): Record<string, unknown> =>
  JSON.parse(localStorage.getItem(`tabletop-elements/puzzles/${game}`) ?? '{}') as Record<string, unknown>;

withoutMotion();
before(() => Object.assign(tempo, { reply: 20 }));

describe('a puzzle', () => {
  beforeEach(clear);
  afterEach(clear);

  for (const game of ['kubi', 'tricubo', 'cubo', 'triomino'] as const) {
    it(`of ${game} is solved by its solution, which is told, counted and kept`, async () => {
      const page = await PuzzlePage.open({ game, number: '1' });
      const ending = page.once('puzzle-end');
      for (const move of page.element.puzzle!.solutions[0]!) await page.move(move);
      const detail = await ending;
      expect(detail).to.include({ game, number: 1, tries: 1, isShown: false });
      await page.until(() => page.phase !== 'open');
      expect(page.verdict).to.match(/^Solved!/);
      expect(detail.line).to.contain(` · #1 · ${page.text('[part=line]')}`);
      expect(page.buttons).to.deep.equal(['Next puzzle', 'Copy result']);
      expect(kept(game)).to.include({ solved: 1, streak: 0 });
    });
  }

  it('of triad is won against replies that come by themselves', async () => {
    const { number } = await find('triad', ({ moves }) => moves === 2);
    const page = await PuzzlePage.open({ game: 'triad', number: String(number) });
    const { puzzle } = page.element;
    await page.move(puzzle!.solutions[0]![0]!);
    await page.until(() => page.game.match.length === 2);
    expect(page.verdict).to.equal('Right so far.');
    page.element.showSolution();
    await page.until(() => page.verdict === 'This is the solution.');
    expect(page.game.match.length).to.equal(3);
    expect(kept('triad')).to.include({ solved: 0 });
  });

  it('that cannot be loaded says so, and comes when the reader tries again', async () => {
    let fails = 2;
    GamePuzzle.loadGame = () => (fails-- > 0 ? Promise.reject(new TypeError('no line')) : Promise.resolve());
    try {
      const place = await fixture(html`<div><game-puzzle game="kubi" number="1" lang="en"></game-puzzle></div>`);
      const puzzle = place.querySelector('game-puzzle') as GamePuzzle;
      const messageOf = () =>
        puzzle.shadowRoot?.querySelector('[role=alert]')?.textContent?.replace(/\s+/g, ' ').trim();
      const says = (message: string | undefined) => waitUntil(() => messageOf() === message, `not "${message}"`);
      await says('This couldn’t be loaded. Try again');
      puzzle.shadowRoot?.querySelector('button')?.click();
      await says('This couldn’t be loaded. Reload the page');
      expect(puzzle.puzzle).to.equal(undefined);
      dispatchEvent(new Event('online'));
      await says(undefined);
      expect(puzzle.puzzle?.number).to.equal(1);
      puzzle.next();
      dispatchEvent(new Event('online'));
      await puzzle.updateComplete;
      expect(puzzle.puzzle?.number, 'it stays where the reader is').to.equal(2);
    } finally {
      GamePuzzle.loadGame = undefined;
    }
  });

  it('that was answered wrongly can be tried again, and counts the tries', async () => {
    const page = await PuzzlePage.open({ game: 'kubi', number: '1' });
    const right = page.element.puzzle!.solutions.flat();
    const wrong = page.game.legalMoves().map((move) => page.game.match.game.makeMove(move));
    const answering = page.once('puzzle-answer');
    await page.move(wrong.find((move) => !right.includes(move))!);
    expect(await answering).to.include({ isRight: false, tries: 1 });
    await page.until(() => page.phase !== 'open');
    expect([page.verdict, ...page.buttons]).to.deep.equal(['That’s not it.', 'Try again', 'Show solution']);
    expect(page.element.matches(':state(failed)')).to.equal(true);
    page.press('Try again');
    await page.until(() => page.phase === 'open');
    const ending = page.once('puzzle-end');
    await page.move(right[0]!);
    expect(await ending).to.include({ tries: 2 });
  });

  it('has the focus where the next press is', async () => {
    const page = await PuzzlePage.open({ game: 'kubi', number: '1' });
    const right = page.element.puzzle!.solutions.flat();
    const wrong = page.game.legalMoves().map((move) => page.game.match.game.makeMove(move));
    const focused = () => page.element.shadowRoot?.activeElement;
    await page.until(() => page.game.gamePlay !== undefined);
    page.game.gamePlay?.focusTable();
    await page.move(wrong.find((move) => !right.includes(move))!);
    await page.until(() => focused()?.textContent?.trim() === 'Try again');
    page.press('Try again');
    await page.until(() => focused()?.localName === 'kubi-sheet');
    await page.move(right[0]!);
    await page.until(() => focused()?.textContent?.trim() === 'Next puzzle');
    page.press('Next puzzle');
    await page.until(() => focused()?.localName === 'kubi-sheet');
  });

  it('is accessible in every state', async () => {
    const page = await PuzzlePage.open({ game: 'kubi', number: '1' });
    const right = page.element.puzzle!.solutions.flat();
    const wrong = page.game.legalMoves().map((move) => page.game.match.game.makeMove(move));
    await expectAccessible(page.element);
    await page.move(wrong.find((move) => !right.includes(move))!);
    await page.until(() => page.phase !== 'open');
    await expectAccessible(page.element);
    page.press('Try again');
    await page.until(() => page.phase === 'open');
    await page.move(right[0]!);
    await page.until(() => page.phase !== 'open');
    await expectAccessible(page.element);
  });

  it('leaves the last word to the puzzle: the game waits for no dice, and begins no other', async () => {
    const page = await PuzzlePage.open({ game: 'kubi', number: '1' });
    await page.move(page.element.puzzle!.solutions[0]![0]!);
    await page.until(() => page.phase !== 'open');
    await page.until(() => page.gameText('.status > .now') === '');
    const { number } = await find('triad', ({ moves }) => moves === 2);
    const won = await PuzzlePage.open({ game: 'triad', number: String(number) });
    won.element.showSolution();
    await won.until(() => won.verdict === 'This is the solution.');
    won.element.scrollIntoView();
    await won.until(() => won.gameText('.status').includes('You win'));
    expect(won.game.shadowRoot?.querySelector('.actions .button') === null).to.equal(true);
  });

  it('is answered by what shows that a move was wrong', async () => {
    const { number, solutions } = await find('triad', ({ moves, seat }) => moves === 2 && seat === 0);
    const page = await PuzzlePage.open({ game: 'triad', number: String(number) });
    const moves = page.game.legalMoves().map((move) => page.game.match.game.makeMove(move));
    await page.move(moves.find((move) => !solutions.flat().includes(move))!);
    await page.until(() => page.game.match.length === 2);
    expect(page.verdict).to.equal('That’s not it: after Black’s reply, the win comes too late.');
    page.press('Try again');
    await page.until(() => page.game.match.length === 2 && page.phase === 'open');
    await page.move(solutions[0]![0]!);
    expect(page.verdict).to.equal('Right so far.');
  });

  it('says by how much an answer falls short, where that is certain', async () => {
    const { number, solutions, best } = await find('cubo', ({ kind }) => kind === 'exchange');
    const page = await PuzzlePage.open({ game: 'cubo', number: String(number) });
    const takes = solutions.map(([take]) => take);
    await page.move(['take 1', 'take 2', 'take 3', 'take 4'].find((take) => !takes.includes(take))!);
    const [, lack] = /^That’s (\d+) points less than the best answer\.$/.exec(page.verdict) ?? [];
    expect(Number(lack)).to.be.above(1).and.to.be.at.most(best);
  });

  it('gives nothing away before it is solved', async () => {
    const exchange = await find('cubo', ({ kind }) => kind === 'exchange');
    const page = await PuzzlePage.open({ game: 'cubo', number: String(exchange.number) });
    const [take = '', put = ''] = exchange.solutions[0]!;
    await page.move(take);
    const other = ['put a1', 'put b1', 'put c1'].find((each) => each !== put)!;
    expect([page.countInGame('.grid'), page.countInGame('[data-gain]')]).to.deep.equal([1, 0]);
    await page.move(other);
    await page.until(() => page.phase === 'failed');
    await page.game.updateComplete;
    expect(page.countInGame('[part=best]')).to.equal(0);
    const place = await find('triomino', ({ kind }) => kind === 'place');
    const table = await PuzzlePage.open({ game: 'triomino', number: String(place.number) });
    table.element.scrollIntoView();
    await table.until(() => table.countInGame('.rack button') > 0);
    table.pressPartOfGame('.rack button');
    await table.until(() => table.countInGame('[data-cell]') > 0);
    expect(table.countInGame('.pill')).to.equal(0);
    expect(table.gameText('.place')).to.not.match(/point/);
  });

  it('gives hints to the next move: where to look, then all that it touches', async () => {
    const { number, solutions } = await find('triad', ({ moves }) => moves === 2);
    const page = await PuzzlePage.open({ game: 'triad', number: String(number) });
    const [first = ''] = solutions[0]!;
    expect(page.buttons).to.deep.equal(['Hint', 'Show solution']);
    page.press('Hint');
    await page.until(() => page.verdict.includes(first.slice(0, 2)));
    expect(page.verdict).to.not.contain(first.slice(2, 4));
    page.press('Hint');
    await page.until(() => page.verdict.includes(first.slice(2, 4)));
    await expectAccessible(page.element);
    const ending = page.once('puzzle-end');
    await page.move(first);
    expect(page.verdict).to.equal('Right so far.');
    page.element.showSolution();
    expect((await ending).hints).to.equal(2);
  });

  for (const [game, lang, width] of [
    ['kubi', 'de', 360],
    ['triad', 'it', 360],
    ['cubo', 'fr', 700],
  ] as const) {
    it(`keeps its height, whatever is said of an answer: ${game}, ${lang}, ${width} pixels wide`, async () => {
      const page = await PuzzlePage.open({ game, lang, number: '1' }, width);
      const { solutions } = page.element.puzzle!;
      await page.until(() => page.gameText('.status') !== '');
      const heights = [page.element.offsetHeight];
      const look = async () => {
        await page.game.updateComplete;
        heights.push(page.element.offsetHeight);
      };
      await page.element.hint();
      await look();
      const moves = page.game.legalMoves().map((move) => page.game.match.game.makeMove(move));
      const allowed = moves.filter((move) => game !== 'cubo' || /take|swap/.test(move));
      await page.move(allowed.find((move) => !solutions.flat().includes(move))!);
      await page.until(() => page.phase === 'failed');
      await look();
      page.element.retry();
      page.element.showSolution();
      await page.until(() => page.phase === 'shown');
      await look();
      expect([...new Set(heights)]).to.have.lengthOf(1);
    });
  }

  it('refuses what is not asked, and says so', async () => {
    const { number } = await find('cubo', ({ kind }) => kind === 'square');
    const page = await PuzzlePage.open({ game: 'cubo', number: String(number) });
    await page.until(() => page.gameText('.status') !== '');
    page.pressInGame('Cubo!');
    await page.until(() => page.gameText('.status').includes('need'));
    expect(page.gameText('.status')).to.contain('You don’t need that in this puzzle.');
    expect(page.game.match.length).to.equal(0);
  });

  it('of a day is the same for everybody, and makes a streak', async () => {
    const expected = puzzleOfTheDay(await loadPuzzles('kubi'), '2026-01-31');
    const streaks: number[] = [];
    for (const date of ['2026-01-30', '2026-01-31']) {
      const page = await PuzzlePage.open({ game: 'kubi', date });
      const ending = page.once('puzzle-end');
      await page.move(page.element.puzzle!.solutions[0]![0]!);
      streaks.push((await ending).streak);
      if (date === '2026-01-31') {
        expect(page.element.puzzle!.number).to.equal(expected.number);
        expect(page.text('[part=title]')).to.match(/^Kubi · Puzzle for January 31(, 2026)? · hard$/);
      }
    }
    expect(streaks).to.deep.equal([1, 2]);
  });

  it('is in the language of the page as soon as it is drawn', async () => {
    const page = await PuzzlePage.open({ game: 'triomino', number: '1', lang: 'de' });
    expect(page.text('[part=title]')).to.equal('Triomino · Aufgabe 1 · leicht');
  });

  it('leaves the line to be copied by hand where the browser refuses', async () => {
    const page = await PuzzlePage.open({ game: 'kubi', number: '1', 'share-url': '' });
    for (const move of page.element.puzzle!.solutions[0]!) await page.move(move);
    await page.until(() => page.buttons.includes('Copy result'));
    const thrown: unknown[] = [];
    const watch = new AbortController();
    addEventListener('unhandledrejection', ({ reason }) => thrown.push(reason), watch);
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    page.press('Copy result');
    await new Promise((done) => setTimeout(done));
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
    else delete (navigator as { clipboard?: unknown }).clipboard;
    watch.abort();
    expect(thrown).to.deep.equal([]);
    await page.until(() => page.text('[part=progress]').includes('copy it yourself'));
    expect(String(getSelection())).to.match(/^Kubi · #1 · solved .+#kubi-puzzle=1$/);
  });

  it('goes on to the next one', async () => {
    const page = await PuzzlePage.open({ game: 'kubi', number: '400' });
    page.element.next();
    await page.until(() => page.text('[part=title]').includes('Puzzle 1 '));
    expect(page.element.puzzle!.number).to.equal(1);
  });
});

describe('a puzzle that cannot be shown', () => {
  const mistakes: Readonly<Record<string, readonly [attributes: Record<string, string>, code: string]>> = {
    'without a game': [{}, 'bad-attribute'],
    'of another level': [{ game: 'kubi', level: 'mild' }, 'bad-attribute'],
    'of a number too high': [{ game: 'kubi', number: '401' }, 'bad-attribute'],
    'of no day': [{ game: 'kubi', date: '2026-02-30' }, 'bad-request'],
    'from no file': [{ game: 'kubi', src: '/missing-puzzles.txt' }, 'src-failed'],
  };
  for (const [mistake, [attributes, code]] of Object.entries(mistakes)) {
    it(`${mistake} says so in its place`, async () => {
      const page = await PuzzlePage.open(attributes);
      expect(page.element.error?.code).to.equal(code);
      expect(page.text('[part=error]')).to.contain('This puzzle can’t be shown');
      expect(page.element.matches(':state(error)')).to.equal(true);
    });
  }

  it('is shown once the mistake is mended', async () => {
    const page = await PuzzlePage.open({ game: 'chess' });
    page.element.game = 'kubi';
    await page.until(() => page.text('[part=prompt]') !== '');
    expect(page.element.error).to.equal(undefined);
  });
});
