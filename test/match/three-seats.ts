import type { Actor } from '../../src/games/game.js';
import { kubi } from '../../src/games/kubi/index.js';
import type { KubiMove, KubiState } from '../../src/games/kubi/index.js';
import { Match } from '../../src/match/match.js';
import type { MatchSettings } from '../../src/match/settings.js';
import { playAll } from './helpers.js';

type KubiMatch = Match<KubiState, KubiMove>;

/** What the seats of a game of Kubi cross. */
export const CROSSED = ['#0 x123', '#1 x124', '#2 x125'];
export const ROLL = 'roll 11456';

/** Three seats that have crossed their numbers and rolled. */
export function rolled(settings: MatchSettings = {}): KubiMatch {
  return playAll(new Match(kubi, { seats: 3, ...settings }), ...CROSSED, ROLL);
}

/** Who has made what since the numbers were crossed. */
export function playedIn(match: KubiMatch): [Actor, string][] {
  return match.entries.slice(CROSSED.length).map(({ actor, text }) => [actor, text]);
}

/** How many discards each seat has marked. */
export function marksIn({ state }: KubiMatch): number[] {
  return state.sheets.map(({ discards }) => discards.reduce((all, more) => all + more, 0));
}
