import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './project.js';

/** What a module imports, at once or later, and the workers that it starts. */
const IMPORTED = /(?<![.\w])(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]|new URL\(\s*["'`](\.[^"'`]+)["'`]/g;

/** A module in dist/ with all to which it leads. */
export function reachedFrom(entry: string): readonly string[] {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, imported, worker] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORTED))
      files.add(join(dirname(file), imported ?? worker ?? '').replaceAll('\\', '/'));
  }
  return [...files];
}
