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

/**
 * The names of players, told apart: the second `Ann` is `Ann 2`, also where the first one writes herself `ann`. Names that nobody else has, and seats without one, stay
 * as they are.
 * @param names one for each seat
 */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names.map(spoken));
  const given = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let count = 2; name !== '' && given.has(spoken(distinct)); count++) {
      const numbered = withNumber(name, count);
      if (!taken.has(spoken(numbered))) distinct = numbered;
    }
    given.add(spoken(distinct));
    return distinct;
  });
}

/** What is heard of a name. */
const spoken = (name: string): string => name.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();

/** A name with a number, within the limit of names. */
function withNumber(name: string, number: number): string {
  const end = ` ${number}`;
  return (
    [...name]
      .slice(0, NAME_LIMIT - end.length)
      .join('')
      .trimEnd() + end
  );
}
