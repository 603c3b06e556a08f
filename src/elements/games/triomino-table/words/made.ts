import type { Actor } from '../../../../games/game.js';
import { play } from '../../../../games/triomino/rules.js';
import type { TriominoMove, TriominoState } from '../../../../games/triomino/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriominoTerms } from '../../../../locales/triomino/index.js';
import { describeEnd, describeMove, tileNames } from './describe.js';
import type { Company } from './describe.js';
import { doerOf, tellMove } from './tell.js';

/** The sentence for a move; to the reader, who has made it, in few words. */
export function describeMade(
  move: TriominoMove,
  actor: Actor,
  before: TriominoState,
  company: Company,
  words: Term<TriominoTerms>,
): string {
  const { you, names } = company;
  const seat = move.kind === 'deal' ? move.seat : doerOf(move, actor, before);
  const isYours = you !== undefined && seat === you && names.length > 1;
  if (!isYours || move.kind === 'lead') return describeMove(move, actor, before, company, words);
  const told =
    move.kind === 'deal' ? `${tileNames(move.tiles, words)}.` : tellMove(move, actor, before, company, words);
  const yours = told && words('tabletop.of', words('tabletop.you'), told);
  return [yours, ...describeEnd(before, play(before, actor, move), company, words)].filter(Boolean).join(' ');
}
