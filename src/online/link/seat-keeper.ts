import type { Seat } from '../../games/game.js';

/** The seat of a reader, and what the host knows them by. */
export interface KeptSeat {
  readonly seat: Seat;
  readonly secret: string;
}

/** Keeps the seats of a reader, so that who comes back finds the same one. */
export interface SeatKeeper {
  /** The seat that was kept for a room and that nobody else here has now. */
  claim(room: string): Promise<KeptSeat | undefined>;
  keep(room: string, seat: Seat, secret: string): void;
  forget(room: string): void;
}

/** Keeps seats as long as the page is there. */
export function memoryKeeper(): SeatKeeper {
  const seats = new Map<string, KeptSeat>();
  return {
    claim: (room) => Promise.resolve(seats.get(room)),
    keep: (room, seat, secret) => void seats.set(room, { seat, secret }),
    forget: (room) => void seats.delete(room),
  };
}

/** Keeps seats in the browser. */
export const pageKeeper = memoryKeeper;
