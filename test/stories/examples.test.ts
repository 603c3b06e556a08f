import { expect, fixture, html } from '@open-wc/testing';
import { kubi } from '../../src/games/kubi/index.js';
import { cubo, scoreSquare } from '../../src/games/cubo/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { placesOf, scorePlacement, triomino } from '../../src/games/triomino/index.js';
import type { LaidTile, TriominoMove, TriominoState } from '../../src/games/triomino/index.js';
import { Match } from '../../src/match/index.js';
import type { Seat } from '../../src/match/index.js';
import * as cuboStories from '../../stories/cubo-grid.stories.js';
import * as kubiStories from '../../stories/kubi-sheet.stories.js';
import { lesson as cuboLesson } from '../../stories/cubo-lesson.js';
import { lesson as kubiLesson } from '../../stories/kubi-lesson.js';
import { lesson as tricuboLesson } from '../../stories/tricubo-lesson.js';
import { lesson as triominoLesson } from '../../stories/triomino-lesson.js';
import * as tricuboStories from '../../stories/tricubo-sheet.stories.js';
import { Dealer, connect } from '../../stories/triomino-dealer.js';
import type { Message } from '../../stories/triomino-dealer.js';
import * as triominoStories from '../../stories/triomino-table.stories.js';
import { LessonReader } from './lesson-reader.js';
import { Reader, storiesOf } from './reader.js';

const FILES = { Kubi: kubiStories, Tricubo: tricuboStories, Cubo: cuboStories, Triomino: triominoStories };
const TAGS = 'kubi-sheet, tricubo-sheet, cubo-grid, triomino-table';

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
    const { clock } = reader?.element as unknown as { clock: { now(): number } };
    expect(clock.now() / performance.now()).to.be.closeTo(10, 0.1);
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

  for (const path of ['Cubo/InStep', 'Triomino/InStep']) {
    it(`two elements stay in step: ${path}`, async () => {
      const [first, second] = (await show(path)) as [Reader, Reader];
      await first.ready();
      await first.click('.primary');
      await second.until(() => second.moves.length > 1);
      expect(second.moves).to.deep.equal(first.moves);
    });
  }
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

/** A dealer and two tables. Messages arrive later, as JSON. */
class Network {
  readonly dealer: Dealer;
  readonly tables: Reader[] = [];
  /** Everything sent to each seat. */
  readonly sent: string[][] = [[], []];
  readonly #queue: (() => void)[] = [];
  readonly #receivers: ((message: Message) => void)[] = [];

  constructor() {
    this.dealer = new Dealer(2, (seat, message) => {
      const text = JSON.stringify(message);
      this.sent[seat]?.push(text);
      this.#queue.push(() => this.#receivers[seat]?.(JSON.parse(text) as Message));
    });
  }

  static async open(): Promise<Network> {
    const network = new Network();
    const place = await fixture<HTMLElement>(
      html`<div><triomino-table viewer="0"></triomino-table><triomino-table viewer="1"></triomino-table></div>`,
    );
    for (const [seat, element] of [...place.querySelectorAll('triomino-table')].entries()) {
      const ask = (text: string) => network.#queue.push(() => network.dealer.ask(seat, text));
      network.#receivers[seat] = connect(element, ask);
      network.tables.push(await new Reader(element).ready());
    }
    network.dealer.begin(
      new Match<TriominoState, TriominoMove>(triomino, { seats: 2, seed: 'network', options: { rounds: 2 } }),
    );
    await network.settle();
    return network;
  }

  async settle(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      next();
      for (const { element } of this.tables) await element.updateComplete;
    }
  }

  async press(seat: Seat, selector: string): Promise<void> {
    await this.tables[seat]?.click(selector);
    await this.settle();
  }

  async beginAnew(seat: Seat): Promise<void> {
    await this.tables[seat]?.beginAnew();
    await this.settle();
  }

  /** Whoever’s turn it is lays the first tile that fits, or does whatever else is legal. */
  async turn(): Promise<void> {
    const { turn, round } = this.dealer.match.state;
    if (turn === null) return this.press(round % 2, '.primary');
    const table = this.tables[turn] as Reader;
    const legal = table.legal(turn);
    await table.type(legal.find((text) => text.includes('@')) ?? legal[0] ?? '');
    return this.settle();
  }

  /** Every table must show what its seat may know. */
  expectAgreement(): void {
    const { match } = this.dealer;
    this.tables.forEach(({ element }, seat) => {
      const known = triomino.positionOf(triomino.view(match.state, seat));
      const shown = triomino.positionOf(element.match.state as TriominoState);
      expect(triomino.makePosition(shown), `seat ${seat} after ply ${match.ply}`).to.equal(
        triomino.makePosition(known),
      );
    });
  }

  /** Hidden tiles of the other seat that a seat has received; tiles drawn for the lead are known to all. */
  get leaks(): string[] {
    const { match } = this.dealer;
    const open = match.entries.flatMap(({ move }) => (move.kind === 'lead' ? move.tiles : []));
    return [0, 1].flatMap((seat) => {
      const held = match.state.racks[1 - seat]?.flatMap((tile) => tile ?? []) ?? [];
      const hidden = held.filter((tile) => !open.includes(tile));
      return hidden.filter((tile) => this.sent[seat]?.some((text) => new RegExp(`\\b${tile}\\b`).test(text)));
    });
  }
}

describe('Triomino over a network', () => {
  it('plays a whole game, and tells each table only what its seat may know', async () => {
    const network = await Network.open();
    const { match } = network.dealer;
    for (let turns = 0; turns < 200 && !match.outcome; turns++) {
      await network.turn();
      network.expectAgreement();
      if (match.state.round === 1) expect(network.leaks, `after ply ${match.ply}`).to.be.empty;
    }
    expect(match.outcome?.scores).to.have.length(2);
    for (const { element } of network.tables) expect(element.match.outcome).to.deep.equal(match.outcome);
    expect(network.sent.flat().some((text) => text.includes('seed'))).to.be.false;
  });

  it('takes nothing back on one table alone, and starts a new game for both', async () => {
    const network = await Network.open();
    for (let turns = 0; turns < 4; turns++) await network.turn();
    const { ply } = network.dealer.match;
    await network.press(0, '[data-tool=undo]');
    network.expectAgreement();
    expect(network.dealer.match.ply).to.equal(ply);
    await network.beginAnew(1);
    expect(network.dealer.match.ply).to.equal(0);
    network.expectAgreement();
    await network.turn();
    network.expectAgreement();
  });

  it('refuses moves for others, draws and malformed requests', async () => {
    const network = await Network.open();
    for (let turns = 0; turns < 2; turns++) await network.turn();
    const { match } = network.dealer;
    const { ply } = match;
    const turn = match.state.turn ?? 0;
    for (const text of [`#${turn} buy`, 'buy', 'draw 555', 'timeout', 'deal 012', 'draw', '', '344@0,0', 'nonsense'])
      network.dealer.ask(1 - turn, text);
    expect(match.ply).to.equal(ply);
    await network.settle();
    network.expectAgreement();
  });
});
