import { expect } from 'chai';
import type { Browser } from 'puppeteer-core';
import { Evening } from './evening.js';
import { GameServer } from './game-server.js';
import { launchTwo } from './launch.js';
import { TABLES } from './tables.js';
import type { Table } from './tables.js';

/** So many games are played side by side. */
const TOGETHER = 5;

const DELAYS = [600, 150, 0] as const;

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

describe('Two browsers, each a process of its own', function () {
  this.timeout(400_000);

  let server: GameServer | undefined;
  const browsers: Browser[] = [];
  const played = new Map<string, Promise<void>>();
  /** Whoever plays by hand is at one page at a time. */
  let hand = Promise.resolve();

  const playByHand = (evening: Evening): Promise<void> => {
    const turn = hand.then(() => evening.turnByHand());
    hand = turn.catch(() => undefined);
    return turn;
  };

  const play = async (table: Table, delay: number): Promise<void> => {
    const evening = await new Evening(server as GameServer, table, delay).sitDown(browsers as [Browser, Browser]);
    if (delay === 0) await playByHand(evening);
    await evening.play();
    if (delay === 600 && table.options) {
      // Without knowing how long the line takes, they would be late by all of that.
      const differences = await evening.countdowns(15);
      expect(median(differences), differences.join()).to.be.below(150);
    }
    if (delay > 0) await evening.reload(delay === 150 ? 0 : 1);
    if (delay < 600) await evening.sleep(delay === 150 ? 1 : 0, 1500);
    await evening.end();
  };

  before(async () => {
    server = await GameServer.start();
    browsers.push(...(await launchTwo()));
    const rest = DELAYS.flatMap((delay) =>
      TABLES.map((table) => ({
        table,
        delay,
      })),
    );
    const places = Array.from({ length: TOGETHER }, () => Promise.resolve());
    for (const { table, delay } of rest) {
      const place = places.shift() as Promise<void>;
      const game = place.then(() => play(table, delay));
      played.set(`${table.game.id} ${delay}`, game);
      places.push(game.catch(() => undefined));
    }
  });
  after(async () => {
    for (const browser of browsers) await browser.close();
    server?.stop();
  });

  for (const { game } of TABLES)
    for (const delay of DELAYS)
      it(`play ${game.id} to its end over lines of ${delay} ms that break, with reloads and a tab that sleeps`, () =>
        played.get(`${game.id} ${delay}`));
});
