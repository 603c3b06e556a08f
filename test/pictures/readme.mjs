/** Takes the picture of the README: two boards of Triad, one in the light with a die chosen, and one in the dark that steps through a record. */
import { writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { states } from './states.mjs';

const PICTURE = 'stories/images/triad-board.png';
const WIDTH = 800;

/** The same picture in fewer colours, which nobody sees. */
function lighter(buffer) {
  const picture = PNG.sync.read(Buffer.from(buffer));
  picture.data = picture.data.map((value, i) => (i % 4 === 3 ? value : value & 0xf8));
  return PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, filterType: 4 });
}

export async function takeReadme({ open, take }) {
  const find = (name) => states.find((state) => state.game === 'triad' && state.name === name);
  const boards = [
    { ...find('chosen'), scheme: 'light' },
    { ...find('replay'), scheme: 'dark' },
  ];
  const page = await open(boards, 'pair');
  writeFileSync(PICTURE, lighter(await take(page, WIDTH, 'light', { scale: 1.2, isWhole: true })));
  await page.close();
}
