import type { Actor } from '../../games/game.js';
import { GameError } from '../../games/game-error.js';
import { judge, needsAnalysis } from '../../lessons/answers.js';
import type { Judgement } from '../../lessons/answers.js';
import { isOnTarget, ownHints } from '../../lessons/hints.js';
import type { Attempt } from '../../lessons/lesson-game.js';
import { loadLessonGame } from '../../lessons/load.js';
import { begin, missedIn, reduce, tasksIn } from '../../lessons/progress.js';
import type { LessonAction, LessonStep, Progress } from '../../lessons/progress.js';
import type { Term } from '../../interaction/language.js';
import type { LessonTerms } from '../../locales/lesson/index.js';
import type { LinkRequest } from '../../interaction/page-links.js';
import type { Intention } from '../../match/gate.js';
import type { GameChangeDetail } from '../base/events.js';
import type { LeadableElement } from '../session/lead.js';
import type { LessonEventDetails } from './lesson-events.js';
import { delay } from './delay.js';
import { explainMove, findSolution } from './expert.js';
import { readTask } from './scene.js';
import type { Scene } from './scene.js';
import { LedGame } from './led-game.js';
import type { WrittenAnswer, WrittenReply, WrittenStep } from './written-step.js';

/** Milliseconds; tests are faster. */
export const tempo = {
  /** How long a wrong move is seen. */
  seen: 1800,
  /** Before a move that is not the reader's. */
  reply: 800,
};

/** How many hints lead to a move where the author has written none. */
const OWN_HINTS = 2;

/** The element, as it is directed. */
export interface DirectedHost {
  readonly words: Term<LessonTerms>;
  say(sentence: string): void;
  requestUpdate(): void;
  /** Puts the focus where the next press is. */
  focusOn(what: 'next' | 'choice' | 'game'): void;
  hasFocus(): boolean;
  isInDialog(): boolean;
  /** Brings what is said now into sight: an element, or the message. */
  reveal(element: Element | undefined): void;
  /** Brings what is pressed next in the game into sight, and as much of the game as there is room for, if that is wanted. */
  uncover(next: DOMRect, game: Element, isWhole: boolean): void;
  emit<Type extends keyof LessonEventDetails>(type: Type, detail: LessonEventDetails[Type]): void;
  /** The progress has changed. */
  keep(progress: Progress): void;
  /** Tells the author of something that has to be mended. */
  report(step: WrittenStep, error: GameError): void;
}

/** What the lesson says about the latest move in its own words. */
export interface Message {
  readonly verdict: 'good' | 'wrong' | 'note';
  readonly text: string;
}

/** Leads through the steps of a lesson: puts them on the board, judges, takes back, replies. */
export class Director {
  readonly #host: DirectedHost;
  #steps: readonly WrittenStep[] = [];
  #plan: readonly LessonStep[] = [];
  #progress: Progress = begin([]);
  #game: LedGame | undefined;
  #scene: Scene | undefined;
  #message: Message | undefined;
  #problems: readonly GameError[] = [];
  /** Moves of others, or a move that is being judged. */
  #isBusy = false;
  #refused = 0;
  #stopListening: (() => void) | undefined;

  constructor(host: DirectedHost) {
    this.#host = host;
  }

  get steps(): readonly WrittenStep[] {
    return this.#steps;
  }

  get progress(): Progress {
    return this.#progress;
  }

  get step(): WrittenStep | undefined {
    return this.#steps[this.#progress.step];
  }

  get message(): Message | undefined {
    return this.#message;
  }

  get problems(): readonly GameError[] {
    return this.#problems;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Whether there is another hint; after the last one comes the solution. */
  get hasHint(): boolean {
    const hints = this.step?.hints.length;
    return this.#progress.hints < (hints || OWN_HINTS);
  }

  /** The steps that ask for something, and those of them that were not right. */
  get result(): LessonEventDetails['lesson-end'] {
    const tasks = tasksIn(this.#plan);
    const right = tasks.filter((step) => this.#progress.results[step] === 'right').length;
    return { of: tasks.length, right, missed: missedIn(this.#progress) };
  }

  /** Leads another game, or none. */
  lead(element: LeadableElement | undefined): void {
    if (this.#game?.element === element) return;
    this.#release();
    if (!element) return;
    this.#game = new LedGame(element, { allows: this.#allows, followLink: this.#followLink });
    this.#listen(element);
    if (this.#steps.length > 0) void this.#show();
  }

  /** Takes over the steps, at some progress. */
  read(steps: readonly WrittenStep[], progress: (plan: readonly LessonStep[]) => Progress): void {
    this.#steps = steps;
    this.#plan = steps.map(({ kind, name, next }) => ({ kind, name, next }));
    this.#progress = progress(this.#plan);
    void this.#show();
  }

  /** Something about the steps was changed in the page. */
  reread(steps: readonly WrittenStep[]): void {
    const isSame =
      steps.length === this.#plan.length && steps.every(({ name }, index) => name === this.#plan[index]?.name);
    this.read(steps, (plan) => (isSame ? this.#progress : begin(plan)));
  }

  release(): void {
    this.#release();
  }

  /** Goes on, back, to the missed steps or to the beginning. */
  move(action: Extract<LessonAction, { type: 'next' | 'back' | 'go-to' | 'retry' | 'restart' }>): void {
    const before = this.#progress;
    this.#dispatch(action);
    if (this.#progress === before) return;
    void this.#show(true);
  }

  /** Answers a question. */
  choose(answer: WrittenAnswer): void {
    if (this.#progress.phase !== 'open') return;
    const isGood = captured(() => answer.verdict) === 'good';
    const index = this.step?.answers.findIndex(({ element }) => element === answer.element) ?? -1;
    const verdict = isGood ? 'good' : 'wrong';
    this.#tell({ verdict, answer: index, next: answer.next }, answer.choice ?? '', undefined, true);
    if (!isGood) this.#dispatch({ type: 'take-back' });
    else this.#host.focusOn('next');
  }

  /** Gives the next hint; after the last one, shows a move that is right. */
  async hint(): Promise<void> {
    const scene = this.#scene;
    const game = this.#game;
    if (!scene?.rules || !game || this.#isBusy || this.#progress.phase !== 'open') return;
    const written = scene.written.hints;
    const { seat } = game;
    const goal = scene.goals[this.#progress.part];
    const asked = { game, signal: scene.controller.signal };
    const move = goal && seat !== undefined ? await findSolution(goal, scene.rules, seat, asked) : undefined;
    if (this.#scene !== scene) return;
    const moment = { state: game.match.state, seat: seat ?? 0 };
    const hints = written.length > 0 || move === undefined ? written : ownHints(move, moment, scene.rules);
    const hint = hints[this.#progress.hints];
    if (hint === undefined) {
      if (move !== undefined) await this.demonstrate([game.match.game.makeMove(move, moment.state, moment.seat)]);
      return;
    }
    this.#dispatch({ type: 'hint' });
    game.mark(hint);
    await game.element.updateComplete;
    this.#host.say(game.marked);
    if (this.#hasFocus) this.#host.focusOn('game');
  }

  /** Plays moves that are to be seen, and takes them back. */
  async demonstrate(moves: readonly string[]): Promise<void> {
    const scene = this.#scene;
    const game = this.#game;
    if (!scene || !game || this.#isBusy) return;
    const wasOpen = this.#progress.phase === 'open' && this.#progress.part === 0 && this.#progress.made === 0;
    const base = wasOpen ? scene.base : game.match.ply;
    this.#dispatch({ type: 'show' });
    // What was said is about another move.
    if (this.#progress.phase === 'open') for (const answer of scene.written.answers) answer.element.show(false);
    await this.#busily(scene, async ({ controller: { signal } }) => {
      if (wasOpen) game.takeBackTo(base);
      for (const move of moves) {
        await delay(tempo.reply, signal);
        game.play(move);
      }
      await delay(tempo.seen, signal);
      game.takeBackTo(base);
    });
    if (this.#scene !== scene || this.#progress.phase !== 'open') return;
    this.#message = { verdict: 'note', text: this.#host.words('lesson.yourTurn') };
    this.#host.say(this.#message.text);
    this.#host.focusOn('game');
  }

  #dispatch(action: LessonAction): void {
    const before = this.#progress;
    this.#progress = reduce(before, action, this.#plan);
    if (this.#progress === before) return;
    this.#host.keep(this.#progress);
    this.#host.requestUpdate();
  }

  #release(): void {
    this.#scene?.controller.abort();
    this.#scene = undefined;
    this.#isBusy = false;
    this.#stopListening?.();
    this.#game?.release();
    this.#game = undefined;
  }

  /** Puts the current step on the board. @param isAsked whether the reader has gone there, and is to hear of it */
  async #show(isAsked = false): Promise<void> {
    this.#scene?.controller.abort();
    this.#scene = undefined;
    this.#isBusy = false;
    this.#message = undefined;
    this.#problems = [];
    this.#refused = 0;
    const { phase, step } = this.#progress;
    const isEnded = phase === 'ended';
    this.#showParts(isEnded ? undefined : this.step);
    this.#host.requestUpdate();
    if (isEnded) return this.#end(isAsked);
    const written = this.step;
    if (!written) return;
    const { words } = this.#host;
    if (isAsked) this.#host.say(`${words('lesson.step', step + 1, this.#steps.length)}. ${written.prose}`);
    this.#host.emit('lesson-step', this.#stepDetail);
    await this.#stage(written);
    if (this.step !== written) return;
    if (isAsked) this.#focusIn(written);
    // A page does not scroll before the reader has done something.
    if (this.#game && (isAsked || this.#host.isInDialog())) void this.#uncover(this.#game.element, true);
  }

  #end(isAsked: boolean): void {
    if (!isAsked) return;
    const { words } = this.#host;
    this.#host.emit('lesson-end', this.result);
    this.#host.say([words('lesson.done'), resultText(this.result, words)].join(' '));
    this.#host.focusOn('next');
  }

  #focusIn({ kind }: WrittenStep): void {
    this.#host.focusOn(kind === 'move' ? 'game' : kind === 'ask' ? 'choice' : 'next');
  }

  #showParts(shown: WrittenStep | undefined): void {
    for (const step of this.#steps) {
      step.element.show(step === shown);
      for (const answer of step.answers) answer.element.show(false);
      for (const reply of step.replies) reply.element.show(false);
    }
  }

  async #stage(written: WrittenStep): Promise<void> {
    const game = this.#game;
    const controller = new AbortController();
    const scene: Scene = { written, controller, base: 0, rules: undefined, goals: [], answers: [] };
    this.#scene = scene;
    if (!game) return;
    this.#isBusy = true;
    await game.ready();
    if (this.#scene !== scene) return;
    this.#capture(written, () => {
      if (written.kind === 'move' && written.position === undefined) {
        throw new GameError('bad-attribute', 'a step with a goal needs a position', { place: 'position' });
      }
      game.begin(written.position, written.play);
    });
    this.#capture(written, () => game.mark(written.marks));
    const base = game.match.ply;
    const rules = await loadLessonGame(game.match.game.id).catch(() => undefined);
    if (this.#scene !== scene) return;
    const read =
      rules && this.#problems.length === 0
        ? readTask(written, game, rules, (run) => this.#capture(written, run))
        : { goals: [], answers: [] };
    const staged = { ...scene, base, rules, ...read };
    this.#scene = staged;
    await game.element.updateComplete;
    if (this.#scene !== staged) return;
    this.#isBusy = false;
    this.#host.requestUpdate();
  }

  /** Does what an author's mistake may prevent; tells it, and goes on. */
  #capture<Result>(written: WrittenStep, run: () => Result): Result | undefined {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.#problems = [...this.#problems, error];
      this.#host.report(written, error);
      this.#host.requestUpdate();
      return undefined;
    }
  }

  #listen(element: LeadableElement): void {
    const controller = new AbortController();
    const { signal } = controller;
    const on = (type: string, listener: (event: CustomEvent<never>) => void) =>
      element.addEventListener(type, listener as EventListener, { signal });
    on('game-change', this.#changed);
    on('game-refuse', () => this.#refused++);
    for (const type of ['click', 'keyup', 'pointerup']) on(type, () => void this.#uncover(element, false));
    this.#stopListening = () => controller.abort();
  }

  /** The card stays in sight, but not in the way. @param isNew whether the reader looks at a new step */
  async #uncover(element: LeadableElement, isNew: boolean): Promise<void> {
    // A press may take effect only after its event.
    await new Promise(requestAnimationFrame);
    await element.updateComplete;
    const next = this.#game?.element === element ? element.nextRect : undefined;
    if (next && (isNew || this.#progress.phase === 'open')) this.#host.uncover(next, element, isNew);
  }

  /** Links of the page show moves. */
  readonly #followLink = ({ play }: LinkRequest): boolean => {
    const moves = play?.split(';').filter((move) => move.trim() !== '');
    if (moves) void this.demonstrate(moves);
    return moves !== undefined;
  };

  /** The reader moves where a move is wanted, and within the targets. Undo, redo and a new game are the lesson's. */
  readonly #allows = ({ cause, by, moves }: Intention): boolean | string => {
    const scene = this.#scene;
    const { phase } = this.#progress;
    if (by !== 'user' || !scene || phase === 'ended') return true;
    if (cause !== 'play' && cause !== 'draw') return false;
    const { written, goals, rules } = scene;
    const { words } = this.#host;
    if (this.#isBusy) return false;
    if (phase !== 'open' || goals.length === 0)
      return phase === 'solved' && written.kind === 'move' ? words('lesson.goOn') : false;
    const { targets } = written;
    const state = this.#game?.match.state;
    const isWithin = ({ actor, move }: Intention['moves'][number]) =>
      !rules || targets.length === 0 || isOnTarget(move, targets, { state, seat: seatOf(actor) }, rules);
    return moves.every(isWithin) || words('lesson.only', targets.join(', '));
  };

  readonly #changed = ({ detail }: CustomEvent<GameChangeDetail>): void => {
    const scene = this.#scene;
    if (detail.cause !== 'play' || detail.by !== 'user' || !scene || this.#isBusy) return;
    // What was pressed may be gone once the game is drawn anew.
    const hadFocus = this.#hasFocus;
    void this.#busily(scene, async (now) => {
      await this.#judge(now);
      if (hadFocus) await this.#keepFocus();
    });
  };

  get #hasFocus(): boolean {
    return this.#game?.hasFocus || this.#host.hasFocus();
  }

  /** Leads the focus on after a move, also where the press that made it has lost it. */
  async #keepFocus(): Promise<void> {
    await this.#game?.element.updateComplete;
    if (this.#progress.phase === 'solved') this.#host.focusOn('next');
    else if (!this.#hasFocus) this.#host.focusOn('game');
  }

  /** Lets the reader do nothing meanwhile. */
  async #busily(scene: Scene, run: (scene: Scene) => Promise<void>): Promise<void> {
    this.#isBusy = true;
    this.#host.requestUpdate();
    try {
      await run(scene);
    } catch (error) {
      if (scene.controller.signal.aborted) return;
      if (error instanceof GameError) {
        this.#capture(scene.written, () => {
          throw error;
        });
      } else reportError(error);
    } finally {
      if (this.#scene === scene) {
        this.#isBusy = false;
        this.#host.requestUpdate();
        if (this.#game) void this.#uncover(this.#game.element, false);
      }
    }
  }

  async #judge(scene: Scene): Promise<void> {
    const { match } = this.#game as LedGame;
    const { rules, written, controller, answers, goals } = scene;
    const made = match.entries[match.ply - 1];
    const goal = goals[this.#progress.part];
    if (!made || !rules || !goal || typeof made.actor !== 'number') return;
    const before = match.stateAt(match.ply - 1);
    const attempt = { seat: made.actor, move: made.move, before, after: match.state, refused: this.#refused };
    this.#refused = 0;
    const isRated = needsAnalysis(goal, answers);
    const analysis = isRated ? await this.#game?.thinker.analyse(before, made.actor, controller.signal) : undefined;
    const judgement = judge(goal, answers, { ...attempt, analysis });
    const isDeciding = judgement.verdict === 'good' || judgement.answer !== undefined;
    // Hints were for this move.
    if (this.#progress.hints > 0) this.#game?.mark(written.marks);
    if (!isDeciding && this.#progress.made + 1 < written.moves) {
      // What was said of an earlier try is over.
      this.#unsay();
      return this.#dispatch({ type: 'move' });
    }
    await this.#game?.element.updateComplete;
    if (judgement.verdict === 'good') await this.#praise(scene, judgement, made.text);
    else await this.#correct(scene, judgement, made.text, attempt);
  }

  async #praise(scene: Scene, judgement: Judgement, text: string): Promise<void> {
    const { part } = this.#progress;
    const isLast = part + 1 >= scene.goals.length;
    const reply = scene.written.replies[part];
    this.#tell(judgement, text, undefined, isLast);
    if (reply) await this.#reply(reply, scene);
  }

  /** Plays what the author, or the computer, answers. */
  async #reply(reply: WrittenReply, { controller: { signal } }: Scene): Promise<void> {
    const game = this.#game as LedGame;
    await delay(tempo.reply, signal);
    const { match, seat } = game;
    if (reply.moves.length > 0) for (const move of reply.moves) game.play(move);
    else if (seat !== undefined) {
      const move = await game.thinker.choose(match.state, seat, reply.level, signal);
      if (move !== undefined) game.play(match.game.makeMove(move, match.state, seat));
    }
    // Read where it belongs: after what is said of the move.
    if (this.#message) this.#message = { ...this.#message, text: `${this.#message.text} ${reply.prose}`.trim() };
    else reply.element.show(true);
    this.#host.say(reply.prose);
    this.#host.reveal(reply.element);
  }

  /** Says why a move is not right, leaves it to be seen, and takes it back. */
  async #correct(
    { controller: { signal }, base, rules }: Scene,
    judgement: Judgement,
    text: string,
    attempt: Attempt<unknown, unknown>,
  ): Promise<void> {
    const game = this.#game as LedGame;
    const isExplained = judgement.answer === undefined && rules !== undefined;
    const explained = isExplained
      ? await explainMove(attempt, rules, { game, words: this.#host.words, signal })
      : undefined;
    this.#tell(judgement, text, explained, true);
    await delay(tempo.seen, signal);
    this.#game?.takeBackTo(base);
    this.#dispatch({ type: 'take-back' });
    this.#host.say(this.#host.words('lesson.takenBack'));
  }

  /** Shows and says a verdict, and tells the page. */
  #tell({ verdict, answer, next }: Judgement, text: string, explained: string | undefined, isLast: boolean): void {
    const { words } = this.#host;
    const answers = this.step?.answers ?? [];
    this.#unsay();
    const said = answer === undefined ? undefined : answers[answer];
    const own = words(verdict === 'good' ? 'lesson.right' : 'lesson.wrong');
    said?.element.show(true, verdict);
    this.#message = said?.prose ? undefined : { verdict, text: [own, explained].filter(Boolean).join(' ') };
    const message = said?.prose || (this.#message?.text ?? own);
    this.#dispatch({ type: 'answer', verdict, isLast, next });
    this.#host.say(message);
    this.#host.reveal(said?.element);
    const tries = this.#progress.tries + (verdict === 'good' ? 1 : 0);
    this.#host.emit('lesson-answer', { ...this.#stepDetail, verdict, text, message, tries });
  }

  /** Takes away what was said of a move. */
  #unsay(): void {
    const { answers = [], replies = [] } = this.step ?? {};
    for (const { element } of [...answers, ...replies]) element.show(false);
    this.#message = undefined;
  }

  get #stepDetail(): LessonEventDetails['lesson-step'] {
    return { step: this.#progress.step, of: this.#steps.length, name: this.step?.name };
  }
}

const seatOf = (actor: Actor): number => (typeof actor === 'number' ? actor : 0);

/** How much was right, in words; empty for a lesson that asks for nothing. */
export function resultText({ of, right }: LessonEventDetails['lesson-end'], words: Term<LessonTerms>): string {
  if (of === 0) return '';
  return right === of ? words('lesson.allRight') : words('lesson.someRight', right, of);
}

function captured<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
