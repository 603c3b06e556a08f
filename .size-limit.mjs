import { LIBRARY, closure, games, played, together } from './test/size/scripts.mjs';

const limit = (name, files, limit) => ({ name, path: [...files], limit, gzip: true });

/** Games with more rules and words than the others need more room, those with fewer controls less. */
const FIRST_LOAD = { 'tricubo-sheet': '43 kB', 'cubo-grid': '42.5 kB', 'triomino-table': '45 kB' };
const TO_PLAY = {
  'triad-board': '58 kB',
  'tricubo-sheet': '71.5 kB',
  'cubo-grid': '76.5 kB',
  'triomino-table': '80 kB',
};

export default [
  ...games.map(({ tag }) =>
    limit(`<${tag}>: lit, rules, match and English`, closure(`cdn/${tag}.js`), FIRST_LOAD[tag] ?? '41 kB'),
  ),
  ...games.map(({ tag }) => limit(`<${tag}> to play`, played(tag), TO_PLAY[tag] ?? '71 kB')),
  limit('all elements together', together(), '100 kB'),
  limit('the script of the whole library, in a page without a game', closure(`cdn/${LIBRARY}.js`), '2.5 kB'),
];
