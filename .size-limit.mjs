import { readdirSync } from 'node:fs';
import { LIBRARY, closure, games, played, together } from './test/size/scripts.mjs';

const limit = (name, files, limit) => ({ name, path: [...files].map((file) => `cdn/${file}`), limit, gzip: true });

/** The skins of the demo page as style sheets. */
const themes = readdirSync('cdn/themes');

/** In kB of gzip, rounded up to a half. The aim for the first picture of each game is 34 kB. */
const FIRST_LOAD = {
  'triad-board': '42.5 kB',
  'kubi-sheet': '41.5 kB',
  'tricubo-sheet': '44.5 kB',
  'cubo-grid': '46 kB',
  'triomino-table': '50.5 kB',
};
/** The aim for what it takes to play is 60 kB. */
const TO_PLAY = {
  'triad-board': '80.5 kB',
  'kubi-sheet': '86 kB',
  'tricubo-sheet': '92.5 kB',
  'cubo-grid': '95 kB',
  'triomino-table': '102 kB',
};

export default [
  ...games.map(({ tag }) => limit(`<${tag}>: lit, rules, match and English`, closure(`${tag}.js`), FIRST_LOAD[tag])),
  ...games.map(({ tag }) => limit(`<${tag}> to play`, played(tag), TO_PLAY[tag])),
  limit('all elements together', together(), '100 kB'),
  ...themes.map((file) => limit(`the theme ${file}`, [`themes/${file}`], '1 kB')),
  limit('the script of the whole library, in a page without a game', closure(`${LIBRARY}.js`), '5 kB'),
];
