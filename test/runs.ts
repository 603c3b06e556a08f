/// <reference types="node" />
import fc from 'fast-check';

/** Set by `npm run test:thorough`. */
const isThorough = process.env['TEST_THOROUGH'] === 'on';

/** How often a property is tried: a fixed, small number of times, or twenty times as often in a thorough run. */
export const runs = (numRuns: number): { numRuns: number } => ({ numRuns: isThorough ? 20 * numRuns : numRuns });

/**
 * An ordinary run tries the same cases every time, so that a failure belongs to the change that is tested. A thorough run tries new
 * ones; fast-check prints the seed of a failure.
 */
fc.configureGlobal(isThorough ? runs(20) : { ...runs(20), seed: 1 });
