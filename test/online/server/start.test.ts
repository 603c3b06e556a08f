import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { serverScript } from '../colyseus/processes.js';

describe('the start of the server', () => {
  it('ends with a word where its port is taken, so that whoever watches it knows', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const env = { ...process.env, PORT: String(port), PAGE: 'off' };
    const started = spawn(process.execPath, [await serverScript()], { env, timeout: 15_000 });
    const [written] = await Promise.all([started.stdout.toArray(), once(started, 'close')]);
    other.close();
    expect(written.join('')).to.include(`address already in use :::${port}`);
    expect(started.exitCode).to.equal(1);
  }).timeout(20_000);
});
