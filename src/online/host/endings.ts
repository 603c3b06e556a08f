import type { Seat } from '../../games/game.js';
import { concede } from '../../match/concede.js';
import type { Match } from '../../match/match.js';
import type { Claim, RefuseCode } from '../protocol.js';
import type { Room, RoomSeat } from './room.js';

interface EndingsContext {
  readonly room: Room;
  readonly match: () => Match;
  /** Whether a computer can play. */
  readonly hasComputer: boolean;
  /** A computer plays for somebody now. */
  readonly replaced: () => void;
}

/** Ends a game that a player gives up, or goes on without one who is gone. */
export class Endings {
  readonly #context: EndingsContext;

  constructor(context: EndingsContext) {
    this.#context = context;
  }

  /** @returns why not */
  resign(seat: Seat): { readonly code: RefuseCode } | undefined {
    return this.#concede(seat, 'resigned');
  }

  /** @returns why not */
  claim(claimant: Seat, { seat, what }: Claim): { readonly code: RefuseCode } | undefined {
    const { room, match, hasComputer, replaced } = this.#context;
    if (match().outcome) return { code: 'game-over' };
    if (seat === claimant || !room.overdue.includes(seat)) return { code: 'not-overdue' };
    if (what === 'win') return this.#concede(seat, 'left');
    if (!hasComputer) return { code: 'not-possible' };
    (room.seats[seat] as RoomSeat).isReplaced = true;
    replaced();
    return undefined;
  }

  #concede(seat: Seat, how: 'resigned' | 'left'): { readonly code: RefuseCode } | undefined {
    const match = this.#context.match();
    if (match.outcome) return { code: 'game-over' };
    if (match.seats !== 2) return { code: 'not-possible' };
    concede(match, { seat, how });
    return undefined;
  }
}
