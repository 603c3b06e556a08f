/** Takes the pictures of the README, in the light and in the dark: all five games in play, each in its place in three columns. */
import { writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

const { OPENING } = await tsImport('../../stories/demo/records.ts', import.meta.url);

const [WIDTH, HEIGHT] = [1600, 900];
/** In bytes. */
const LARGEST = 250_000;

const game = (id, tag, attributes = { controls: 'none' }, pressed = []) => ({
  tag,
  attributes: { coach: 'off', record: OPENING[id], ...attributes },
  pressed,
});

/** From above, column by column. In the middle a die is chosen, and the board shows where it may go. */
const GAMES = [
  game('kubi', 'kubi-sheet'),
  game('tricubo', 'tricubo-sheet'),
  game('triad', 'triad-board', { controls: 'seats', seats: 'human computer' }, ['[data-cell="14"]']),
  game('cubo', 'cubo-grid'),
  game('triomino', 'triomino-table'),
];

export async function takeReadme({ open, take }) {
  const page = await open(GAMES, 'five');
  for (const look of ['light', 'dark']) {
    const picture = await take(page, WIDTH, look, { height: HEIGHT, format: { type: 'webp', quality: 82 } });
    if (picture.length > LARGEST) throw new Error(`the picture of all games takes ${picture.length} bytes`);
    writeFileSync(`stories/images/games-${look}.webp`, picture);
  }
  await page.close();
}
