/** Source code of a story, with the published names of what it imports. */
export const asPublished = (source: string): string =>
  source
    .replace(/'\.\.\/src\/elements\/([\w-]+)\/define\.js'/g, "'tabletop-elements/$1.js'")
    .replace(/'\.\.\/src\/games\/(\w+)\/index\.js'/g, "'tabletop-elements/games/$1.js'")
    .replace(/'\.\.\/src\/match\/index\.js'/g, "'tabletop-elements/match.js'");
