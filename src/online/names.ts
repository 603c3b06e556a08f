import { NAME_LIMIT } from './protocol.js';

/** Characters that would disturb the text around them: control characters, half characters, and those that change the direction of text. */
const DISTURBING = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * The name of a player as others are shown it: without space around it, and with single spaces in it. Empty for none.
 * @returns `undefined` if it is too long, or not a name that can be shown
 */
export function readName(text: string): string | undefined {
  // Longer than any name could be, whatever its characters are: not looked at.
  if (text.length > 10 * NAME_LIMIT) return undefined;
  const trimmed = text.trim();
  if (trimmed === '') return '';
  if (DISTURBING.test(trimmed) || trimmed.replace(INVISIBLE, '').trim() === '') return undefined;
  const name = trimmed.replace(/\s+/gu, ' ');
  return [...name].length <= NAME_LIMIT ? name : undefined;
}
