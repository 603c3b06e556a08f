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
    path: [...closure('cdn/tabletop-elements.js')],
    limit: '70 kB',
    gzip: true,
  },
];
