import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { tempo } from '../../../src/elements/features/computer/computer-players.js';
import type { GameElement } from '../../../src/elements/base/game-element.js';
import { elementLoaders } from '../../../src/elements/element-loaders.js';
import { games, opponents } from '../../../src/elements/registry.js';
import type { GameId } from '../../../src/elements/registry.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { KubiPage, ROLLED_FOR_TWO } from '../games/kubi-sheet/page.js';
import { watchTrouble } from '../watch-trouble.js';
import { waitUntil } from '../../wait-until.js';

type AnyElement = GameElement<unknown, unknown, never, never>;

const usual = { ...tempo };
const HUMAN_FIRST = { position: START, seats: 'human computer:easy', seed: 'house' };

const playersOf = (page: TriadPage) => page.board.match.entries.map(({ by }) => by);

/** Until the computer player of another board, which was asked later, has moved: this one would have by then. */
async function longEnough(): Promise<void> {
  const other = await TriadPage.open(HUMAN_FIRST);
  await other.play('a1a3');
  await waitUntil(() => playersOf(other).length === 2, 'another one does not answer');
  other.board.remove();
}

/** The reader's move, as clicks. */
const move = (page: TriadPage) => page.clickCells('a1', 'a3');

describe('a computer player', () => {
  beforeEach(() => Object.assign(tempo, { pause: 60, budget: 40 }));
  afterEach(() => Object.assign(tempo, usual));

  it('answers the move of the reader, which is told like any other', async () => {
    const page = await TriadPage.open(HUMAN_FIRST);
    const made = page.listen('game-move');
    await move(page);
    await waitUntil(() => playersOf(page).length === 2, 'it does not answer');
    await page.board.updateComplete;
    expect(playersOf(page)).to.deep.equal(['user', 'computer']);
    expect(made.map(({ actor, by }) => [actor, by])).to.deep.equal([
      [0, 'user'],
      [1, 'computer'],
    ]);
    expect(page.spoken).to.match(/^Computer .* Your turn: tap one of your dice\.$/);
    await longEnough();
    expect(playersOf(page)).to.have.lengthOf(2);
  });
});

describe('a computer player, where nothing moves for long', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));
  beforeEach(() => Object.assign(tempo, { pause: 60, budget: 40 }));
  afterEach(() => Object.assign(tempo, usual));

  it('leaves time to see what was done before', async () => {
    tempo.pause = 300;
    const page = await TriadPage.open(HUMAN_FIRST);
    const times: number[] = [];
    page.element.addEventListener('game-move', () => times.push(performance.now()));
    await move(page);
    expect([page.happened, page.status]).to.deep.equal(['You: a1–a3.', 'Computer is thinking…']);
    await waitUntil(() => playersOf(page).length === 2, 'it does not answer');
    expect(times[1]! - times[0]!).to.be.above(250);
  });

  it('is said to think only if that takes long', async () => {
    Object.assign(tempo, { pause: 900, silence: 300 });
    const page = await TriadPage.open(HUMAN_FIRST);
    await move(page);
    expect(page.spoken).to.not.contain('thinking');
    await waitUntil(() => page.spoken.includes('Computer is thinking…'), 'it is not said');
    expect(playersOf(page)).to.have.lengthOf(1);
  });

  it('is not said to think once it has moved', async () => {
    Object.assign(tempo, { pause: 150, silence: 200 });
    const page = await TriadPage.open(HUMAN_FIRST);
    await move(page);
    await waitUntil(() => playersOf(page).length === 2, 'it does not answer');
    await longEnough();
    expect(page.spoken).to.match(/^Computer moves .* Your turn: tap one of your dice\.$/);
  });

  it('has a name, a sign and a level that is read', async () => {
    const page = await TriadPage.open({ ...HUMAN_FIRST, seats: 'computer:easy computer', level: 'hard', mode: 'play' });
    await waitUntil(() => page.all('.strip span.name .icon').length === 2, 'there is no sign');
    const names = page.all('.strip .name').map((name) => name.textContent?.trim());
    expect(names).to.deep.equal(['Computer 1 (easy)', 'Computer 2 (hard)']);
    page.board.lang = 'fr';
    page.board.names = 'Ann';
    await waitUntil(() => page.language === 'fr', 'it stays English');
    await page.board.updateComplete;
    expect(page.all('.strip .name').map((name) => name.textContent?.trim())).to.deep.equal([
      'Ann (facile)',
      'Ordinateur 2 (difficile)',
    ]);
  });

  it('is taken back with the move that it answers', async () => {
    const page = await TriadPage.open(HUMAN_FIRST);
    await move(page);
    await waitUntil(() => playersOf(page).length === 2, 'it does not answer');
    await page.board.updateComplete;
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal([]);
    expect(page.status).to.contain('Your turn: tap one of your dice.');
    await longEnough();
    expect(page.moves, 'it waits for the reader').to.deep.equal([]);
    await page.clickButton('Redo');
    expect(playersOf(page)).to.deep.equal(['user', 'computer']);
  });

  it('does not answer a move that is taken back before', async () => {
    tempo.pause = 250;
    const page = await TriadPage.open(HUMAN_FIRST);
    await move(page);
    await page.clickButton('Undo');
    await longEnough();
    expect(page.moves).to.deep.equal([]);
  });

  it('does not go on in a new game', async () => {
    tempo.pause = 250;
    const page = await TriadPage.open(HUMAN_FIRST);
    await move(page);
    page.board.restart();
    await longEnough();
    expect(page.moves).to.deep.equal([]);
  });

  it('does nothing once the element is out of the page, and goes on when it is back', async () => {
    tempo.pause = 250;
    const page = await TriadPage.open(HUMAN_FIRST);
    await move(page);
    const parent = page.board.parentElement as HTMLElement;
    page.board.remove();
    await longEnough();
    expect(page.moves).to.have.lengthOf(1);
    parent.append(page.board);
    await waitUntil(() => playersOf(page).length === 2, 'it does not go on');
  });

  it('asks the page once, and stands still where that refuses', async () => {
    const page = await TriadPage.open(HUMAN_FIRST);
    let asked = 0;
    page.board.addEventListener('game-before-move', (event) => {
      if (event.detail.by !== 'computer') return;
      asked++;
      if (asked > 1) return;
      event.preventDefault();
      event.detail.explain('Not yet.');
    });
    await move(page);
    await waitUntil(() => asked > 0, 'the page is not asked');
    await longEnough();
    expect([asked, playersOf(page)]).to.deep.equal([1, ['user']]);
    expect(page.status).to.contain('Not yet.');
    page.board.seats = 'human computer:hard';
    await waitUntil(() => playersOf(page).length === 2, 'it does not try again');
  });

  it('begins a game in which it has the first move, once the reader has rolled', async () => {
    const page = await TriadPage.open({ seats: 'computer human', seed: 'house' });
    await longEnough();
    expect(page.moves).to.deep.equal([]);
    await page.clickButton('Roll the dice');
    await waitUntil(() => playersOf(page).length === 2, 'it does not begin');
    expect(playersOf(page)).to.deep.equal(['user', 'computer']);
  });

  it('neither thinks in a replay nor in a diagram', async () => {
    for (const mode of ['replay', 'diagram']) {
      const record = `triad 1; players=computer computer; start=${START}; a1a3`;
      const page = await TriadPage.open({ mode, record });
      await longEnough();
      expect(page.moves, mode).to.deep.equal(['a1a3']);
    }
  });

  it('decides for itself while the reader does, for the same roll', async () => {
    const page = await KubiPage.open({ seats: 'human computer', position: ROLLED_FOR_TWO, seed: 'house' });
    const { match } = page.element;
    await waitUntil(() => match.length === 1, 'it waits for the reader');
    expect(match.entries.map(({ actor, by }) => [actor, by])).to.deep.equal([[1, 'computer']]);
    expect(match.actors).to.deep.equal([0]);
  });
});

/** What makes a game of several rounds short: the first one is almost over, and the next one is the last. */
const SHORT: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
  triomino: { variant: 'pressman', rounds: '2', position: '344@0,0 | 044 / 555 | 0 1 0 - 1' },
};

describe('a game of computer players alone', () => {
  // A computer player waits until the move before has been seen.
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));
  beforeEach(() => Object.assign(tempo, { pause: 0, budget: 5 }));
  afterEach(() => Object.assign(tempo, usual));

  for (const { id, tag } of games.filter((game) => game.id !== 'cubo' && opponents.some((each) => each === game.id))) {
    it(`plays ${id} to its end`, async () => {
      const trouble = watchTrouble();
      await elementLoaders[tag]();
      const element = document.createElement(tag) as unknown as AnyElement;
      const attributes = { seats: 'computer:easy computer:easy', seed: 'house', ...SHORT[id] };
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      await fixture(html`<div>${element}</div>`);
      await waitUntil(() => element.outcome !== undefined, 'it does not end', 100_000);
      expect(element.outcome).to.not.equal(undefined);
      expect([...new Set(element.match.entries.map(({ by }) => by))]).to.deep.equal(['computer']);
      expect(trouble.stop()).to.be.empty;
    }).timeout(120_000);
  }

  it('waits where it is out of sight', async () => {
    await elementLoaders['triad-board']();
    const place = await fixture<HTMLElement>(html`<div style="position: relative; block-size: 400px"></div>`);
    const [board, seen] = [1, 2].map(() => {
      const each = document.createElement('triad-board') as unknown as AnyElement;
      Object.assign(each, { seats: 'computer computer', position: START });
      each.style.cssText = 'position: absolute; inset: 0; inline-size: 200px';
      place.append(each);
      return each;
    }) as [AnyElement, AnyElement];
    /** Until the one that is seen has made some moves, the other one could have. */
    const whileOneIsSeen = async () => {
      const { length } = seen.match;
      await waitUntil(() => seen.match.length > length + 3 || seen.outcome !== undefined, 'it does not go on');
    };
    await waitUntil(() => board.match.length > 1, 'it does not begin');
    board.style.insetBlockStart = '5000px';
    // It hears of that with a frame, in which the other one may make several moves.
    await new Promise<void>((resolve) => {
      const sight = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) return;
        sight.disconnect();
        resolve();
      });
      sight.observe(board);
    });
    const { length } = board.match;
    await whileOneIsSeen();
    expect(board.match.length).to.equal(length);
  });
});
