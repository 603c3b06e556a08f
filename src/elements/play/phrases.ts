import type { Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';

/** Made once: that takes as long as to use them a thousand times. */
const lists: Record<string, Intl.ListFormat> = {};

/** `1, 2, and 6`, or for alternatives `1, 2, or 6`. */
export function list(
  items: readonly (number | string)[],
  words: Term<CommonTerms>,
  type: 'conjunction' | 'disjunction',
): string {
  const code = words('$code');
  return (lists[code + type] ??= new Intl.ListFormat(code, { type })).format(items.map(String));
}

/** Who plays, and who of them reads. */
export interface Party {
  /** One for each seat. */
  readonly names: readonly string[];
  /** The seat of the reader, if nobody else plays at this element. */
  readonly you?: Seat | undefined;
}

/** What a player holds, with the player’s name where somebody else does. */
export function heldBy(seat: Seat, { names, you }: Party, what: string, words: Term<CommonTerms>): string {
  return names.length > 1 && seat !== you ? words('tabletop.of', names[seat] ?? '', what) : what;
}

/** What a player has to do, after whose turn it is where several play. @param task a sentence */
export function taskText(task: string, seat: Seat, { names, you }: Party, words: Term<CommonTerms>): string {
  if (names.length === 1) return task;
  return seat === you ? words('tabletop.yourTask', task) : words('tabletop.taskOf', names[seat] ?? '', task);
}

/** What a move changes, in few words: `+8`, `−400`, `±0` */
export const changeText = (points: number, words: Term<CommonTerms>): string =>
  points === 0 ? '±0' : words('tabletop.signed', points);

/** Begins a sentence in upper case. */
export function sentence(text: string, words: Term<CommonTerms>): string {
  return text.charAt(0).toLocaleUpperCase(words('$code')) + text.slice(1);
}
