import type { Actor } from '../../games/game.js';
import type { LinkRequest } from '../../interaction/links/page-links.js';
import { isOnTarget } from '../../lessons/hints.js';
import type { LessonAction, Progress } from '../../lessons/progress.js';
import type { Intention } from '../../match/gate.js';
import type { GameChangeDetail } from '../base/events.js';
import type { LeadableElement } from '../session/lead.js';
import { AnswerJudge } from './answer-judge.js';
import { HintGiver } from './hint-giver.js';
import { resultText } from './lesson-message.js';
import { LessonStage } from './lesson-stage.js';
import { LessonSteps } from './lesson-steps.js';
import type { LessonView } from './lesson-view.js';
import { StepCard } from './step-card.js';
import type { WrittenAnswer, WrittenStep } from './parts/written-step.js';

/** What leads to another step. */
type Turn = Extract<LessonAction, { type: 'next' | 'back' | 'go-to' | 'retry' | 'restart' }>;

/** What is shown: a step, or the end, in a game. */
interface Moment {
  readonly step: WrittenStep | undefined;
  readonly game: LeadableElement | undefined;
  readonly isEnded: boolean;
}

/** Leads through the steps of a lesson: sets them up in the game, lets the reader do what they ask for, and has that judged. */
export class StepPlayer {
  readonly steps: LessonSteps;
  readonly card: StepCard;
  readonly stage: LessonStage;
  readonly #view: LessonView;
  readonly #judge: AnswerJudge;
  readonly #hints: HintGiver;
  #listening: AbortController | undefined;
  /** What is on the card and on the board. */
  #shown: Moment | undefined;
  #isPlaying = false;

  /** @param onProgress called with the progress after every change */
  constructor(view: LessonView, onProgress: (progress: Progress) => void) {
    this.#view = view;
    this.steps = new LessonSteps((progress) => {
      onProgress(progress);
      view.requestUpdate();
    });
    this.card = new StepCard(this.steps);
    this.stage = new LessonStage(view, () => void this.#showControl(false));
    this.#judge = new AnswerJudge({ view, steps: this.steps, card: this.card, stage: this.stage });
    this.#hints = new HintGiver({ view, steps: this.steps, card: this.card, stage: this.stage });
  }

  /** Leads another game, or none, and shows the current step in it, unless it is there already. */
  lead(element: LeadableElement | undefined): void {
    if (this.stage.game?.element !== element) {
      this.#isPlaying = false;
      this.#listening?.abort();
      this.stage.release();
      if (element) {
        this.stage.lead(element, { allows: this.#allows, followLink: this.#followLink });
        this.#listen(element);
      }
    }
    const { step, game, isEnded } = this.#moment;
    const shown = this.#shown;
    if (shown?.step !== step || shown?.game !== game || shown?.isEnded !== isEnded) void this.#show();
  }

  /** Whether the reader plays a game after the lesson. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Begins a game against the computer in place of the lesson, unless the page does something else. It lasts until the reader goes to a step. */
  play(): void {
    const { game } = this.stage;
    if (!game || !this.#view.emit('lesson-before-play', { game: game.match.game.id })) return;
    this.#isPlaying = true;
    this.stage.clear();
    game.beginOwn();
    this.#view.requestUpdate();
    this.#view.focusOn(game.element);
    game.element.scrollIntoView({ block: 'nearest' });
  }

  /** Goes on, back, to the missed steps or to the start. */
  turn(action: Turn): void {
    this.#isPlaying = false;
    if (this.steps.dispatch(action)) void this.#show(true);
  }

  /** Shows the task of the step again, in place of what was said of a move. */
  showTask(): void {
    this.card.clear();
    this.#view.say(this.steps.current?.prose ?? '');
    this.#view.focusOn('next');
    this.#view.requestUpdate();
  }

  /** Answers a question. */
  choose(answer: WrittenAnswer): void {
    this.#judge.judgeChoice(answer);
  }

  /** Gives the next hint; after the last one, shows a move that is right. */
  hint(): void {
    void this.#hints.give();
  }

  get #moment(): Moment {
    const { current, progress } = this.steps;
    return { step: current, game: this.stage.game?.element, isEnded: progress.phase === 'ended' };
  }

  /** Shows the current step. @param isAsked whether the reader has gone there, so that the step is announced */
  async #show(isAsked = false): Promise<void> {
    const { steps, stage } = this;
    const isMet = isAsked || this.#shown?.step !== steps.current;
    stage.clear();
    this.#judge.reset();
    // A game that comes later is at the start of the step.
    steps.dispatch({ type: 'take-back' });
    this.#shown = this.#moment;
    const { step: written, isEnded } = this.#shown;
    this.card.showStep(isEnded ? undefined : written);
    this.#view.requestUpdate();
    if (isEnded) return isAsked ? this.#end() : undefined;
    if (!written) return;
    const { words } = this.#view;
    const { step, of } = steps.detail;
    if (isAsked) this.#view.say(`${words('lesson.step', step + 1, of)}. ${written.prose}`);
    if (isMet) this.#view.emit('lesson-step', steps.detail);
    await stage.setUp(written);
    if (steps.current !== written) return;
    if (isAsked) this.#focusIn(written);
    // A page does not scroll before the reader has done something.
    if (isAsked || this.#view.isInDialog) void this.#showControl(true);
  }

  #end(): void {
    const { words } = this.#view;
    const { result } = this.steps;
    this.#view.emit('lesson-end', result);
    this.#view.say([words('lesson.done'), resultText(result, this.steps.tried, words)].join(' '));
    this.#view.focusOn('next');
  }

  #focusIn({ kind }: WrittenStep): void {
    if (kind === 'move') this.#focusGame();
    else this.#view.focusOn(kind === 'ask' ? 'choice' : 'next');
  }

  #focusGame(): void {
    this.#view.focusOn(this.stage.game?.element ?? 'next');
  }

  #listen(element: LeadableElement): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    element.addEventListener('game-change', this.#onChange as EventListener, { signal });
    element.addEventListener('game-refuse', () => this.#judge.countRefusal(), { signal });
    for (const type of ['click', 'keyup', 'pointerup'])
      element.addEventListener(type, () => void this.#showControl(false), { signal });
  }

  /** Keeps the card out of the way of what is pressed next in the game. @param isNew whether the reader looks at a new step */
  async #showControl(isNew: boolean): Promise<void> {
    const { game } = this.stage;
    if (!game) return;
    // A press may take effect only after its event.
    await new Promise(requestAnimationFrame);
    const { element } = game;
    await element.updateComplete;
    const next = this.stage.game === game ? element.nextRect : undefined;
    if (next && (isNew || this.steps.progress.phase === 'open')) void this.#view.showControl(next, element, isNew);
  }

  /** Links of the page show moves. */
  readonly #followLink = ({ play }: LinkRequest): boolean => {
    const moves = play?.split(';').filter((move) => move.trim() !== '');
    if (moves) void this.#hints.demonstrate(moves);
    return moves !== undefined;
  };

  /** The reader moves where a move is wanted, and within the targets. Undo, redo and a new game are the lesson's. */
  readonly #allows = ({ cause, by, moves }: Intention): boolean | string => {
    const { scene, isBusy, game } = this.stage;
    const { phase } = this.steps.progress;
    if (by !== 'user' || !scene || phase === 'ended') return true;
    if (isBusy || (cause !== 'play' && cause !== 'draw')) return false;
    const { written, goals, rules } = scene;
    const { words } = this.#view;
    if (phase !== 'open' || goals.length === 0)
      return phase === 'solved' && written.kind === 'move' ? words('lesson.goOn') : false;
    const { targets } = written;
    if (!rules || targets.length === 0) return true;
    const state = game?.match.state;
    const isWithin = ({ actor, move }: Intention['moves'][number]) =>
      isOnTarget(move, targets, { state, seat: seatOf(actor) }, rules);
    return moves.every(isWithin) || words('lesson.only', targets.join(', '));
  };

  readonly #onChange = ({ detail }: CustomEvent<GameChangeDetail>): void => {
    const { scene, game, isBusy, hasFocus } = this.stage;
    if (detail.cause !== 'play' || detail.by !== 'user' || !scene || !game || isBusy) return;
    void this.stage.whileBusy(scene, async (now) => {
      await this.#judge.judgeMove(now, game);
      // What was pressed may be gone once the game is drawn anew.
      if (hasFocus) await this.#keepFocus();
    });
  };

  /** Leads the focus on after a move, also where the press that made it has lost it. */
  async #keepFocus(): Promise<void> {
    await this.stage.game?.element.updateComplete;
    if (this.steps.progress.phase === 'solved') this.#view.focusOn('next');
    else if (!this.stage.hasFocus) this.#focusGame();
  }
}

const seatOf = (actor: Actor): number => (typeof actor === 'number' ? actor : 0);
