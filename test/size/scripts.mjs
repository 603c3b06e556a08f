/** The scripts in cdn/: what each loads at once, and what comes later with a part of it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'rollup/parseAst';

/** What a name in quotes of any kind says; nothing where it is computed. */
const textOf = (node) => node?.value ?? (node?.expressions?.length === 0 ? node.quasis[0].value.cooked : undefined);

/** Every node of a syntax tree with that type. */
function* nodes(tree, types) {
  if (typeof tree !== 'object' || tree === null) return;
  if (types.includes(tree.type)) yield tree;
  for (const child of Object.values(tree)) yield* nodes(child, types);
}

const STATIC = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'];
const read = new Map();

function importsOf(file) {
  if (!read.has(file)) {
    const tree = parseAst(readFileSync(file, 'utf8'));
    const beside = (types) =>
      [...nodes(tree, types)]
        .map(({ source }) => textOf(source))
        .filter((path) => typeof path === 'string' && path.startsWith('.'))
        .map((path) => join(dirname(file), path));
    read.set(file, { atOnce: beside(STATIC), later: beside(['ImportExpression']) });
  }
  return read.get(file);
}

function follow(files, kinds) {
  const found = new Set(files);
  for (const file of found) for (const kind of kinds) for (const path of importsOf(file)[kind]) found.add(path);
  return found;
}

/** Files and everything that they import statically. */
export const closure = (...files) => follow(files, ['atOnce']);

/** Those of the files which a script loads, now or later, that hold one of these sources, such as `locales/triad/de.ts`. */
export function filesWith(script, sources) {
  const files = [...follow([script], ['atOnce', 'later'])];
  return sources.map((source) => {
    const found = files.find((file) => {
      const map = `${file}.map`;
      return (
        existsSync(map) && JSON.parse(readFileSync(map, 'utf8')).sources.some((path) => path.endsWith(`/src/${source}`))
      );
    });
    if (!found) throw new Error(`${script} never loads ${source}`);
    return found;
  });
}

/** Bytes over the wire, each file compressed for itself. */
export const gzipped = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
