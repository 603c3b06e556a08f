import { FIRST_CROSSES } from '../../games/tricubo/helpers.js';
import type { TricuboPage } from './tricubo-page.js';

/** So many players with their first crosses, a roll, and whose turn it is to take a die first. */
export const rolled = (seats: number, dice = '346', active = 0): string =>
  `${FIRST_CROSSES.slice(0, seats).join(' / ')} | - 1 ${active} ${dice}`;

/** Two players; the first one ends the game with the large 3. */
export const LAST = `6,6,3,0,0 / ${FIRST_CROSSES[1]} | - 9 0 346`;

/** As many as are asked for. */
export const humans = (count: number): string => Array<string>(count).fill('human').join(' ');

/** Chooses a use in words, by its number in the list, and makes it. */
export async function use(page: TricuboPage, choice = 0): Promise<void> {
  await page.click(page.all('.entry')[choice] as Element);
  await page.click(page.primary as Element);
}

/** The same on another sheet than the one that is shown. */
export async function useOn(page: TricuboPage, seat: number, choice = 0): Promise<void> {
  await page.click(page.seatButton(seat));
  await use(page, choice);
}
