import { GAMES } from './test/size/games.mjs';
import { closure, filesWith } from './test/size/scripts.mjs';

const LIBRARY = 'cdn/tabletop-elements.js';

const limit = (name, files, limit) => ({ name, path: [...files], limit, gzip: true });

export default [
  ...GAMES.map(({ tag }) => limit(`<${tag}>: lit, rules, match and English`, closure(`cdn/${tag}.js`), '22 kB')),
  limit(
    'all elements together',
    closure(
      LIBRARY,
      ...filesWith(
        LIBRARY,
        GAMES.flatMap(({ define }) => define),
      ),
    ),
    '70 kB',
  ),
  limit('the script of the whole library, in a page without a game', closure(LIBRARY), '2 kB'),
];
