import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { ClientRequest } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { WebSocket as NodeSocket } from 'ws';
import { triad } from '../../src/games/triad/index.js';
import { webSocketTransport } from '../../src/online/index.js';
import { LinkedPlayer, playOn, recordOf } from '../online/linked-player.js';
import { ROOT } from './project.js';

const WebSocket = NodeSocket as unknown as typeof globalThis.WebSocket;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The server that the guide shows, with the published package. */
describe('the server of the guide “Playing online”', () => {
  let folder: string;
  let port: number;
  let server: ChildProcess;
  let players: LinkedPlayer[] = [];

  const start = () => {
    const env = { ...process.env, PORT: String(port) };
    server = spawn(process.execPath, [join(ROOT, 'stories/online/plain-server.mjs')], {
      cwd: folder,
      env,
      stdio: 'inherit',
    });
  };
  const kill = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  const sit = (room: string) => {
    const player = new LinkedPlayer(webSocketTransport(`ws://localhost:${port}`, room, { WebSocket }), triad);
    players.push(player);
    return player;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabletop-server-'));
    port = await freePort();
    start();
  });
  afterEach(async () => {
    for (const player of players) player.close();
    players = [];
    await kill();
    await rm(folder, { recursive: true });
  });

  it('goes on with a game after it was killed in the middle of it, with the same players at the same seats', async () => {
    const two = [sit('kitchen'), sit('kitchen')] as const;
    await playOn(two, 4);
    const seats = two.map(({ seat }) => seat);
    await kill();
    start();
    await playOn(two, 8);
    expect(two.map(({ seat }) => seat)).to.deep.equal(seats);
    expect(recordOf(two[0])).to.have.length(8);
    expect(recordOf(two[0])).to.deep.equal(recordOf(two[1]));
  });

  it('has no game for a room whose name is none, and writes no file for it', async () => {
    const player = sit('../secrets');
    await player.until('the room is refused', ({ online }) => online.ended === 'no-room', 20_000);
    expect(await readdir(join(folder, 'games'))).to.be.empty;
  });

  it('outlives addresses that are none and a file that is damaged, for the games of the others', async () => {
    const two = [sit('kitchen'), sit('kitchen')] as const;
    await playOn(two, 2);
    await writeFile(join(folder, 'games/broken.json'), '{"protocol":');
    for (const path of ['//', '/%', '/?room', '/?room=broken']) {
      // The address as it is, which a client of the library would never send.
      const finishRequest = (request: ClientRequest) => void Object.assign(request, { path }).end();
      const socket = new NodeSocket(`ws://localhost:${port}`, { finishRequest });
      const [code] = (await once(socket, 'close')) as [number];
      expect(code, path).to.equal(4404);
    }
    await playOn(two, 4);
    expect(server.exitCode).to.equal(null);
  });
});
