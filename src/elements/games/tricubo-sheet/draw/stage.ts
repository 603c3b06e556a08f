import { nothing } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { Seat } from '../../../../games/game.js';
import { sheetOf } from '../../../../games/tricubo/options.js';
import type { TricuboMove, TricuboState } from '../../../../games/tricubo/state.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';
import type { PlayContext } from '../../../play/play-context.js';
import { climbOf, isTaking, marksOf, playedIn } from './beats.js';
import type { Climb, Seen } from './beats.js';
import { changedBy } from './changed.js';
import { climbing } from './climb.js';
import { desk } from './desk.js';
import { Flight } from './flight.js';
import type { Stage } from './sheet.js';
import { stairsOf } from './stairs.js';

/** What is drawn of a move while it is seen: on the sheet that is shown, or on a small one in the place of the button. */
export class TricuboStage {
  readonly #context: PlayContext<TricuboState, TricuboMove, TricuboTerms>;

  constructor(context: PlayContext<TricuboState, TricuboMove, TricuboTerms>) {
    this.#context = context;
    context.addController(new Flight(context, () => this.takenBy));
  }

  /** The move of a player that is seen. */
  get #seen(): Seen | undefined {
    const { seen } = this.#context.show;
    return seen && playedIn(seen.moves);
  }

  /** Whose taken die is on its way. */
  get takenBy(): Seat | undefined {
    const seen = this.#seen;
    return seen && isTaking(seen) ? (seen.made.actor as Seat) : undefined;
  }

  /** The moment before, whose dice still lie in the tray. */
  get before(): TricuboState | undefined {
    return this.#seen?.before;
  }

  /** What is seen on a sheet; `undefined` if nothing is. */
  on(seat: Seat): Stage | undefined {
    const { seen } = this.#context.show;
    if (!seen) return undefined;
    const isRolled = seen.moves.at(-1)?.made.move.kind === 'roll';
    const played = this.#seen;
    if (played?.made.actor !== seat) return isRolled ? { isRolled } : undefined;
    const climb = climbOf(played, true);
    const [before] = marksOf(played);
    return { isRolled, before, climb, over: climb && this.#over(played, climb) };
  }

  #over({ after }: Seen, climb: Climb): SVGTemplateResult {
    return climbing(stairsOf(sheetOf(after.options)), climb);
  }

  /** The places on a sheet that the latest move has changed. */
  changedOn(seat: Seat): readonly unknown[] {
    const { match, activeMode } = this.#context;
    const last = activeMode === 'diagram' ? undefined : match.entries[match.ply - 1];
    const before = match.stateAt(match.ply - 1);
    return last?.actor === seat && before ? changedBy(last.move, before) : [];
  }

  /** The small sheet of somebody else who has moved. @param shown the seat whose sheet is shown */
  deskFor(shown: Seat): unknown {
    const seen = this.#seen;
    if (!seen || seen.made.actor === shown || seen.made.move.kind === 'pass') return nothing;
    const climb = climbOf(seen, false);
    return desk(seen, climb, climb && this.#over(seen, climb));
  }
}
