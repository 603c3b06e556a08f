import type { Seat } from '../../../../games/game.js';
import type { Place } from './beats.js';

/** Where something lies on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** The box of the die in a place, or of one that would lie there. */
export function diceBoxIn(place: Element): Box {
  const die = place.querySelector('.cube');
  if (die) return boxOf(die);
  const { x, y, width, height } = boxOf(place);
  const side = Math.min(width, height) * 0.8;
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** Where the die was that a player has held, once something else is in its place: at the end of the tray. */
export function cornerOf(tray: Element): Box {
  const { x, y, width, height } = boxOf(tray);
  const side = height * 0.7;
  const isRtl = getComputedStyle(tray).direction === 'rtl';
  return { x: isRtl ? x : x + width - side, y: y + (height - side) / 2, width: side, height: side };
}

/** How something lies at its place as if it lay at another one. */
export function wayFrom(begin: Box, end: Box): Keyframe {
  const x = begin.x + begin.width / 2 - end.x - end.width / 2;
  const y = begin.y + begin.height / 2 - end.y - end.height / 2;
  return { translate: `${x}px ${y}px`, scale: begin.width / end.width };
}

/** What shows a die at a place, the largest first. @param own the seat whose taken die lies in the tray */
export function selectorsOf(place: Place, own: Seat): readonly string[] {
  if (place.kind === 'middle') return [`.middle > :nth-child(${place.place + 1})`];
  const of = `[data-seat="${place.seat}"]`;
  if (place.kind === 'cell') {
    const { cell } = place;
    return [`.squares > .seat${of} [data-cell="${cell}"]`, `.player${of} .dice > :nth-child(${cell + 1})`];
  }
  const others = [`:is(.player, .seat)${of} .taken`, `.player${of} .facts`];
  return [`.seat-actions${of} .well`, ...(place.seat === own ? [] : others)];
}
