import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { games } from '../../src/elements/registry.js';
import { ROOT } from './project.js';

/** What a module imports, at once or later, and the workers that it starts. */
const IMPORTED = /(?<![.\w])(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]|new URL\(\s*["'`](\.[^"'`]+)["'`]/g;

function reachedFrom(entry: string): readonly string[] {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, imported, worker] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORTED))
      files.add(join(dirname(file), imported ?? worker ?? '').replaceAll('\\', '/'));
  }
  return [...files];
}

describe('the entry of one game', () => {
  for (const { id, tag } of games) {
    it(`leads to nothing of another game, now or later: ${tag}.js`, () => {
      const others = games.filter((game) => game.id !== id).flatMap((game) => [game.id, game.tag] as string[]);
      const files = reachedFrom(`dist/elements/games/${tag}/define.js`);
      expect(files).to.include.members([
        `dist/elements/games/${tag}/opponent-worker.js`,
        `dist/lessons/courses/${id}/de.js`,
        `dist/lessons/games/${id}.js`,
        `dist/locales/${id}/help/de.js`,
      ]);
      expect(files.filter((file) => file.split(/[/.]/).some((part) => others.includes(part)))).to.deep.equal([]);
    });
  }
});
