import { LIBRARY, closure, games, played, together } from './test/size/scripts.mjs';

const limit = (name, files, limit) => ({ name, path: [...files], limit, gzip: true });

export default [
  ...games.map(({ tag }) => limit(`<${tag}>: lit, rules, match and English`, closure(`cdn/${tag}.js`), '28 kB')),
  ...games.map(({ tag }) => limit(`<${tag}> to play`, played(tag), '50 kB')),
  limit('all elements together', together(), '80 kB'),
  limit('the script of the whole library, in a page without a game', closure(`cdn/${LIBRARY}.js`), '2 kB'),
];
