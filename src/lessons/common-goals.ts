import type { Seat } from '../games/game.js';
import { COMPARISON, comparing } from './compare.js';
import type { JudgedMove, LessonGame } from './lesson-game.js';
import { LEAST_LOSS, lossOf } from './rating.js';
import { LONGEST_WIN, winsWithin } from './win-in.js';

/** A goal that every game knows. */
interface CommonGoal {
  readonly syntax: string;
  readonly pattern: RegExp;
  readonly needsAnalysis?: boolean;
  reach<State, Move>(
    judged: JudgedMove<State, Move>,
    rules: LessonGame<State, Move>,
    groups: readonly string[],
  ): boolean;
}

/** The points that goals compare. */
export function worthOf<State, Move>(rules: LessonGame<State, Move>, state: State, seat: Seat): number {
  const total = () => rules.game.score(state, seat).reduce((sum, { points }) => sum + points, 0);
  return rules.worth?.(state, seat) ?? total();
}

const isWithin = <State, Move>(judged: JudgedMove<State, Move>, rules: LessonGame<State, Move>, limit: number) => {
  const loss = judged.analysis && lossOf(rules, judged, judged.analysis);
  return loss !== undefined && loss <= limit + LEAST_LOSS;
};

export const COMMON_GOALS: readonly CommonGoal[] = [
  { syntax: 'any', pattern: /^any$/, reach: () => true },
  { syntax: 'none-refused', pattern: /^none-refused$/, reach: ({ refused }) => refused === 0 },
  {
    syntax: 'best',
    pattern: /^best$/,
    needsAnalysis: true,
    reach: (judged, rules) => isWithin(judged, rules, 0),
  },
  {
    syntax: 'within=N',
    pattern: /^within\s*=\s*"?(\d{1,4}(?:\.\d{1,3})?)"?$/,
    needsAnalysis: true,
    reach: (judged, rules, [limit]) => isWithin(judged, rules, Number(limit)),
  },
  {
    syntax: 'gain>=N',
    pattern: new RegExp(`^gain${COMPARISON}$`),
    reach({ before, after, seat }, rules, [operator, number]) {
      return comparing(operator, number)(worthOf(rules, after, seat) - worthOf(rules, before, seat));
    },
  },
  {
    syntax: 'win in N',
    pattern: new RegExp(`^win in ([1-${LONGEST_WIN}])$`),
    reach: ({ after, seat }, rules, [moves]) => winsWithin(rules, after, seat, Number(moves) - 1),
  },
];
