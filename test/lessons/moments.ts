import type { GoalMoment } from '../../src/lessons/goal.js';
import type { LessonGame } from '../../src/lessons/lesson-game.js';
import { cuboLessons } from '../../src/lessons/games/cubo.js';
import { kubiLessons } from '../../src/lessons/games/kubi.js';
import { triadLessons } from '../../src/lessons/games/triad.js';
import { tricuboLessons } from '../../src/lessons/games/tricubo.js';
import { triominoLessons } from '../../src/lessons/games/triomino.js';

const GAMES: readonly unknown[] = [triadLessons, kubiLessons, tricuboLessons, cuboLessons, triominoLessons];

/** A moment of a game in which a reader is to move. */
export interface Moment extends GoalMoment<unknown> {
  readonly rules: LessonGame<unknown, unknown>;
}

/** Positions that several tests judge moves in. */
export const POSITIONS = {
  /** White can make one triad, and take off either of two dice. */
  triad: 'ccc1ba/2a3/3C2/6/6/1AABBC w 0-0',
  /** White has no ordinary move. */
  walledIn: '5a/6/6/abb3/AAb3/CCb3 w 2-0',
  /** The 2, the 5 and the 6 are crossed, and 13356 is rolled. */
  kubi: '2:2,5:5,6:7 0,0,0,5,8,5,8,0,4,0,0 | 0 13356',
  tricubo: '3,2,4,2,1 .,.,.,.,. L | A 2 0 346',
  sixes: '3,2,4,2,1 .,.,.,.,. L | A 1 0 166',
  /** Worth 13. */
  cubo: '1 0 build 0 | r1b4r3/r2w3r2/b3b4b5 o - 0 | r6r1b6b2',
  /** The exchange ends the round. */
  exchange: '1 0 exchange 0 | r4r5b1/b3w4b5/b2r3r4 t r6 0 | r1-b2b4',
  /** With a gap that completes two hexagons. */
  triomino: '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1 | 055,144,244,345,555',
  bridge: '444@0,1 441@-1,1 114@-2,1 241@-2,0 122@-3,0 222@-3,-1 223@-2,-1 332@-1,-1 | 344,555',
} as const;

export const rulesOf = (id: string): Moment['rules'] =>
  (GAMES as readonly Moment['rules'][]).find(({ game }) => game.id === id)!;

export function momentOf(id: string, position: string): Moment {
  const rules = rulesOf(id);
  const { game } = rules;
  const state = (game.startLoosely ?? game.start)(game.parsePosition(position));
  return { rules, state, seat: game.actors(state)[0] as number };
}
