import { css } from 'lit';
import type { BestSquare, CuboDie, CuboMove, CuboSquare, CuboState } from '../../../../games/cubo/index.js';
import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import { cellName, swapped } from '../../../../games/cubo/square.js';
import type { CuboHint } from '../../../../locales/cubo/hint/terms.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { beforeExchange, bestExchange, swapTowards } from '../../../../opponents/cubo/layout.js';
import { goalOf, isRollFree, pointsOfRound } from '../../../../opponents/cubo/worth.js';
import { finish } from '../../../../opponents/steps.js';
import { hintStyles } from '../../../features/hint/hint.styles.js';
import type { HintLanguage, HintMoment, HintSource } from '../../../features/hint/hint-source.js';
import { dieName } from './names.js';

export const styles = css`
  ${hintStyles}

  .cell[data-hint] {
    border-radius: 16px;
  }
`;

type Moment = HintMoment<CuboState, CuboMove>;
type Language = HintLanguage<CuboTerms, CuboHint>;

export const source: HintSource<CuboState, CuboMove, CuboTerms, CuboHint> = {
  unit: 'points',
  texts: {
    en: () => import('../../../../locales/cubo/hint/en.js'),
    de: () => import('../../../../locales/cubo/hint/de.js'),
    nl: () => import('../../../../locales/cubo/hint/nl.js'),
    fr: () => import('../../../../locales/cubo/hint/fr.js'),
    it: () => import('../../../../locales/cubo/hint/it.js'),
  },
  where,
  nameOf,
  why,
  lookAt: ({ seat, best: { move } }) => {
    if (move.kind === 'swap' || move.kind === 'put') return act(move, seat);
    return move.kind === 'take' ? '.middle' : `${squareOf(seat)} .square`;
  },
  act: ({ seat, best: { move } }) => act(move, seat),
  // Others build their own squares, but everybody takes from the middle.
  isSame: (before, now, seat) =>
    before.seats[seat] === now.seats[seat] &&
    before.middle === now.middle &&
    before.phase === now.phase &&
    before.turn === now.turn,
};

const squareOf = (seat: number): string => `.seat[data-seat="${seat}"]`;

/** What a move presses. */
function act(move: CuboMove, seat: number): string {
  const cells = (...all: readonly number[]) => all.map((cell) => `${squareOf(seat)} .cell[data-cell="${cell}"]`).join();
  const actions = `.seat-actions[data-seat="${seat}"]`;
  if (move.kind === 'swap') return cells(...move.cells);
  if (move.kind === 'put') return cells(move.cell);
  if (move.kind === 'take' && move.place) return `.middle > :nth-child(${move.place})`;
  return move.kind === 'call' ? `${actions} .buzzer` : `${actions} .second`;
}

function where({ best: { move } }: Moment, { texts }: Language): string {
  if (move.kind === 'swap') return texts.cells(cellName(move.cells[0]), cellName(move.cells[1]));
  if (move.kind === 'put') return texts.cell(cellName(move.cell));
  return move.kind === 'take' ? texts.middle : texts.square;
}

function nameOf(move: CuboMove, { state, seat }: Moment, { words, texts }: Language): string {
  const named = (die: CuboDie | null | undefined) => (die ? dieName(die, words) : '');
  const square = state.seats[seat]?.square ?? [];
  switch (move.kind) {
    case 'swap': {
      const [one, other] = move.cells;
      return texts.swap(named(square[one]), cellName(one), named(square[other]), cellName(other));
    }
    case 'call':
      return texts.call;
    case 'roll':
      return texts.roll;
    case 'take':
      return move.place === null ? texts.takeNone : texts.take(named(state.middle[move.place - 1]));
    case 'put':
      return texts.put(named(square[move.cell]), cellName(move.cell));
    case 'keep':
      return texts.keep;
    // No seat makes them.
    case 'middle':
    case 'dice':
    case 'timeout':
      return '';
  }
}

/** What the square is worth, and can be. */
function why(moment: Moment, { words, texts }: Language): readonly string[] {
  const { state, seat } = moment;
  const { move, value } = moment.best;
  const { options, middle } = state;
  const { square, taken, score } = state.seats[seat]!;
  const worth = (each: CuboSquare) => totalOf(linesOf(each, options));
  if (move.kind === 'swap') {
    const best = finish(goalOf(state, square));
    const needed = best.exchange ? [texts.needs(dieName(best.exchange.taken, words))] : [];
    return [texts.goal(best.total, worth(square), swapsTo(square, best)), ...needed];
  }
  if (move.kind === 'roll') {
    const expected = Math.round(pointsOfRound(state, square, value - score));
    const text = isRollFree(state) ? texts.freeRoll : texts.rolling;
    return [texts.most(finish(goalOf(state, square)).total), text(expected)];
  }
  const most = Math.max(...middle.map((die) => bestExchange(square, die, options)));
  if (move.kind === 'call') return [texts.most(most)];
  const now = worth(square);
  if (move.kind === 'take') {
    const die = move.place === null ? null : (middle[move.place - 1] ?? null);
    if (!die && most === now) return [texts.most(most)];
    return die ? [texts.worth(bestExchange(square, die, options), now)] : [];
  }
  const isPut = move.kind === 'put' && taken;
  return isPut ? [texts.worth(worth(square.with(move.cell, taken)), now)] : [];
}

/** How many swaps lead to the best square. */
function swapsTo(square: CuboSquare, best: BestSquare): number {
  const goal = beforeExchange(best);
  let now = square;
  for (let swaps = 0; ; swaps++) {
    const swap = swapTowards(now, goal);
    if (swap?.kind !== 'swap') return swaps;
    now = swapped(now, swap.cells);
  }
}
