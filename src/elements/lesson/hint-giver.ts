import { ownHints } from '../../lessons/hints.js';
import type { LessonParts } from './answer-judge.js';
import { findSolution } from './computer-advice.js';
import { delay } from './delay.js';
import { tempo } from './tempo.js';

/** Gives hints to a step, and shows moves that are taken back. */
export class HintGiver {
  readonly #parts: LessonParts;

  constructor(parts: LessonParts) {
    this.#parts = parts;
  }

  /** Gives the next hint; after the last one, shows a move that is right. */
  async give(): Promise<void> {
    const { view, steps, stage } = this.#parts;
    const { scene, game } = stage;
    if (!scene?.rules || !game || stage.isBusy || steps.progress.phase !== 'open') return;
    const { seat } = game;
    const goal = scene.goals[steps.progress.part];
    const { signal } = scene.controller;
    const move = goal && seat !== undefined ? await findSolution(goal, scene.rules, seat, { game, signal }) : undefined;
    if (stage.scene !== scene) return;
    const moment = { state: game.match.state, seat: seat ?? 0 };
    const written = scene.written.hints;
    const hints = written.length > 0 || move === undefined ? written : ownHints(move, moment, scene.rules);
    const hint = hints[steps.progress.hints];
    if (hint === undefined) {
      if (move !== undefined) await this.demonstrate([game.match.game.makeMove(move, moment.state, moment.seat)]);
      return;
    }
    steps.dispatch({ type: 'hint' });
    game.hint(hint);
    await game.element.updateComplete;
    view.say(game.marked);
    if (stage.hasFocus) view.focusOn(game.element);
  }

  /** Plays moves that are to be seen, and takes them back. */
  async demonstrate(moves: readonly string[]): Promise<void> {
    const { view, steps, card, stage } = this.#parts;
    const { scene, game } = stage;
    if (!scene || !game || stage.isBusy) return;
    const { phase, part, made } = steps.progress;
    const isAtStart = phase === 'open' && part === 0 && made === 0;
    const base = isAtStart ? scene.base : game.match.ply;
    steps.dispatch({ type: 'show' });
    // What was said is about another move.
    if (phase === 'open') card.clear();
    await stage.whileBusy(scene, async ({ controller: { signal } }) => {
      if (isAtStart) game.takeBackTo(base);
      for (const move of moves) {
        await delay(tempo.reply, signal);
        game.play(move);
      }
      await delay(tempo.seen, signal);
      game.takeBackTo(base);
    });
    if (stage.scene !== scene || steps.progress.phase !== 'open') return;
    const text = view.words('lesson.yourTurn');
    card.showNote(text);
    view.say(text);
    view.focusOn(game.element);
  }
}
