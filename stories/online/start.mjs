/** Starts the server for playing online from a copy of the repository: `npm run online`. What it needs is built at the first time. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const server = new URL('../../dist/server/online/bin.js', import.meta.url);

if (!existsSync(server)) {
  execFileSync('npm', ['run', 'build:scripts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
await import(server.href);
