/** Describes moves, squares and results in words: which facts, in which order. The sentences are in the locales. */
import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import { SIZE, cellName, swapped } from '../../../../games/cubo/square.js';
import type { CuboDie, CuboSquare } from '../../../../games/cubo/square.js';
import { play } from '../../../../games/cubo/rules.js';
import type { CuboMove, CuboOutcome, CuboSeat, CuboState } from '../../../../games/cubo/state.js';
import type { Actor, Seat } from '../../../../games/game.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { describeWinners } from '../../../play/winners.js';
import { sentence } from '../../../play/phrases.js';
import type { Party } from '../../../play/phrases.js';
import { diceNames, dieName } from './names.js';
import { summaryOf } from './summary.js';

type Words = Term<CuboTerms>;

/** `red 3, red 5, blue 1; blue 2, white 4, red 6; …` */
export function squareText(square: CuboSquare, words: Words): string {
  const rows = [0, 1, 2].map((row) => square.slice(row * SIZE, (row + 1) * SIZE));
  return rows.map((row) => diceNames(row, words)).join(words('tabletop.semicolon'));
}

/** A line, given its name such as `1` or `a`: its points and its dice. */
export function describeLine(name: string, square: CuboSquare, state: CuboState, words: Words): string {
  const line = linesOf(square, state.options).find((each) => each.name === name);
  if (!line) return '';
  const dice = line.cells.map((cell) => square[cell] as CuboDie);
  return `${words('cubo.line', line)}. ${sentence(diceNames(dice, words), words)}.`;
}

/** All dice of a square, the lines that earn points, and the total. */
export function describeSquare(square: CuboSquare, { options }: CuboState, words: Words): string {
  const lines = linesOf(square, options);
  const earned = lines.flatMap((line) => (line.kind ? `${words('cubo.line', line)}.` : []));
  return [`${sentence(squareText(square, words), words)}.`, ...earned, `${words('cubo.worth', totalOf(lines))}.`].join(
    ' ',
  );
}

/** The sentence for a move, and for the end of the round if the move ends it. `before` is the state that it was made in. */
export function describeMove(
  move: CuboMove,
  actor: Actor,
  before: CuboState,
  { names, you }: Party,
  words: Words,
): string {
  const shown = names.map((name, seat) => (seat === you ? words('tabletop.you') : name));
  const seat = move.kind === 'dice' ? move.seat : actor;
  const own = typeof seat === 'number' ? before.seats[seat] : undefined;
  const text = own ? describeSeatMove(move, own, before, words) : describeChance(move, words);
  const after = play(before, actor, move);
  const isNamed = own && names.length > 1;
  const isDeed = move.kind === 'take' || move.kind === 'put' || move.kind === 'keep';
  const does = (doer: Seat, deed: string, yours: string) =>
    doer === you ? words('tabletop.of', shown[doer] ?? '', yours) : words('tabletop.does', names[doer] ?? '', deed);
  const deed = () => {
    if (!isNamed) return sentence(text, words);
    if (isDeed) return does(seat as Seat, text, summaryOf(move, actor, before, words));
    return words('tabletop.of', shown[seat as Seat] ?? '', text);
  };
  const isTimeUp = move.kind === 'timeout';
  const declined = isTimeUp ? before.calls.filter((caller) => !after.calls.includes(caller)) : [];
  const decliners = declined.map((caller) => does(caller, words('cubo.tookNone'), `${words('cubo.toldNone')}.`));
  return [deed(), ...decliners, ...describeRound(after, before, shown, words)].join(' ');
}

function describeChance(move: CuboMove, words: Words): string {
  return move.kind === 'middle' ? words('cubo.middleRolled', diceNames(move.dice, words)) : words('cubo.timeUp');
}

function describeSeatMove(move: CuboMove, { square, taken }: CuboSeat, before: CuboState, words: Words): string {
  const dieAt = (cell: number) => dieName(square[cell] as CuboDie, words);
  switch (move.kind) {
    case 'dice': {
      const values = square.map(({ colour }, cell) => ({ colour, value: move.values[cell] ?? null }));
      return words('cubo.rolled', squareText(values, words));
    }
    case 'swap': {
      const [first, second] = move.cells;
      const worth = totalOf(linesOf(swapped(square, move.cells), before.options));
      return words('cubo.swapped', dieAt(first), cellName(second), dieAt(second), cellName(first), worth);
    }
    case 'roll':
      return words('cubo.rollsAgain');
    case 'call':
      return words('cubo.called');
    case 'take': {
      const die = move.place === null ? null : before.middle[move.place - 1];
      return die ? words('cubo.took', dieName(die, words)) : words('cubo.tookNone');
    }
    case 'put':
      return words('cubo.exchanged', taken ? dieName(taken, words) : '', cellName(move.cell), dieAt(move.cell));
    case 'keep':
      return words('cubo.kept');
    case 'middle':
    case 'timeout':
      return '';
  }
}

/** The points of all players, if the move has ended the round. */
function describeRound(after: CuboState, before: CuboState, names: readonly string[], words: Words): string[] {
  if (after.rounds.length === before.rounds.length) return [];
  return after.seats.map(({ score }, seat) => {
    const earned = words('cubo.earned', score - (before.seats[seat]?.score ?? 0));
    return names.length > 1 ? words('tabletop.of', names[seat] ?? '', earned) : earned;
  });
}

/** Who has won and why the game is over, or the points of a solo player. */
export function describeOutcome(outcome: CuboOutcome, names: readonly string[], words: Words, you?: Seat): string {
  const { scores, reason } = outcome;
  if (scores.length === 1) return words('cubo.practised', scores[0] ?? 0);
  return `${describeWinners(outcome, names, words, you)} ${words(`cubo.reason.${reason}`)}`;
}
