import type { Actor, Seat } from '../../../../games/game.js';
import { neighboursOf } from '../../../../games/triomino/grid.js';
import { play } from '../../../../games/triomino/rules.js';
import { PURCHASE, linesFor } from '../../../../games/triomino/score.js';
import type { TriominoMove, TriominoState } from '../../../../games/triomino/state.js';
import { tileAt } from '../../../../games/triomino/table.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriominoBonusCode, TriominoTerms } from '../../../../locales/triomino/index.js';
import { costOfTurn, isLostLater, isOfLostTurn } from './describe.js';
import type { Company } from './describe.js';
import { tileName } from './names.js';

type Words = Term<TriominoTerms>;

/** The seat that a narrated move belongs to: tiles are drawn for somebody. */
export function doerOf(move: TriominoMove, actor: Actor, before: TriominoState): Seat | undefined {
  if (move.kind === 'lead') return play(before, 'chance', move).leader ?? undefined;
  if (move.kind === 'draw') return move.seat;
  return typeof actor === 'number' ? actor : (before.turn ?? undefined);
}

/** A move in few words: `1-3-5 beside 3-5-5, +9.` Empty for tiles that are dealt, and for buying until the tile is drawn. */
export function summaryOf(
  move: TriominoMove,
  actor: Actor,
  before: TriominoState,
  { you, mayName }: Pick<Company, 'you' | 'mayName'>,
  words: Words,
): string {
  if (move.kind === 'deal' || move.kind === 'buy') return '';
  const seat = doerOf(move, actor, before);
  if (move.kind === 'lead') {
    const tile = seat === undefined ? null : move.tiles[seat];
    return tile ? `${words('triomino.toldHighest', tileName(tile))}.` : '';
  }
  const after = play(before, actor, move);
  if (isOfLostTurn(move, before)) {
    if (isLostLater(before, after)) return '';
    return `${[words('triomino.toldLost'), ...pointsText(costOfTurn(before, after), words)].join(', ')}.`;
  }
  const text = summarizeSeatMove(move, before, seat === you, mayName, words);
  if (before.options.scoring === 'none') return `${text}.`;
  return `${[text, ...pointsText(pointsBy(move, seat ?? 0, before, after), words)].join(', ')}.`;
}

function summarizeSeatMove(
  move: Exclude<TriominoMove, { readonly kind: 'deal' | 'buy' | 'lead' }>,
  { laid, options, racks, turn }: TriominoState,
  isOwn: boolean,
  mayName: (seat: Seat) => boolean,
  words: Words,
): string {
  switch (move.kind) {
    case 'draw':
      return words('triomino.toldBought', mayName(move.seat) && move.tile ? tileName(move.tile) : undefined);
    case 'pass':
      return words('triomino.toldPassed');
    case 'timeout':
      return words('triomino.toldLost');
    case 'lay': {
      const tile = tileName(move.values);
      if (racks[turn ?? 0]?.length === 1) return words('triomino.toldLast', tile);
      const bonus = linesFor(laid, move, options).find(({ code }) => code !== 'tile')?.code;
      if (bonus && options.scoring !== 'none') {
        return `${tile}, ${words('triomino.toldBonus', bonus as TriominoBonusCode)}`;
      }
      const [beside] = neighboursOf(move).flatMap((cell) => tileAt(laid, cell) ?? []);
      return words('triomino.toldLaid', tile, beside && !isOwn ? tileName(beside.values) : '');
    }
  }
}

const pointsText = (points: number, words: Words): string[] => (points === 0 ? [] : [words('tabletop.signed', points)]);

/** What a move has earned or cost. What a tile costs is charged as it is bought, and shown as it is drawn. */
function pointsBy(move: TriominoMove, seat: Seat, before: TriominoState, after: TriominoState): number {
  if (move.kind === 'draw') return before.options.scoring === 'standard' ? PURCHASE : 0;
  return (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
}
