/** What is said about a game of Tricubo: which facts, in which order. The sentences are in the locales. */
import { closedDie } from '../../../../games/tricubo/rules.js';
import { rankOf, totalOf } from '../../../../games/tricubo/score.js';
import { sheetOf } from '../../../../games/tricubo/options.js';
import {
  INTERIMS,
  countCrosses,
  crossesIn,
  endsGame,
  interimsOf,
  reachOf,
  valueAt,
} from '../../../../games/tricubo/sheet.js';
import type { Die, Row, TricuboMarks, Value } from '../../../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboOutcome, TricuboState, TricuboUse } from '../../../../games/tricubo/state.js';
import { shownBy, withUse } from '../../../../games/tricubo/uses.js';
import type { Actor, Seat } from '../../../../games/game.js';
import type { Term } from '../../../../interaction/language.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';
import { describeWinners } from '../../../play/winners.js';
import { changeText, list } from '../../../play/phrases.js';
import type { UserRefusal } from '../input/interaction.js';

type Words = Term<TricuboTerms>;

export const rowList = (rows: readonly Row[], words: Words): string => list(rows, words, 'conjunction');

/** The marks of a seat after a use of the roll. */
export function afterUse({ options, sheets, roll }: TricuboState, seat: Seat, use: TricuboUse): TricuboMarks {
  return withUse(options, sheets[seat] as TricuboMarks, roll as readonly Value[], use);
}

/** How many points a use adds to a seat's total. */
export function changeBy(state: TricuboState, seat: Seat, use: TricuboUse): number {
  const sheet = sheetOf(state.options);
  return totalOf(sheet, afterUse(state, seat, use)) - totalOf(sheet, state.sheets[seat] as TricuboMarks);
}

/** `large 3: 3 crosses in row 3, then worth 4 (plus 4)` */
function describeUse(use: TricuboUse, state: TricuboState, seat: Seat, words: Words): string {
  const text = describeDie(use, state, seat, words);
  const change = words('tabletop.signed', changeBy(state, seat, use));
  return words('tricubo.effect', use.joker ? words('tricubo.withJoker', text) : text, change);
}

function describeDie(use: TricuboUse, state: TricuboState, seat: Seat, words: Words): string {
  const shown = shownBy(state.roll as readonly Value[], use.die);
  const die = words('tricubo.die', use.die, shown);
  if (use.kind === 'field') return words('tricubo.useField', die, use.field);
  if (use.kind === 'interim') return words('tricubo.useInterim', die, rowList(use.rows, words));
  const made = crossesIn(state.sheets[seat] as TricuboMarks, shown);
  const later = crossesIn(afterUse(state, seat, use), shown);
  const lost = reachOf(use.die) - (later - made);
  return words('tricubo.useRow', die, later - made, shown, valueAt(sheetOf(state.options), later), lost);
}

/** `large 3: row 3 climbs from 7 to 10` */
export function describeClimb(use: TricuboUse, state: TricuboState, seat: Seat, words: Words): string {
  const sheet = sheetOf(state.options);
  const shown = shownBy(state.roll as readonly Value[], use.die);
  const made = crossesIn(state.sheets[seat] as TricuboMarks, shown);
  const later = crossesIn(afterUse(state, seat, use), shown);
  const die = words('tricubo.die', use.die, shown);
  const lost = reachOf(use.die) - (later - made);
  return words('tricubo.climbs', die, shown, valueAt(sheet, made), valueAt(sheet, later), lost);
}

/** A move in words, beginning in lower case. */
export function describeChoice(move: TricuboMove, state: TricuboState, seat: Seat, words: Words): string {
  if (move.kind === 'pass') return words('tricubo.takeNone');
  if (move.kind === 'start') return words('tricubo.startIn', move.row);
  return move.kind === 'roll' ? '' : describeUse(move, state, seat, words);
}

/** The sentence for a move that was made. For a player's move it begins with the verb; for one of the reader's own it has none. */
export function describeMove(
  move: TricuboMove,
  seat: Seat | undefined,
  before: TricuboState,
  isYours: boolean,
  words: Words,
): string {
  if (move.kind === 'roll') {
    const [large, medium, small] = move.dice as readonly [Value, Value, Value];
    return `${words('tricubo.roll', large, medium, small)}.`;
  }
  const text = isYours ? summaryOf(move, seat ?? 0, before, words) : describeDeed(move, seat ?? 0, before, words);
  if (move.kind === 'pass' || move.kind === 'start') return text;
  const sheet = sheetOf(before.options);
  const after = afterUse(before, seat ?? 0, move);
  const isEnding = endsGame(sheet, after) && !before.sheets.some((marks) => endsGame(sheet, marks));
  const total = words('tabletop.totalNow', totalOf(sheet, after));
  return [text, total, isEnding ? words('tricubo.ending') : ''].filter(Boolean).join(' ');
}

function describeDeed(
  move: Exclude<TricuboMove, { readonly kind: 'roll' }>,
  seat: Seat,
  before: TricuboState,
  words: Words,
): string {
  if (move.kind === 'pass') return `${words('tricubo.tookNone')}.`;
  if (move.kind === 'start') return `${words('tricubo.started', move.row)}.`;
  const used = words('tricubo.used', describeDie(move, before, seat, words), move.joker);
  return `${words('tricubo.effect', used, words('tabletop.signed', changeBy(before, seat, move)))}.`;
}

/** A move in few words: `medium 4 in row 4, +7.` */
export function summaryOf(move: TricuboMove, seat: Seat, before: TricuboState, words: Words): string {
  if (move.kind === 'roll') return '';
  if (move.kind === 'pass') return `${words('tricubo.toldNone')}.`;
  if (move.kind === 'start') return `${words('tricubo.startIn', move.row)}.`;
  const text = summarizeUse(move, before, words);
  const change = changeText(changeBy(before, seat, move), words);
  return `${move.joker ? words('tricubo.toldJoker', text) : text}, ${change}.`;
}

function summarizeUse(use: TricuboUse, { roll }: TricuboState, words: Words): string {
  const shown = shownBy(roll as readonly Value[], use.die);
  const die = words('tricubo.die', use.die, shown);
  if (use.kind === 'field') return words('tricubo.toldField', die);
  if (use.kind === 'interim') return words('tricubo.toldRows', die, rowList(use.rows, words));
  return words('tricubo.toldRow', die, shown);
}

/** Who has won, or the rank of a solo game, and why the game is over. */
export function describeOutcome(
  outcome: TricuboOutcome,
  { options, sheets }: TricuboState,
  names: readonly string[],
  words: Words,
  you?: Seat,
): string {
  const { winners, scores, reason } = outcome;
  const best = Math.max(...scores);
  const equals = scores.flatMap((score, seat) => (score === best ? [countCrosses(sheets[seat] as TricuboMarks)] : []));
  const isBroken = equals.length > winners.length;
  const result =
    scores.length > 1
      ? describeWinners(outcome, names, words, you)
      : words('tricubo.soloEnded', best, rankName(best, options, words));
  return [result, isBroken ? words('tricubo.byCrosses') : '', words(`tricubo.reason.${reason}`)]
    .filter(Boolean)
    .join(' ');
}

function rankName(total: number, options: TricuboState['options'], words: Words): string {
  return words(`tricubo.rank.${rankOf(sheetOf(options), total) as 0 | 1 | 2 | 3 | 4}`);
}

/** Who took the closed die, in few words; empty if none is closed to the seat. */
export function describeClosed(state: TricuboState, seat: Seat, names: readonly string[], words: Words): string {
  if (!closedDie(state, seat)) return '';
  return state.sheets.length > 1 ? words('tricubo.takenBy', names[state.active] ?? '') : words('tricubo.closed');
}

/** Who may act for seats, and who has to. */
interface Playing {
  readonly intentions: { mayAct(seat: Seat): boolean };
  readonly match: { readonly actors: readonly Actor[] };
}

/** Whose sheet is shown, and how to come back to one’s own; `undefined` if it is one’s own, or the user only watches. */
export function describePeek(
  shown: Seat,
  names: readonly string[],
  { intentions, match }: Playing,
  words: Words,
): string | undefined {
  const own = names.map((_, seat) => seat).filter((seat) => intentions.mayAct(seat));
  const back = own.find((seat) => match.actors.includes(seat)) ?? own[0];
  return back === undefined || own.includes(shown)
    ? undefined
    : words('tricubo.peeked', names[shown] ?? '', names[back] ?? '');
}

/** The reason for a refusal. A die without a use is closed, or there is no room for it. */
export function describeRefusal(
  refusal: UserRefusal,
  state: TricuboState,
  seat: Seat,
  names: readonly string[],
  words: Words,
): string {
  const name = state.sheets.length > 1 ? names[state.active] : undefined;
  if (refusal.code === 'other-row') return describeMiss(refusal.die, refusal.row, state, seat, words);
  if (refusal.code !== 'no-use') return words(`tricubo.refusal.${refusal.code}`, { ...refusal, name });
  const { die } = refusal;
  if (closedDie(state, seat) === die) return words('tricubo.refusal.closed', { die, name });
  return describeNoUse(die, state, seat, words);
}

/** Why a row cannot be crossed. */
export function describeMiss(
  die: Die | undefined,
  row: Row,
  { sheets, roll, options }: TricuboState,
  seat: Seat,
  words: Words,
): string {
  const crosses = crossesIn(sheets[seat] as TricuboMarks, row);
  if (crosses === sheetOf(options).values.length) return words('tricubo.refusal.row-full', { row });
  if (!die || !roll) return words('tricubo.noneReaches', row);
  const shown = shownBy(roll, die);
  if (shown === 6) return words('tricubo.refusal.only-interim', {});
  return words('tricubo.reachesOnly', die, shown);
}

function describeNoUse(die: Die, { sheets, roll }: TricuboState, seat: Seat, words: Words): string {
  const shown = shownBy(roll as readonly Value[], die);
  if (shown < 6) return words('tricubo.noUseNumber', die, shown);
  return words('tricubo.noUseSix', die, reachOf(die), INTERIMS - interimsOf(sheets[seat] as TricuboMarks));
}
