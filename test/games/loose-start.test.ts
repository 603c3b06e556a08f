import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { GameError } from '../../src/games/game-error.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino, tilesOf } from '../../src/games/triomino/index.js';
import { makeRecordText } from '../../src/match/record/make-record-text.js';
import { Match } from '../../src/match/index.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { count } from '../runs.js';
import { randomGames } from './contract/random-game.js';
import { deepFreeze } from './deep-freeze.js';
import { pick, seeded } from './seeded.js';

type Random = () => number;

const below = (random: Random, bound: number): number => Math.floor(random() * bound);
const list = <Item>(length: number, make: (i: number) => Item): Item[] => Array.from({ length }, (_, i) => make(i));

const makeRank = (random: Random): string =>
  list(6, () => pick(['1', '1', '1', 'A', 'B', 'C', 'a', 'b', 'c'], random)).join('');

const makeSquare = (random: Random): string => {
  const isBlank = random() < 0.2;
  const die = (cell: number) =>
    (cell === 4 ? 'w' : pick(['r', 'b'], random)) + (isBlank ? '.' : String(below(random, 6) + 1));
  return [0, 3, 6].map((row) => list(3, (i) => die(row + i)).join('')).join('/');
};

function makeKubi(random: Random): string {
  const numbers = () => list(3, (i) => `${2 * i + 1 + below(random, 2)}:${below(random, 12)}`).join();
  const sheets = list(1 + below(random, 3), () =>
    [random() < 0.2 ? '-' : numbers(), list(11, () => below(random, 14)).join()].join(' '),
  );
  const roll = list(5, () => below(random, 6) + 1).join('');
  const turn = random() < 0.5 ? '' : ` | ${below(random, sheets.length)} ${roll} ${below(random, sheets.length)}`;
  return sheets.join(' / ') + turn;
}

function makeTricubo(random: Random): string {
  const sheet = () => {
    const interims = list(5, () => pick(['.', '.', '.', '3', '-9', '44'], random));
    const isFull = interims.filter((box) => box !== '.').length >= 3;
    const boxes = interims.map((box) => (isFull && box === '.' ? '-' : box)).join();
    return `${list(5, () => below(random, 8)).join()} ${boxes} ${pick(['-', 'L', 'LM', 'St'], random)}`;
  };
  const seats = 1 + below(random, 3);
  const roll = list(3, () => below(random, 6) + 1).join('');
  const rolled = random() < 0.5 ? '-' : `${roll} ${pick(['-', 'L', 'x'], random)} ${below(random, seats)}`;
  return `${list(seats, sheet).join(' / ')} | - ${1 + below(random, 30)} ${below(random, seats)} ${rolled}`;
}

function makeCubo(random: Random): string {
  const seats = 1 + below(random, 4);
  const die = () => `${pick(['r', 'b'], random)}${below(random, 6) + 1}`;
  const seat = () =>
    `${makeSquare(random)} ${pick([...'ohctx'], random)} ${random() < 0.3 ? die() : '-'} ${below(random, 90)}`;
  const middle = random() < 0.2 ? 'r.r.b.b.' : list(4, () => (random() < 0.3 ? '-' : die())).join('');
  const phase = pick(['build', 'build', 'exchange', 'over'], random);
  const turn = `${1 + below(random, 6)} ${below(random, seats)} ${phase} ${below(random, seats)}`;
  return `${turn} | ${list(seats, seat).join(' ; ')} | ${middle}`;
}

function makeTriomino(random: Random): string {
  const tiles = tilesOf(56);
  const places = [...new Set(list(below(random, 12), () => `${below(random, 6)},${below(random, 5)}`))];
  const laid = places.map((place) => `${pick(tiles, random)}@${place}`).join(' ');
  const seats = 1 + below(random, 3);
  const racks = list(seats, () => [...new Set(list(below(random, 20), () => pick(tiles, random)))].join());
  const seat = (nobody = 0.3) => (random() < nobody ? '-' : String(below(random, seats)));
  const leader = seats > 1 && random() < 0.1 ? '0+1' : seat();
  const moment = `${seat(0.2)} ${leader} ${below(random, 4)}${pick(['', '', '*', '!'], random)} ${seat(0.7)} 1`;
  return `${laid} | ${racks.join(' / ')} | ${moment}`;
}

const makeTriad = (random: Random): string =>
  `${list(6, () => makeRank(random)).join('/')} ${pick(['w', 'b'], random)} ${below(random, 4)}-${below(random, 4)} ${below(random, 90)}`;

/** How to write a random arrangement of well-formed pieces. */
const GAMES: readonly (readonly [game: AnyGame, write: (random: Random) => string])[] = [
  [triad, makeTriad],
  [kubi, makeKubi],
  [tricubo, makeTricubo],
  [cubo, makeCubo],
  [triomino, makeTriomino],
] as unknown as (readonly [AnyGame, (random: Random) => string])[];

/** Plays to the end by drawing moves at random. */
function playOut(match: Match, random: Random): void {
  for (let plies = 0; plies < 3000 && !match.outcome; plies++) {
    const actor = pick(match.actors, random);
    if (actor === 'chance') match.draw();
    else if (actor === 'clock') match.play(match.game.deadline?.(match.state)?.move, { actor });
    else {
      const moves = match.legalMoves(actor);
      expect(moves, `moves of ${actor}`).to.not.be.empty;
      match.play(pick(moves, random), { actor });
    }
  }
}

for (const [game, write] of GAMES) {
  describe(`a loose start of ${game.id}`, function () {
    this.timeout(60_000);

    it('can be played to the end at random, and its record replays', () => {
      const random = seeded(1);
      let ended = 0;
      let strict = 0;
      let tried = 0;
      while (ended < count(12) && tried++ < count(300)) {
        const start = write(random);
        const seats = game.seatsOf?.(game.parsePosition(start)) ?? game.seats.min;
        let match: Match;
        try {
          match = new Match(game, { start, seats, seed: start, positionCheck: 'loose' });
          deepFreeze(match.state);
        } catch (error) {
          expect(error, start).to.be.instanceOf(GameError).with.property('code', 'bad-position');
          continue;
        }
        try {
          playOut(match, random);
        } catch (error) {
          if (error instanceof Error) error.message = `${start}: ${error.message}`;
          throw error;
        }
        if (!match.outcome) continue;
        ended++;
        const record = makeRecordText(match.toRecord(), game);
        expect(record, start).to.contain('position-check=loose');
        const again = Match.fromRecord(game, record);
        expect(again.toRecord(), start).to.deep.equal(match.toRecord());
        expect(again.state, start).to.deep.equal(match.state);
        try {
          new Match(game, { start, seats });
          strict++;
        } catch {
          // Not a legal moment of a game.
        }
      }
      expect(ended, 'games that ended').to.equal(count(12));
      expect(strict, 'starts that a strict check takes').to.be.below(ended / 2);
    });

    it('is the strict one at a legal moment of a game', () => {
      for (const { states, options } of randomGames(game, { seeds: 1, plies: 120 })) {
        for (const state of states.filter((_, ply) => ply % 17 === 0)) {
          const position = game.positionOf(state);
          let strict: unknown;
          try {
            strict = game.start(position, options);
          } catch {
            continue;
          }
          expect(game.startLoosely?.(position, options)).to.deep.equal(strict);
        }
      }
    });
  });
}
