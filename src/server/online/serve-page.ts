import { fileURLToPath } from 'node:url';
import express from 'express';
import type { Application } from 'express';
import { pageOf } from './page.js';
import { TEXTS } from './page-texts.js';

/** What stands in the root of the package, whether this module is built or not. */
const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Serves the page to play on, with the scripts of the package as they are published. Pages elsewhere may load `online.js` too. */
export function servePage(app: Application): void {
  const client = fileURLToPath(new URL('../dist/', import.meta.resolve('@colyseus/sdk')));
  app.use(['/cdn', '/dist', '/online.js', '/colyseus.js'], (_, response, next) => {
    response.set('access-control-allow-origin', '*');
    next();
  });
  for (const folder of ['cdn', 'dist']) app.use(`/${folder}`, express.static(pathOf(folder), { index: false }));
  // Modules import from where they are, so the script is not where pages ask for it.
  app.get('/online.js', (_, response) => response.redirect('dist/server/online/page-script.js'));
  app.get('/colyseus.js', (_, response) => response.sendFile('colyseus.js', { root: client }));
  app.get('/', (request, response) => {
    response.set({ 'cache-control': 'no-cache', vary: 'accept-language' });
    response.type('html').send(pageOf(request.acceptsLanguages(...Object.keys(TEXTS)) || 'en', request.query.game));
  });
}
