import { LIBRARY, closure, games, played, together } from './test/size/scripts.mjs';

const limit = (name, files, limit) => ({ name, path: [...files], limit, gzip: true });

/** Games with more rules and words than the others need more room, those with fewer controls less. */
const FIRST_LOAD = { 'tricubo-sheet': '40 kB', 'cubo-grid': '39 kB', 'triomino-table': '42 kB' };
const TO_PLAY = { 'triad-board': '54 kB', 'cubo-grid': '72 kB', 'triomino-table': '76 kB' };

export default [
  ...games.map(({ tag }) =>
    limit(`<${tag}>: lit, rules, match and English`, closure(`cdn/${tag}.js`), FIRST_LOAD[tag] ?? '38 kB'),
  ),
  ...games.map(({ tag }) => limit(`<${tag}> to play`, played(tag), TO_PLAY[tag] ?? '67 kB')),
  limit('all elements together', together(), '93 kB'),
  limit('the script of the whole library, in a page without a game', closure(`cdn/${LIBRARY}.js`), '2 kB'),
];
