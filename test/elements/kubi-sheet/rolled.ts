import type { Pointer } from '../pointers.js';
import { carry } from '../pointers.js';
import { crossed } from './sheets.js';
import { SheetPage } from './sheet-page.js';

/** Someone has crossed 1, 4 and 6; the dice show 1 2 3 4 6. */
export const ROLLED = `${crossed('146')} | 0 12346`;

/** Nothing is placed. */
export const NOWHERE = { out: [], first: [], second: [] };

export const openRolled = (attributes: Readonly<Record<string, string>> = {}): Promise<SheetPage> =>
  SheetPage.open({ position: ROLLED, ...attributes });

/** One of the five places: 0 is for the die that stays out, 1 and 2 are a pair, 3 and 4 another. */
export const slotOf = (page: SheetPage, slot: number): HTMLElement =>
  page.find(`.slot[data-slot="${slot}"]`) as HTMLElement;

/** In which of them a die lies. */
export const whereIs = (page: SheetPage, die: number): string | undefined => page.dice[die]?.dataset['slot'];

/** Takes a die by its number in the roll, and holds it over the middle of something. */
export async function hold(page: SheetPage, pointer: Pointer, die: number, over: Element): Promise<void> {
  const from = page.dice[die] as Element;
  page.find('.hand')?.scrollIntoView({ block: 'center' });
  await carry(pointer, page.middle(from), page.middle(over));
  await page.element.updateComplete;
}

/** And lets it go there. */
export async function drag(page: SheetPage, pointer: Pointer, die: number, to: Element): Promise<void> {
  await hold(page, pointer, die, to);
  await pointer.up();
  await page.element.updateComplete;
}
