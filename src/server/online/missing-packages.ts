import type { Settings } from './settings.js';

/** What the server stands on. The library itself needs none of it, so nobody has it who has not asked for it. */
const ALWAYS = ['@colyseus/core', '@colyseus/schema', '@colyseus/ws-transport', 'express', 'pino', 'prom-client'];
const FOR_PAGE = ['@colyseus/sdk'];
const FOR_REDIS = ['@colyseus/redis-driver', '@colyseus/redis-presence', 'ioredis'];

/** @returns what to install, in a sentence, if something is missing */
export function missingPackages({ redis, hasPage }: Settings, isThere = isInstalled): string | undefined {
  const needed = [...ALWAYS, ...(hasPage ? FOR_PAGE : []), ...(redis ? FOR_REDIS : [])];
  const missing = needed.filter((name) => !isThere(name));
  return missing.length > 0
    ? `The server needs some packages beside it. Install them: npm install ${missing.join(' ')}`
    : undefined;
}

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
