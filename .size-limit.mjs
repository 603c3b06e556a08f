import { LIBRARY, closure, games, played, together } from './test/size/scripts.mjs';

const limit = (name, files, limit) => ({ name, path: [...files], limit, gzip: true });

/** Games with more rules and words than the others need more room, those with fewer controls less. */
const FIRST_LOAD = { 'tricubo-sheet': '43 kB', 'cubo-grid': '42 kB', 'triomino-table': '44.5 kB' };
const TO_PLAY = {
  'triad-board': '57 kB',
  'tricubo-sheet': '70.5 kB',
  'cubo-grid': '75.5 kB',
  'triomino-table': '79 kB',
};

export default [
  ...games.map(({ tag }) =>
    limit(`<${tag}>: lit, rules, match and English`, closure(`cdn/${tag}.js`), FIRST_LOAD[tag] ?? '40.5 kB'),
  ),
  ...games.map(({ tag }) => limit(`<${tag}> to play`, played(tag), TO_PLAY[tag] ?? '70 kB')),
  limit('all elements together', together(), '99.5 kB'),
  limit('the script of the whole library, in a page without a game', closure(`cdn/${LIBRARY}.js`), '2.5 kB'),
];
