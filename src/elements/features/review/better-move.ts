import type { Choice } from '../../../opponents/review/review.js';
import type { AnyContext } from '../../play/play-context.js';
import { Pointer } from '../../../ui/pointer.js';
import type { CurveData } from './curve-data.js';

type HintModule = Awaited<ReturnType<NonNullable<AnyContext['extras']['hint']>>>;
type Moment = Parameters<HintModule['source']['why']>[0];

/** Says of a decision which move was better, why, and where it is on the board, in the words and with the marks of hints. */
export class BetterMove {
  readonly #context: AnyContext;
  readonly #match: AnyContext['match'];
  readonly #pointer = new Pointer(() => this.#context.renderRoot);
  #explained: { readonly moment: Moment; readonly texts: unknown; readonly why: string } | undefined;
  #known: { readonly choice: Choice; readonly moment: Moment } | undefined;

  constructor(context: AnyContext, match: AnyContext['match']) {
    this.#context = context;
    this.#match = match;
  }

  /** The better move in a few words; in notation until the words are loaded. */
  nameOf(data: CurveData, ply: number): string {
    const moment = this.#momentOf(data, ply);
    const { source, language } = this.#hint;
    if (!moment || !source || !language) return data.entries[ply]!.choice!.best;
    return source.nameOf(moment.best.move, moment, language);
  }

  /** Why it is good. That may take some thought, so it is found once. */
  whyOf(data: CurveData, ply: number): string {
    const moment = this.#momentOf(data, ply);
    const { source, texts, language } = this.#hint;
    if (!moment || !source || !language) return '';
    if (this.#explained?.moment !== moment || this.#explained.texts !== texts)
      this.#explained = { moment, texts, why: source.why(moment, language).join(' ') };
    return this.#explained.why;
  }

  /** The better move itself, for what is drawn of it. */
  moveOf(data: CurveData, ply: number): unknown {
    return this.#momentOf(data, ply)?.best.move;
  }

  /** Marks the better move where it is drawn, or nothing any more. */
  point(data: CurveData | undefined, ply: number | undefined): void {
    const moment = data && ply !== undefined ? this.#momentOf(data, ply) : undefined;
    const { source } = this.#hint;
    // Where nobody plays, there are no buttons to mark: then it is what one looks at.
    this.#pointer.point('act', moment && source?.act(moment), moment && source?.lookAt(moment));
  }

  /** What puts hints of this game into words, as far as it is loaded. */
  get #hint(): {
    readonly source: HintModule['source'] | undefined;
    readonly texts: unknown;
    readonly language: never;
  } {
    const { modules, extras, commonWords: words } = this.#context;
    const source = extras.hint && modules.get(extras.hint)?.source;
    const load = source && (source.texts[words('$code')] ?? source.texts['en']);
    const texts = load && modules.get(load)?.hint;
    return { source, texts, language: (texts && { words: this.#context.words, texts }) as never };
  }

  /** The decision as hints see it, if there was a better move. */
  #momentOf(data: CurveData, ply: number): Moment | undefined {
    const match = this.#match;
    const { choice } = data.entries[ply] ?? {};
    const state = match.stateAt(ply);
    const made = match.entries[ply];
    if (!choice || state === undefined || !made) return undefined;
    if (this.#known?.choice !== choice) {
      const { seat, best, value, loss } = choice;
      // Hints know outcomes from lost to won.
      const worth = (each: number) => (data.unit === 'chance' ? 2 * each - 1 : each);
      const move = match.game.parseMove(best, state, seat);
      const next = { move: made.move, value: worth(value - loss) };
      this.#known = { choice, moment: { state, seat, best: { move, value: worth(value) }, next, isOnly: false } };
    }
    return this.#known.moment;
  }
}
