import { nothing, svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { pipsOf } from '../../../../games/triomino/tiles.js';
import { DEAL, LEAD, lengthOf, phasesOf, turnApart } from '../draw/beats.js';
import type { Act, LeadDraw } from '../draw/beats.js';
import { outline } from '../draw/picture.js';
import { animateFlier, flier } from './flier.js';
import { easeInOut, easeOut, mix, partOf, poseOn } from './poses.js';
import type { Pose, Spot } from './poses.js';
import type { Heaped } from './stock.js';

type Start = Act & { readonly kind: 'start' };

/** So many backs of a hand are seen to be dealt. */
const SHOWN = 4;

/** What flies over the table at the start of a round: the drawn tiles with their sums, a ring round the highest, and backs for each seat. */
export function renderLead({ draws, isDealt }: Start, seats: number): readonly SVGTemplateResult[] {
  const drawn = draws.flatMap(({ tiles, leader }) =>
    tiles.map(
      ({ seat, tile }) =>
        svg`${flier(tile, true)}<g class="lead-ring"><path d=${outline(true, -50, -57.7)}></path></g><g class="pill sum" data-bonus=${seat === leader ? '' : nothing}><rect x="-22" y="-13" width="44" height="26" rx="13"></rect><text class="badge" y="5.8">${pipsOf(tile)}</text></g>`,
    ),
  );
  return [
    svg`<g class="drawn">${drawn}</g>`,
    svg`<g class="dealt">${isDealt ? Array.from({ length: SHOWN * seats }, () => flier(null, true)) : []}</g>`,
  ];
}

/** Where things are, in the pixels of the table. */
export interface Places {
  /** The highest tiles of the heap, as many as are drawn. */
  readonly heaped: readonly Heaped[];
  /** Where a seat shows its tile. */
  readonly shown: (seat: number) => Spot;
  /** Where the hand of a seat is. */
  readonly hand: (seat: number) => Spot;
  readonly middle: Spot;
}

/** Lets all of it move. */
export function animateLead(overlay: Element, { draws }: Start, places: Places, seats: number): void {
  const fliers = [...overlay.querySelectorAll('.drawn .flier')];
  const rings = overlay.querySelectorAll('.lead-ring');
  const sums = overlay.querySelectorAll('.sum');
  let from = 0;
  let at = 0;
  for (const draw of draws) {
    draw.tiles.forEach(({ seat }, order) => {
      const way = { draw, order, from, heaped: places.heaped[at] as Heaped, to: places.shown(seat) };
      const isBest = seat === draw.leader;
      const tile = fliers[at];
      if (tile) animateFlier(tile, from + lengthOf(draw), poseOfDrawn(way, isBest));
      animateMarks(rings[at], sums[at], way, isBest);
      at += 1;
    });
    from += lengthOf(draw);
  }
  [...overlay.querySelectorAll('.dealt .flier')].forEach((tile, i) => {
    const to = places.hand(i % seats);
    const pose = poseOn({
      from: places.middle,
      to,
      start: 0,
      ms: DEAL.ms,
      turn: [0, 140],
      arc: 0,
      isBack: [true, true],
    });
    const fading = (now: number) => ({ ...pose(now), opacity: 1 - partOf(now, DEAL.ms * 0.8, DEAL.ms * 0.2) });
    animateFlier(tile, DEAL.ms, fading, from + i * DEAL.apart * 2);
  });
}

interface Drawn {
  readonly draw: LeadDraw;
  readonly order: number;
  /** When the draw begins. */
  readonly from: number;
  readonly heaped: Heaped;
  readonly to: Spot;
}

/** Out of the heap, over, perhaps a hop, and back into it. */
function poseOfDrawn({ draw, order, from, heaped, to }: Drawn, isBest: boolean): (now: number) => Pose {
  const { slide, turn, look } = phasesOf(draw);
  const start = from + order * LEAD.apart;
  const turns = from + slide + order * turnApart(draw.tiles.length);
  const marks = from + slide + turn;
  const back = marks + look;
  // The nearest turn to its picture: a triangle looks the same after a third.
  const lies = ((((heaped.turn + 60) % 120) + 120) % 120) - 60;
  return (now) => {
    const out = easeInOut(partOf(now, start, LEAD.slide));
    const home = easeInOut(partOf(now, back, LEAD.back));
    const part = out * (1 - home);
    const lift = Math.sin(Math.PI * out) * (1 - home) + 0.6 * Math.sin(Math.PI * home);
    const hop = isBest ? 4 * Math.sin(Math.PI * partOf(now, marks, 260)) : 0;
    return {
      x: mix(heaped.x, to.x, part),
      y: mix(heaped.y, to.y, part) - 10 * lift - hop,
      side: mix(heaped.side, to.side, part) * (1 + 0.08 * lift),
      turn: mix(lies, 0, part),
      lift,
      flip: easeOut(partOf(now, turns, LEAD.turn)) * (1 - partOf(now, back - 100, 160)),
      opacity: 1,
    };
  };
}

/** The sum appears when its tile has turned up, the ring when all have. */
function animateMarks(
  ring: Element | undefined,
  sum: Element | undefined,
  { draw, order, from, to }: Drawn,
  isBest: boolean,
): void {
  const { slide, turn, look } = phasesOf(draw);
  const seen = (element: Element | undefined, transform: string, start: number) => {
    const ms = from + slide + turn + look - 80 - start;
    const frames = [
      { opacity: 0 },
      { opacity: 1, offset: 160 / ms },
      { opacity: 1, offset: 1 - 100 / ms },
      { opacity: 0 },
    ];
    element?.animate(
      frames.map((frame) => ({ ...frame, transform, visibility: 'visible' })),
      { delay: start, duration: ms },
    );
  };
  const turned = from + slide + order * turnApart(draw.tiles.length) + LEAD.turn;
  // Beside the tile of each of two, below those of more.
  const [x, y] = draw.tiles.length > 2 ? [to.x, to.y + to.side * 0.5 + 14] : [to.x + to.side * 0.5 + 26, to.y];
  seen(sum, `translate(${x}px, ${y}px)`, turned);
  if (isBest) seen(ring, `translate(${to.x}px, ${to.y}px) scale(${to.side / 100})`, from + slide + turn);
}
