/** The scripts in cdn/: what each loads at once, and the chunks that it loads later. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'rollup/parseAst';
import { tsImport } from 'tsx/esm/api';

export const { games } = await tsImport('../../src/elements/registry.ts', import.meta.url);

/** The script that loads each element when a page has one. */
export const LIBRARY = 'tabletop-elements';

const STATIC = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'];

const importsOf = (file) =>
  parseAst(readFileSync(file, 'utf8'))
    .body.filter(({ type, source }) => STATIC.includes(type) && source?.value.startsWith('.'))
    .map(({ source }) => join(dirname(file), source.value));

/** Files with everything that they import statically. */
export function closure(...files) {
  const found = new Set(files);
  for (const file of found) for (const path of importsOf(file)) found.add(path);
  return found;
}

/**
 * The chunks of a script by the names of their modules: those of `play` are `cdn/chunks/triad-board/play-*.js`.
 * @throws Error where there is none, since then the modules have other names
 */
export function chunks(script, ...names) {
  const folder = `cdn/chunks/${script}`;
  const files = readdirSync(folder)
    .filter((file) => names.includes(file.slice(0, -'-XXXXXXXX.js'.length)))
    .map((file) => join(folder, file));
  if (files.length === 0) throw new Error(`cdn/${script}.js has no chunk ${names.join(' or ')}`);
  return files;
}

/** An element with what it loads before a reader can play. */
export const played = (tag) => closure(`cdn/${tag}.js`, ...chunks(tag, 'play', 'details'));

/** All elements together in one page, from the one script, before anybody plays. */
export const together = () => closure(`cdn/${LIBRARY}.js`, ...games.flatMap(({ tag }) => chunks(LIBRARY, tag)));

/** Bytes over the wire, each file compressed for itself. */
export const gzipped = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
