/**
 * Goals of a lesson: what a reader's move is judged by. A goal is a list of ways to reach it, separated by `;`: moves, patterns such as `b2*`, and
 * predicates, also several at once, `triad and best`. Several goals one after the other are separated by ` then `.
 */
import type { Seat } from '../games/game.js';
import { GameError, gameError, shown } from '../games/game-error.js';
import { attributeText } from '../games/texts.js';
import { COMMON_GOALS } from './common-goals.js';
import type { JudgedMove, LessonGame } from './lesson-game.js';

/** The longest goal that is read, in characters. */
const LIMIT = 2000;

/** One way to reach a goal. */
export interface Condition<State, Move> {
  readonly text: string;
  /** How much it says about a move; the highest of several that fit is the most particular. */
  readonly particularity: number;
  /** Whether an opponent has to analyse the position first. */
  readonly needsAnalysis: boolean;
  /** Whether it names a move, describes some, or fits a text. */
  readonly kind: 'move' | 'predicate' | 'pattern';
  fits(judged: JudgedMove<State, Move>): boolean;
}

/** What a move has to be: one of the conditions. */
export type Goal<State, Move> = readonly Condition<State, Move>[];

/** The moment a goal is for. */
export interface GoalMoment<State> {
  readonly state: State;
  readonly seat: Seat;
}

/** A move says everything; then come patterns, by their letters, and predicates. `*` and `any` say nothing. */
const OF_MOVE = 1000;
const OF_OWN_GOAL = 40;
const OF_COMMON_GOAL = 20;

/** All words that a goal of a game may have. */
export const goalWords = <State, Move>(rules: LessonGame<State, Move>): readonly string[] =>
  [...COMMON_GOALS, ...rules.goals].map(({ syntax }) => syntax);

/**
 * Parses the goals of a step, each for one move of the reader.
 * @param place the attribute it is from, for the message
 * @throws GameError `bad-attribute`
 */
export function parseGoals<State, Move>(
  text: string,
  moment: GoalMoment<State>,
  rules: LessonGame<State, Move>,
  place = 'goal',
): readonly Goal<State, Move>[] {
  return attributeText(text, place, LIMIT)
    .split(/\sthen\s/i)
    .map((part) => parseGoal(part, moment, rules, place));
}

/** Parses one goal. @throws GameError `bad-attribute` */
export function parseGoal<State, Move>(
  text: string,
  moment: GoalMoment<State>,
  rules: LessonGame<State, Move>,
  place = 'goal',
): Goal<State, Move> {
  const parts = text.split(';').map((part) => part.trim().replace(/\s+/g, ' '));
  const conditions = parts.filter(Boolean).map((part) => parseCondition(part, moment, rules, place));
  if (conditions.length > 0) return conditions;
  throw new GameError('bad-attribute', `${place} is empty, expected ${expected(rules)}`, { place });
}

function parseCondition<State, Move>(
  text: string,
  moment: GoalMoment<State>,
  rules: LessonGame<State, Move>,
  place: string,
): Condition<State, Move> {
  const parts = text.split(/ and /i).map((part) => parseOne(part.trim(), moment, rules, place));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    text,
    particularity: parts.reduce((sum, { particularity }) => sum + particularity, 1),
    needsAnalysis: parts.some(({ needsAnalysis }) => needsAnalysis),
    kind: parts.every(({ kind }) => kind === 'pattern') ? 'pattern' : 'predicate',
    fits: (judged) => parts.every((part) => part.fits(judged)),
  };
}

function parseOne<State, Move>(
  text: string,
  moment: GoalMoment<State>,
  rules: LessonGame<State, Move>,
  place: string,
): Condition<State, Move> {
  const word = text.toLowerCase();
  const condition = ofCommonGoal(word, rules) ?? ofOwnGoal(word, rules) ?? ofPattern(text, rules);
  return condition ?? ofMove(text, moment, rules, place);
}

function ofCommonGoal<State, Move>(text: string, rules: LessonGame<State, Move>): Condition<State, Move> | undefined {
  for (const goal of COMMON_GOALS) {
    const groups = goal.pattern.exec(text)?.slice(1);
    if (!groups) continue;
    const { needsAnalysis = false } = goal;
    const isAny = goal.syntax === 'any';
    const particularity = isAny ? 0 : OF_COMMON_GOAL;
    const fits = (judged: JudgedMove<State, Move>) => goal.reach(judged, rules, groups);
    return { text, particularity, needsAnalysis, kind: isAny ? 'pattern' : 'predicate', fits };
  }
  return undefined;
}

function ofOwnGoal<State, Move>(text: string, { goals }: LessonGame<State, Move>): Condition<State, Move> | undefined {
  for (const goal of goals) {
    const groups = goal.pattern.exec(text)?.slice(1);
    if (groups)
      return { text, particularity: OF_OWN_GOAL, needsAnalysis: false, kind: 'predicate', fits: goal.read(...groups) };
  }
  return undefined;
}

const tidy = (text: string): string => text.toLowerCase().replace(/\s/g, '');

/** `b2*`: any text instead of each asterisk. */
function ofPattern<State, Move>(text: string, { game }: LessonGame<State, Move>): Condition<State, Move> | undefined {
  if (!text.includes('*')) return undefined;
  const pieces = tidy(text).split(/\*+/);
  const pattern = new RegExp(`^${pieces.map(escaped).join('.*')}$`, 's');
  return {
    text,
    particularity: pieces.join('').length && 100 + pieces.join('').length,
    needsAnalysis: false,
    kind: 'pattern',
    fits: ({ move, before, seat }) => pattern.test(tidy(game.makeMove(move, before, seat))),
  };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

function ofMove<State, Move>(
  text: string,
  { state, seat }: GoalMoment<State>,
  rules: LessonGame<State, Move>,
  place: string,
): Condition<State, Move> {
  const { game } = rules;
  try {
    game.parseMove(text, state, seat);
  } catch (error) {
    gameError(error);
    throw new GameError('bad-attribute', `${place} is ${shown(text)}, expected ${expected(rules)}`, { place, text });
  }
  return {
    text,
    particularity: OF_MOVE,
    needsAnalysis: false,
    kind: 'move',
    // How a text is read may depend on the moment: whether a discard is marked, whose turn it is.
    fits: ({ move, before, seat: who }) =>
      game.makeMove(game.parseMove(text, before, who), before, who) === game.makeMove(move, before, who),
  };
}

const expected = <State, Move>(rules: LessonGame<State, Move>): string =>
  `a move, a pattern with *, or one of ${goalWords(rules).join(', ')}`;

/** Whether a move reaches a goal. */
export const reaches = <State, Move>(goal: Goal<State, Move>, judged: JudgedMove<State, Move>): boolean =>
  goal.some((condition) => condition.fits(judged));
