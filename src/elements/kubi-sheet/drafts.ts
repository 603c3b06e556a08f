import type { Seat } from '../../games/game.js';
import { kubiCore } from '../../games/kubi/core.js';
import type { KubiMove, KubiSheet, KubiState, Value } from '../../games/kubi/index.js';
import type { KubiEntry } from '../../games/kubi/state.js';
import { placing } from './interaction.js';
import type { Interaction } from './interaction.js';

interface Draft {
  readonly interaction: Interaction;
  readonly sheet: KubiSheet | undefined;
  readonly roll: readonly Value[] | null;
}

const isEntry = (move: KubiMove): move is KubiEntry => move.kind === 'enter';

/**
 * What each player has begun to decide. It stays when another sheet is shown and when others enter, until the own sheet or the
 * roll is another.
 */
export class Drafts {
  readonly #drafts = new Map<Seat, Draft>();

  /** @param isThrown whether the dice are thrown by hand and entered */
  of(seat: Seat, state: KubiState, isThrown: boolean): Interaction {
    const draft = this.#drafts.get(seat);
    const isSame = draft?.sheet === state.sheets[seat] && draft?.roll === state.roll;
    return draft && isSame ? draft.interaction : beginning(seat, state, isThrown);
  }

  /** Another game has nothing of what was begun in this one. */
  clear(): void {
    this.#drafts.clear();
  }

  keep(seat: Seat, { sheets, roll }: KubiState, interaction: Interaction): void {
    this.#drafts.set(seat, { interaction, sheet: sheets[seat], roll });
  }
}

/** What there is to decide for a seat, nothing of it yet done. */
function beginning(seat: Seat, state: KubiState, isThrown: boolean): Interaction {
  const actors = kubiCore.actors(state);
  if (actors[0] === 'chance' && isThrown) return { name: 'throwing', dice: [] };
  const sheet = state.sheets[seat];
  if (!sheet || !actors.includes(seat)) return { name: 'idle' };
  if (sheet.numbers === null) return { name: 'crossing', numbers: [] };
  return placing(state.roll ?? [], kubiCore.moves(state, seat).filter(isEntry), sheet.numbers);
}
