import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { freePort, listening, stop } from '../colyseus/processes.js';
import type { Listening } from '../colyseus/processes.js';

/** What a process of the server was asked for: by which path, and from which addresses. */
interface Asked {
  readonly process: string;
  readonly path: string;
  readonly from: string;
}

describe('the proxy of the server, as its Caddyfile says', function () {
  this.timeout(30_000);
  const home = mkdtempSync(join(tmpdir(), 'caddy-'));
  const servers: Server[] = [];
  let caddy: Listening | undefined;

  /** Stands for a process of the server: answers with what it was asked for. */
  const serve = async (process: string): Promise<string> => {
    const server = createServer(({ url: path, headers }, response) => {
      response.end(JSON.stringify({ process, path, from: headers['x-forwarded-for'] }));
    }).listen(0);
    servers.push(server);
    await once(server, 'listening');
    return `localhost:${(server.address() as AddressInfo).port}`;
  };

  before(async function () {
    if (spawnSync('caddy', ['version']).status !== 0) {
      console.warn('SKIPPED: the proxy of the online server, since caddy is not installed.');
      this.skip();
    }
    const [ONE, TWO, admin] = await Promise.all([serve('one'), serve('two'), freePort()]);
    caddy = await listening((port) => {
      const env = { ...process.env, ONE, TWO, DOMAIN: `http://localhost:${port}`, CADDY_ADMIN: `localhost:${admin}` };
      const args = ['run', '--adapter', 'caddyfile', '--config', 'stories/online/Caddyfile'];
      return spawn('caddy', args, { env: { ...env, HOME: home }, stdio: 'ignore' });
    });
  });

  after(async () => {
    await stop(caddy);
    for (const server of servers) server.close();
    rmSync(home, { recursive: true });
  });

  /** @returns what a process was asked for, or the status code if none was */
  const get = async (path: string): Promise<Asked | number | undefined> => {
    const headers = { 'x-forwarded-for': '203.0.113.66' };
    const [answer] = (await once(ask({ port: caddy?.port, path, headers }).end(), 'response')) as [IncomingMessage];
    const text = (await answer.toArray()).join('');
    return answer.statusCode === 200 ? (JSON.parse(text) as Asked) : answer.statusCode;
  };

  for (const [path, process, asked] of [
    ['/2567/Ab1/room?sessionId=x', 'one', '/Ab1/room?sessionId=x'],
    ['/2568/Ab1/room?sessionId=x', 'two', '/Ab1/room?sessionId=x'],
    ['/2568/', 'two', '/'],
    ['/cdn/tabletop-elements.js', undefined, '/cdn/tabletop-elements.js'],
    ['/matchmake/joinOrCreate/triad', undefined, '/matchmake/joinOrCreate/triad'],
  ] as const) {
    it(`sends ${path} to ${process ?? 'either process'}, which learns who asks, whatever they say of themselves`, async () => {
      const answer = await get(path);
      expect(answer).to.include({ path: asked, from: '127.0.0.1' });
      if (process) expect(answer).to.include({ process });
    });
  }

  it('shares out what is asked for among both', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => get('/')));
    expect(new Set(answers.map((answer) => (answer as Asked).process))).to.have.all.keys('one', 'two');
  });

  for (const path of ['/metrics', '/status', '/2567/metrics', '/2568/status/', '/2567//STATUS', '/status?all']) {
    it(`keeps ${path} from everybody`, async () => {
      expect(await get(path)).to.equal(404);
    });
  }
});
