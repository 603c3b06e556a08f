import { concealedRecord } from '../../match/record/concealed-record.js';
import type { Match } from '../../match/match.js';
import { omitUndefined } from '../../match/record/record.js';
import type { GameRecord } from '../../match/record/record.js';
import type { MoveReport, Viewer } from '../protocol.js';

/** Whether the moves from a ply on made public what was hidden before: then a viewer needs the whole game again. */
export function discloses<State, Move>(match: Match<State, Move>, from: number): boolean {
  const { game } = match;
  if (!game.conceal || !game.isDisclosed) return false;
  return game.isDisclosed(match.stateAt(from) as State, match.stateAt(match.length) as State);
}

/** Some moves of a match as a viewer may know them. */
export function movesFor<State, Move>(
  match: Match<State, Move>,
  viewer: Viewer,
  [from, to]: readonly [number, number],
): readonly MoveReport[] {
  const { game } = match;
  return match.entries.slice(from, to).map(({ actor, move, at }, i) => {
    const before = match.stateAt(from + i) as State;
    const shown = game.conceal?.(move, actor, viewer, before) ?? move;
    const text = game.makeMove(shown, game.view(before, viewer) as State, actor);
    return omitUndefined({ by: actor, move: text, at });
  });
}

/** The whole match as a viewer may know it. Who decides for a seat is sent separately, since it changes. */
export const recordFor = <State, Move>(match: Match<State, Move>, viewer: Viewer): GameRecord =>
  omitUndefined({ ...concealedRecord(match, viewer), players: undefined });
