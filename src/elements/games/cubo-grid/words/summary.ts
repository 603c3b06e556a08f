import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import type { Cell } from '../../../../games/cubo/square.js';
import type { CuboMove, CuboSeat, CuboState } from '../../../../games/cubo/state.js';
import type { Actor } from '../../../../games/game.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import type { Match } from '../../../../match/match.js';
import { changeText } from '../../../play/phrases.js';
import { dieName } from './names.js';
import { describeRoundOver } from './situation.js';

type Words = Term<CuboTerms>;

/** The moves that end a seat’s exchange. */
const DECISIONS: readonly CuboMove['kind'][] = ['take', 'put', 'keep'];

/** A move in few words: `red 3 for blue 5, +8.` The dice of the next round say that a round is over. Empty for what others do not see. */
export function summaryOf(move: CuboMove, actor: Actor, before: CuboState, words: Words): string {
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
      return `${summarizeExchange(move.cell, own, before, words)}.`;
    case 'keep':
      return `${words('cubo.toldKept')}.`;
    case 'dice':
    case 'roll':
    case 'swap':
      return '';
  }
}

/** What one of the reader’s seats has decided in this round: the latest, since only it can be in question. `undefined` if none has. */
export function summarizeDecision(
  match: Pick<Match<CuboState, CuboMove>, 'entries' | 'ply' | 'stateAt'>,
  isOwn: (actor: Actor) => boolean,
  words: Words,
): string | undefined {
  const made = match.entries.slice(0, match.ply);
  const start = made.findLastIndex(({ move }) => move.kind === 'middle');
  const ply = made.findLastIndex(({ actor, move }) => DECISIONS.includes(move.kind) && isOwn(actor));
  const decision = ply > start ? made[ply] : undefined;
  const before = decision && match.stateAt(ply);
  return before && summaryOf(decision.move, decision.actor, before, words);
}

function summarizeExchange(cell: Cell, { square, taken }: CuboSeat, { options }: CuboState, words: Words): string {
  const given = square[cell];
  if (!taken || !given) return '';
  const change = totalOf(linesOf(square.with(cell, taken), options)) - totalOf(linesOf(square, options));
  return `${words('cubo.toldExchange', dieName(taken, words), dieName(given, words))}, ${changeText(change, words)}`;
}
