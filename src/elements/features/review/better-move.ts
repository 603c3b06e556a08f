import type { Choice } from '../../../opponents/review/review.js';
import type { AnyContext } from '../../play/play-context.js';
import type { CurveData } from './curve-data.js';

type HintModule = Awaited<ReturnType<NonNullable<AnyContext['extras']['hint']>>>;
type Moment = Parameters<HintModule['source']['why']>[0];

/** Says of a decision which move was better, why, and where it is on the board, in the words and with the marks of hints. */
export class BetterMove {
  readonly #context: AnyContext;
  readonly #match: AnyContext['match'];
  /** What is marked on the board. */
  #pointed: readonly Element[] = [];
  #known: { readonly choice: Choice; readonly moment: Moment } | undefined;

  constructor(context: AnyContext, match: AnyContext['match']) {
    this.#context = context;
    this.#match = match;
  }

  /** The better move in a few words, and why it is good; in notation until the words are loaded. */
  describe(data: CurveData, ply: number): { readonly name: string; readonly why: string } {
    const { choice } = data.entries[ply]!;
    const moment = this.#momentOf(data, ply);
    const { source, texts } = this.#hint;
    if (!moment || !source || !texts) return { name: choice!.best, why: '' };
    const language = { words: this.#context.words, texts } as never;
    return {
      name: source.nameOf(moment.best.move, moment, language),
      why: source.why(moment, language).join(' '),
    };
  }

  /** The better move itself, for what is drawn of it. */
  moveOf(data: CurveData, ply: number): unknown {
    return this.#momentOf(data, ply)?.best.move;
  }

  /** Marks the better move where it is drawn, or nothing any more. */
  point(data: CurveData | undefined, ply: number | undefined): void {
    const moment = data && ply !== undefined ? this.#momentOf(data, ply) : undefined;
    const { source } = this.#hint;
    const find = (selector: string) => (selector ? [...this.#context.renderRoot.querySelectorAll(selector)] : []);
    const acted = moment && source ? find(source.act(moment)) : [];
    // Buttons are not there where nobody plays.
    const pointed = moment && source && acted.length === 0 ? find(source.lookAt(moment)) : acted;
    for (const element of this.#pointed) if (!pointed.includes(element)) element.removeAttribute('data-hint');
    for (const element of pointed) element.setAttribute('data-hint', 'act');
    this.#pointed = pointed;
  }

  /** What tells hints in this game, as far as it is loaded. */
  get #hint(): { readonly source: HintModule['source'] | undefined; readonly texts: unknown } {
    const { modules, extras, commonWords: words } = this.#context;
    const source = extras.hint && modules.get(extras.hint)?.source;
    const load = source && (source.texts[words('$code')] ?? source.texts['en']);
    const texts = load && modules.get(load)?.hint;
    return { source, texts };
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
