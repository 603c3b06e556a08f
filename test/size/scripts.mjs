/** The scripts in cdn/: what each loads at once, and what it loads later. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { tsImport } from 'tsx/esm/api';
import { closure as closureIn } from '../../src/autoload/bundle/chunk-graph.mjs';
import { isPlayed } from '../../src/autoload/bundle/played.mjs';

export const { games } = await tsImport('../../src/elements/registry.ts', import.meta.url);

/** The script that loads each element when a page has one. */
export const LIBRARY = 'tabletop-elements';

let map;
/** Each script in cdn/, with the modules that it holds. */
const chunks = () => (map ??= new Map(Object.entries(JSON.parse(readFileSync('cdn/chunks.json', 'utf8')))));

/** Scripts with everything that they import statically. */
export const closure = (...files) => closureIn(chunks(), files);

/**
 * The scripts that hold modules, such as `src/elements/games/triad-board/play.ts`.
 * @throws Error where there is none, since then the modules have other names
 */
export function holding(isWanted, name) {
  const files = [...chunks()].flatMap(([file, { modules }]) => (modules.some(isWanted) ? [file] : []));
  if (files.length === 0) throw new Error(`no script in cdn/ holds ${name}`);
  return files;
}

/** An element with what it loads before a reader can play. */
export const played = (tag) => closure(`${tag}.js`, ...holding((id) => isPlayed(id, tag), `what plays <${tag}>`));

/** All elements together in one page, from the one script, before anybody plays. */
export const together = () => closure(`${LIBRARY}.js`, ...games.map(({ tag }) => `${tag}.js`));

/** Bytes over the wire, each file compressed for itself. */
export const gzipped = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`cdn/${file}`), { level: 9 }).length, 0);
