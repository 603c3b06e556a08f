import type { Staging } from '../draw/staging.js';
import type { Rolling } from '../draw/rolling.js';
import type { CuboGamePlay, CuboView } from '../play-types.js';
import type { ActiveSeat } from '../time/active-seat.js';
import type { Timing } from '../time/timing.js';

/** What the squares of all players share. */
export interface SquareParts {
  readonly play: CuboGamePlay;
  readonly view: CuboView;
  readonly activeSeat: ActiveSeat;
  readonly rolling: Rolling;
  readonly timing: Timing;
  readonly staging: Staging;
}
