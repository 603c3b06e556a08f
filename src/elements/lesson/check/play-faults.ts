import { GameError, shown } from '../../../games/game-error.js';
import type { Goal, GoalMoment } from '../../../lessons/goal.js';
import type { LessonGame } from '../../../lessons/lesson-game.js';
import { solutionsOf } from '../../../lessons/solution.js';
import { Match } from '../../../match/match.js';
import { readMove } from '../../../match/moves/read-move.js';
import { captureGameError } from '../../base/capture-game-error.js';
import type { WrittenStep } from '../parts/written-step.js';
import { playPrepared } from '../prepared-move.js';
import { missingPosition, readTask } from '../scene.js';

/** What a step is checked against. */
export interface CheckedGame {
  readonly rules: LessonGame<unknown, unknown>;
  /** The options that the page has set. */
  readonly options: object;
  /** @throws GameError `bad-attribute` */
  readonly readMarks: ((text: string) => unknown) | undefined;
}

/** What cannot be played in a step: found without its board, as it will be found on it. */
export function playFaultsIn(step: WrittenStep, game: CheckedGame): readonly GameError[] {
  const faults: (GameError | undefined)[] = [...markFaults(step, game)];
  const { position, play, kind } = step;
  if (position === undefined) {
    if (kind === 'move') faults.push(missingPosition());
    return found(faults);
  }
  const capture = <Result>(run: () => Result): Result | undefined => {
    let result: Result | undefined;
    const fault = captureGameError(() => (result = run()));
    faults.push(fault);
    return fault ? undefined : result;
  };
  const match = capture(() => {
    const start = { start: position, positionCheck: 'loose', options: game.options, dice: 'remote' } as const;
    const made = new Match(game.rules.game, start);
    for (const move of play) playPrepared(made, move);
    return made;
  });
  if (!match || kind !== 'move') return found(faults);
  const seat = match.actors.find((actor) => typeof actor === 'number');
  const { goals, answers } = readTask(step, { seat, match }, game.rules, capture);
  const [goal] = goals;
  // What the reader has moved before decides about the rest.
  if (!goal || seat === undefined || goals.length > 1 || step.moves > 1) return found(faults);
  const moment = { state: match.state, seat };
  const written = [
    { place: 'goal', goal },
    ...answers.map((answer) => ({ place: 'the move of an answer', goal: answer.goal })),
  ];
  faults.push(...written.flatMap((each) => illegalMoves(each, moment, game.rules)));
  faults.push(replyFault(step, goal, moment, game.rules));
  return found(faults);
}

const found = (faults: readonly (GameError | undefined)[]): readonly GameError[] =>
  faults.filter((fault) => fault !== undefined);

function markFaults(
  { marks, hints, targets }: WrittenStep,
  { readMarks }: CheckedGame,
): readonly (GameError | undefined)[] {
  if (!readMarks) return [];
  const texts = { marks: marks ?? '', hints: hints.join(' '), targets: targets.join(' ') };
  return Object.entries(texts).map(([place, text]) => (text === '' ? undefined : badMarks(place, text, readMarks)));
}

function badMarks(place: string, text: string, readMarks: (text: string) => unknown): GameError | undefined {
  const fault = captureGameError(() => readMarks(text));
  return fault && new GameError(fault.code, fault.message.replace(/^marks /, `${place} `), { ...fault.details, place });
}

/** The moves that a goal or an answer names, and that nobody can make. */
function illegalMoves(
  { place, goal }: { readonly place: string; readonly goal: Goal<unknown, unknown> },
  moment: GoalMoment<unknown>,
  rules: LessonGame<unknown, unknown>,
): readonly GameError[] {
  const named = goal.filter(({ kind }) => kind === 'move');
  const illegal = named.filter((condition) => solutionsOf([condition], moment, rules).length === 0);
  return illegal.map(
    ({ text }) =>
      new GameError('illegal-move', `${place} names ${shown(text)}, which is no legal move here`, { place, text }),
  );
}

/** The first right move that the author's reply cannot answer. */
function replyFault(
  { replies: [reply] }: WrittenStep,
  goal: Goal<unknown, unknown>,
  { state, seat }: GoalMoment<unknown>,
  rules: LessonGame<unknown, unknown>,
): GameError | undefined {
  const { game } = rules;
  for (const move of reply ? solutionsOf(goal, { state, seat }, rules) : []) {
    const after = game.play(state, seat, move);
    const fault = captureGameError(() =>
      reply!.moves.reduce((now, text) => {
        const read = readMove(game, now, text);
        return game.play(now, read.actor, read.move);
      }, after),
    );
    if (fault) {
      const message = `the reply cannot follow ${shown(game.makeMove(move, state, seat))}: ${fault.message}`;
      return new GameError(fault.code, message, fault.details, fault.refusal);
    }
  }
  return undefined;
}
