import type { Seat } from '../../../../games/game.js';
import { kubi } from '../../../../games/kubi/index.js';
import { totalOf } from '../../../../games/kubi/score.js';
import { isDone } from '../../../../games/kubi/sheet.js';
import type { KubiSheet, KubiState } from '../../../../games/kubi/index.js';
import type { Term } from '../../../../interaction/language.js';
import type { KubiTerms } from '../../../../locales/kubi/index.js';

/** The total of a seat. */
export const scoreOf = ({ sheets }: KubiState, seat: Seat): number => totalOf(sheets[seat] as KubiSheet);

/** What the player of a seat has to do or has done. */
export function doing(seat: Seat, state: KubiState, words: Term<KubiTerms>): string {
  const sheet = state.sheets[seat] as KubiSheet;
  const actors = kubi.actors(state);
  if (isDone(sheet)) return words('kubi.isDone');
  if (actors.includes(seat)) return words(state.roll ? 'tabletop.toDecide' : 'kubi.toCross');
  if (state.roll) return words('tabletop.hasEntered');
  return words(actors[0] === 'chance' && seat === state.roller ? 'tabletop.roller' : 'tabletop.waits');
}
