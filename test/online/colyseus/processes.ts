import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A process that listens somewhere. */
export interface Listening {
  readonly port: number;
  readonly process: ChildProcess;
}

/** Starts Redis without any files. @param port default: any that is free */
export function startRedis(port?: number): Promise<Listening> {
  return listening(
    (port) =>
      spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
        stdio: 'ignore',
      }),
    port,
  );
}

let script: Promise<string> | undefined;

/**
 * The server of `npm run online` as one script, from its sources: to translate them at each start would take longer than to start. Each process has its own, as
 * long as it lasts, since another one may be starting it.
 */
export const serverScript = (): Promise<string> => (script ??= bundle('src/server/online/bin.ts'));

async function bundle(entry: string): Promise<string> {
  const outfile = join('node_modules/.cache', `online-server-${process.pid}.mjs`);
  process.once('exit', () => rmSync(outfile, { force: true }));
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // What it reads is where its source is.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(entry).href) },
    logLevel: 'error',
  });
  return outfile;
}

/** Starts what `npm run online` starts. */
export async function startServer(redis: Listening): Promise<Listening> {
  const file = await serverScript();
  return listening((port) => {
    const env = {
      ...process.env,
      PORT: String(port),
      PUBLIC_ADDRESS: `localhost:${port}`,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      PAGE: 'off',
    };
    return spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  });
}

/** Sends each request for a room to the first of some servers that answers. */
export async function startProxy(servers: readonly Listening[]): Promise<Server & { port: number }> {
  const proxy = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const tryFrom = (index: number) => {
        const server = servers[index];
        if (!server) {
          response.writeHead(502).end();
          return;
        }
        const asked = ask({ port: server.port, host: 'localhost', method, path: url, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        asked.on('error', () => tryFrom(index + 1));
        asked.end(Buffer.concat(chunks));
      };
      tryFrom(0);
    });
  });
  proxy.listen(0);
  await once(proxy, 'listening');
  return Object.assign(proxy, { port: (proxy.address() as AddressInfo).port });
}

export const isRunning = (started: Listening | undefined): started is Listening =>
  started !== undefined && started.process.exitCode === null && started.process.signalCode === null;

export async function stop(started: Listening | undefined, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (!isRunning(started)) return;
  const ended = once(started.process, 'exit');
  started.process.kill(signal);
  await ended;
}

export async function listening(start: (port: number) => ChildProcess, wanted?: number): Promise<Listening> {
  const port = wanted ?? (await freePort());
  const process = start(port);
  while (!(await accepts(port))) {
    if (process.exitCode !== null) throw new Error(`it ended with ${process.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, process };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
