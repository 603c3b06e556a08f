/** What comes with each part of an element, by the sources that the parts begin in. */
const parts = (tag, game, played) => ({
  tag,
  game,
  define: [`elements/${tag}/define.ts`],
  play: played.map((name) => `elements/${tag}/${name}.ts`),
  replay: ['elements/game-replay.ts'],
  help: ['elements/game-help.ts', `elements/${tag}/help.ts`, `locales/${game}/help/en.ts`],
  languages: ['de', 'fr', 'it', 'nl'].map((language) => [`locales/${game}/${language}.ts`]),
});

export const GAMES = [
  parts('triad-board', 'triad', ['play']),
  parts('kubi-sheet', 'kubi', ['play']),
  parts('tricubo-sheet', 'tricubo', ['play']),
  // What stands round squares and tables is loaded as soon as one is there.
  parts('cubo-grid', 'cubo', ['details', 'play']),
  parts('triomino-table', 'triomino', ['details', 'play']),
];
