import { expect } from 'chai';
import { games } from '../../src/elements/registry.js';
import { reachedFrom } from './reached.js';

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
