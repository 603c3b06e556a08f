import { LIBRARY, closure, games, played, together } from './test/size/scripts.mjs';

const limit = (name, files, limit) => ({ name, path: [...files], limit, gzip: true });

/** Games with more rules and words than the others need more room. */
const FIRST_LOAD = { 'tricubo-sheet': '28.5 kB', 'cubo-grid': '28.5 kB', 'triomino-table': '31.5 kB' };
const TO_PLAY = { 'triomino-table': '54 kB' };

export default [
  ...games.map(({ tag }) =>
    limit(`<${tag}>: lit, rules, match and English`, closure(`cdn/${tag}.js`), FIRST_LOAD[tag] ?? '28 kB'),
  ),
  ...games.map(({ tag }) => limit(`<${tag}> to play`, played(tag), TO_PLAY[tag] ?? '50 kB')),
  limit('all elements together', together(), '80 kB'),
  limit('the script of the whole library, in a page without a game', closure(`cdn/${LIBRARY}.js`), '2 kB'),
];
