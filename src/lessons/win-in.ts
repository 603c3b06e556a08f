import type { Seat } from '../games/game.js';
import type { LessonGame } from './lesson-game.js';

/** The most own moves in which a win is looked for: beyond, the replies are too many to try them all. */
export const LONGEST_WIN = 3;

/** Whether a seat has won alone. */
function hasWon<State, Move>({ game }: LessonGame<State, Move>, state: State, seat: Seat): boolean {
  const winners = game.outcome(state)?.winners;
  return winners?.length === 1 && winners[0] === seat;
}

/**
 * Whether a seat wins with so many further own moves at most, whatever the others do. Dice and draws are never certain, so a state in which chance has
 * to move is no win.
 */
export function winsWithin<State, Move>(
  rules: LessonGame<State, Move>,
  state: State,
  seat: Seat,
  moves: number,
): boolean {
  const { game } = rules;
  if (game.outcome(state)) return hasWon(rules, state, seat);
  if (moves < (rules.movesToWin?.(state, seat) ?? 1)) return false;
  const [actor] = game.actors(state);
  if (typeof actor !== 'number') return false;
  const next = (move: Move) => game.play(state, actor, move);
  if (actor === seat) return game.moves(state, seat).some((move) => winsWithin(rules, next(move), seat, moves - 1));
  return game.moves(state, actor).every((move) => winsWithin(rules, next(move), seat, moves));
}
