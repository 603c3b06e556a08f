import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';

export const ROOT = resolve(import.meta.dirname, '../..');

const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of a game in code. The id is one word, since the object with the rules is called like it. */
export function namesOf(name) {
  const words = name.split('-');
  const className = words.map(capitalised).join('');
  return {
    id: words.join(''),
    tag: `${name}-board`,
    className,
    variable: className.charAt(0).toLowerCase() + className.slice(1),
    title: capitalised(words.join(' ')),
  };
}

/** @returns what is wrong with a name, if anything */
export async function problemWith(name) {
  if (!name) return 'Say what the game is called: npm run create -- my-game';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is no name for a game: use lower-case letters, digits and hyphens, such as my-game`;
  }
  const { games } = await tsImport('../../src/elements/registry.ts', import.meta.url);
  const { id, tag } = namesOf(name);
  const isKnown = id === 'samplegame' || games.some((game) => game.id === id || game.tag === tag);
  const folders = [`src/games/${id}`, `src/locales/${id}`, `src/elements/games/${tag}`];
  const taken = folders.find((folder) => existsSync(join(ROOT, folder)));
  if (isKnown || taken) return `There is already a game ${id}${taken ? ` in ${taken}` : ''}`;
  return undefined;
}
