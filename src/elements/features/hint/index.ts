import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Feature, Slots } from '../feature.js';
import type { Hint } from './hint.js';
import type { HintModule } from './hint-source.js';
import { mayHint } from './may-hint.js';

/** Helps to a move: where to look, what to do, and why. What finds it and puts it into words is loaded when the reader asks for it. */
export const hint: Feature = {
  isWanted: mayHint,
  start: (context) => new HintTool(context),
};

const TOOL = { id: 'hint', keys: 'H', places: ['row'] } as const;

class HintTool implements Slots {
  readonly #context: AnyContext;
  #hint: Hint | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    const { match, commonWords: words } = this.#context;
    if (match.outcome) return [];
    return [{ ...TOOL, label: words('tabletop.hint'), icon: icons.hint, run: this.#press }];
  }

  get keys() {
    return { h: this.#press, Escape: this.#hint?.close };
  }

  get unusedKeys() {
    return { h: this.#context.commonWords('tabletop.noHint') };
  }

  get advice(): string | undefined {
    return this.#hint?.text;
  }

  get aside(): string | undefined {
    return this.#hint?.thinking;
  }

  get advisedMove(): unknown {
    return this.#hint?.move;
  }

  /** Gives the next step; `undefined` while the reader has nothing to decide, or may not see it. */
  get #press(): (() => void) | undefined {
    const { play, intentions } = this.#context;
    if (play.hintSeat === undefined || play.isCovered) return undefined;
    return intentions.opening(() => this.#give());
  }

  async #give(): Promise<void> {
    const { state } = this.#context.match;
    this.#hint ??= await this.#load();
    // A move that was made meanwhile needs no hint any more.
    if (this.#context.match.state === state) this.#hint.press();
  }

  async #load(): Promise<Hint> {
    const context = this.#context;
    const { extras, modules } = context;
    const load = extras.hint as () => Promise<HintModule<unknown, unknown, never>>;
    const { Hint } = await import('./hint.js');
    const find = () => ({ module: modules.get(load), opponent: extras.opponent && modules.get(extras.opponent) });
    find();
    await modules.complete;
    const { module, opponent } = find();
    if (!module || !opponent) throw new Error('What gives hints could not be loaded.');
    return new Hint(context, module.source, opponent.opponent);
  }
}
