import { expect } from '@open-wc/testing';
import type { Seat } from '../../../../src/games/game.js';
import { leaks } from './secrets.js';
import { PASS, TriominoPage } from './page.js';

/** Numbers from 0 to 1, the same ones each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** What one does by hand, where it can be done now. */
type Doing = (page: TriominoPage, pick: <T>(from: readonly T[]) => T) => HTMLElement | undefined | null;

const tool =
  (name: string): Doing =>
  (page) =>
    page.canUse(name) ? page.button(name) : undefined;

const NAMED = ['Buy a tile (−5)', PASS, 'Pass'];

/** On the table of one who sees their tiles, the more frequent ones more often. */
const OPEN: readonly Doing[] = [
  ...Array<Doing>(5).fill((page, pick) => pick(page.all('.rack-tile[data-fits]:not([aria-selected="true"])'))),
  ...Array<Doing>(6).fill((page, pick) => pick(page.all('.place'))),
  (page, pick) => pick(page.all('.rack-tile')),
  (page, pick) => pick(page.all('.actions button').filter(({ textContent }) => NAMED.includes(textContent.trim()))),
  (page, pick) => pick(page.all('.actions button')),
];

/** What else is done there. */
export const UNDO = tool('Undo');
export const REDO = tool('Redo');

export interface Walk {
  readonly attributes: Readonly<Record<string, string>>;
  readonly steps: number;
  /** What is done beside laying, buying and passing. */
  readonly also?: readonly Doing[];
  /** What is done while the tiles are covered, beside taking the cover away. */
  readonly covered?: readonly Doing[];
}

/**
 * Plays by hand at random on one device, and looks after each step for tiles of those who have not taken the cover away since it was last
 * another one's turn.
 */
export async function walk({ attributes, steps, also = [], covered = [] }: Walk, seed: number): Promise<TriominoPage> {
  const random = numbersFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const page = await TriominoPage.open({ ...attributes, seed: `walk ${seed}` });
  let looking: Seat | undefined;
  for (let step = 0; step < steps; step++) {
    const { turn } = page.element.state;
    const uncover = page.isCovered ? page.primary : null;
    const doing =
      uncover && random() > covered.length * 0.2 ? () => uncover : pick(uncover ? covered : [...OPEN, ...also]);
    const target =
      turn === null ? (page.find('.actions .primary, .result-card .primary') ?? undefined) : doing(page, pick);
    target?.click();
    await page.element.updateComplete;
    const now = page.element.state.turn;
    if (target === uncover) looking = turn ?? undefined;
    else if (now !== looking) looking = undefined;
    const context = `after ${page.moves.slice(-3).join('; ')}, for ${looking ?? 'nobody'}: ${page.spoken}`;
    expect(leaks(page, looking), context).to.be.empty;
    expect(page.isCovered, context).to.equal(now !== null && looking === undefined);
  }
  return page;
}
