/** Drops the declarations that no entry of the package leads to: nobody can import them, and they would be a third of its files. */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { exports: entries } = JSON.parse(readFileSync('package.json', 'utf8'));
const reached = new Set();

const typesOf = (target) =>
  Object.entries(target).flatMap(([condition, to]) =>
    condition === 'types' ? [to] : typeof to === 'object' ? typesOf(to) : [],
  );

function follow(file) {
  if (reached.has(file)) return;
  reached.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, path] of text.matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)\.js['"]/g)) {
    follow(join(dirname(file), `${path}.d.ts`));
  }
}

for (const target of Object.values(entries)) {
  if (typeof target === 'object') for (const types of typesOf(target)) follow(join(types));
}
const all = readdirSync('dist', { recursive: true }).map((file) => join('dist', file));
for (const file of all) if (file.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
