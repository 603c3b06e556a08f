import { judge, needsAnalysis } from '../../lessons/answers.js';
import type { Judgement } from '../../lessons/answers.js';
import type { JudgedMove } from '../../lessons/lesson-game.js';
import { explainMove } from './computer-advice.js';
import { delay } from './delay.js';
import type { LedGame } from './led-game.js';
import type { LessonStage } from './lesson-stage.js';
import type { LessonSteps } from './lesson-steps.js';
import type { LessonView } from './lesson-view.js';
import type { Scene } from './scene.js';
import type { StepCard } from './step-card.js';
import { tempo } from './tempo.js';
import type { WrittenAnswer, WrittenReply } from './parts/written-step.js';

/** A verdict that cannot be read is none. */
function isGood(answer: WrittenAnswer): boolean {
  try {
    return answer.verdict === 'good';
  } catch {
    return false;
  }
}

/** The parts of a lesson that show its steps. */
export interface LessonParts {
  readonly view: LessonView;
  readonly steps: LessonSteps;
  readonly card: StepCard;
  readonly stage: LessonStage;
}

/** Judges the reader's moves and choices: says so, takes back what is wrong, and replies to what is right. */
export class AnswerJudge {
  readonly #parts: LessonParts;
  #refusals = 0;

  constructor(parts: LessonParts) {
    this.#parts = parts;
  }

  /** Counts a move that the rules have refused. */
  countRefusal(): void {
    this.#refusals++;
  }

  /** Forgets what was refused in another step. */
  reset(): void {
    this.#refusals = 0;
  }

  /** Judges the button of a question. */
  judgeChoice(written: WrittenAnswer): void {
    const { steps, view } = this.#parts;
    if (steps.progress.phase !== 'open') return;
    const { element, next, choice = '' } = written;
    const verdict = isGood(written) ? 'good' : 'wrong';
    const answer = steps.current?.answers.findIndex((each) => each.element === element) ?? -1;
    this.#announce({ verdict, answer, next }, choice, { isLast: true });
    if (verdict === 'wrong') steps.dispatch({ type: 'take-back' });
    else view.focusOn('next');
  }

  /** Judges the latest move. */
  async judgeMove(scene: Scene, game: LedGame): Promise<void> {
    const { steps, card } = this.#parts;
    const { match } = game;
    const { rules, written, controller, answers, goals } = scene;
    const made = match.entries[match.ply - 1];
    const goal = goals[steps.progress.part];
    if (!made || !rules || !goal || typeof made.actor !== 'number') return;
    const before = match.stateAt(match.ply - 1);
    const move = { seat: made.actor, move: made.move, before, after: match.state, refused: this.#refusals };
    this.#refusals = 0;
    const isRated = needsAnalysis(goal, answers);
    const analysis = isRated ? await game.thinker.analyse(before, made.actor, controller.signal) : undefined;
    const judgement = judge(goal, answers, { ...move, analysis });
    const isDeciding = judgement.verdict === 'good' || judgement.answer !== undefined;
    // Hints were for this move.
    if (steps.progress.hints > 0) game.mark(written.marks);
    if (!isDeciding && steps.progress.made + 1 < written.moves) {
      // What was said of an earlier try is over.
      card.clear();
      steps.dispatch({ type: 'move' });
      return;
    }
    await game.element.updateComplete;
    if (judgement.verdict === 'good') await this.#accept(scene, game, judgement, made.text);
    else await this.#correct(scene, game, judgement, { text: made.text, move });
  }

  async #accept(scene: Scene, game: LedGame, judgement: Judgement, text: string): Promise<void> {
    const { part } = this.#parts.steps.progress;
    const reply = scene.written.replies[part];
    this.#announce(judgement, text, { isLast: part + 1 >= scene.goals.length });
    if (reply) await this.#reply(reply, scene, game);
  }

  /** Plays what the author, or the computer, replies. */
  async #reply(reply: WrittenReply, { controller: { signal } }: Scene, game: LedGame): Promise<void> {
    const { view, card } = this.#parts;
    await delay(tempo.reply, signal);
    const { match, seat } = game;
    if (reply.moves.length > 0) for (const move of reply.moves) game.play(move);
    else if (seat !== undefined) {
      const move = await game.thinker.choose(match.state, seat, reply.level, signal);
      if (move !== undefined) game.play(match.game.makeMove(move, match.state, seat));
    }
    card.showReply(reply);
    view.say(reply.prose);
    view.reveal(reply.element);
  }

  /** Says why a move is not right, leaves it to be seen, and takes it back. */
  async #correct(
    { controller: { signal }, base, rules }: Scene,
    game: LedGame,
    judgement: Judgement,
    { text, move }: { readonly text: string; readonly move: JudgedMove<unknown, unknown> },
  ): Promise<void> {
    const { view, steps } = this.#parts;
    const isExplained = judgement.answer === undefined && rules !== undefined;
    const explanation = isExplained ? await explainMove(move, rules, { game, words: view.words, signal }) : undefined;
    this.#announce(judgement, text, { explanation, isLast: true });
    await delay(tempo.seen, signal);
    game.takeBackTo(base);
    steps.dispatch({ type: 'take-back' });
    view.say(view.words('lesson.takenBack'));
  }

  /** Shows and says a verdict, and emits it. */
  #announce(
    judgement: Judgement,
    text: string,
    { explanation, isLast }: { readonly explanation?: string | undefined; readonly isLast: boolean },
  ): void {
    const { view, steps, card } = this.#parts;
    const { verdict, next } = judgement;
    const own = view.words(verdict === 'good' ? 'lesson.right' : 'lesson.wrong');
    const { text: message, element } = card.showVerdict(judgement, [own, explanation].filter(Boolean).join(' '));
    steps.dispatch({ type: 'answer', verdict, isLast, next });
    view.say(message);
    view.reveal(element);
    const tries = steps.progress.tries + (verdict === 'good' ? 1 : 0);
    view.emit('lesson-answer', { ...steps.detail, verdict, text, message, tries });
  }
}
