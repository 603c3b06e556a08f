import { LIBRARY, closure, games, played, together } from './test/size/scripts.mjs';

const limit = (name, files, limit) => ({ name, path: [...files], limit, gzip: true });

/** Games with more rules and words than the others need more room, those with fewer controls less. */
const FIRST_LOAD = { 'tricubo-sheet': '35.8 kB', 'cubo-grid': '36.3 kB', 'triomino-table': '39.7 kB' };
const TO_PLAY = {
  'triad-board': '47.5 kB',
  'tricubo-sheet': '56.3 kB',
  'cubo-grid': '57.9 kB',
  'triomino-table': '63.3 kB',
};

export default [
  ...games.map(({ tag }) =>
    limit(`<${tag}>: lit, rules, match and English`, closure(`cdn/${tag}.js`), FIRST_LOAD[tag] ?? '34.4 kB'),
  ),
  ...games.map(({ tag }) => limit(`<${tag}> to play`, played(tag), TO_PLAY[tag] ?? '53 kB')),
  limit('all elements together', together(), '80 kB'),
  limit('the script of the whole library, in a page without a game', closure(`cdn/${LIBRARY}.js`), '2 kB'),
];
