import { waitUntil as wait } from '@open-wc/testing';

/** However busy the machine is, what is promised comes sooner; and no longer than a test may take. */
const LONGEST = 30_000;

/** Waits for what comes by itself. */
export const waitUntil = (isThere: () => unknown, message = 'it does not come', longest = LONGEST): Promise<void> =>
  wait(isThere, message, { timeout: longest, interval: 10 });
