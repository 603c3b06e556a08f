import type { Seat } from '../../games/game.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import { sentence } from '../play/phrases.js';
import type { Party } from '../play/phrases.js';
import type { PlayContext } from '../play/play-context.js';
import type { SheetState } from './sheet-state.js';
import { describeOthers, describeTurn } from './sheet-words.js';
import type { Turn } from './sheet-words.js';
import type { ShownSeat } from './shown-seat.js';

/** Whose turn it is, in words. */
export class SheetTurn<State extends SheetState, Move, Terms extends CommonTerms> {
  readonly #context: PlayContext<State, Move, Terms>;
  readonly #shown: ShownSeat<State, Move, Terms>;
  readonly #leader: (state: State) => Seat;

  /** @param leader who rolls, or decides first */
  constructor(
    context: PlayContext<State, Move, Terms>,
    shown: ShownSeat<State, Move, Terms>,
    leader: (state: State) => Seat,
  ) {
    this.#context = context;
    this.#shown = shown;
    this.#leader = leader;
  }

  /** The names of the players, one for each seat. */
  get names(): readonly string[] {
    return this.#context.match.state.sheets.map((_, seat) => this.#context.nameOf(seat));
  }

  /** What has to be done now, and by whom. @param task what the user can decide on the sheet that is shown, or an empty text */
  text(task: string): string {
    return describeTurn(this.#turn(task), this.#context.commonWords);
  }

  /** Who else has to decide while the user does. @param task as for the turn */
  others(task: string): string {
    return describeOthers(this.#turn(task), this.#context.commonWords);
  }

  /** The sentence for a move, after whose it is. @param textOf describes it; to the reader, in few words */
  moveSentence(seat: Seat | undefined, textOf: (isYours: boolean) => string): string {
    const { match, names, commonWords: words } = this.#context;
    if (seat === undefined || (match.seats === 1 && !names.given(seat))) return sentence(textOf(false), words);
    if (match.seats > 1 && seat === names.you) return words('tabletop.of', words('tabletop.you'), textOf(true));
    return words('tabletop.does', names.of(seat), textOf(false));
  }

  /** The players, and who of them reads. */
  get party(): Party {
    return { names: this.names, you: this.#context.names.you };
  }

  #turn(task: string): Turn {
    const { intentions, match } = this.#context;
    const { actors, dice, gate, state } = match;
    return {
      actors,
      dice: gate.hasUser || gate.hasComputer ? dice : 'remote',
      roller: this.#leader(state),
      mayRoll: intentions.mayDraw,
      seat: this.#shown.current,
      task,
      ...this.party,
    };
  }
}
