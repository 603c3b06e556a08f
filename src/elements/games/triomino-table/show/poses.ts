/** Where tiles are while they move: pure functions of time. */

/** A triangle on the screen, in pixels: its middle, and the length of its sides. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A tile in the air. */
export interface Pose extends Spot {
  /** In degrees, from how it is drawn. */
  readonly turn: number;
  /** How far it is above the table, from 0 to 1: its shadow is as far away. */
  readonly lift: number;
  /** From 0, its back, to 1, its face. */
  readonly flip: number;
  readonly opacity: number;
}

const clamp = (part: number): number => Math.max(0, Math.min(1, part));
/** How much of some milliseconds has passed, from 0 to 1. */
export const partOf = (now: number, start: number, ms: number): number => clamp((now - start) / ms);
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;
export const easeInOut = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** A way from one place to another. */
export interface Way {
  readonly from: Spot;
  readonly to: Spot;
  readonly start: number;
  readonly ms: number;
  readonly turn: readonly [start: number, end: number];
  /** Pixels that it rises above the straight line. */
  readonly arc: number;
  /** Whether the back is up at the start, and at the end. */
  readonly isBack: readonly [start: boolean, end: boolean];
}

/** Lifts off, flies in an arc, turns to fit, and lands. */
export function poseOn({ from, to, start, ms, turn, arc, isBack }: Way): (now: number) => Pose {
  const [isBackFirst, isBackLast] = isBack;
  return (now) => {
    const part = easeInOut(partOf(now, start, ms));
    const lift = Math.sin(Math.PI * part);
    const over = easeOut(partOf(now, start + ms * 0.3, ms * 0.55));
    return {
      x: mix(from.x, to.x, part),
      y: mix(from.y, to.y, part) - arc * lift,
      side: mix(from.side, to.side, part) * (1 + 0.12 * lift),
      turn: mix(turn[0], turn[1], part),
      lift,
      flip: isBackFirst === isBackLast ? Number(!isBackFirst) : isBackFirst ? over : 1 - over,
      opacity: 1,
    };
  };
}

/** The angle from its picture in the rack to how a tile lies, in degrees from −180 to 180. */
export function turnBetween(rack: { values: string; isUp: boolean }, laid: { values: string; isUp: boolean }): number {
  const angle = (isUp: boolean) => (isUp ? -90 : 90);
  const shift = [0, 1, 2].find((by) => rack.values.slice(by) + rack.values.slice(0, by) === laid.values) ?? 0;
  const turn = angle(rack.isUp) + 120 * shift - angle(laid.isUp);
  return ((turn + 540) % 360) - 180;
}
