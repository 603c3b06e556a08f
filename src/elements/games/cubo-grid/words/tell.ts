import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import type { Cell } from '../../../../games/cubo/square.js';
import type { CuboMove, CuboSeat, CuboState } from '../../../../games/cubo/state.js';
import type { Actor } from '../../../../games/game.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { changeText } from '../../../play/phrases.js';
import { dieName } from './names.js';
import { describeRoundOver } from './situation.js';

type Words = Term<CuboTerms>;

/** A move in few words: `red 3 for blue 5, +8.` The dice of the next round tell that one is over. Empty for what others do not see. */
export function tellMove(move: CuboMove, actor: Actor, before: CuboState, words: Words): string {
  if (move.kind === 'timeout') return words('cubo.timeUp');
  if (move.kind === 'middle') return describeRoundOver(before, words);
  const own = typeof actor === 'number' ? before.seats[actor] : undefined;
  if (!own) return '';
  switch (move.kind) {
    case 'call':
      return words('cubo.called');
    case 'take': {
      const die = move.place === null ? null : before.middle[move.place - 1];
      return `${die ? words('cubo.toldTaken', dieName(die, words)) : words('cubo.toldNone')}.`;
    }
    case 'put':
      return `${tellExchange(move.cell, own, before, words)}.`;
    case 'keep':
      return `${words('cubo.toldKept')}.`;
    case 'dice':
    case 'roll':
    case 'swap':
      return '';
  }
}

function tellExchange(cell: Cell, { square, taken }: CuboSeat, { options }: CuboState, words: Words): string {
  const given = square[cell];
  if (!taken || !given) return '';
  const change = totalOf(linesOf(square.with(cell, taken), options)) - totalOf(linesOf(square, options));
  return `${words('cubo.toldExchange', dieName(taken, words), dieName(given, words))}, ${changeText(change, words)}`;
}
