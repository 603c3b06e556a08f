import { makeMove } from '../../../../games/tricubo/notation.js';
import { DICE, reachOf } from '../../../../games/tricubo/sheet.js';
import type { Die, Field, Row } from '../../../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboRefusal, TricuboUse } from '../../../../games/tricubo/state.js';

/** Where the user is on the way to a move of one seat. */
export type Interaction =
  /** Nothing can be decided on this sheet now. */
  { readonly name: 'idle' } | Choosing;

export interface Choosing {
  readonly name: 'choosing';
  /** Every legal move of the seat. */
  readonly moves: readonly TricuboMove[];
  readonly die: Die | undefined;
  /** Whether the user has pressed that die, and not only chosen a use in words. */
  readonly isPressed: boolean;
  /** For a 6, the rows that are ticked for scoring, ascending. */
  readonly rows: readonly Row[];
  /** The move that confirming makes. */
  readonly move: TricuboMove | undefined;
}

/** What the user does. */
export type Action =
  | { readonly name: 'clear' }
  | { readonly name: 'confirm' }
  /** Chooses a die, or puts it back. */
  | { readonly name: 'press'; readonly die: Die }
  /** Uses the chosen die for a row, or makes the first cross there. */
  | { readonly name: 'row'; readonly row: Row }
  /** Presses a row that cannot be crossed. */
  | { readonly name: 'miss'; readonly row: Row }
  | { readonly name: 'field'; readonly field: Field }
  /** Ticks a row for scoring, or unticks it. If only one row is scored, this scores it. */
  | { readonly name: 'interim'; readonly row: Row }
  /** Chooses a move in words. */
  | { readonly name: 'choose'; readonly move: TricuboMove };

export type UserRefusal =
  | TricuboRefusal
  | { readonly code: 'bad-roll' | 'nothing-chosen' }
  /** The row cannot be crossed with the chosen die, or with any open one. */
  | { readonly code: 'other-row'; readonly die: Die | undefined; readonly row: Row }
  /** The die has no use, for whatever reason. */
  | { readonly code: 'no-use'; readonly die: Die };

/** The next interaction, and the move that it completes or the reason for a refusal. */
export interface Step {
  readonly interaction: Interaction;
  readonly move?: TricuboMove;
  readonly refusal?: UserRefusal;
}

/** Starts choosing one of the legal moves. If there is only one, it is chosen. */
export function choosing(moves: readonly TricuboMove[]): Choosing {
  const move = moves.length === 1 ? moves[0] : undefined;
  return { name: 'choosing', moves, die: undefined, isPressed: false, rows: [], move };
}

/** Whether there is anything to clear. */
export function isBegun(interaction: Interaction): boolean {
  if (interaction.name === 'idle') return false;
  const { die, move, moves } = interaction;
  return die !== undefined || (move !== undefined && moves.length > 1);
}

/** The place of the first die that can be chosen. */
export function firstUsable(choice: Choosing | undefined): number {
  const uses = choice?.moves.filter(isUse) ?? [];
  return Math.max(
    0,
    DICE.findIndex((die) => uses.some((use) => use.die === die)),
  );
}

export function isUse(move: TricuboMove): move is TricuboUse {
  return 'die' in move;
}

/** The uses of the chosen die. */
export function usesOfDie({ moves, die }: Choosing): readonly TricuboUse[] {
  return moves.filter(isUse).filter((use) => use.die === die);
}

/** The moves that are listed in words: the uses of a pressed die, or all moves. */
export function listed(choice: Choosing): readonly TricuboMove[] {
  return choice.isPressed ? usesOfDie(choice) : choice.moves;
}

/** How many rows the chosen die scores; 0 if it scores none. */
export function rowsToScore(choice: Choosing): number {
  return choice.die && usesOfDie(choice).some(({ kind }) => kind === 'interim') ? reachOf(choice.die) : 0;
}

/** The way from the first tap to the marks, as a pure function. The element only draws the interaction. */
export function reduce(interaction: Interaction, action: Action): Step {
  switch (interaction.name) {
    case 'idle':
      return { interaction };
    case 'choosing':
      return choose(interaction, action);
  }
}

function choose(choice: Choosing, action: Action): Step {
  switch (action.name) {
    case 'press':
      return press(choice, action.die);
    case 'row':
      return make(choice, (move) => (move.kind === 'start' ? move.row === action.row : move.kind === 'row'));
    case 'miss':
      return { interaction: choice, refusal: { code: 'other-row', die: choice.die, row: action.row } };
    case 'field':
      return make(choice, (move) => move.kind === 'field' && move.field === action.field);
    case 'interim':
      return tick(choice, action.row);
    case 'choose': {
      // The moves may have been generated again since, as other objects.
      const move = choice.moves.find((each) => makeMove(each) === makeMove(action.move));
      if (!move) return { interaction: choice };
      const rows = move.kind === 'interim' ? move.rows : [];
      return { interaction: { ...choice, die: isUse(move) ? move.die : undefined, rows, move } };
    }
    case 'clear':
      return { interaction: choosing(choice.moves) };
    case 'confirm':
      return choice.move
        ? { interaction: choice, move: choice.move }
        : { interaction: choice, refusal: { code: 'nothing-chosen' } };
  }
}

function press(choice: Choosing, die: Die): Step {
  if (choice.die === die) return { interaction: choosing(choice.moves) };
  const interaction = { ...choice, die, isPressed: true, rows: [], move: undefined };
  const uses = usesOfDie(interaction);
  const [only, ...others] = uses;
  if (!only) return { interaction: choice, refusal: { code: 'no-use', die } };
  // What a die is mostly used for is chosen with it.
  const move = others.length === 0 ? only : uses.find(({ kind }) => kind === 'row');
  return { interaction: { ...interaction, move } };
}

/** Makes a move of the chosen die, or one without a die. */
function make(choice: Choosing, isMeant: (move: TricuboMove) => boolean): Step {
  const moves = choice.die ? usesOfDie(choice) : choice.moves.filter((each) => !isUse(each));
  const move = moves.find(isMeant);
  return move ? { interaction: choice, move } : { interaction: choice };
}

function tick(choice: Choosing, row: Row): Step {
  const { rows, die } = choice;
  const uses = usesOfDie(choice).filter((use) => use.kind === 'interim');
  if (!die || !uses.some((use) => use.rows.includes(row))) return { interaction: choice };
  const needed = reachOf(die);
  if (needed === 1) return make(choice, (move) => move.kind === 'interim' && move.rows.includes(row));
  const ticked = rows.includes(row) ? rows.filter((each) => each !== row) : [...rows, row].sort();
  if (ticked.length > needed) return { interaction: choice, refusal: { code: 'interim-count', die, needed } };
  const move = uses.find((use) => String(use.rows) === String(ticked));
  return { interaction: { ...choice, rows: ticked, move } };
}
