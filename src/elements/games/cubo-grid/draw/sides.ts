import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import { bestSquare } from '../../../../games/cubo/solver.js';
import type { BestSquare } from '../../../../games/cubo/solver.js';
import { CELLS, CENTRE, swapped } from '../../../../games/cubo/square.js';
import type { Cell, CuboDie, CuboSquare } from '../../../../games/cubo/square.js';
import type { CuboState } from '../../../../games/cubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import type { Match } from '../../../../match/match.js';
import { sentence } from '../../../play/phrases.js';
import { dieName } from '../words/names.js';

type Words = Term<CuboTerms>;

/** What a solo player has built, and what would have been worth more: after one more swap, and at best. */
export interface Side {
  readonly name: 'own' | 'swap' | 'best';
  /** `null` if the time was up. */
  readonly square: CuboSquare | null;
  readonly total: number;
  /** The cells that differ from the own square by a swap, or by the die of the middle. */
  readonly cells: readonly Cell[];
  /** What is said of it. */
  text(words: Words): string;
}

/** By finished rounds: the search takes a few milliseconds, and its result is rendered many times. */
const known = new WeakMap<CuboState['rounds'], readonly Side[]>();

/** The sides of the latest finished round of a solo player, each worth more than the one before. */
export function sidesOf<Move>(match: Match<CuboState, Move>): readonly Side[] {
  const { rounds, options } = match.state;
  const found = known.get(rounds);
  if (found) return found;
  const square = rounds.at(-1)?.[0] ?? null;
  const worth = (each: CuboSquare) => totalOf(linesOf(each, options));
  const own: Side = { name: 'own', square, total: square ? worth(square) : 0, cells: [], text: () => '' };
  const sides = [own];
  const add = (side: Side | undefined) => {
    if (side && side.total > (sides.at(-1)?.total ?? 0)) sides.push(side);
  };
  add(square ? bestSwap(square, own.total, worth) : undefined);
  const best = bestOf(match);
  add(best && bestSide(best));
  known.set(rounds, sides);
  return sides;
}

function bestSwap(square: CuboSquare, now: number, worth: (square: CuboSquare) => number): Side {
  const movable = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => cell !== CENTRE);
  const [best] = movable
    .flatMap((first) => movable.filter((second) => second > first).map((second) => [first, second] as const))
    .map((cells) => ({ cells, square: swapped(square, cells), total: worth(swapped(square, cells)) }))
    .sort((a, b) => b.total - a.total);
  const { cells, total } = best as NonNullable<typeof best>;
  const nameOf = (cell: Cell, words: Words) => dieName(square[cell] as CuboDie, words);
  return {
    name: 'swap',
    square: swapped(square, cells),
    total,
    cells,
    text: (words) =>
      sentence(words('cubo.oneSwap', nameOf(cells[0], words), nameOf(cells[1], words), total - now), words),
  };
}

const bestSide = ({ square, total, exchange }: BestSquare): Side => ({
  name: 'best',
  square,
  total,
  cells: exchange ? [exchange.cell] : [],
  text: (words) => {
    const how = exchange && words('cubo.bestExchange', dieName(exchange.taken, words), dieName(exchange.given, words));
    return `${[words('cubo.best', total), ...(how ? [how] : [])].join(', ')}.`;
  },
});

/** The best square that was possible: with the last dice, and one of the middle. */
function bestOf<Move>(match: Match<CuboState, Move>): BestSquare | undefined {
  const { rounds, options } = match.state;
  for (let { ply } = match; ply >= 0; ply--) {
    const state = match.stateAt(ply);
    const seat = state?.seats[0];
    const wasBuilt = state?.rounds.length === rounds.length - 1 && state.phase === 'build' && seat?.stage !== 'decided';
    if (wasBuilt && seat) return bestSquare(seat.square, { streets: options.streets, middle: state.middle });
  }
  return undefined;
}

/** The buttons that turn the square over; or, where nothing is worth more, that it was found. */
export function renderSides(
  sides: readonly Side[],
  current: number,
  choose: (side: number) => void,
  words: Words,
): TemplateResult {
  if (sides.length === 1) return html`<p class="sides" part="best">${words('cubo.bestFound')}</p>`;
  return html`<div class="sides" part="best" role="group" aria-label=${words('cubo.compare')}>
    ${sides.map(
      ({ name, total }, i) =>
        html`<button type="button" class="side" aria-pressed=${i === current} @click=${() => choose(i)}>
          <span>${words(`cubo.side.${name}`)}</span> <b>${total}</b>
        </button>`,
    )}
  </div>`;
}

export const styles = css`
  .sides {
    grid-column: 1 / -1;
    align-self: center;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    min-block-size: 48px;
    padding: 2px;
    border-radius: 14px;
    background: var(--_groove);
    color: var(--_ink);
    box-shadow: inset 0 2px 4px rgb(40 25 5 / 0.28);
  }

  p.sides {
    place-content: center;
    text-align: center;
  }

  .side {
    cursor: pointer;
    display: grid;
    align-content: center;
    min-block-size: 44px;
    padding: 0 4px;
    border: 0;
    border-radius: 12px;
    background: none;
    font-size: 0.8125rem;
    line-height: 1.2;
  }

  .side > b {
    font-size: 1rem;
  }

  .side[aria-pressed='true'] {
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow);
  }

  @media (forced-colors: active) {
    .side {
      border: 1px solid transparent;
    }

    .side[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;
