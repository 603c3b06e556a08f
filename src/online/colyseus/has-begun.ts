import type { SavedHost } from '../host/options.js';

/** Whether all who are to play have come, or somebody has done something: there is something to come back to. */
export const hasBegun = ({ seats }: Pick<SavedHost, 'seats'>): boolean =>
  seats.every(({ word, secret }) => word !== 'human' || secret !== undefined) ||
  seats.some(({ commands }) => commands.handled > 0);
