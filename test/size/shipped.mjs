import { existsSync } from 'node:fs';
import { GAMES } from './games.mjs';
import { closure, filesWith, gzipped } from './scripts.mjs';

const union = (...sets) => new Set(sets.flatMap((set) => [...set]));
const without = (files, loaded) => [...files].filter((file) => !loaded.has(file));

/** What a script loads with sources beside what is there already. */
const withSources = (script, sources, loaded) => without(closure(...filesWith(script, sources)), loaded);

/** Bytes of a script that shows some games, at once and later, each beside what has been loaded before. */
function row(title, script, games) {
  const all = (part) => games.flatMap((game) => game[part]);
  const atOnce = union(closure(script), closure(...filesWith(script, all('define'))));
  const play = withSources(script, all('play'), atOnce);
  const played = union(atOnce, play);
  const languages = games[0].languages.map((_, i) =>
    gzipped(
      withSources(
        script,
        games.flatMap(({ languages }) => languages[i]),
        played,
      ),
    ),
  );
  return {
    title,
    atOnce: gzipped(atOnce),
    play: gzipped(play),
    replay: gzipped(withSources(script, all('replay'), played)),
    help: gzipped(withSources(script, all('help'), played)),
    language: Math.max(...languages),
  };
}

/** Sizes of what pages load from cdn/, in bytes, gzip. */
export const shipped = () => [
  ...GAMES.map((game) => row(`\`${game.tag}.js\``, `cdn/${game.tag}.js`, [game])),
  row('`tabletop-elements.js`, with all five games', 'cdn/tabletop-elements.js', GAMES),
];

/** Scripts that load the games when a page has some, and what else stands beside them. */
export const small = () =>
  [
    ['`tabletop-elements.js`, before there is a game', 'tabletop-elements.js'],
    ['`embed.js`, beside the game', 'embed.js'],
    ['`embed-height.js`', 'embed-height.js'],
  ]
    .map(([title, name]) => ({ title, path: `cdn/${name}` }))
    .filter(({ path }) => existsSync(path))
    .map(({ title, path }) => ({ title, atOnce: gzipped(closure(path)) }));
