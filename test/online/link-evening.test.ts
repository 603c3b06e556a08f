import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { pick, seeded } from '../games/seeded.js';
import { isThorough } from '../runs.js';
import { Device, movesAt, settle } from './devices.js';
import { newHost } from './table.js';

interface Case {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: object;
  /** Prefers moves that bring the game forward. */
  readonly isGood?: (text: string) => boolean;
}

const CASES: readonly Case[] = [
  { game: triad, seats: 2 },
  { game: kubi, seats: 3 },
  { game: tricubo, seats: 2 },
  { game: cubo, seats: 2, isGood: (text) => !text.includes('-') && text !== 'roll' },
  { game: triomino, seats: 3, options: { rounds: 2 }, isGood: (text) => text.includes('@') },
  {
    game: triomino,
    seats: 2,
    options: { variant: 'pressman', rounds: 2, turnSeconds: 60 },
    isGood: (text) => text.includes('@'),
  },
];

/** One for each game in turn; a thorough run tries each game with each. */
const DELAYS = [600, 0, 150];

describe('A whole game over lines that are slow and break', function () {
  this.timeout(60_000);

  for (const [i, { game, seats, options, isGood }] of CASES.entries())
    for (const delay of isThorough ? DELAYS : [DELAYS[i % DELAYS.length]!])
      it(`ends with the same record everywhere: ${game.id} ${JSON.stringify(options ?? {})}, ${delay} ms`, async () => {
        const random = seeded(delay + seats);
        const { host, clock } = newHost(game, { seats, options, rateLimits: { burst: 1e9 } });
        const viewers = [...Array.from({ length: seats }, (_, seat) => seat), 'public' as const];
        const devices: Device[] = [];
        for (const seat of viewers) {
          devices.push(new Device(host, clock, String(seat), { seat, delay, random }));
          await settle();
          clock.advance(3 * delay + 1);
        }
        for (let turn = 0; !host.match.outcome && turn < 6000; turn++) {
          const device = pick(devices, random);
          const { seat } = device.online;
          const { match } = device;
          if (random() < 0.05) device.line.break();
          if (random() < 0.02) device.line.losesNext = true;
          if (typeof seat === 'number' && match.actors.includes(seat)) {
            const texts = match.legalMoves(seat).map((move) => game.makeMove(move, match.state, seat));
            const good = isGood ? texts.filter(isGood) : texts;
            if (texts.length > 0)
              match.play(pick(good.length > 0 && random() < 0.8 ? good : texts, random), { actor: seat, by: 'user' });
          }
          clock.advance(Math.floor(random() * 2 * delay) + 20);
          if (turn % 60 === 59) clock.advance(61_000);
        }
        for (let i = 0; i < 4; i++) clock.advance(20_000);
        expect(host.match.outcome, `over after ${host.match.length} plies`).to.not.equal(undefined);
        for (const device of devices) {
          const { seat = 'public', status, pending } = device.online;
          expect({ seat, status, pending }).to.include({ status: 'online', pending: 0 });
          expect(device.moves, `the record of ${seat}`).to.deep.equal(movesAt(host, seat));
          expect(device.match.outcome).to.deep.equal(host.match.outcome);
          device.online.close();
        }
        host.close();
        // What is still under way comes too late.
        clock.advance(delay);
        expect(clock.pending, 'timers that are left').to.equal(0);
      });
});
