import { LIBRARY, closure, games, played, together } from './test/size/scripts.mjs';

const limit = (name, files, limit) => ({ name, path: [...files], limit, gzip: true });

/** Games with more rules and words than the others need more room, those with fewer controls less. */
const FIRST_LOAD = { 'tricubo-sheet': '41.5 kB', 'cubo-grid': '41 kB', 'triomino-table': '43.5 kB' };
const TO_PLAY = {
  'triad-board': '55.5 kB',
  'tricubo-sheet': '68.5 kB',
  'cubo-grid': '74 kB',
  'triomino-table': '77 kB',
};

export default [
  ...games.map(({ tag }) =>
    limit(`<${tag}>: lit, rules, match and English`, closure(`cdn/${tag}.js`), FIRST_LOAD[tag] ?? '39 kB'),
  ),
  ...games.map(({ tag }) => limit(`<${tag}> to play`, played(tag), TO_PLAY[tag] ?? '68 kB')),
  limit('all elements together', together(), '94 kB'),
  limit('the script of the whole library, in a page without a game', closure(`cdn/${LIBRARY}.js`), '2.3 kB'),
];
