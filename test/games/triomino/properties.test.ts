import { expect } from 'chai';
import fc from 'fast-check';
import type { Actor } from '../../../src/games/game.js';
import { scorePlacement, tilesOf, triomino } from '../../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../../src/games/triomino/index.js';
import { runs } from '../../runs.js';
import { at, moveTexts, tileIn } from './helpers.js';
import { PlainTable, turns } from './plain-generator.js';
import { dotNames } from './plane.js';
import { randomGames, randomStates } from './random-games.js';
import type { TriominoGame } from './random-games.js';
import { randomTables, textOf } from './random-tables.js';
import type { RandomTable } from './random-tables.js';

/** Looks at every ply of many random games, with the states before and after it. */
function eachPly(look: (before: TriominoState, after: TriominoState, game: TriominoGame, ply: number) => void): void {
  fc.assert(
    fc.property(randomGames, (game) => {
      game.played.forEach((_, ply) => {
        look(game.states[ply] as TriominoState, game.states[ply + 1] as TriominoState, game, ply);
      });
    }),
    runs(10),
  );
}

const nameOf = (values: string): string => turns(values).toSorted()[0] ?? '';

describe('in any game', function () {
  this.timeout(30_000);

  it('laid tiles agree in every corner, as it is drawn', () => {
    eachPly((_before, { laid }) => {
      const numbers = new Map<string, string>();
      for (const { values, column, row } of laid) {
        dotNames(`${column},${row}`).forEach((dot, i) => {
          expect(numbers.get(dot) ?? values.charAt(i)).to.equal(values.charAt(i));
          numbers.set(dot, values.charAt(i));
        });
      }
      expect(new Set(laid.map(({ column, row }) => `${column},${row}`)).size).to.equal(laid.length);
    });
  });

  it('racks, table and pool make up the set: no tile is there twice, and each comes from the set', () => {
    eachPly((_before, { laid, racks, options }) => {
      const tiles = [...laid.map(({ values }) => nameOf(values)), ...racks.flat()];
      expect(new Set(tiles).size).to.equal(tiles.length);
      const set = tilesOf(options.tiles);
      expect(tiles.every((tile) => tile !== null && set.includes(tile))).to.equal(true);
    });
  });

  it('a tile leaves a rack only for the table, and comes only from the pool', () => {
    eachPly((before, after, { played }, ply) => {
      const { move } = played[ply] ?? {};
      if (after.round > before.round || triomino.outcome(after)) return;
      const count = ({ racks }: TriominoState) => racks.flat().length;
      const laid = after.laid.length - before.laid.length;
      expect(laid).to.equal(move?.kind === 'lay' ? 1 : 0);
      const dealt = move?.kind === 'deal' ? move.tiles.length : move?.kind === 'draw' ? 1 : 0;
      expect(count(after)).to.equal(count(before) - laid + dealt);
    });
  });

  it('a lap that is finished has given all as many turns', () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        fc.pre(game.options.lap);
        let count = game.states[0]?.racks.map(() => 0) ?? [];
        game.played.forEach((_, ply) => {
          const [before, after] = [game.states[ply], game.states[ply + 1]] as [TriominoState, TriominoState];
          const hasEnded = after.turn !== before.turn || after.turns > before.turns || after.round > before.round;
          if (before.turn !== null && hasEnded) count = count.with(before.turn, (count[before.turn] ?? 0) + 1);
          const isRoundOver = after.round > before.round || triomino.outcome(after) !== undefined;
          if (!isRoundOver) return;
          if (after.last?.end === 'out') expect(new Set(count).size, count.join()).to.equal(1);
          count = count.map(() => 0);
        });
      }),
      runs(10),
    );
  });

  it('a time limit runs exactly in a turn, not before the first tile and not once it has run out', () => {
    eachPly((_before, after) => {
      const { options, turn, laid, due } = after;
      const isTimed = options.turnSeconds > 0 || options.clock !== '';
      const isExpected = isTimed && turn !== null && laid.length > 0 && due !== 'late';
      expect(triomino.deadline(after) !== undefined).to.equal(isExpected);
      const limit = options.clock === '' ? [options.turnSeconds * 1000, undefined] : [undefined, turn];
      if (isExpected) expect([triomino.deadline(after)?.ms, triomino.deadline(after)?.seat]).to.deep.equal(limit);
    });
  });
});

/** The holder of the rack is on turn in a game of two. */
const turn = ({ text, rack, tiles }: RandomTable) => at(`${text} | ${rack.join()} / ?1 | 0 0 0 - 1`, { tiles });

const lays = (texts: readonly string[]): string[] => texts.filter((text) => text.includes('@'));

describe('the engine and a generator written in the plainest way', function () {
  this.timeout(30_000);

  it('find the same placements', () => {
    fc.assert(
      fc.property(randomTables, (table) => {
        const plain = new PlainTable(table.text);
        const places = table.rack.flatMap((tile) => plain.places(tile));
        expect(lays(moveTexts(turn(table)))).to.have.members(places);
      }),
      runs(30),
    );
  });

  it('find the same bridges and hexagons', () => {
    const points = { 1: 10, 2: 100, 3: 500 };
    fc.assert(
      fc.property(randomTables, fc.constantFrom('one-side' as const, 'extended' as const), (table, bridge) => {
        const plain = new PlainTable(table.text);
        for (const text of table.rack.flatMap((tile) => plain.places(tile))) {
          const { hexagons, sides, isAcross } = plain.bonus(text);
          const isBridge = sides === 1 ? isAcross : bridge === 'extended';
          const bonus = hexagons > 0 ? points[hexagons as 1 | 2 | 3] : isBridge ? 40 : 0;
          const scoring = { bridge, hexagons: [10, 100, 500], scoring: 'standard' } as const;
          expect(scorePlacement(table.laid, tileIn(text), scoring).bonusPoints, text).to.equal(bonus);
        }
      }),
      runs(30),
    );
  });

  it('meet racks without a placement, with many, and everything that can be completed', () => {
    const tables = fc.sample(randomTables, { numRuns: 300, seed: 1 });
    const counts = tables.map((table) => lays(moveTexts(turn(table))).length);
    expect(counts).to.include(0);
    expect(Math.max(...counts)).to.be.above(15);
    const bonuses = tables.flatMap(({ text, rack }) => {
      const plain = new PlainTable(text);
      return rack.flatMap((tile) => plain.places(tile)).map((placed) => plain.bonus(placed));
    });
    expect(new Set(bonuses.map(({ hexagons }) => hexagons))).to.include(2);
    expect(new Set(bonuses.map(({ sides }) => sides))).to.include(2);
    expect(bonuses.some(({ hexagons, sides }) => hexagons === 0 && sides > 1)).to.equal(true);
  });
});

/** Everything that could be laid near the table, each tile in each turn, and the other moves. */
function conceivable({ laid, options }: TriominoState): string[] {
  const names = laid.length > 0 ? new PlainTable(textOf(laid)).triangles : ['0,0', '1,0', '-1,0', '0,1', '2,2'];
  const readings = tilesOf(options.tiles).flatMap(turns);
  return [...names.flatMap((name) => readings.map((values) => `${values}@${name}`)), 'buy', 'pass'];
}

const allowed = (state: TriominoState, actor: Actor, texts: readonly string[]): string[] =>
  texts.filter((text) => !triomino.refusal(state, actor, triomino.parseMove(text, state)));

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(60_000);

  it('of all that could be laid near the table, by any seat at any moment', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const seat = state.turn ?? 0;
        expect(allowed(state, seat, conceivable(state))).to.have.members(moveTexts(state, seat));
      }),
      runs(10),
    );
  });

  it('and so are draws and the end of the time', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const isDue = state.due !== null;
        for (const tile of tilesOf(state.options.tiles)) {
          const isSeen = [...state.racks.flat(), ...state.laid.flatMap(({ values }) => turns(values))].includes(tile);
          const draw: TriominoMove = { kind: 'draw', seat: state.turn ?? 0, tile };
          expect(triomino.refusal(state, 'chance', draw) === undefined, tile).to.equal(isDue && !isSeen);
        }
        const isLimited = triomino.deadline(state) !== undefined;
        expect(triomino.refusal(state, 'clock', { kind: 'timeout' }) === undefined).to.equal(isLimited);
        expect(triomino.actors(state).includes('clock')).to.equal(isLimited);
      }),
    );
  });
});
