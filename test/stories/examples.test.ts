import { expect, fixture, html } from '@open-wc/testing';
import { kubi } from '../../src/games/kubi/index.js';
import { cubo, scoreSquare } from '../../src/games/cubo/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { placesOf, scorePlacement, triomino } from '../../src/games/triomino/index.js';
import type { LaidTile, TriominoState } from '../../src/games/triomino/index.js';
import * as cuboStories from '../../stories/cubo-grid.stories.js';
import * as kubiStories from '../../stories/kubi-sheet.stories.js';
import { lesson as cuboLesson } from '../../stories/cubo-lesson.js';
import { lesson as kubiLesson } from '../../stories/kubi-lesson.js';
import { lesson as tricuboLesson } from '../../stories/tricubo-lesson.js';
import { lesson as triominoLesson } from '../../stories/triomino-lesson.js';
import * as tricuboStories from '../../stories/tricubo-sheet.stories.js';
import * as triadStories from '../../stories/triad-board.stories.js';
import * as triominoStories from '../../stories/triomino-table.stories.js';
import { LessonReader } from './lesson-reader.js';
import { Reader, storiesOf } from './reader.js';

const FILES = {
  Triad: triadStories,
  Kubi: kubiStories,
  Tricubo: tricuboStories,
  Cubo: cuboStories,
  Triomino: triominoStories,
};
const TAGS = 'triad-board, kubi-sheet, tricubo-sheet, cubo-grid, triomino-table';

/** The games of a story, `Cubo/Diagram`. */
async function show(path: string): Promise<Reader[]> {
  const [game = '', name = ''] = path.split('/');
  const story = storiesOf(FILES[game as keyof typeof FILES]).find((each) => each.name.endsWith(` / ${name}`));
  const place = await fixture<HTMLElement>(html`<div>${story?.render()}</div>`);
  const readers = [...place.querySelectorAll(TAGS)].map((element) => new Reader(element));
  for (const { element } of readers) await element.updateComplete;
  return readers;
}

/** What the rules say of the state that an element shows. */
const WORTH: Readonly<Record<string, (reader: Reader) => number>> = {
  Kubi: ({ element }) => kubi.score(element.match.state as never, 0).reduce((sum, { points }) => sum + points, 0),
  Tricubo: ({ element }) => tricubo.score(element.match.state as never, 0).reduce((sum, { points }) => sum + points, 0),
  Cubo: ({ element }) => {
    const { seats } = cubo.parsePosition(element.getAttribute('position') ?? '');
    return scoreSquare(seats[0]?.square as never, element.match.options).total;
  },
  Triomino: ({ element }) => {
    const { laid } = triomino.parsePosition(element.getAttribute('position') ?? '');
    const [values = '', column, row] = element.getAttribute('placement')?.split(/[@,]/) ?? [];
    const tile: LaidTile = { values, column: Number(column), row: Number(row) };
    const variant = element.getAttribute('variant') === 'pressman' ? 'pressman' : 'goliath';
    return scorePlacement(laid, tile, triomino.setup(1, { variant }).options).total;
  },
};

describe('stories are worth what their captions say', () => {
  for (const [path, points] of [
    ['Kubi/Diagram', [200]],
    ['Tricubo/Diagram', [60]],
    ['Cubo/Diagram', [32]],
    ['Cubo/DiagramInAnyOrder', [32]],
    ['Cubo/ImpossibleDiagram', [12]],
    ['Cubo/Diagrams', [18, 16, 54]],
    ['Cubo/Position', [13]],
    ['Triomino/Bridge', [51]],
    ['Triomino/Hexagon', [61]],
    ['Triomino/TwoHexagons', [72]],
    ['Triomino/ThreeHexagons', [82]],
    ['Triomino/ThreeHexagonsElsewhere', [162]],
  ] as const) {
    it(`${path}: ${points.join(', ')}`, async () => {
      const worth = WORTH[path.split('/')[0] ?? ''];
      const readers = await show(path);
      expect(readers.map((reader) => worth?.(reader))).to.deep.equal(points);
      for (const [i, reader] of readers.entries())
        await reader.until(() => reader.element.shadowRoot?.textContent?.includes(String(points[i])) === true);
    });
  }
});

describe('stories show what they promise', () => {
  const stateOf = async (path: string) => (await show(path))[0]?.element.match.state as TriominoState;

  it('the clock of Cubo’s story is ten times as fast', async () => {
    const [reader] = await show('Cubo/OwnClock');
    const { timekeeper } = reader?.element as unknown as { timekeeper: { now(): number } };
    expect(timekeeper.now() / performance.now()).to.be.closeTo(10, 0.1);
  });

  it('finished games have the results that their texts tell', async () => {
    const outcomes = [];
    for (const path of ['Cubo/Finished', 'Triomino/Finished'])
      outcomes.push((await show(path))[0]?.element.match.outcome);
    expect(outcomes.map((outcome) => [outcome?.winners, outcome?.scores])).to.deep.equal([
      [[0], [90, 89]],
      [[1], [103, 129, 45]],
    ]);
  });

  it('Bob’s table does not know the tiles of others', async () => {
    for (const name of ['OneSeat', 'HiddenRacks']) {
      expect((await stateOf(`Triomino/${name}`)).racks, name).to.deep.equal([
        [null, null],
        ['004', '013', '123'],
        [null, null],
      ]);
    }
  });

  it('the ring of Triomino lacks a tile of the rack, worth 54', async () => {
    const { laid, options } = await stateOf('Triomino/Position');
    const totals = placesOf(laid, '004').map((tile) => scorePlacement(laid, tile, options).total);
    expect(totals).to.include(54);
  });

  it('with an empty pool one must lay a tile', async () => {
    const [reader] = (await show('Triomino/EmptyPool')) as [Reader];
    expect(reader.legal().filter((text) => !text.includes('@'))).to.be.empty;
  });
});

/** The two devices of a story that share a game. */
async function showDevices(game: string): Promise<{ ann: Reader; bob: Reader; cut: HTMLElement }> {
  const [ann, bob] = (await show(`${game}/TwoDevices`)) as [Reader, Reader];
  await ann.ready();
  const cut = ann.element.closest('section')?.querySelector('input') as HTMLElement;
  const presence = () => bob.element.session.linked?.presence;
  await bob.until(() => presence()?.isPaused === false || presence()?.ready !== undefined);
  // Who plays against time says first that they are ready.
  if (presence()?.ready) for (const { element } of [ann, bob]) element.session.linked?.setReady(true);
  await bob.until(() => presence()?.isPaused === false);
  return { ann, bob, cut };
}

/** Ann rolls or deals, or does what else she may. */
async function act({ ann, bob }: { ann: Reader; bob: Reader }): Promise<void> {
  const before = ann.moves.length;
  const [move] = ann.legal(0);
  if (move) await ann.type(move);
  else await ann.click('.primary');
  await bob.until(() => bob.moves.length > before && bob.element.match.length === ann.element.match.length);
}

describe('two devices on a page share a game', () => {
  for (const game of Object.keys(FILES)) {
    it(`${game}: what one does arrives at the other`, async () => {
      const devices = await showDevices(game);
      await act(devices);
      if (game !== 'Triomino') expect(devices.bob.moves).to.deep.equal(devices.ann.moves);
    });
  }

  it('what is pressed while the line is cut arrives when it is back', async () => {
    const { ann, bob, cut } = await showDevices('Kubi');
    cut.click();
    const [crossing = ''] = ann.legal(0);
    await ann.type(crossing);
    expect(ann.moves).to.deep.equal([crossing]);
    expect(bob.moves).to.be.empty;
    cut.click();
    await bob.until(() => bob.moves.length === 1);
    expect(bob.moves).to.deep.equal([crossing]);
  });

  it('a table of Triomino is never told the tiles of the other', async () => {
    const devices = await showDevices('Triomino');
    await act(devices);
    const racks = [devices.ann, devices.bob].map(({ element }) => (element.match.state as TriominoState).racks);
    expect(racks.map((rack, seat) => rack[1 - seat]?.every((tile) => tile === null))).to.deep.equal([true, true]);
    expect(racks.map((rack, seat) => rack[seat]?.every((tile) => tile !== null))).to.deep.equal([true, true]);
  });
});

describe('lessons answer every move', () => {
  for (const [name, lesson, best] of [
    ['Kubi', kubiLesson, '5|33|16'],
    ['Tricubo', tricuboLesson, 'Sc'],
    ['Cubo', cuboLesson, 'swap b1c2'],
    ['Triomino', triominoLesson, '534@1,-1'],
  ] as const) {
    it(name, async () => {
      const reader = await LessonReader.of(await fixture<HTMLElement>(html`<div lang="en">${lesson()}</div>`));
      const wrong = reader.legal().filter((text) => text !== best);
      expect(wrong.length).to.be.greaterThan(1);
      for (const text of wrong) {
        expect(await reader.answer(text), text).to.match(/^(?!Yes|Not quite)\w{2}/);
        expect(reader.moves, text).to.be.empty;
      }
      expect(await reader.answer(best)).to.match(/^Yes/);
    });
  }
});
