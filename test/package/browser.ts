import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { Browser, LaunchOptions } from 'puppeteer-core';

const { launchOptions } = (await import(String('../runner/find-browser.mjs'))) as {
  readonly launchOptions: () => Promise<LaunchOptions>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export const launchBrowser = async (): Promise<Browser> => puppeteer.launch(await launchOptions());

/** Serves a folder on a free port of this machine. An address that ends with a slash is that of the `index.html` there. */
export async function serve(folder: string): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname).replace(/\/$/, '/index.html');
    readFile(join(folder, path)).then(
      (body) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
