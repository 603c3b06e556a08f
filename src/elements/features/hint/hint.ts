import type { Seat } from '../../../games/game.js';
import { Thinker } from '../../../interaction/thinking.js';
import type { OpponentSource } from '../../../interaction/thinking.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import type { HintTexts } from '../../../locales/hint.js';
import type { Match } from '../../../match/match.js';
import type { Analysis } from '../../../opponents/opponent.js';
import { emit } from '../../base/events.js';
import type { HintStep } from '../../base/events.js';
import type { HintMoment, HintSource } from './hint-source.js';
import { describeHint } from './hint-words.js';
import { mayHint } from './may-hint.js';
import { Pointer } from '../../../ui/pointer.js';
import type { AnyContext } from '../../play/play-context.js';

/** Milliseconds; tests think faster. */
export const tempo = {
  /** From the press to what is found: on a slow phone, the hint is there within a second. */
  budget: 700,
  /** The least that is thought about. */
  least: 100,
  /** How much of it waits for what is computed in advance, which goes on afterwards. */
  preparation: 300,
  /** After which it is shown and said that a hint is being looked for. */
  silence: 700,
};

const STEPS: readonly HintStep[] = ['where', 'what', 'why'];

/** A hint that was asked for. */
interface Asked {
  readonly match: Match<unknown, unknown>;
  readonly state: unknown;
  readonly seat: Seat;
  readonly controller: AbortController;
  /** Whether it takes so long that it is shown. */
  isSlow: boolean;
  /** What was found. */
  moment?: HintMoment<unknown, unknown>;
  /** What is shown. */
  step?: HintStep;
  /** The text of the step, with the language that it is in. */
  shown?: { readonly step: HintStep; readonly code: string; readonly text: string };
}

/**
 * Helps the user to a move, a press at a time: where to look, what to do, and why. The hint stands in the place of the status, and what it points at is
 * marked with `data-hint`, which no template sets: a layer apart from the author's marks. It never plays, and goes as soon as anything changes.
 */
export class Hint {
  readonly #context: AnyContext;
  readonly #source: HintSource<unknown, unknown, CommonTerms>;
  readonly #thinker: Thinker<unknown, unknown>;
  #asked: Asked | undefined;
  readonly #pointer = new Pointer(() => this.#context.renderRoot);

  constructor(
    context: AnyContext,
    source: HintSource<unknown, unknown, CommonTerms>,
    opponent: OpponentSource<unknown, unknown>,
  ) {
    this.#context = context;
    this.#source = source;
    this.#thinker = new Thinker(opponent);
    context.addController({
      hostUpdated: () => {
        if (this.#asked && !this.#current) this.#drop();
        this.#point();
      },
      hostDisconnected: () => {
        this.#drop();
        this.#thinker.release();
      },
    });
  }

  /** Gives the next step; after the last one, takes the hint away. */
  press(): void {
    const asked = this.#current;
    if (!asked) this.#ask();
    else if (asked.moment) {
      const next = STEPS[STEPS.indexOf(asked.step as HintStep) + 1];
      if (next) this.#show(asked, next);
      else this.#drop();
    }
  }

  /** What is shown, in words. */
  get text(): string | undefined {
    const asked = this.#current;
    return asked?.step && this.#textOf(asked, asked.step);
  }

  /** Says that a hint is being looked for, if that takes long. */
  get thinking(): string | undefined {
    const asked = this.#current;
    return asked?.isSlow && !asked.moment ? this.#texts?.looking : undefined;
  }

  /** The move, once the hint has said what to do. */
  get move(): unknown {
    const asked = this.#current;
    return asked?.step && asked.step !== 'where' ? asked.moment?.best.move : undefined;
  }

  /** Takes the hint away; `undefined` if there is none. */
  get close(): (() => void) | undefined {
    return this.#asked && (() => this.#drop());
  }

  /** The hint, unless something has changed since it was asked for. */
  get #current(): Asked | undefined {
    const asked = this.#asked;
    const { match, isConnected, play } = this.#context;
    if (!asked || !isConnected || asked.match !== match || play.isCovered) return undefined;
    if (!mayHint(this.#context) || play.hintSeat !== asked.seat) return undefined;
    const { state, seat } = asked;
    const isSame = state === match.state || this.#source.isSame?.(state, match.state, seat);
    return isSame ? asked : undefined;
  }

  #ask(): void {
    this.#drop();
    const { match, play } = this.#context;
    const seat = play.hintSeat;
    if (seat === undefined) return;
    const asked = { match, state: match.state, seat, controller: new AbortController(), isSlow: false };
    this.#asked = asked;
    void this.#find(asked);
  }

  async #find(asked: Asked): Promise<void> {
    const { signal } = asked.controller;
    const silence = setTimeout(() => this.#announceSlow(asked), tempo.silence);
    try {
      // Asked for now, so that they are there when there is something to say.
      void this.#texts;
      const analysis = await this.#analyse(asked);
      await this.#context.modules.complete;
      signal.throwIfAborted();
      if (this.#current !== asked) return;
      if (!this.#texts) throw new Error('The texts of hints could not be loaded.');
      const [best, next] = analysis.moves;
      if (!best) return;
      const isOnly = this.#context.match.legalMoves(asked.seat).length === 1;
      asked.moment = { state: asked.state, seat: asked.seat, best, next, isOnly };
      this.#show(asked, 'where');
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    } finally {
      clearTimeout(silence);
    }
  }

  async #analyse({ match, state, seat, controller: { signal } }: Asked): Promise<Analysis<unknown>> {
    const pressed = performance.now();
    const view = match.game.view(state, seat);
    const prepared = this.#thinker.prepare(view, undefined, signal).catch(() => undefined);
    await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, tempo.preparation))]);
    const ms = Math.max(tempo.least, tempo.budget - (performance.now() - pressed));
    return this.#thinker.analyse(view, seat, { ms }, signal);
  }

  #announceSlow(asked: Asked): void {
    if (this.#current !== asked) return;
    asked.isSlow = true;
    this.#context.narrator.say(this.thinking ?? '');
    this.#context.requestUpdate();
  }

  #show(asked: Asked, step: HintStep): void {
    const { match } = this.#context;
    asked.step = step;
    const message = this.#textOf(asked, step);
    const move = asked.moment?.best.move;
    this.#context.narrator.say(message ?? '');
    this.#context.requestUpdate();
    const text = match.game.makeMove(move, asked.state, asked.seat);
    emit(this.#context.element, 'game-hint', { step, actor: asked.seat, move, text, message: message ?? '' });
  }

  /** Without the network there may be no opponent; anything else is a bug. */
  #fail(error: unknown): void {
    this.#drop();
    if (navigator.onLine) reportError(error);
    this.#context.intentions.explain(this.#context.commonWords('tabletop.notLoaded'));
  }

  #drop(): void {
    if (!this.#asked) return;
    this.#asked.controller.abort();
    this.#asked = undefined;
    this.#context.requestUpdate();
  }

  /** The text of a step in the language of the element, put together once. */
  #textOf(asked: Asked, step: HintStep): string | undefined {
    const { moment, shown } = asked;
    const texts = this.#texts;
    const code = this.#code;
    if (!moment || !texts) return shown?.text;
    if (shown?.step !== step || shown.code !== code) {
      const text = describeHint(step, moment, this.#source, { words: this.#context.commonWords, texts });
      asked.shown = { step, code, text };
    }
    return asked.shown?.text;
  }

  /** The texts, once they are loaded. */
  get #texts(): HintTexts | undefined {
    const { texts } = this.#source;
    const load = texts[this.#code] ?? texts['en'];
    return load && this.#context.modules.get(load)?.hint;
  }

  get #code(): string {
    return this.#context.commonWords('$code');
  }

  /** Marks what the hint points at, wherever it is drawn now. */
  #point(): void {
    const asked = this.#current;
    const { moment, step } = asked ?? {};
    const selector = moment && step && (step === 'where' ? this.#source.lookAt(moment) : this.#source.act(moment));
    this.#pointer.point(step === 'where' ? 'look' : 'act', selector);
  }
}
