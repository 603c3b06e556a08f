import { fileURLToPath } from 'node:url';
import type { Application } from 'express';
import { build } from 'vite';
import type { Rolldown } from 'vite';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** Serves the page to play on, built from its sources when the server starts. */
export function servePage(app: Application): void {
  const files = pageFiles();
  files.catch((error: unknown) => console.error(error));
  app.use((request, response, next) => {
    files
      .then((all) => {
        const name = request.path === '/' ? 'index.html' : request.path.slice(1);
        const source = request.method === 'GET' ? all.get(name) : undefined;
        if (source === undefined) {
          next();
          return;
        }
        const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
        // The names of all files but the page tell what is in them.
        response.set('cache-control', name === 'index.html' ? 'no-cache' : 'max-age=31536000, immutable');
        response.type(type).send(typeof source === 'string' ? source : Buffer.from(source));
      })
      .catch(next);
  });
}

async function pageFiles(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    logLevel: 'error',
    configFile: false,
    build: { write: false, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
