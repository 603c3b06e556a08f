import type { Actor, Seat } from '../../games/game.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { Entry } from '../../match/entry.js';
import type { PlayContext } from '../play/play-context.js';
import { entriesSinceRoll } from './sheet-state.js';
import type { SheetState } from './sheet-state.js';
import type { ShownSeat } from './shown-seat.js';

/** Which move undo takes back where several seats use the same roll. */
export class SheetUndo<State extends SheetState, Move, Terms extends CommonTerms> {
  readonly #context: PlayContext<State, Move, Terms>;
  readonly #shown: ShownSeat<State, Move, Terms>;

  constructor(context: PlayContext<State, Move, Terms>, shown: ShownSeat<State, Move, Terms>) {
    this.#context = context;
    this.#shown = shown;
  }

  /** The seat of a chosen sheet, even if others have moved since; else that of the user's latest move. */
  get seat(): Seat | undefined {
    const { match } = this.#context;
    const { current, isChosen } = this.#shown;
    const entries = entriesSinceRoll(match);
    const isEntered = entries.some(({ actor }) => actor === current);
    if (isChosen && isEntered && match.canUndo(current, 'user')) return current;
    const latest = entries.at(-1);
    if (!latest || this.#isOwn(latest)) return undefined;
    return entries.findLast((entry) => this.#isOwn(entry))?.actor as Seat | undefined;
  }

  /** Whether undo would leave the moves of remote seats alone: they may depend on the move that is taken back. */
  get isOpen(): boolean {
    const { match } = this.#context;
    const { seat } = this;
    const isUndone = (actor: Actor) => seat === undefined || actor === seat;
    const index = match.entries.findLastIndex(({ actor }, i) => i < match.ply && isUndone(actor));
    let state = match.stateAt(index) as State;
    const later = match.entries.slice(index + 1, match.ply);
    const firstDropped = later.findIndex(({ actor, move }) => {
      if (match.game.refusal(state, actor, move)) return true;
      state = match.game.play(state, actor, move);
      return false;
    });
    return firstDropped < 0 || later.slice(firstDropped).every((entry) => !this.#isRemote(entry));
  }

  #isRemote({ actor }: Entry<Move>): boolean {
    return typeof actor === 'number' && this.#context.match.gate.playerOf(actor).kind === 'remote';
  }

  #isOwn({ actor }: Entry<Move>): boolean {
    return typeof actor !== 'number' || this.#context.intentions.mayAct(actor);
  }
}
