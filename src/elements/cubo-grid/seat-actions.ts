import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import type { CuboMove, CuboSeat, CuboState } from '../../games/cubo/index.js';
import { isCalled, takers } from '../../games/cubo/phase.js';
import type { CuboDie } from '../../games/cubo/square.js';
import type { Term } from '../../interaction/language.js';
import type { CuboTerms } from '../../locales/cubo/index.js';
import { button } from '../../ui/button.js';
import { isGiving } from './interaction.js';
import { dieName } from './names.js';
import { colouredDie } from './picture.js';

/** What a player has begun, and what the buttons do. */
export interface SeatActions {
  /** Whether the user acts for the seat. */
  readonly mayAct: boolean;
  /** Whether the user rolls the dice, also for seats of other players. */
  readonly isRolling: boolean;
  readonly hasNumerals: boolean;
  /** The die that would be given, and what the square would be worth then. */
  readonly given: { readonly die: CuboDie; readonly worth: number } | undefined;
  make(move: CuboMove): void;
  /** Gives that die. */
  give(): void;
  rollAgain(): void;
  /** Rolls the dice in hand. */
  roll(): void;
}

/** The buttons of one player, once the dice of the round have been rolled. */
export function renderActions(state: CuboState, seat: Seat, words: Term<CuboTerms>, actions: SeatActions): unknown {
  const { stage } = state.seats[seat] as CuboSeat;
  if (stage === 'in-hand') {
    return actions.isRolling ? button(words('cubo.throw'), () => actions.roll(), 'primary') : nothing;
  }
  if (!actions.mayAct) return nothing;
  if (isGiving(state, seat)) return renderGiving(state, seat, words, actions);
  if (stage === 'called') return takers(state).includes(seat) ? renderTaking(state, words, actions) : nothing;
  if (stage !== 'open') return nothing;
  return [
    button(words('cubo.call'), () => actions.make({ kind: 'call' }), 'primary'),
    isCalled(state) ? nothing : button(words('cubo.rollAgain'), () => actions.rollAgain()),
  ];
}

/** Gives a die for the one that was taken, or keeps all. */
function renderGiving(state: CuboState, seat: Seat, words: Term<CuboTerms>, actions: SeatActions): TemplateResult {
  const { taken } = state.seats[seat] as CuboSeat;
  const { given } = actions;
  const task = words('cubo.exchange', taken ? dieName(taken, words) : '');
  return html`${state.seats.length > 1 ? html`<p>${task}</p>` : nothing}
  ${given ? button(words('cubo.put', dieName(given.die, words), given.worth), () => actions.give(), 'primary') : nothing}
  ${button(words('cubo.keep'), () => actions.make({ kind: 'keep' }))}`;
}

/** The dice of the middle, by their places, or none. */
function renderTaking(state: CuboState, words: Term<CuboTerms>, actions: SeatActions): TemplateResult {
  return html`<div class="taking" role="group" aria-label=${words('cubo.take')}>
    ${state.middle.map((die, i) => {
      if (!die) return html`<span class="gap"></span>`;
      const take = () => actions.make({ kind: 'take', place: (i + 1) as 1 | 2 | 3 | 4 });
      return html`<button
        type="button"
        class="take"
        part="button"
        aria-label=${words('cubo.takeThis', dieName(die, words))}
        data-colour=${die.colour}
        @click=${take}
      >
        ${colouredDie(die, actions.hasNumerals)}
      </button>`;
    })}
    ${button(words('cubo.takeNone'), () => actions.make({ kind: 'take', place: null }))}
  </div>`;
}
