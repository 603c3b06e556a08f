import { expect } from 'chai';
import fc from 'fast-check';
import { tilesOf, triomino } from '../../../src/games/triomino/index.js';
import type { Rack, TriominoState } from '../../../src/games/triomino/index.js';
import { deepFreeze } from '../deep-freeze.js';
import { seeded } from '../seeded.js';
import { runs } from '../../runs.js';
import { at, moveTexts, play, read, refusalOf } from './helpers.js';
import type { Options } from './helpers.js';
import { turns } from './plain-generator.js';
import { randomGames, randomStates } from './random-games.js';
import type { TriominoGame } from './random-games.js';

const viewers = (seats: number): (number | 'public')[] => [
  'public',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** Every tile in any turn that is written in a value. */
const writtenIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"([0-5]{3})"/g)].map(([, tile = '']) => turns(tile).toSorted()[0] ?? '');

describe('what a seat may know', () => {
  it('has no tile of another seat anywhere, and none that is still to be drawn', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        for (const viewer of viewers(state.racks.length)) {
          // What was laid open after an earlier round tells nothing of this one.
          const seen = writtenIn({ ...triomino.view(state, viewer), last: null });
          const own = typeof viewer === 'number' ? (state.racks[viewer] ?? []) : [];
          const known = [...own, ...writtenIn(state.laid)];
          expect(seen.filter((tile) => !known.includes(tile))).to.deep.equal([]);
        }
      }),
      runs(20),
    );
  });

  it('has everybody’s number of tiles, purchases and scores, and whose turn it is', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        for (const viewer of viewers(state.racks.length)) {
          const view = triomino.view(state, viewer);
          expect({ ...view, racks: [] }).to.deep.equal({ ...state, racks: [] });
          expect(view.racks.map(({ length }) => length)).to.deep.equal(state.racks.map(({ length }) => length));
        }
      }),
    );
  });

  it('is all when the game is over', () => {
    const over = play(at('344@0,0 | 555 / 044 | 1 0 0 - 1 | 0,400'), '044@0,1');
    for (const viewer of viewers(2)) expect(triomino.view(over, viewer)).to.deep.equal(over);
  });

  it('is written with ?7 for a rack', () => {
    const state = at('344@0,0 | 000,044 / 111,222,333 | 0 0 0 - 1');
    const texts = viewers(2).map((viewer) => triomino.makePosition(triomino.view(state, viewer)));
    expect(texts.map((text) => text.split(' | ')[1])).to.deep.equal(['?2 / ?3', '000,044 / ?3', '?2 / 111,222,333']);
  });
});

describe('a move as others see it', () => {
  const state = at('344@0,0 | 000,044 / 111,222,333 | 0 0 1* - 1');
  const cases: readonly [text: string, others: string][] = [
    ['draw 555', 'draw ?'],
    ['deal 000,001,002', 'deal ?3'],
    ['lead 012/345', 'lead 012/345'],
    ['044@0,1', '044@0,1'],
    ['buy', 'buy'],
    ['pass', 'pass'],
    ['timeout', 'timeout'],
  ];
  for (const [text, others] of cases) {
    it(`${text} is ${others}`, () => {
      const [actor] = read(state, text);
      const move = triomino.parseMove(text, text.startsWith('deal') ? triomino.setup(2) : state);
      for (const viewer of [1, 'public'] as const) {
        expect(triomino.makeMove(triomino.conceal(move, actor, viewer))).to.equal(others);
      }
      expect(triomino.conceal(move, actor, 0)).to.deep.equal(move);
    });
  }
});

describe('a lost turn as others see it', () => {
  /** What a public viewer reads of the last move of a game, and can play on with. */
  function seen(position: string, options: Options, ...texts: readonly string[]): string {
    const before = play(at(position, { turnSeconds: 60, ...options }), ...texts.slice(0, -1));
    const [actor, move] = read(before, texts.at(-1) ?? '');
    const shown = triomino.conceal(move, actor, 'public', before);
    const known = triomino.play(triomino.view(before, 'public'), actor, shown);
    expect(known).to.deep.equal(triomino.view(triomino.play(before, actor, move), 'public'));
    return triomino.makeMove(shown);
  }
  const HELPLESS = '344@0,0 | 000,001 / ?53 | 0 0 0 - 1';
  const LUCKY = '344@0,0 | 000,044 / ?53 | 0 0 0 - 1';
  const ONE_LEFT = '344@0,0 | 000,001 / ?52 | 0 0 0 - 1';
  const cases: readonly [why: string, position: string, options: Options, texts: readonly string[], text: string][] = [
    ['its cost shows that no tile fits', HELPLESS, {}, ['timeout'], 'timeout stuck'],
    ['its cost shows that a tile fits', LUCKY, {}, ['timeout'], 'timeout'],
    ['its cost is the same if a tile fits', HELPLESS, { emptyPool: -10 }, ['timeout'], 'timeout'],
    ['nothing is counted', HELPLESS, { scoring: 'none' }, ['timeout'], 'timeout'],
    ['the last tile does not fit', ONE_LEFT, {}, ['timeout', 'draw 002'], 'draw ? stuck'],
    ['the last tile fits', ONE_LEFT, {}, ['timeout', 'draw 044'], 'draw ?'],
    ['the turn is not lost', ONE_LEFT, {}, ['buy', 'draw 002'], 'draw ?'],
  ];
  for (const [why, position, options, texts, text] of cases) {
    it(`says no more than its cost: ${why}`, () => {
      expect(seen(position, options, ...texts)).to.equal(text);
    });
  }
});

/** Where the rounds of a game begin and end, in plies. */
function roundsIn({ states }: TriominoGame): [from: number, to: number][] {
  const starts = states.flatMap((state, ply) =>
    ply === 0 || state.round > (states[ply - 1]?.round ?? 0) ? [ply] : [],
  );
  return starts.map((from, i) => [from, (starts[i + 1] ?? states.length) - 1]);
}

describe('a game as one seat knows it', function () {
  this.timeout(30_000);

  it('can be played on from what was known when the round began, with what was seen since', () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        for (const [from, to] of roundsIn(game)) {
          for (const viewer of viewers(game.seats)) {
            let known = triomino.view(game.states[from] as TriominoState, viewer);
            game.played.slice(from, to - 1).forEach(({ actor, move }, i) => {
              known = triomino.play(known, actor, triomino.conceal(move, actor, viewer, game.states[from + i]));
              const state = game.states[from + i + 1] as TriominoState;
              const isOpen = state.options.start === 'triple' && state.laid.length === 0;
              if (!isOpen) expect(known).to.deep.equal(triomino.view(state, viewer));
            });
          }
        }
      }),
      runs(3),
    );
  });

  it('does not say who leads with a triple until the first tile is laid', () => {
    const deals = ['deal ?9', 'deal 001,002,003,004,005,011,012,013,333'];
    const known = play(triomino.setup(2, { start: 'triple' }), ...deals);
    expect([known.leader, known.turn]).to.deep.equal([null, null]);
    expect(triomino.actors(known)).to.deep.equal([0, 1]);
    expect(moveTexts(known, 1), 'it would lead with this').to.deep.equal(['333@0,0']);
    expect(refusalOf(known, '#0 buy')).to.deep.equal({ code: 'leader-lays' });
    const laid = play(known, '#0 444@0,0');
    expect([laid.leader, laid.turn, laid.scores]).to.deep.equal([0, 1, [22, 0]]);
    expect(laid.racks[0]).to.deep.equal(Array.from({ length: 8 }, () => null));
  });

  it('lets another lay only what has not been seen', () => {
    const known = at('344@0,0 | ?3 / 000,044 | 0 0 0 - 1');
    expect(refusalOf(known, '144@0,1')).to.equal(undefined);
    expect(refusalOf(known, '044@0,1')).to.deep.equal({ code: 'not-in-rack', tile: '044' });
    expect(refusalOf(known, '433@0,1')?.code).to.equal('corner-differs');
  });
});

describe('an imagined state', function () {
  this.timeout(30_000);

  it('looks the same to whom it is imagined for, has no tile twice, and goes on', () => {
    fc.assert(
      fc.property(randomStates, fc.nat(), (state, seed) => {
        for (const viewer of viewers(state.racks.length)) {
          const known = deepFreeze(triomino.view(state, viewer));
          const imagined = triomino.sample(known, seeded(seed));
          expect(triomino.view(imagined, viewer)).to.deep.equal(known);
          const tiles = [...imagined.racks.flat(), ...writtenIn(imagined.laid)];
          expect(new Set(tiles).size).to.equal(tiles.length);
          for (const tile of tiles) expect(tilesOf(state.options.tiles)).to.include(tile);
          for (const rack of imagined.racks) expect(rack).to.deep.equal(rack.toSorted());
          expect(triomino.actors(imagined)).to.deep.equal(triomino.actors(state));
          // What is imagined is a moment of a game, not one in which nobody could go on.
          expect(triomino.start(triomino.positionOf(imagined), state.options).turn).to.equal(imagined.turn);
        }
      }),
      runs(10),
    );
  });

  it('has a leader where none was known', () => {
    const known = play(triomino.setup(2, { start: 'triple' }), 'deal ?9', 'deal 001,002,003,004,005,011,012,013,333');
    const random = seeded(1);
    const leaders = Array.from({ length: 40 }, () => triomino.sample(known, random).leader);
    expect(new Set(leaders)).to.have.property('size', 2);
  });

  /** The triples that 200 imagined states give to each seat, for a public viewer. */
  function triplesAfter(laid: string, options: Options): string[][] {
    const known = at(`${laid} | ?8 / ?9 | 1 0 0 - 1`, options);
    const random = seeded(3);
    const racks = Array.from({ length: 200 }, () => triomino.sample(known, random).racks);
    return [0, 1].map((seat) => {
      const tiles = new Set(racks.flatMap((all) => all[seat] ?? []));
      return ['000', '111', '222', '333', '444', '555'].filter((tile) => tiles.has(tile));
    });
  }

  it('gives nobody a triple that would have led', () => {
    const lower = ['000', '111', '222'];
    expect(triplesAfter('333@0,0', { start: 'triple' })).to.deep.equal([lower, lower]);
    expect(triplesAfter('445@0,0', { start: 'triple' }), 'nobody had a triple').to.deep.equal([[], []]);
    const all = [...lower, '444', '555'];
    expect(triplesAfter('333@0,0', {}), 'drawn for the lead').to.deep.equal([all, all]);
  });

  it('gives the others lower triples than a leader who laid 000 instead of a triple', () => {
    const known = at('000@0,0 | ?8 / ?9 / ?9 | 1 0 0 - 1', { start: 'triple' });
    const random = seeded(4);
    const highest = (rack: Rack | undefined = []) =>
      Math.max(0, ...rack.flatMap((tile) => (tile && new Set(tile).size === 1 ? [Number(tile)] : [])));
    const imagined = Array.from({ length: 200 }, () => triomino.sample(known, random).racks.map(highest));
    for (const [leader = 0, ...others] of imagined) expect(Math.max(...others)).to.be.at.most(leader);
    expect(imagined.some(([leader]) => leader === 555)).to.equal(true);
  });

  it('gives higher triples only where no other tiles are left', () => {
    const known = at('333@0,0 | ?27 / ?28 | 1 0 0 - 1', { start: 'triple' });
    expect(triomino.sample(known, seeded(5)).racks.flat()).to.include.members(['444', '555']);
  });
});
