/**
 * How far a reader is in a lesson: the current step, its tries and hints, what has been solved. A pure reducer: what happens on the board is the
 * element's business.
 */

/** What a step wants: nothing, the press of a button, or moves. */
export type StepKind = 'read' | 'ask' | 'move';

/** The steps, as far as the way through them depends on it. */
export interface LessonStep {
  readonly kind: StepKind;
  /** The name that `next` of other steps refers to. */
  readonly name?: string | undefined;
  /** The name of the step that follows; default: the next one. `end` ends the lesson. */
  readonly next?: string | undefined;
}

/** How a step was solved: at the first try without help, later without help, not yet like that, or passed without a try. */
export type Result = 'right' | 'mended' | 'missed' | 'skipped';

/** `open`: the reader is to do something. `wrong`: a wrong move is still to be seen. `solved`: the next step may come. `ended`: the lesson is over. */
export type Phase = 'open' | 'wrong' | 'solved' | 'ended';

export interface Progress {
  readonly step: number;
  readonly phase: Phase;
  /** The part of the goal that is wanted now, from 0. */
  readonly part: number;
  /** The moves made in that part. */
  readonly made: number;
  /** The wrong tries since the step was entered. */
  readonly tries: number;
  /** How many hints were given for the move that is wanted now. */
  readonly hints: number;
  /** Whether a hint was given, or the solution was shown, since the step was entered. */
  readonly isHelped: boolean;
  /** The name of the step that the latest answer leads to. */
  readonly next: string | undefined;
  /** The steps on the way to this one. */
  readonly way: readonly number[];
  readonly results: readonly (Result | null)[];
  /** The missed and skipped steps that come after this one, while those are tried again. */
  readonly again: readonly number[] | undefined;
}

export type LessonAction =
  /** The reader has answered. `isLast`: the move reaches the last part of the goal. */
  | {
      readonly type: 'answer';
      readonly verdict: 'good' | 'wrong';
      readonly isLast: boolean;
      readonly next?: string | undefined;
    }
  /** A move that does not decide yet. */
  | { readonly type: 'move' }
  /** The moves of the step are off the board. */
  | { readonly type: 'take-back' }
  | { readonly type: 'hint' }
  | { readonly type: 'show' }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'go-to'; readonly step: number }
  /** Tries the missed and the skipped steps once more. */
  | { readonly type: 'retry' }
  | { readonly type: 'restart' };

/** The name with which `next` ends a lesson. */
export const END = 'end';

const entered = { part: 0, made: 0, tries: 0, hints: 0, isHelped: false, next: undefined };

const phaseOf = (step: LessonStep | undefined): Phase => (step?.kind === 'read' ? 'solved' : 'open');

/** The progress at the start of a lesson. */
export function startProgress(steps: readonly LessonStep[], results?: Progress['results']): Progress {
  return {
    ...entered,
    step: 0,
    phase: phaseOf(steps[0]),
    way: [],
    results: results ?? steps.map(() => null),
    again: undefined,
  };
}

/** The steps that a reader has to do something in. */
export const tasksIn = (steps: readonly LessonStep[]): readonly number[] =>
  steps.flatMap(({ kind }, step) => (kind === 'read' ? [] : [step]));

/** The steps with one of some results. */
export const stepsWith = ({ results }: Pick<Progress, 'results'>, ...wanted: readonly Result[]): readonly number[] =>
  results.flatMap((result, step) => (result && wanted.includes(result) ? [step] : []));

/** The steps that are to be tried again: met, and not solved without help. */
export const openIn = (progress: Pick<Progress, 'results'>): readonly number[] =>
  stepsWith(progress, 'missed', 'skipped');

export function reduce(progress: Progress, action: LessonAction, steps: readonly LessonStep[]): Progress {
  const { phase, step } = progress;
  switch (action.type) {
    case 'answer':
      return phase === 'open' ? answered(progress, action) : progress;
    case 'move':
      return phase === 'open' ? { ...progress, made: progress.made + 1, hints: 0 } : progress;
    case 'take-back':
      return takenBack(progress);
    case 'hint':
      return phase === 'open' ? { ...progress, hints: progress.hints + 1, isHelped: true } : progress;
    case 'show':
      return phase === 'open' ? { ...progress, isHelped: true } : progress;
    case 'next':
      return phase === 'ended' ? progress : after(left(progress, steps), steps);
    case 'back':
      return backFrom(progress, steps);
    case 'go-to':
      if (!steps[action.step]) return progress;
      return enter({ ...progress, again: undefined }, action.step, steps, [...progress.way, step]);
    case 'retry': {
      const [first, ...again] = openIn(progress);
      return first === undefined ? progress : enter({ ...progress, again }, first, steps, []);
    }
    case 'restart':
      return startProgress(steps);
  }
}

function answered(progress: Progress, { verdict, isLast, next }: Extract<LessonAction, { type: 'answer' }>): Progress {
  const { step, tries, isHelped } = progress;
  if (verdict === 'wrong') return { ...withResult(progress, step, 'missed'), phase: 'wrong', tries: tries + 1, next };
  if (!isLast) return { ...progress, part: progress.part + 1, made: 0, hints: 0 };
  const isClean = tries === 0 && !isHelped;
  return { ...withResult(progress, step, isClean ? 'right' : 'missed'), phase: 'solved', next };
}

function takenBack(progress: Progress): Progress {
  const { phase, part, made } = progress;
  const isBegun = phase === 'wrong' || (phase === 'open' && part + made > 0);
  return isBegun ? { ...progress, phase: 'open', part: 0, made: 0 } : progress;
}

/** What was right once stays right; what was missed and is right now is mended. */
function withResult(progress: Progress, step: number, result: 'right' | 'missed' | 'skipped'): Progress {
  const known = progress.results[step];
  const isKept = known === 'right' || known === 'mended';
  const afterMiss = result === 'right' ? 'mended' : 'missed';
  const now = isKept ? known : known === 'missed' ? afterMiss : result;
  return { ...progress, results: progress.results.with(step, now) };
}

/** A task that the reader passes without having solved it is missed, or skipped without a try. */
function left(progress: Progress, steps: readonly LessonStep[]): Progress {
  const { step, phase, tries, isHelped } = progress;
  const isTask = steps[step] !== undefined && steps[step].kind !== 'read';
  if (!isTask || (phase !== 'open' && phase !== 'wrong')) return progress;
  return withResult(progress, step, tries > 0 || isHelped ? 'missed' : 'skipped');
}

function after(progress: Progress, steps: readonly LessonStep[]): Progress {
  const { step, again, way } = progress;
  const on = [...way, step];
  if (again) {
    const [first, ...rest] = again;
    return first === undefined ? ended(progress, on) : enter({ ...progress, again: rest }, first, steps, on);
  }
  const name = progress.next ?? steps[step]?.next;
  const named = name === undefined ? -1 : steps.findIndex((each) => each.name === name);
  const target = named < 0 ? step + 1 : named;
  return name === END || !steps[target] ? ended(progress, on) : enter(progress, target, steps, on);
}

const ended = (progress: Progress, way: readonly number[]): Progress => ({
  ...progress,
  ...entered,
  phase: 'ended',
  way,
  again: undefined,
});

function enter(progress: Progress, step: number, steps: readonly LessonStep[], way: readonly number[]): Progress {
  return { ...progress, ...entered, step, phase: phaseOf(steps[step]), way };
}

function backFrom(progress: Progress, steps: readonly LessonStep[]): Progress {
  const { way } = progress;
  const before = way.at(-1);
  return before === undefined ? progress : enter(progress, before, steps, way.slice(0, -1));
}

/**
 * The progress after the page has changed the steps. The reader stays in the same step; one that is gone or another one now begins anew.
 * @param numberOf the new number of a step; `undefined` if it is gone
 * @param isSame whether the current step is as it was
 */
export function carryOver(
  progress: Progress,
  steps: readonly LessonStep[],
  numberOf: (step: number) => number | undefined,
  isSame: boolean,
): Progress {
  const still = (list: readonly number[]) => list.flatMap((step) => numberOf(step) ?? []);
  const results = steps.map((_, step) => progress.results.find((_result, old) => numberOf(old) === step) ?? null);
  const way = still(progress.way);
  const carried = { ...progress, results, way, again: progress.again && still(progress.again) };
  const last = Math.max(0, steps.length - 1);
  if (progress.phase === 'ended') return { ...carried, step: last };
  const step = numberOf(progress.step);
  return isSame && step !== undefined
    ? { ...carried, step }
    : enter(carried, step ?? Math.min(progress.step, last), steps, way);
}
