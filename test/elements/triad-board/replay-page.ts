import { BoardPage } from './board-page.js';
import { GAME } from './replay-records.js';

/** A board on which a reader looks through a record, and tries own moves. */
export class ReplayPage extends BoardPage {
  /** A replay in a page, of a game of seven plies if the attributes do not say otherwise. */
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> {
    const { board } = await BoardPage.open({ mode: 'replay', record: GAME, ...attributes });
    return new ReplayPage(board);
  }

  /** The board as a reader looks through it: one thing, not one for each cell. */
  get table(): HTMLElement | null {
    return this.find('[role=table]');
  }

  /** Whether the record has been left to try own moves. */
  get isTrying(): boolean {
    return this.find('[role=grid]') !== null && this.button('Back to the record') !== undefined;
  }

  /** The dice as they are seen, rank by rank from the top, in the letters of positions. */
  get dice(): string {
    const ranks = ['6', '5', '4', '3', '2', '1'].map((rank) =>
      ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => letterOf(this.cell(file + rank).dataset['die'])).join(''),
    );
    return ranks.map((rank) => rank.replace(/\.+/g, (gap) => String(gap.length))).join('/');
  }

  /** Moves a die by two clicks. */
  async move(from: string, to: string): Promise<void> {
    await this.clickCell(from);
    await this.clickCell(to);
  }
}

/** A moment in the middle of the game, White to move. */
export const MIDWAY = 3;

/** A replay that shows that moment. */
export const openMidway = (attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> =>
  ReplayPage.open({ ply: String(MIDWAY), ...attributes });

/** A replay that a reader has left there to try own moves. */
export async function openTrying(attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> {
  const page = await openMidway(attributes);
  await page.tryMoves();
  return page;
}

/** The same after a1a3. */
export async function openTried(): Promise<ReplayPage> {
  const page = await openTrying();
  await page.move('a1', 'a3');
  return page;
}

/** `w2` → `B`, `b3` → `c`. */
function letterOf(die: string | undefined): string {
  const letter = 'ABC'.charAt(Number(die?.charAt(1)) - 1);
  if (die === undefined) return '.';
  return die.startsWith('w') ? letter : letter.toLowerCase();
}
