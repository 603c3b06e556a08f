import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { actors } from '../../games/cubo/rules.js';
import { areRolled } from '../../games/cubo/square.js';
import type { CuboDie, Value } from '../../games/cubo/square.js';
import type { CuboMove, CuboState } from '../../games/cubo/state.js';
import type { Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CuboTerms } from '../../locales/cubo/index.js';
import { button } from '../../ui/button.js';
import { dicePad } from '../../ui/dice-pad.js';
import type { DieValue } from '../../ui/dice-pad.js';
import { enteredDice, diceEntryKey } from '../dice-entry.js';
import type { DiceEntry, DiceEntryAction } from '../dice-entry.js';
import { colouredDie } from './picture.js';

/** Real dice that are to be thrown and entered now: those of the middle, or of a seat. */
export interface PendingDice {
  readonly seat: Seat | undefined;
  readonly dice: readonly CuboDie[];
  /** The move that says what they show. */
  move(values: readonly number[]): CuboMove;
  render(
    throwing: DiceEntry,
    numerals: boolean,
    words: Term<CuboTerms>,
    act: (action: DiceEntryAction) => void,
  ): TemplateResult;
}

export function pendingDice(state: CuboState): PendingDice | undefined {
  if (!actors(state).includes('chance')) return undefined;
  if (!areRolled(state.middle)) {
    const dice = state.middle.flatMap((die) => die ?? []);
    const move = (values: readonly number[]): CuboMove => ({ kind: 'middle', dice: withValues(dice, values) });
    return { seat: undefined, dice, move, render: renderer(dice) };
  }
  const seat = state.seats.findIndex(({ stage }) => stage === 'in-hand');
  const dice = state.seats[seat]?.square ?? [];
  const move = (values: readonly number[]): CuboMove => ({ kind: 'dice', seat, values: values as Value[] });
  return { seat, dice, move, render: renderer(dice) };
}

/** Escape takes all dice back. */
const keyed = (key: string, throwing: DiceEntry): DiceEntryAction | undefined =>
  key === 'Escape' && throwing.dice.length > 0 ? { name: 'clear' } : diceEntryKey(key, throwing);

const withValues = (dice: readonly CuboDie[], values: readonly number[]): readonly CuboDie[] =>
  dice.map(({ colour }, i) => ({ colour, value: (values[i] ?? null) as Value | null }));

const renderer =
  (dice: readonly CuboDie[]): PendingDice['render'] =>
  (throwing, numerals, words, act) => {
    const pad = {
      label: words('tabletop.pad'),
      dice: throwing.dice,
      count: dice.length,
      numerals,
      addLabel: (value: DieValue) => words('tabletop.addDie', value),
      removeLabel: (value: DieValue) => words('tabletop.removeDie', value),
      draw: (value: DieValue | undefined, place: number) =>
        html`<span class="thrown-die" data-colour=${dice[place]?.colour ?? 'w'}
          >${colouredDie({ colour: 'w', value: value ?? null }, numerals)}</span
        >`,
    };
    const onKey = (event: KeyboardEvent) => {
      const action = event.altKey || event.ctrlKey || event.metaKey ? undefined : keyed(event.key, throwing);
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    return html`<div class="hand" part="dice" data-count=${dice.length} @keydown=${onKey}>
      ${dicePad(
        pad,
        (value) => act({ name: 'number', value }),
        (index) => act({ name: 'remove-die', index }),
      )}
      ${enteredDice(throwing).length === dice.length ? button(words('tabletop.takeDice'), () => act({ name: 'confirm' }), 'primary') : ''}
    </div>`;
  };
