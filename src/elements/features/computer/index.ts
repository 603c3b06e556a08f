import type { Seat } from '../../../games/game.js';
import { whenPainted } from '../../../interaction/when-painted.js';
import type { AnyContext } from '../../play/play-context.js';
import type { OpponentModule } from '../../play/opponent-module.js';
import type { Feature, SeatSlot, Slots } from '../feature.js';

async function loadNames() {
  await whenPainted();
  return import('../../../ui/seats/computer-name.js');
}

/** Plays for the seats of computer players, and says who they are. The reader can play before all of it is loaded. */
export const computer: Feature = {
  isWanted: ({ extras, activeMode, match }) =>
    extras.opponent !== undefined && activeMode === 'play' && match.gate.hasComputer,
  start: (context): Slots => ({ seat: new ComputerSeats(context) }),
  load: async ({ extras }) => {
    await whenPainted();
    const [{ ComputerPlayers }, opponent] = await Promise.all([import('./computer-players.js'), extras.opponent?.()]);
    const module = opponent as OpponentModule<unknown, unknown>;
    return { styles: module.styles, start: (context) => new ComputerPlayers(context, module) };
  },
};

/** How the seats of computer players are shown, once the sign is loaded. */
class ComputerSeats implements SeatSlot {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  name(seat: Seat): unknown {
    const note = this.note(seat);
    if (note === undefined) return undefined;
    return this.#context.modules.get(loadNames)?.renderComputerName(this.#context.nameOf(seat), note) ?? '';
  }

  /** How well the computer plays, in a word. */
  note(seat: Seat): string | undefined {
    const { match, commonWords: words } = this.#context;
    const player = match.gate.playerOf(seat);
    return player.kind === 'computer' ? words('tabletop.level', player.level) : undefined;
  }

  sign(seat: Seat): unknown {
    return this.isNamed(seat) ? this.#context.modules.get(loadNames)?.computerSign : undefined;
  }

  isNamed(seat: Seat): boolean {
    return this.#context.match.gate.playerOf(seat).kind === 'computer';
  }
}
