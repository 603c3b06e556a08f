import { phaseOf } from '../../../../games/triomino/phase.js';
import { linesSince } from '../../../../games/triomino/score.js';
import type { LaidTile, TriominoMove, TriominoState } from '../../../../games/triomino/state.js';
import { inTurn } from '../../../play/show/timeline.js';
import type { Beat, SeenMove } from '../../../play/show/timeline.js';

type Made = SeenMove<TriominoState, TriominoMove>;
type Move<Kind extends TriominoMove['kind']> = TriominoMove & { readonly kind: Kind };

/** What is seen of moves that were made together: the latest thing that somebody has done. */
export type Act =
  | { readonly kind: 'lay'; readonly tile: LaidTile; readonly seat: number; readonly bonus: boolean }
  | { readonly kind: 'buy'; readonly seat: number; readonly tiles: readonly Move<'draw'>['tile'][] }
  /** Everybody draws for the lead, again after a tie, and is dealt a hand. */
  | { readonly kind: 'start'; readonly draws: readonly LeadDraw[]; readonly isDealt: boolean }
  /** A pass, a turn that is lost, or a tile that is still to be drawn. */
  | { readonly kind: 'cost' };

/** The tiles of one draw for the lead. */
export interface LeadDraw {
  /** In the order in which they turn up. */
  readonly tiles: readonly { readonly seat: number; readonly tile: string }[];
  /** Who leads; `null` after a tie. */
  readonly leader: number | null;
}

/** Milliseconds. */
export const FLIGHT = 400;
export const PURCHASE = { ms: 360, apart: 140 } as const;
export const LEAD = { slide: 380, apart: 90, turn: 240, mark: 200, tie: 600, hold: 900, back: 320 } as const;
export const DEAL = { ms: 300, apart: 22 } as const;

/** Between two tiles that turn up; six do not take thrice the time of two. */
export const turnApart = (count: number): number => Math.min(260, 780 / count);

/** How long a draw for the lead is on its way, turns up, and is looked at. */
export function phasesOf({ tiles, leader }: LeadDraw) {
  const slide = LEAD.slide + LEAD.apart * (tiles.length - 1);
  const turn = turnApart(tiles.length) * (tiles.length - 1) + LEAD.turn;
  const look = LEAD.mark + (leader === null ? LEAD.tie : LEAD.hold);
  return { slide, turn, look, back: LEAD.back };
}

/** The time of a draw that is followed by another. */
export function lengthOf(draw: LeadDraw): number {
  const { slide, turn, look, back } = phasesOf(draw);
  return slide + turn + look + back;
}

export function actOf(moves: readonly Made[]): Act | undefined {
  const last = moves.at(-1);
  if (!last) return undefined;
  const { move } = last.made;
  switch (move.kind) {
    case 'lay': {
      const bonus = linesSince(last.before, last.after).some(({ code }) => /bridge|hexagon/.test(code));
      return { kind: 'lay', tile: move, seat: last.before.turn ?? 0, bonus };
    }
    case 'draw': {
      const others = moves.findLastIndex(({ made }) => !/draw|buy/.test(made.move.kind));
      const tiles = moves
        .slice(others + 1)
        .flatMap(({ made }) => (made.move.kind === 'draw' && made.move.seat === move.seat ? [made.move.tile] : []));
      return { kind: 'buy', seat: move.seat, tiles };
    }
    case 'deal':
    case 'lead':
      return startOf(moves);
    case 'buy':
    case 'pass':
    case 'timeout':
      return { kind: 'cost' };
  }
}

function startOf(moves: readonly Made[]): Act | undefined {
  const others = moves.findLastIndex(({ made }) => !/deal|lead/.test(made.move.kind));
  const own = moves.slice(others + 1);
  const draws = own.flatMap(({ made, after }): LeadDraw[] => {
    if (made.move.kind !== 'lead') return [];
    const tiles = made.move.tiles.flatMap((tile, seat) => (tile === null ? [] : [{ seat, tile }]));
    return tiles.length > 0 ? [{ tiles, leader: after.leader }] : [];
  });
  const isReady = own.some(({ after }) => phaseOf(after) !== 'deal');
  return isReady ? { kind: 'start', draws, isDealt: own.some(({ made }) => made.move.kind === 'deal') } : undefined;
}

/** What was in the air when the moves were made. */
interface Hand {
  /** Whether the tile was dragged to its place. */
  readonly isCarried: boolean;
}

/** What is seen and heard of moves that were made together, part by part. */
export function beatsOf(moves: readonly Made[], { isCarried }: Hand): readonly Beat[] {
  const act = actOf(moves);
  if (!act) return [];
  if (act.kind === 'start') return beatsOfStart(act);
  const isCounted = moves.some(({ before, after }) =>
    before.scores.some((score, seat) => score !== after.scores[seat]),
  );
  const total = isCounted ? ({ name: 'total', ms: 300 } as const) : undefined;
  if (act.kind === 'cost') return inTurn({ name: 'earn', ms: 160, sound: 'wood' }, total);
  if (act.kind === 'buy') {
    const arrive = PURCHASE.ms + PURCHASE.apart * (act.tiles.length - 1);
    return inTurn({ name: 'arrive', ms: arrive, sound: 'take' }, { name: 'earn', ms: 200 }, total);
  }
  return inTurn(
    { name: 'arrive', ms: isCarried ? 0 : FLIGHT },
    { name: 'earn', ms: act.bonus ? 320 : 200, sound: 'wood' },
    act.bonus ? { name: 'follow', ms: 180, sound: 'bell' } : undefined,
    total,
  );
}

/** Tiles slide out, turn up, the highest is marked, and the hands are dealt. */
function beatsOfStart({ draws, isDealt }: Act & { readonly kind: 'start' }): readonly Beat[] {
  const last = draws.at(-1);
  const deal = isDealt ? 700 : 0;
  if (!last) return inTurn({ name: 'total', ms: deal, sound: 'take' });
  const { slide, turn, look, back } = phasesOf(last);
  const before = draws.slice(0, -1).reduce((sum, draw) => sum + lengthOf(draw), 0);
  return inTurn(
    { name: 'arrive', ms: before + slide, sound: 'wood' },
    { name: 'earn', ms: turn },
    { name: 'follow', ms: look, sound: last.leader === null ? undefined : 'earn' },
    { name: 'total', ms: back + deal, sound: 'take' },
  );
}
