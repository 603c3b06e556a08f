/** Picks the facts of what is said in a game of Triad, and their order. The locales build the sentences. */
import type { Seat } from '../../../../games/game.js';
import { dieAfter, targetOf } from '../../../../games/triad/destination.js';
import { cellName } from '../../../../games/triad/board.js';
import type { Cell, TriadMove, TriadOutcome, TriadState } from '../../../../games/triad/index.js';
import type { TriadRefusalFacts, TriadTerms } from '../../../../locales/triad/index.js';
import type { Term } from '../../../../interaction/language.js';
import { list } from '../../../play/phrases.js';
import type { Party } from '../../../play/phrases.js';
import { legalTurns } from '../draw/cell-views.js';
import type { Interaction } from '../draw/cell-views.js';
import type { UserRefusal } from '../input/interaction.js';

type Words = Term<TriadTerms>;

/** The sentence for a move, with the die it took off. `before` is the state it was made in. @param name `undefined` for the reader */
export function describeMove(move: TriadMove, before: TriadState, name: string | undefined, words: Words): string {
  if (move.kind === 'roll') {
    const [white, black] = move.dice.map((side) => side.join(' '));
    return words('triad.rolled', white ?? '', black ?? '');
  }
  if (move.kind === 'timeout') return words('tabletop.of', name ?? words('tabletop.you'), words('triad.noTimeLeft'));
  const value = String(Math.abs(dieAfter(before, move)));
  const facts = { name: name ?? '', from: cellName(move.from), to: cellName(targetOf(move)), value };
  const term = ({ move: 'triad.moved', turn: 'triad.turned', step: 'triad.stepped' } as const)[move.kind];
  const sentence = name === undefined ? words('triad.youMoved', facts, move.kind) : words(term, facts);
  if (move.remove === undefined) return sentence;
  return `${sentence} ${words('triad.removed', cellName(move.remove), before.removed[before.turn] + 1)}`;
}

/** A move in few words: `c6–d5, a triad, e6 off.` Empty for the roll. */
export function summaryOf(move: TriadMove, before: TriadState, words: Words): string {
  if (move.kind === 'roll') return '';
  if (move.kind === 'timeout') return words('triad.noTimeLeft');
  const from = cellName(move.from);
  const to = cellName(targetOf(move));
  const facts = { name: '', from, to, value: String(Math.abs(dieAfter(before, move))) };
  const text =
    move.kind === 'move'
      ? `${from}–${to}`
      : words(move.kind === 'turn' ? 'triad.toldTurned' : 'triad.toldStepped', facts);
  return `${move.remove === undefined ? text : words('triad.toldTriad', text, cellName(move.remove))}.`;
}

/** For users who do not see the ghosts: where the chosen die can go, or that no die is chosen. */
export function describeInteraction(interaction: Interaction, state: TriadState, words: Words): string {
  if (interaction.name === 'removing') {
    return describeRefusal({ code: 'must-remove', from: interaction.choices }, words);
  }
  if (interaction.name === 'idle') return words('triad.letGo');
  if (interaction.name === 'dragging') return '';
  const cell = cellName(interaction.from);
  const turns = legalTurns(state).filter(({ from }) => from === interaction.from);
  const targets = new Set(turns.flatMap((turn) => (turn.kind === 'turn' ? [] : [cellName(turn.to)])));
  const values = new Set(turns.flatMap((turn) => (turn.kind === 'turn' ? [turn.value] : [])));
  return [
    ...(targets.size > 0 ? [words('triad.targets', cell, [...targets].join(', '))] : []),
    ...(values.size > 0 ? [words('triad.turnValues', cell, [...values].join(', '))] : []),
  ].join(' ');
}

/** For users who see the ghosts: what the chosen die can do; empty if it can only be turned in its cell. */
export function describeWays(from: Cell, state: TriadState, words: Words): string {
  const turns = legalTurns(state).filter((turn) => turn.from === from && turn.kind === 'move');
  const values = [...new Set(turns.map((turn) => Math.abs(dieAfter(state, turn))))].sort();
  const ways = values.map((value) => words('triad.way', value));
  return ways.length > 0 ? words('triad.ways', cellName(from), list(ways, words, 'disjunction')) : '';
}

/** Who is to move; to the reader, what to press. */
export function describeTurn(state: TriadState, { names, you }: Party, words: Words): string {
  const { turn } = state;
  const isStuck = !legalTurns(state).some(({ kind }) => kind === 'move');
  if (turn === you) return words('tabletop.yourTask', words(isStuck ? 'triad.stuck' : 'triad.pressDie'));
  const toMove = words('tabletop.toMove', names[turn] ?? '');
  return isStuck ? `${toMove} ${words('triad.stuck')}` : toMove;
}

/** Who won and why. @param you the seat of the reader, if nobody else plays at this element */
export function describeOutcome(
  { winners, reason }: TriadOutcome,
  names: readonly string[],
  words: Words,
  you?: Seat,
): string {
  return `${describeWinner(winners, names, words, you)} ${words(`triad.reason.${reason}`)}`;
}

function describeWinner(winners: readonly Seat[], names: readonly string[], words: Words, you?: Seat): string {
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined) return words('tabletop.drawnGame');
  if (you !== undefined) return words(winner === you ? 'tabletop.youWin' : 'tabletop.youLose', 0);
  return words('tabletop.wins', names[winner] ?? '');
}

export function describeRefusal(refusal: UserRefusal, words: Words): string {
  return words(`triad.refusal.${refusal.code}`, refusalFacts(refusal));
}

function refusalFacts(refusal: UserRefusal): TriadRefusalFacts {
  const details = refusal as Partial<Record<'cell' | 'by' | 'value' | 'distance', number>> & { from?: readonly Cell[] };
  const nameOf = (cell: Cell | undefined): string => (cell === undefined ? '' : cellName(cell));
  return {
    cell: nameOf(details.cell),
    by: nameOf(details.by),
    value: String(details.value ?? ''),
    distance: String(details.distance ?? ''),
    choices: (details.from ?? []).map(cellName).join(', '),
  };
}
