import { cellName } from '../../../../games/triad/board.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriadTerms } from '../../../../locales/triad/index.js';
import type { Drawing } from '../../../../ui/drawing.js';
import type { CellView, Trait } from '../draw/cell-views.js';
import { dieName } from './names.js';

type Words = Term<TriadTerms>;

const TRAIT_TERMS = {
  chosen: 'triad.cell.chosen',
  triad: 'triad.cell.makesTriad',
  removable: 'triad.cell.takeOff',
  immovable: 'triad.cell.cannotMove',
  last: 'triad.cell.movedLast',
} as const satisfies Partial<Record<Trait, keyof TriadTerms>>;

/**
 * The accessible names of all cells: `b1, White 2, selected`. Recurring words are looked up once.
 * @param marked the names of the cells that the author has marked
 */
export function cellLabels(
  cells: readonly CellView[],
  marked: Drawing['places'] | undefined,
  words: Words,
): readonly string[] {
  const known = new Map<string, string>();
  const once = (key: string, make: () => string): string => {
    const text = known.get(key) ?? make();
    known.set(key, text);
    return text;
  };
  return cells.map(({ cell, die, ghost, traits }) => {
    const name = cellName(cell);
    const parts = [name, once(`die ${die}`, () => dieName(die, words))];
    if (marked?.has(name)) parts.push(words('tabletop.marked'));
    if (ghost !== 0) parts.push(once(`ghost ${ghost}`, () => words('triad.cell.becomes', Math.abs(ghost))));
    for (const trait of traits) {
      // Of the two cells of the last move, the one with the die is where it went.
      if (trait === 'last' && die === 0) continue;
      if (trait in TRAIT_TERMS) parts.push(once(trait, () => words(TRAIT_TERMS[trait as keyof typeof TRAIT_TERMS])));
    }
    return parts.join(', ');
  });
}
