import type { GoalMoment } from './goal.js';
import type { LessonGame } from './lesson-game.js';

/** The hints that an author has written, as marks: `b2 | b2-d2`. */
export const parseHints = (text: string): readonly string[] =>
  text
    .split('|')
    .map((hint) => hint.trim())
    .filter(Boolean);

/** Hints to a move where the author has written none: first where to look, then every place that the move touches, and what lies round it. */
export function ownHints<State, Move>(
  move: Move,
  { state, seat }: GoalMoment<State>,
  rules: LessonGame<State, Move>,
): readonly string[] {
  const places = [...rules.placesOf(move, state, seat), ...(rules.besides?.(move, state) ?? [])];
  const [first] = places;
  if (first === undefined) return [];
  return places.length > 1 ? [first, places.join(' ')] : [first];
}

/** Whether a move touches nothing but what a step lets readers press, in the names of the game's marks. */
export function isOnTarget<State, Move>(
  move: Move,
  targets: readonly string[],
  { state, seat }: GoalMoment<State>,
  rules: LessonGame<State, Move>,
): boolean {
  const allowed = targets.map((target) => target.toLowerCase());
  return rules.placesOf(move, state, seat).every((place) => allowed.includes(place.toLowerCase()));
}
