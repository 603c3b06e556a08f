import type { Seat } from '../../games/game.js';
import { kubiCore } from '../../games/kubi/core.js';
import type { KubiMove, KubiState, Value } from '../../games/kubi/index.js';
import type { KubiEntry } from '../../games/kubi/state.js';
import { placing } from './interaction.js';
import type { Interaction } from './interaction.js';

interface Draft {
  readonly interaction: Interaction;
  /** What it was begun for. */
  readonly sheet: unknown;
  readonly roll: readonly Value[] | null;
}

/** Dice that are thrown by hand are everybody's. */
const ALL = 'all';

const isEntry = (move: KubiMove): move is KubiEntry => move.kind === 'enter';

/**
 * What each player has begun to decide. It stays when another sheet is shown and when others enter, until the own sheet or the
 * roll is another.
 */
export class Drafts {
  readonly #drafts = new Map<Seat | typeof ALL, Draft>();

  /** @param isThrown whether the dice are thrown by hand and entered */
  of(seat: Seat, state: KubiState, isThrown: boolean): Interaction {
    const key = isThrown && isRollDue(state) ? ALL : seat;
    const draft = this.#drafts.get(key);
    const isSame = draft?.sheet === sheetOf(key, state) && draft?.roll === state.roll;
    return draft && isSame ? draft.interaction : beginning(seat, state, isThrown);
  }

  /** Another game has nothing of what was begun in this one. */
  clear(): void {
    this.#drafts.clear();
  }

  keep(seat: Seat, state: KubiState, interaction: Interaction): void {
    const key = interaction.name === 'throwing' ? ALL : seat;
    this.#drafts.set(key, { interaction, sheet: sheetOf(key, state), roll: state.roll });
  }
}

const isRollDue = (state: KubiState): boolean => kubiCore.actors(state).includes('chance');

const sheetOf = (key: Seat | typeof ALL, { sheets }: KubiState): unknown => (key === ALL ? sheets : sheets[key]);

/** What there is to decide for a seat, nothing of it yet done. */
function beginning(seat: Seat, state: KubiState, isThrown: boolean): Interaction {
  const actors = kubiCore.actors(state);
  if (isThrown && isRollDue(state)) return { name: 'throwing', dice: [] };
  const sheet = state.sheets[seat];
  if (!sheet || !actors.includes(seat)) return { name: 'idle' };
  if (sheet.numbers === null) return { name: 'crossing', numbers: [] };
  return placing(state.roll ?? [], kubiCore.moves(state, seat).filter(isEntry), sheet.numbers);
}
