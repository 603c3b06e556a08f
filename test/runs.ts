/// <reference types="node" />
import { config } from 'chai';
import fc from 'fast-check';

/** Set by `npm run test:thorough`. In browsers there is no `process`, so the page says it. */
export const isThorough =
  typeof process === 'undefined' ? 'isThorough' in globalThis : process.env['TEST_THOROUGH'] === 'on';

/** How many cases are tried: a small number, or twenty times as many in a thorough run. */
export const count = (cases: number): number => (isThorough ? 20 * cases : cases);

/** The same for a property of fast-check. */
export const runs = (cases: number): { numRuns: number } => ({ numRuns: count(cases) });

/**
 * An ordinary run tries the same cases every time, so that a failure belongs to the change that is tested. A thorough run tries new
 * ones; fast-check prints the seed of a failure.
 */
fc.configureGlobal(isThorough ? runs(20) : { ...runs(20), seed: 1 });

/** Types find misspelt assertions already; without proxies the many assertions of property tests take half the time. */
config.useProxy = false;
