import type { GameEventDetails, GameMoveDetail } from '../elements/base/events.js';
import type { Seat } from '../games/game.js';
import type { Match } from '../match/match.js';

/** An element, as far as its secrets matter. */
export interface Viewed {
  readonly match: Match;
  /** Whose hidden pieces are shown, if the page says so. */
  readonly viewing?: Seat | 'public' | 'all' | undefined;
}

/** The detail of an event as the viewer of an element may know it: the page around a frame is sent no more than its user sees. */
export function concealedDetail<Detail extends GameEventDetails[keyof GameEventDetails]>(
  { match, viewing }: Viewed,
  detail: Detail,
): Detail {
  const { game, state } = match;
  if (viewing === undefined || viewing === 'all') return detail;
  const conceal = <Made extends Pick<GameMoveDetail, 'actor' | 'move' | 'text'>>(made: Made): Made => {
    const before = match.stateAt(match.entries.findLastIndex((entry) => entry.move === made.move));
    const move = game.conceal?.(made.move, made.actor, viewing, before) ?? made.move;
    return { ...made, move, text: game.makeMove(move, state, made.actor) };
  };
  if ('move' in detail) return { ...detail, ...conceal(detail) };
  return 'moves' in detail ? { ...detail, moves: detail.moves.map(conceal) } : detail;
}
