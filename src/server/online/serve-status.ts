import { readFileSync } from 'node:fs';
import type { Application } from 'express';
import type { Monitor } from './monitor.js';
import { statusRefusal } from './status-access.js';
import { statusPage } from './status-page.js';

interface StatusContext {
  readonly monitor: Monitor;
  /** Who may see it: see {@link statusRefusal}. */
  readonly status: string;
  readonly connections: () => number;
  /** Missing without Redis. */
  readonly isRedisUp: (() => boolean) | undefined;
}

/** Serves `/metrics` for Prometheus and `/status` for people, to those who may see them. */
export function serveStatus(app: Application, { monitor, status, connections, isRedisUp }: StatusContext): void {
  const { metrics, history, startedAt } = monitor;
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  metrics.watchConnections(connections);
  if (isRedisUp) metrics.watchRedis(isRedisUp);

  app.use(['/metrics', '/status'], (request, response, next) => {
    const refused = statusRefusal(status, request);
    response.set('cache-control', 'no-store');
    if (refused === undefined) next();
    else if (refused === 401) response.set('www-authenticate', 'Basic realm="status"').sendStatus(refused);
    else response.sendStatus(refused);
  });
  app.get('/metrics', async (_, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.get('/status', (_, response) => {
    const { players } = monitor;
    const facts = { version, now: Date.now(), startedAt, players, connections: connections() };
    response.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    response
      .type('html')
      .send(statusPage(history.samples, { ...facts, memory: process.memoryUsage.rss(), isRedisUp: isRedisUp?.() }));
  });
}
