import type { Match } from '../../match/match.js';

/** Whether two matches have the same set-up, so that moves can turn one into the other. */
export const beginsLike = (one: Match, other: Match): boolean =>
  one.seats === other.seats &&
  one.start === other.start &&
  one.revision === other.revision &&
  JSON.stringify(one.options) === JSON.stringify(other.options);
