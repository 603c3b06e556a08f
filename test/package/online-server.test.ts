import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@colyseus/sdk';
import { expect } from 'chai';
import { colyseusTransport } from '../../src/online/colyseus/browser.js';
import { seeded } from '../games/seeded.js';
import { GAMES, moveOnce, recordOf, seated } from '../online/colyseus/games.js';
import { hasRedis, startRedis, stop } from '../online/colyseus/processes.js';
import type { Listening } from '../online/colyseus/processes.js';
import { RemotePlayer } from '../online/colyseus/remote-player.js';
import { packageFile, Project, ROOT, withProject } from './project.js';

/** Milliseconds until a process that is asked to end has to be gone. */
const LONGEST_END = 5000;
const ROOM = 'attic-k3v9x2';
const NAME = 'Rumpelstilzchen';

interface Line {
  readonly level: string;
  readonly time: string;
  readonly msg: string;
  readonly port?: number;
}

/** The command of the package, as npm installs it, and what it writes. */
class Command {
  readonly process: ChildProcess;
  output = '';
  errors = '';

  constructor(project: Project, environment: Readonly<Record<string, string>> = {}) {
    const { 'tabletop-elements-online': bin } = packageFile.bin as Readonly<Record<string, string>>;
    const env = { PATH: process.env.PATH, PORT: '0', ...environment };
    this.process = spawn(process.execPath, [join(project.package, bin ?? '')], { cwd: project.folder, env });
    this.process.stdout?.on('data', (chunk) => (this.output += chunk));
    this.process.stderr?.on('data', (chunk) => (this.errors += chunk));
  }

  get lines(): readonly Line[] {
    return this.output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  }

  /** @returns where it listens */
  async listening(): Promise<string> {
    while (!this.lines.some(({ port }) => port)) {
      if (this.process.exitCode !== null) throw new Error(`it ended with ${this.process.exitCode}: ${this.errors}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return `http://localhost:${this.lines.find(({ port }) => port)?.port}`;
  }

  async ended(): Promise<number | null> {
    if (this.process.exitCode === null) await once(this.process, 'close');
    return this.process.exitCode;
  }
}

/** The numbers of `/metrics`, by name and labels. @throws if a line is none of the format */
function numbersIn(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line && !/^# (HELP|TYPE) \w+ /.test(line));
  return new Map(
    lines.map((line) => {
      const [, name = '', value] = /^(\w+(?:\{(?:\w+="[^"]*",?)+\})?) (\S+)$/.exec(line) ?? [];
      if (!name || Number.isNaN(Number(value))) throw new Error(`no metric: ${line}`);
      return [name, Number(value)];
    }),
  );
}

describe('tabletop-elements-online', function () {
  this.timeout(60_000);

  describe('in a project without what servers need', () => {
    const project = withProject(() => Project.installed());

    it('says what to install, and ends', async () => {
      const command = new Command(project(), { REDIS_URL: 'redis://localhost:6379' });
      expect(await command.ended()).to.equal(1);
      const peers = Object.keys(packageFile.peerDependencies as object);
      const [, names = ''] = /^The server needs .* npm install (.+)\n$/.exec(command.errors) ?? [];
      expect(names.split(' ')).to.include('@colyseus/core').and.include('ioredis');
      expect(peers).to.include.members(names.split(' '));
    });

    it('says which setting is wrong, and ends', async () => {
      const command = new Command(project(), { PORT: 'http' });
      expect(await command.ended()).to.equal(1);
      expect(command.errors).to.match(/^PORT is "http".*\n$/);
    });
  });

  describe('in a project with everything', () => {
    const project = withProject(() => Project.complete());
    let commands: Command[] = [];
    let players: RemotePlayer[] = [];

    const start = (environment?: Readonly<Record<string, string>>) => {
      const command = new Command(project(), environment);
      commands.push(command);
      return command;
    };
    const sit = (address: () => string) => {
      const transport = {
        room: ROOM,
        connect: (...events: Parameters<ReturnType<typeof to>['connect']>) => to(address()).connect(...events),
      };
      const player = new RemotePlayer(GAMES.triad!, transport);
      players.push(player);
      return player;
    };
    const to = (address: string) => colyseusTransport(new Client(address), { game: 'triad', room: ROOM });

    afterEach(async () => {
      for (const { client } of players) client.close();
      for (const command of commands) {
        command.process.kill('SIGKILL');
        await command.ended();
      }
      players = [];
      commands = [];
    });

    it('serves a page to play on with the scripts of the package, under any path of a proxy', async () => {
      const address = await start().listening();
      const text = async (path: string) =>
        (await fetch(`${address}/${path}`, { headers: { 'accept-language': 'de' } })).text();
      const page = await text('?game=kubi');
      expect(page).to.include('<html lang="de">').and.include('<kubi-sheet');
      const found = [...page.matchAll(/(?:src|href)="([^"]+)"/g)]
        .map(([, path = '']) => path)
        .filter((path) => !path.startsWith('data:'));
      expect(found).to.include('cdn/tabletop-elements.js').and.include('online.js');
      for (const path of [...found, 'colyseus.js', 'dist/server/online/page-script.js']) {
        expect(path).to.not.match(/^\//);
        expect(await fetch(`${address}/${path}`), path).to.have.property('status', 200);
      }
      expect(await fetch(`${address}/dist/%2e%2e/package.json`)).to.have.property('status', 404);
    });

    it('is reached by a page that says how, as the guide prints it', async () => {
      const address = await start().listening();
      const guide = await readFile(join(ROOT, 'stories/guides/playing-online.md'), 'utf8');
      const [, snippet = ''] = /^```js colyseus\n([^]*?)^```/m.exec(guide) ?? [];
      const { room, status } = await project().node<{ room: string; status: string }>(`
        ${snippet}
        const make = globalThis[Symbol.for('tabletop-elements/transports')].get('https');
        const setup = { game: { id: 'triad' }, seats: ['human', 'human'], options: {} };
        const transport = await make('${address}', '${ROOM}', setup);
        const opened = () => connection.send({ type: 'hello', protocol: 1 });
        const connection = transport.connect({ opened, received, closed: (why) => finish('closed ' + why) });
        function received(message) {
          finish(JSON.parse(message).type);
        }
        function finish(status) {
          connection.close();
          tell({ room: transport.room, status });
        }
      `);
      expect(room).to.equal(`triad/${ROOM}`);
      expect(status).to.equal('welcome');
    });

    it('ends when npx is told to, which tells its shell alone', async function () {
      if (process.platform === 'win32') this.skip();
      const { 'tabletop-elements-online': bin } = packageFile.bin as Readonly<Record<string, string>>;
      // What follows the command keeps the shell from giving its process to it.
      const script = `"${process.execPath}" "${join(project().package, bin ?? '')}"; exit`;
      const env = { PATH: process.env.PATH, PORT: '0', npm_lifecycle_event: 'npx' };
      const shell = spawn('sh', ['-c', script], { cwd: project().folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      shell.stdout.on('data', (chunk) => (output += chunk));
      while (!output.includes('five games at')) await new Promise((resolve) => setTimeout(resolve, 20));
      const asked = performance.now();
      shell.kill('SIGTERM');
      // The server has the other end of the output as long as it runs.
      await once(shell.stdout, 'close');
      expect(output).to.include('"ended"');
      expect(performance.now() - asked).to.be.below(LONGEST_END);
    });

    it('tells how it is: to watchdogs, to Prometheus, and to people', async () => {
      const address = await start().listening();
      const both = [sit(() => address), sit(() => address)];
      await seated(both);
      const random = seeded(3);
      for (let moves = 0; moves < 6;) if (await moveOnce(both, random)) moves++;
      both[0]?.client.send({ type: 'play', move: 'nonsense' });
      await both[0]?.until(() => both[0]?.refusals.length === 1);

      const health = await fetch(`${address}/health`);
      expect(await health.json()).to.deep.equal({ status: 'ok', rooms: 1, players: 2 });
      const metrics = await fetch(`${address}/metrics`);
      expect(metrics.headers.get('content-type')).to.match(/^text\/plain; ?version=0\.0\.4/);
      const numbers = numbersIn(await metrics.text());
      expect(numbers.get('tabletop_rooms{game="triad"}')).to.equal(1);
      expect(numbers.get('tabletop_seats{game="triad"}')).to.equal(2);
      expect(numbers.get('tabletop_connections')).to.equal(2);
      expect(numbers.get('tabletop_moves_total{game="triad"}')).to.equal(6);
      expect(numbers.get('tabletop_refusals_total{code="bad-move"}')).to.equal(1);
      expect(numbers.get('tabletop_handling_seconds_count')).to.be.at.least(9);
      expect(numbers.get('tabletop_saves_total{result="done"}')).to.be.at.least(6);
      const status = await fetch(`${address}/status`);
      expect(await status.text()).to.include('Moves a minute');
      const forwarded = await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.7' } });
      expect(forwarded.status).to.equal(404);
    });

    it('saves its games and tells the players when it is asked to end, writes no secret down, and goes on later', async function () {
      if (!hasRedis()) {
        console.warn('SKIPPED: the end of the online server, since redis-server is not installed.');
        this.skip();
      }
      const redis: Listening = await startRedis();
      try {
        const environment = { REDIS_URL: `redis://:hush@127.0.0.1:${redis.port}`, STATUS: 'an-even-longer-hush' };
        const command = start(environment);
        let address = await command.listening();
        const both = [sit(() => address), sit(() => address)] as const;
        await seated(both);
        const [one, two] = both;
        one.client.messages.rename(NAME);
        const random = seeded(4);
        for (let moves = 0; moves < 8;) if (await moveOnce(both, random)) moves++;
        await one.until(() => one.client.revision === two.client.revision);
        const [record, seats] = [recordOf(one), both.map(({ seat }) => seat)];

        const asked = performance.now();
        command.process.kill('SIGTERM');
        await one.until(() => both.every(({ client }) => client.status === 'offline'), LONGEST_END);
        expect(await command.ended()).to.equal(0);
        expect(performance.now() - asked).to.be.below(LONGEST_END);

        for (const { level, time, msg } of command.lines) {
          expect(level).to.be.oneOf(['info', 'warn', 'error']);
          expect(Date.parse(time)).to.be.above(0);
          expect(msg).to.be.a('string');
        }
        const told = command.lines.map(({ msg }) => msg);
        expect(told.slice(1)).to.deep.equal(['room opened', 'ending', 'room closed', 'ended']);
        expect(command.output).to.not.match(new RegExp(`hush|${ROOM}|${NAME}|secret|seed`));

        address = await start(environment).listening();
        for (const each of both) await each.until(() => each.welcomes === 2);
        expect(both.map(({ seat }) => seat)).to.deep.equal(seats);
        expect(recordOf(two)).to.equal(record);
      } finally {
        await stop(redis);
      }
    });
  });
});
