import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const PAGE = '/stories/demo/';

/** Serves the publisher's page under `/demo/`, from its sources and with the same server as the stories. */
export function demoPage(): Plugin {
  return {
    name: 'demo-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = '', query] = (request.url ?? '').split('?');
        if (path === '/demo') {
          response.writeHead(302, { location: '/demo/' }).end();
        } else if (path === '/demo/' || path === '/demo/index.html') {
          readFile(`.${PAGE}index.html`, 'utf8')
            .then((html) => server.transformIndexHtml(`${PAGE}index.html`, html))
            .then((html) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
            .catch(next);
        } else {
          if (path.startsWith('/demo/')) request.url = path.replace('/demo/', PAGE) + (query ? `?${query}` : '');
          next();
        }
      });
    },
  };
}
