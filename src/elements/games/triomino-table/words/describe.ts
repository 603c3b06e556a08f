/** A game of Triomino in words: which facts, in which order. The sentences themselves are the locales'. */
import type { Actor, Refusal, Seat } from '../../../../games/game.js';
import { leadingTiles, phaseOf, poolOf, canLay } from '../../../../games/triomino/phase.js';
import { MOST_PURCHASES } from '../../../../games/triomino/refusal.js';
import { totalOf } from '../../../../games/triomino/round.js';
import { play } from '../../../../games/triomino/rules.js';
import { PURCHASE, linesFor, linesIn, linesSince } from '../../../../games/triomino/score.js';
import type { LaidTile, TriominoMove, TriominoOutcome, TriominoState } from '../../../../games/triomino/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriominoTerms, TriominoUserRefusalCode } from '../../../../locales/triomino/index.js';
import { describeWinners } from '../../../play/winners.js';
import { list, sentence } from '../../../play/phrases.js';
import { describeEarned } from './earned.js';
import { tileName } from './names.js';
import { bonusFor, describeWhere, mayDo, pointsFor } from '../draw/places.js';

type Words = Term<TriominoTerms>;

/** `3-4-4, 3-4-5, and 5-5-5` */
export const tileNames = (tiles: readonly (string | null)[], words: Words): string =>
  list(
    tiles.flatMap((tile) => (tile === null ? [] : tileName(tile))),
    words,
    'conjunction',
  );

/** The names of the players, and whose tiles may be named. */
export interface Company {
  readonly names: readonly string[];
  readonly mayName: (seat: Seat) => boolean;
  /** The seat of the reader, if nobody else plays at this element. */
  readonly you?: Seat | undefined;
}

/** The sentence for a move that was made. `before` is the state it was made in. */
export function describeMove(
  move: TriominoMove,
  actor: Actor,
  before: TriominoState,
  company: Company,
  words: Words,
): string {
  const { names } = company;
  const named = (seat: Seat | null, text: string, term: 'tabletop.of' | 'tabletop.does' = 'tabletop.does') =>
    names.length > 1 && seat !== null ? words(term, names[seat] ?? '', text) : sentence(text, words);
  if (move.kind === 'lead') return describeLead(move.tiles, before, company, words);
  const seat =
    move.kind === 'deal' || move.kind === 'draw' ? move.seat : typeof actor === 'number' ? actor : before.turn;
  const after = play(before, actor, move);
  const term = move.kind === 'timeout' ? 'tabletop.of' : 'tabletop.does';
  const text = named(seat, describeSeatMove(move, before, company, words), term);
  const cost = isOfLostTurn(move, before)
    ? describeLostTurn(before, after, words).map((text) => named(seat, text))
    : describeCost(move, before, after, words);
  return [text, ...cost, ...describeEnd(before, after, company, words)].join(' ');
}

/** Whether time has run out for the turn, in which tiles may still be bought and drawn. */
export const isOfLostTurn = (move: TriominoMove, { due, revision }: TriominoState): boolean =>
  revision > 1 && (move.kind === 'timeout' || (move.kind === 'draw' && due === 'late'));

/** Whether a move is worth saying once it is over: buying is seen on the rack. */
export const isNotable = (move: TriominoMove, before: TriominoState): boolean =>
  ['lay', 'pass', 'timeout', 'lead'].includes(move.kind) || isOfLostTurn(move, before);

/** What the place with the highest bonus earns; empty if none has one. */
export function describeBest(places: readonly LaidTile[], state: TriominoState, words: Words): string {
  const [best] = places
    .filter((place) => bonusFor(place, state))
    .sort((a, b) => pointsFor(b, state) - pointsFor(a, state));
  if (!best) return '';
  const lines = linesFor(state.laid, best, state.options);
  return words('triomino.goldPlace', describeEarned(best.values, lines, state.options, words));
}

/** What the whole turn cost, once it is over. */
function describeLostTurn(before: TriominoState, after: TriominoState, words: Words): string[] {
  return isLostLater(before, after) ? [] : [words('triomino.losesTurn', costOfTurn(before, after))];
}

/** Whether tiles are still to be drawn in a turn for which time has run out. */
export const isLostLater = (before: TriominoState, after: TriominoState): boolean =>
  after.turns === before.turns && after.due === 'late';

/** What such a turn has cost. */
export function costOfTurn(before: TriominoState, after: TriominoState): number {
  const pass = linesSince(before, after).find(({ code }) => code === 'pass')?.points ?? 0;
  const bought = before.options.scoring === 'standard' ? PURCHASE * before.purchases : 0;
  return bought + pass;
}

/** What each player drew, and who leads. */
function describeLead(
  tiles: readonly (string | null)[],
  before: TriominoState,
  { names, you }: Company,
  words: Words,
): string {
  const yours = (text: string) => words('tabletop.of', words('tabletop.you'), `${text}.`);
  const does = (seat: Seat, deed: string) => words('tabletop.does', names[seat] ?? '', deed);
  const { leader } = play(before, 'chance', { kind: 'lead', tiles });
  const drawn = tiles.flatMap((tile, seat) => {
    if (tile === null || (seat === you && seat === leader)) return [];
    return [seat === you ? yours(tileName(tile)) : does(seat, words('triomino.drewForLead', tileName(tile)))];
  });
  if (leader === null) return drawn.join(' ');
  const highest = words('triomino.toldHighest', tileName(tiles[leader] ?? ''));
  return [...drawn, leader === you ? yours(highest) : does(leader, words('triomino.leads'))].join(' ');
}

function describeSeatMove(move: TriominoMove, before: TriominoState, { mayName }: Company, words: Words): string {
  switch (move.kind) {
    case 'deal': {
      const isKnown = mayName(move.seat) && !move.tiles.includes(null);
      return isKnown
        ? words('triomino.dealtOpen', tileNames(move.tiles, words))
        : words('triomino.dealt', move.tiles.length);
    }
    case 'draw':
      return mayName(move.seat) && move.tile
        ? words('triomino.boughtOpen', tileName(move.tile))
        : words('triomino.bought');
    case 'lay':
      return words('triomino.lays', tileName(move.values), describeWhere(move, before.laid, words));
    case 'buy':
      return words('triomino.buys');
    case 'pass':
      return words('triomino.passes');
    case 'timeout':
      return words('triomino.timeUp');
    case 'lead':
      return '';
  }
}

/** Why the move earned or cost points. */
function describeCost(move: TriominoMove, before: TriominoState, after: TriominoState, words: Words): string[] {
  const own = linesSince(before, after).filter(({ code }) => code !== 'pips' && code !== 'blocked');
  if (own.length === 0) return [];
  if (move.kind === 'lay') {
    const isPlain = before.options.scoring === 'standard' && own.length === 1 && own[0]?.code === 'tile';
    const earned = isPlain
      ? words('tabletop.signed', own[0]?.points ?? 0)
      : describeEarned(move.values, own, before.options, words);
    return [`${sentence(earned, words)}.`];
  }
  return own.flatMap(({ code, points }) =>
    code === 'purchase' || code === 'pass' ? [`${sentence(words(`triomino.part.${code}`, points), words)}.`] : [],
  );
}

/** Who went out, but for the reader; and if the move ended the round, what everybody earned. */
export function describeEnd(
  before: TriominoState,
  after: TriominoState,
  { names, you }: Pick<Company, 'names' | 'you'>,
  words: Words,
): string[] {
  const { last } = after;
  const isOver = last !== null && last !== before.last;
  const out = after.out ?? (isOver ? last.out : null);
  const text: string[] = [];
  if (out !== null && out !== you && before.out === null && names.length > 1) {
    text.push(words('tabletop.does', names[out] ?? '', words('triomino.goesOut')));
  }
  if (!isOver) return text;
  if (last.end === 'blocked') text.push(words('triomino.blocked'));
  // For a single player, the result says it.
  if (before.options.scoring === 'none' || names.length === 1) return text;
  const earned = names.map((name, seat) => {
    const points = pointsInRound(after, seat, last.round);
    const text = words('triomino.earned', points);
    return names.length > 1 ? words('tabletop.of', seat === you ? words('tabletop.you') : name, text) : text;
  });
  return [...text, ...earned];
}

/** What a seat earned in a round, since the game or its position began. */
export const pointsInRound = (state: TriominoState, seat: Seat, round: number): number =>
  linesIn(state, round).reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);

/** What the seat whose turn it is can do. */
export function describeTask(state: TriominoState, words: Words): string {
  const { turn, racks, out, options, purchases } = state;
  const seat = turn ?? 0;
  const rack = racks[seat] ?? [];
  if (phaseOf(state) !== 'turn') {
    const leading = leadingTiles(state, seat);
    const isFree = leading.length === rack.length || rack.includes(null);
    return isFree
      ? words('triomino.lead')
      : words('triomino.leadWith', list(leading.map(tileName), words, 'disjunction'));
  }
  const fits = canLay(state, rack);
  const mayPass = mayDo('pass', state);
  const mayBuy = mayDo('buy', state);
  const task = mayPass
    ? words(fits ? 'triomino.layOrPass' : 'triomino.mustPass')
    : !mayBuy
      ? words('triomino.mustLay')
      : !fits
        ? words('triomino.mustBuy')
        : purchases > 0
          ? words('triomino.layOrBuyMore', MOST_PURCHASES - purchases)
          : words('triomino.layOrBuy');
  return out !== null && options.lap ? `${words('triomino.lastTurn')} ${task}` : task;
}

/** Who has won, or what a single player earned; and why the game is over. */
export function describeOutcome(
  outcome: TriominoOutcome,
  { wins, options }: TriominoState,
  names: readonly string[],
  words: Words,
  you?: Seat,
): string {
  const { winners, scores, reason } = outcome;
  const why = words(`triomino.reason.${reason}`);
  if (options.scoring === 'none' && names.length > 1) {
    const [winner = 0, ...others] = winners;
    if (winner === you && others.length === 0) return `${words('triomino.youWonRounds', wins[winner] ?? 0)} ${why}`;
    const winning = list(
      winners.map((seat) => names[seat] ?? ''),
      words,
      'conjunction',
    );
    return `${words('triomino.roundsWon', winning, winners, wins[winner] ?? 0)} ${why}`;
  }
  if (scores.length === 1) return describeAlone(scores[0] ?? 0, options, words);
  return `${describeWinners(outcome, names, words, you)} ${why}`;
}

/**
 * From how many points on a round alone is good, very good and outstanding. Of rounds that take the most points in each turn, five of six reach the first,
 * not half the second, and one of ten the third.
 */
const RANKS: readonly number[] = [150, 250, 325];

function describeAlone(points: number, { scoring }: TriominoState['options'], words: Words): string {
  const text = words('triomino.alone', points);
  if (scoring !== 'standard') return text;
  const rank = RANKS.filter((least) => points >= least).length;
  return `${text} ${words('triomino.rank', rank, RANKS[rank] ?? 0)}`;
}

/** How many tiles and points each player has, and how many tiles are left to buy. */
export function describeCounts(state: TriominoState, names: readonly string[], words: Words): string {
  const players = state.racks.map((rack, seat) =>
    words('triomino.holds', names[seat] ?? '', rack.length, state.scores[seat] ?? 0),
  );
  return words('triomino.counts', players.join(words('tabletop.semicolon')), poolOf(state));
}

/** The tiles that players still held when a round ended, with their sum. */
export function describeLeft(state: TriominoState, names: readonly string[], words: Words): readonly string[] {
  const { last } = state;
  return (last?.racks ?? []).flatMap((rack, seat) =>
    rack.length > 0 ? [words('triomino.left', names[seat] ?? '', tileNames(rack, words), totalOf(rack))] : [],
  );
}

/** Why the user could not do something. @param name of the player whose turn it is */
export function describeRefusal(refusal: Refusal, words: Words, name: string): string {
  if (refusal.code === 'other-viewer') return words('tabletop.toMove', name);
  const { code, tile, tiles, value, laid } = refusal as {
    code: TriominoUserRefusalCode;
    tile?: string;
    tiles?: readonly string[];
    value?: number;
    laid?: number;
  };
  const facts = {
    tile: tile && tileName(tile),
    tiles: tiles && list(tiles.map(tileName), words, 'disjunction'),
    value,
    laid,
  };
  return words(`triomino.refusal.${code}`, facts);
}
