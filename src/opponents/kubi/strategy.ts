/**
 * How the opponent for Kubi thinks: expectimax over the next roll, on a value function that was learned by temporal differences (TD(λ), as in
 * Tesauro's TD-Gammon). Other players cannot be hindered, so the expected points of the own sheet are all there is to maximise.
 */
import type { Seat } from '../../games/game.js';
import { kubi } from '../../games/kubi/index.js';
import type { KubiMove, KubiState } from '../../games/kubi/index.js';
import { EMPTY_SHEET } from '../../games/kubi/sheet.js';
import type { KubiSheet } from '../../games/kubi/sheet.js';
import type { Level } from '../level.js';
import type { Meter } from '../meter.js';
import type { Analysis, Steps, Strategy } from '../opponent.js';
import { pickNearBest } from '../pick.js';
import { WAYS, compactSheet, discardsAfter, marksAfter, wayOfEntry } from './compact.js';
import type { CompactSheet } from './compact.js';
import { expectedValue } from './expectimax.js';
import { scoreOf } from './score.js';
import { SKILLS } from './skills.js';
import { valueFunction } from './value-function.js';

/**
 * How far learned differences between the best two moves are off: the root mean square of 1,588 decisions, each against 300 games played to the end, less
 * the sampling error of those.
 */
const LEARNED_ERROR = 13;

export const strategy: Strategy<KubiState, KubiMove> = { unit: 'points', analyse, choose };

function* analyse(view: KubiState, seat: Seat, meter: Meter): Steps<Analysis<KubiMove>> {
  const moves = kubi.moves(view, seat);
  const isDeep = meter.nodes >= moves.length * WAYS;
  meter.spend(moves.length * (isDeep ? WAYS : 1));
  const deep = isDeep ? yield* deepValuesOf(view, seat, moves, meter) : undefined;
  return rated(moves, deep ?? valuesOf(view, seat, moves));
}

function* choose(view: KubiState, seat: Seat, level: Level, random: () => number, meter: Meter): Steps<KubiMove> {
  if (level === 'expert') return (yield* analyse(view, seat, meter)).moves[0]!.move;
  const moves = kubi.moves(view, seat);
  const skill = SKILLS[level];
  return pickNearBest(rated(moves, valuesOf(view, seat, moves, skill.sight)).moves, skill, random);
}

function rated(moves: readonly KubiMove[], values: readonly number[] = []): Analysis<KubiMove> {
  const list = moves.map((move, i) => ({ move, value: values[i] ?? 0 })).sort((a, b) => b.value - a.value);
  const { value } = list[0]!;
  // What is worth the same is the same to the player.
  return { value, moves: list.map((each) => (each.value === value ? each : { ...each, error: LEARNED_ERROR })) };
}

/**
 * The expected results after moves by what was learned.
 * @param sight how much they count, from 0 to 1; the rest is what the sheet is worth at once
 */
const valuesOf = ({ sheets }: KubiState, seat: Seat, moves: readonly KubiMove[], sight = 1): readonly number[] =>
  moves.map((move) => {
    const { triple, marks, discards } = sheetAfter(sheets[seat] ?? EMPTY_SHEET, move);
    return sight * valueFunction(triple).of(marks, discards) + (1 - sight) * scoreOf(marks);
  });

/**
 * The expected results after moves, looking at the next roll too; a step a move, for each triple of numbers needs tables of its own.
 * @returns `undefined` if there was no time for all
 */
function* deepValuesOf(
  { sheets }: KubiState,
  seat: Seat,
  moves: readonly KubiMove[],
  meter: Meter,
): Steps<readonly number[] | undefined> {
  const values: number[] = [];
  for (const move of moves) {
    if (meter.isOver) return undefined;
    const { triple, marks, discards } = sheetAfter(sheets[seat] ?? EMPTY_SHEET, move);
    values.push(expectedValue(valueFunction(triple), marks, discards));
    yield;
  }
  return values;
}

export function sheetAfter(sheet: KubiSheet, move: KubiMove): CompactSheet {
  if (move.kind !== 'enter') return compactSheet({ ...sheet, numbers: move.kind === 'cross' ? move.numbers : [] });
  const before = compactSheet(sheet);
  const way = wayOfEntry(move, before);
  return { ...before, marks: marksAfter(before.marks, way), discards: discardsAfter(before.discards, way) };
}
