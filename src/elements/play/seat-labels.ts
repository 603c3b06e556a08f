import { keyed } from 'lit/directives/keyed.js';
import type { Seat } from '../../games/game.js';
import { TYPED_NAME_LIMIT, seatName } from '../../ui/seats/seat-name.js';
import type { AnyContext } from './play-context.js';

/** How the players are shown and named where a game is played: fields for names, or what features say of a seat. */
export class SeatLabels {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  /** The seats as the strip of players shows them: the reader’s own first, then the others in turn. */
  get order(): readonly Seat[] {
    const { match, names } = this.#context;
    const first = names.reader ?? 0;
    return Array.from({ length: match.seats }, (_, i) => (first + i) % match.seats);
  }

  /** The field for the name of a seat, or what stands in its place. */
  render(seat: Seat): unknown {
    const { features, names, commonWords: words } = this.#context;
    const given = features.first(({ seat: slot }) => slot?.name?.(seat));
    if (given !== undefined) return given;
    const side = names.unnamed(seat);
    const label = words('tabletop.nameOf', names.own(seat));
    // Keyed, so that a name that is being typed does not move to another seat.
    return keyed(
      seat,
      seatName({ side, name: names.given(seat), label }, (name) => this.#rename(seat, name)),
    );
  }

  /** What is known of a player beside the name, in words. */
  noteOf(seat: Seat): string | undefined {
    return this.#context.features.first(({ seat: slot }) => slot?.note?.(seat));
  }

  /** The sign before a name that says the same. */
  signOf(seat: Seat): unknown {
    return this.#context.features.first(({ seat: slot }) => slot?.sign?.(seat));
  }

  /** The time that a seat has left. */
  clockOf(seat: Seat): unknown {
    return this.#context.features.first(({ seat: slot }) => slot?.clock?.(seat));
  }

  /** Whether the reader may name a seat. */
  mayName(seat: Seat): boolean {
    const { features, intentions } = this.#context;
    return intentions.mayAct(seat) || !features.slots.some(({ seat: slot }) => slot?.isNamed?.(seat));
  }

  /** Sets one name of the `names` attribute. Commas separate names, so no name can contain one. */
  #rename(seat: Seat, name: string): void {
    const { names, match, session } = this.#context;
    const all = Array.from({ length: match.seats }, (_, each) => names.given(each));
    all[seat] = name
      .slice(0, TYPED_NAME_LIMIT)
      .replaceAll(/\s*,\s*/g, ' ')
      .trim();
    while (all.at(-1) === '') all.pop();
    session.leading.author.names = all.join(', ');
    this.#context.requestUpdate();
  }
}
