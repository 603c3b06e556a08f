/**
 * Measures what one process of the server carries: 500 games of two over Colyseus, in memory; and two processes that share them over Redis, where a
 * `redis-server` is installed. Server and players share the machine. With `--attack`: 200 games, first in peace and then while somebody attacks the server.
 */
import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { Client } from '@colyseus/sdk';
import { colyseusTransport } from '../../../dist/online/colyseus/browser.js';
import { printTable } from '../report.mjs';
import { Player } from './player.mjs';

const GAMES = process.argv.includes('--attack') ? 200 : 500;
/** Milliseconds that each player thinks, from a brisk evening to more than people do. */
const PAUSES = [2000, 1000, 500, 250];
/** Milliseconds of each measurement, and before it. */
const MEASURED = 10_000;
const WARM_UP = 2000;
/** The most milliseconds from the press of a player until the other's device can draw the move, for 99 of 100 moves. */
const SLOWEST = 50;
/** Kilobytes. */
const MEMORY = 200;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function startServer(redis) {
  const port = await freePort();
  const env = { ...process.env, PORT: port, ...(redis && { REDIS_URL: redis, PUBLIC_ADDRESS: `localhost:${port}` }) };
  const child = fork(new URL('server.mjs', import.meta.url), { env, execArgv: ['--expose-gc'] });
  await once(child, 'message');
  const look = async () => {
    child.send('memory');
    const [{ bytes, cpu }] = await once(child, 'message');
    return { bytes, busy: (cpu.user + cpu.system) / 1000 };
  };
  return { child, port, look };
}

/** Attacks a server. @returns what ends that, and tells what came of it */
function attack({ port }) {
  const child = fork(new URL('attack.mjs', import.meta.url), [String(port)]);
  return async () => {
    child.send('counts');
    const [counts] = await once(child, 'message');
    child.kill('SIGKILL');
    return counts;
  };
}

/** Plays many games at once. @returns rows of the table */
async function measure(name, servers, times = PAUSES.map((pause) => ({ pause }))) {
  const before = await Promise.all(servers.map(({ look }) => look()));
  const tables = [];
  const players = [];
  for (let game = 0; game < GAMES; game++) {
    const table = { times: [], moves: 0, pressed: undefined };
    tables.push(table);
    // The players of one game come in by different processes.
    for (const seat of [0, 1]) {
      const { port } = servers[(game + seat) % servers.length];
      const transport = colyseusTransport(new Client(`http://localhost:${port}`), {
        game: 'triad',
        room: `bench-${game}`,
      });
      players.push(new Player(transport, table, Infinity));
    }
    await wait(5);
  }
  const isThere = () => players.every(({ online, linked }) => online.status === 'online' && linked.match);
  for (let tries = 0; !isThere(); tries++) {
    if (tries > 600) throw new Error('not everybody has come');
    await wait(100);
  }
  const rows = [];
  for (const { pause, isAttacked = false } of times) {
    for (const player of players) player.pause = pause;
    const end = isAttacked ? attack(servers[0]) : undefined;
    await wait(WARM_UP);
    for (const table of tables) Object.assign(table, { times: [], moves: 0 });
    const from = await Promise.all(servers.map(({ look }) => look()));
    const start = performance.now();
    await wait(MEASURED);
    const ms = performance.now() - start;
    const moves = tables.reduce((sum, table) => sum + table.moves, 0);
    const times = tables.flatMap((table) => table.times).sort((a, b) => a - b);
    const to = await Promise.all(servers.map(({ look }) => look()));
    const busy = to.reduce((sum, { busy }, i) => sum + busy - from[i].busy, 0);
    const of = `${name}, ${isAttacked ? 'attacked' : `${pause} ms to think`}`;
    if (end) console.log('The attack:', await end());
    const bound = pause === PAUSES[0] ? ['≤', SLOWEST] : [];
    rows.push(
      ['moves a second', of, (moves / ms) * 1000, ''],
      ['press to the other, 50th percentile', of, part(times, 0.5), 'ms'],
      ['press to the other, 99th percentile', of, part(times, 0.99), 'ms', ...bound],
      ['processor of the server', of, (busy / ms) * 100, '%'],
      ['processor time of a move', of, busy / moves, 'ms'],
    );
  }
  for (const player of players) player.pause = Infinity;
  await wait(500);
  const after = await Promise.all(servers.map(({ look }) => look()));
  const bytes = after.reduce((sum, { bytes }, i) => sum + bytes - before[i].bytes, 0);
  rows.push(['memory a game', name, bytes / 1000 / GAMES, 'kB', '≤', MEMORY]);
  for (const player of players) player.close();
  for (const { child } of servers) child.kill('SIGKILL');
  return rows;
}

// What else runs there is measured, too.
console.log(`${availableParallelism()} processors, a load of ${loadavg()[0].toFixed(1)} before.`);
const [pause] = PAUSES;
const rows = process.argv.includes('--attack')
  ? await measure('200 games', [await startServer()], [{ pause }, { pause, isAttacked: true }])
  : await measure('one process', [await startServer()]);
if (process.argv.includes('--alone') || process.argv.includes('--attack')) {
  // Without Redis.
} else if (spawnSync('redis-server', ['--version']).status === 0) {
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', port, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  await wait(500);
  const url = `redis://localhost:${port}`;
  rows.push(...(await measure('two processes with Redis', [await startServer(url), await startServer(url)])));
  redis.kill();
} else {
  console.log('Two processes are not measured: there is no redis-server.');
}
const areSorted = rows.sort((a, b) => a[0].localeCompare(b[0]));
process.exit(printTable(areSorted) ? 0 : 1);
