import type { Actor } from '../../../../games/game.js';
import { play } from '../../../../games/triomino/rules.js';
import type { TriominoMove, TriominoState } from '../../../../games/triomino/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriominoTerms } from '../../../../locales/triomino/index.js';
import { describeEnd, describeMove, tileNames } from './describe.js';
import type { Company } from './describe.js';
import { doerOf, summaryOf } from './summary.js';

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
  const text =
    move.kind === 'deal' ? `${tileNames(move.tiles, words)}.` : summaryOf(move, actor, before, company, words);
  const yours = text && words('tabletop.of', words('tabletop.you'), text);
  return [yours, ...describeEnd(before, play(before, actor, move), company, words)].filter(Boolean).join(' ');
}
