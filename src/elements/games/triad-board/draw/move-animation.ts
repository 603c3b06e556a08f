import { SIZE } from '../../../../games/triad/board.js';
import type { Cell, TriadMove, TriadSeatMove, TriadState } from '../../../../games/triad/index.js';
import type { Seat } from '../../../../games/game.js';
import type { TriadTerms } from '../../../../locales/triad/index.js';
import type { ElementChangeCause } from '../../../base/events.js';
import type { PlayContext } from '../../../play/play-context.js';
import type { Interaction } from './cell-views.js';

/** Animates the latest move: once, and not if the user has dragged the die there. */
export class MoveAnimation {
  readonly #context: PlayContext<TriadState, TriadMove, TriadTerms>;
  readonly #cellAt: (place: number) => Cell;
  readonly #interaction: () => Interaction;
  #isMoving = false;
  /** The ply that was shown before: one step forward is animated. */
  #shownPly: number;

  /** @param cellAt the place of a cell as the board is seen */
  constructor(
    context: PlayContext<TriadState, TriadMove, TriadTerms>,
    cellAt: (place: number) => Cell,
    interaction: () => Interaction,
  ) {
    this.#context = context;
    this.#cellAt = cellAt;
    this.#interaction = interaction;
    this.#shownPly = context.match.ply;
  }

  /** Whether the opening roll is animated. */
  get isRollShown(): boolean {
    return this.#moving?.kind === 'roll';
  }

  /** Whether the latest move has taken off a die of a side, and is shown as it is made. */
  isTakenOff(seat: Seat): boolean {
    const move = this.#moving;
    const isTaking = move !== undefined && 'remove' in move && move.remove !== undefined;
    return isTaking && this.#context.match.state.turn !== seat;
  }

  /** How far a die has just moved to reach a cell, in cells as they are seen. */
  readonly slideTo = (cell: Cell): { dx: number; dy: number } | undefined => {
    const move = this.#moving;
    if ((move?.kind !== 'move' && move?.kind !== 'step') || move.to !== cell) return undefined;
    const from = this.#cellAt(move.from);
    const to = this.#cellAt(cell);
    return { dx: (from % SIZE) - (to % SIZE), dy: Math.floor(from / SIZE) - Math.floor(to / SIZE) };
  };

  matchChanged(cause: ElementChangeCause): void {
    const { ply } = this.#context.match;
    this.#isMoving = cause === 'play' || (cause === 'go-to' && ply === this.#shownPly + 1);
    this.#shownPly = ply;
  }

  /** The die of a chosen move slides to its goal; a dragged one is there already. */
  onStep(before: Interaction, after: Interaction, move: TriadSeatMove | undefined): void {
    if (before.name !== 'chosen') this.stop();
    else if (!move) this.#isMoving = after.name === 'removing';
  }

  /** No die slides any more. */
  stop(): void {
    this.#isMoving = false;
  }

  /** A move is animated once, also if it is shown again or the board is turned. */
  readonly onAnimationEnd = ({ animationName }: AnimationEvent): void => {
    if (animationName !== 'arrive' || !this.#isMoving) return;
    this.stop();
    this.#context.requestUpdate();
  };

  get #moving(): TriadMove | undefined {
    if (!this.#isMoving) return undefined;
    const { match } = this.#context;
    const current = this.#interaction();
    return current.name === 'removing' ? current.turn : match.entries[match.ply - 1]?.move;
  }
}
