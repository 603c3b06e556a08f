import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A script and everything it imports statically: what a page loads before a tag is shown. */
function closure(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g);
  for (const [, path] of imports) closure(join(dirname(file), path), found);
  return found;
}

/** The script of the whole library loads the elements that a page has: here all of them. */
function everything(file) {
  const elements = readFileSync(file, 'utf8').matchAll(/import\(["'](\.[^"']+)["']\)/g);
  return [...elements].reduce((found, [, path]) => closure(join(dirname(file), path), found), closure(file));
}

const element = (name) => ({
  name: `<${name}>: lit, rules, match and English`,
  path: [...closure(`cdn/${name}.js`)],
  limit: '22 kB',
  gzip: true,
});

export default [
  element('triad-board'),
  element('kubi-sheet'),
  element('tricubo-sheet'),
  element('cubo-grid'),
  element('triomino-table'),
  {
    name: 'all elements together',
    path: [...everything('cdn/tabletop-elements.js')],
    limit: '70 kB',
    gzip: true,
  },
  {
    name: 'the script of the whole library, in a page without a game',
    path: [...closure('cdn/tabletop-elements.js')],
    limit: '2 kB',
    gzip: true,
  },
];
