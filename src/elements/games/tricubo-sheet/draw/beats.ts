/** What is seen of moves of Tricubo, in which order and how long. */
import { sheetOf } from '../../../../games/tricubo/options.js';
import { ROWS, crossesIn, isPurple } from '../../../../games/tricubo/sheet.js';
import type { Row, TricuboMarks } from '../../../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboState } from '../../../../games/tricubo/state.js';
import type { Seat } from '../../../../games/game.js';
import { inTurn } from '../../../play/show/timeline.js';
import type { Beat, SeenMove } from '../../../play/show/timeline.js';

export type Seen = SeenMove<TricuboState, TricuboMove>;

/** Milliseconds: a step up or down on the reader’s own sheet, on that of somebody else, and over the edge. */
const STEP = 150;
const OTHERS_STEP = 260;
const FALL = 320;
const QUAKE = 360;
/** A cross in a colour field, or points in interim boxes. */
const MARK = 240;
export const FLIGHT = 450;
const ROLL = 460;
/** A small sheet appears before its disc hops. */
const APPEAR = 140;
const COUNT = 400;
/** So long a small sheet is looked at before its place is free again. */
const LOOK = 400;

/** The latest of some moves that a player has made; the others are rolls. */
export const playedIn = (moves: readonly Seen[]): Seen | undefined =>
  moves.findLast(({ made }) => typeof made.actor === 'number');

/** The marks of whoever has made a move, before and after it. */
export const marksOf = ({ made, before, after }: Seen): readonly [TricuboMarks, TricuboMarks] => {
  const of = ({ sheets }: TricuboState) => sheets[made.actor as Seat] as TricuboMarks;
  return [of(before), of(after)];
};

/** The way from one step of a row to the next, and when it is begun. */
export interface Hop {
  /** The step that is reached, counted from 0. */
  readonly to: number;
  readonly late: number;
  readonly ms: number;
}

/** How a row has grown. */
export interface Climb {
  readonly row: Row;
  /** The crosses that it had. */
  readonly from: number;
  readonly hops: readonly Hop[];
  /** Whether it has turned purple. */
  readonly isOver: boolean;
}

/** @param isOwn whether it is seen on the reader’s own sheet */
export function climbOf(seen: Seen, isOwn: boolean): Climb | undefined {
  const [before, after] = marksOf(seen);
  const row = ROWS.find((each) => crossesIn(after, each) > crossesIn(before, each));
  if (!row) return undefined;
  const sheet = sheetOf(seen.after.options);
  const from = crossesIn(before, row);
  const hops: Hop[] = [];
  let late = 0;
  for (let to = from; to < crossesIn(after, row); to += 1) {
    const isFall = isPurple(sheet, to + 1) && !isPurple(sheet, to);
    const ms = isFall ? FALL : isOwn ? STEP : OTHERS_STEP;
    hops.push({ to, late, ms });
    late += ms;
  }
  return { row, from, hops, isOver: isPurple(sheet, crossesIn(after, row)) && !isPurple(sheet, from) };
}

/** Whether a die is taken, and closed to the others. */
export const isTaking = ({ before, after }: Seen): boolean =>
  before.taken === null && after.taken !== null && after.taken !== 'none';

/**
 * What is seen of moves that were made together. On the sheet that is shown, the disc climbs at once while the taken die flies to its player. Of anybody else,
 * the die flies first, then the disc climbs on a small sheet. `follow` is the fall over the edge.
 * @param shown the seat whose sheet is shown
 */
export function beatsOf(moves: readonly Seen[], shown: Seat): readonly Beat[] {
  const seen = playedIn(moves);
  const isRolled = moves.at(-1)?.made.move.kind === 'roll';
  const beats = seen && seen.made.move.kind !== 'pass' ? beatsOfUse(seen, seen.made.actor === shown) : [];
  if (!isRolled) return beats;
  const last = beats.find(({ name }) => name === 'total');
  return [...beats, { name: 'arrive', start: last?.start ?? 0, ms: ROLL, sound: 'dice' }];
}

function beatsOfUse(seen: Seen, isOwn: boolean): readonly Beat[] {
  const climb = climbOf(seen, isOwn);
  const isTaken = isTaking(seen);
  const take = { name: 'arrive', ms: FLIGHT, sound: 'take' } as const;
  const isScoring = seen.made.move.kind === 'interim';
  const beats = inTurn(
    isTaken && !isOwn ? take : undefined,
    {
      name: 'earn',
      ms: climb?.hops.reduce((all, { ms }) => all + ms, 0) ?? MARK,
      after: isOwn ? 0 : APPEAR - (isTaken ? 30 : 0),
      sound: isScoring ? 'earn' : 'pencil',
    },
    climb?.isOver ? { name: 'follow', ms: QUAKE, sound: 'wood' } : undefined,
    { name: 'total', ms: COUNT, after: 60 },
    isOwn ? undefined : { name: 'total', ms: LOOK },
  );
  return isTaken && isOwn ? [{ ...take, start: 0 }, ...beats] : beats;
}
