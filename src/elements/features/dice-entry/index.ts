import type { Feature } from '../feature.js';

/** Lets readers enter dice that they have rolled by hand, in games that say which are due. */
export const diceEntry: Feature = {
  isWanted: ({ isPlayed, match, play }) => isPlayed && match.dice === 'enter' && play.pendingDice?.() !== undefined,
  load: () => import('./dice-entry.js'),
};
