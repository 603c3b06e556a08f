import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../../games/game.js';
import type { CuboMove, CuboSeat, CuboState } from '../../../../games/cubo/index.js';
import { isCalled, takers } from '../../../../games/cubo/phase.js';
import type { CuboDie } from '../../../../games/cubo/square.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { button } from '../../../../ui/panel/button.js';
import { icons } from '../../../../ui/icons.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { isGiving } from '../input/interaction.js';
import { dieName } from '../words/names.js';
import { gainText } from './grid.js';
import { colouredDie } from './picture.js';

type Words = Term<CuboTerms>;

/** The round button: the one primary action of a moment. */
export interface Buzzer {
  readonly text: string;
  /** The accessible name, if the text is not enough. */
  readonly label?: string;
  /** A word below the text. */
  readonly note?: string;
  /** What is only heard. */
  readonly more?: string;
  readonly keys?: string;
  readonly run: () => void;
}

/** The place of the buzzer while there is nothing to press: what a player holds, or may take. */
export const well = (inside: unknown = nothing, isHeld = false): TemplateResult =>
  html`<span class="well" aria-hidden="true" ?data-held=${isHeld}>${inside}</span>`;

/** Longer words are written smaller. */
const LONG = 6;

export function buzzer({ text, label, note, more, keys, run }: Buzzer): TemplateResult {
  return html`<button
    type="button"
    class="buzzer primary"
    part="button buzzer"
    aria-label=${label ?? nothing}
    aria-keyshortcuts=${keys ?? nothing}
    @click=${run}
  >
    <span class="cap"
      ><span class="word" ?data-long=${text.length > LONG}>${text}</span> ${note && html`<small>${note}</small>`}</span
    >
    ${more && html`<span class="visually-hidden">${more}</span>`}
  </button>`;
}

function second(text: unknown, run: () => void, keys: string): TemplateResult {
  return html`<button type="button" class="button second" part="button" aria-keyshortcuts=${keys} @click=${run}>
    ${text}
  </button>`;
}

/** What a player has begun, and what the buttons do. */
export interface SeatActions {
  /** Whether the user acts for the seat. */
  readonly mayAct: boolean;
  /** Whether the user rolls the dice, also for seats of other players. */
  readonly isRolling: boolean;
  /** The seconds that are left to call or to take, where few are. */
  readonly hurry: string | undefined;
  /** What the square is worth. */
  readonly worth: number;
  readonly numerals: boolean;
  /** What the exchange has brought, once it is made. */
  readonly gain: number | undefined;
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
export function renderActions(state: CuboState, seat: Seat, words: Words, actions: SeatActions): unknown {
  const { stage } = state.seats[seat] as CuboSeat;
  if (stage === 'in-hand' && actions.isRolling) {
    if (!actions.mayAct) return button(words('cubo.throw'), () => actions.roll());
    return buzzer({ text: words('cubo.roll'), label: words('cubo.throw'), run: () => actions.roll() });
  }
  if (!actions.mayAct) return renderWell(state, seat, words, actions);
  if (isGiving(state, seat)) return renderGiving(state, seat, words, actions);
  const second = renderSecond(state, seat, words, actions);
  if (stage !== 'open' || state.phase !== 'build') return [renderWell(state, seat, words, actions), second];
  const { hurry } = actions;
  return [
    buzzer({ text: words('cubo.call'), keys: 'Shift+X', run: () => actions.make({ kind: 'call' }) }),
    // Beside the button, so that its name does not change each second.
    hurry ? html`<span class="hurry" aria-hidden="true">${hurry}</span>` : nothing,
    second,
  ];
}

/** After the call: that a die may be taken, the die that was taken, at last what it has brought. */
function renderWell(
  state: CuboState,
  seat: Seat,
  words: Words,
  { mayAct, numerals, gain }: SeatActions,
): TemplateResult {
  const { taken } = state.seats[seat] as CuboSeat;
  if (taken) return well(html`<span data-colour=${taken.colour}>${colouredDie(taken, numerals)}</span>`, true);
  if (mayAct && isTaking(state, seat)) return well(words('cubo.takeOne'));
  return well(gain === undefined ? nothing : html`<b>${gainText(gain)}</b>`);
}

const isTaking = (state: CuboState, seat: Seat): boolean =>
  state.phase === 'build' && state.seats[seat]?.stage === 'called' && takers(state).includes(seat);

/** Rolling again, or taking no die; or why nobody rolls any more. */
function renderSecond(state: CuboState, seat: Seat, words: Words, actions: SeatActions): unknown {
  const { stage } = state.seats[seat] as CuboSeat;
  if (state.phase !== 'build') return nothing;
  if (isTaking(state, seat)) {
    return second(words('cubo.takeNone'), () => actions.make({ kind: 'take', place: null }), '0');
  }
  if (stage !== 'open') return nothing;
  if (isCalled(state)) return html`<p class="second off">${words('cubo.noMoreRolls')}</p>`;
  return second([icons.roll, words('cubo.rollAgain')], () => actions.rollAgain(), 'Shift+N');
}

/** Gives a die for the one that was taken, or keeps all. */
function renderGiving(state: CuboState, seat: Seat, words: Words, actions: SeatActions): unknown {
  const { given, worth } = actions;
  return [
    given
      ? buzzer({
          text: words('cubo.swapIn'),
          note: `${worth} → ${given.worth}`,
          more: words('cubo.put', dieName(given.die, words), given.worth),
          run: () => actions.give(),
        })
      : renderWell(state, seat, words, actions),
    second(words('cubo.keep'), () => actions.make({ kind: 'keep' }), 'K'),
  ];
}

/** The dice of the middle, each in its place. */
export interface Dish {
  readonly dice: readonly (CuboDie | null)[];
  /** What the author marks, by name. */
  readonly marked: Drawing['places'] | undefined;
  readonly numerals: boolean;
  /** Whether they have just been rolled. */
  readonly isRolling: boolean;
  /** What screen readers call the middle. */
  readonly label: string;
  /** Takes a die; `undefined` while none can be taken. */
  readonly take: ((place: 1 | 2 | 3 | 4) => void) | undefined;
  readonly onKey: (event: KeyboardEvent) => void;
}

export function renderDish(
  { dice, marked, numerals, isRolling, label, take, onKey }: Dish,
  words: Words,
): TemplateResult {
  return html`<div class="middle" part="middle" role="group" aria-label=${label} ?data-open=${take} @keydown=${onKey}>
    ${dice.map((die, i) => {
      const place = (i + 1) as 1 | 2 | 3 | 4;
      const mark = marked?.get(`m${place}`) ?? nothing;
      if (die && take) {
        return html`<button
          type="button"
          class="take"
          aria-label=${words('cubo.takeThis', dieName(die, words))}
          aria-keyshortcuts=${place}
          data-colour=${die.colour}
          data-marked=${mark}
          @click=${() => take(place)}
        >
          ${colouredDie(die, numerals)}
        </button>`;
      }
      return html`<span
        role="img"
        aria-label=${die ? dieName(die, words) : words('cubo.empty')}
        data-colour=${die?.colour ?? nothing}
        data-marked=${mark}
        >${die && colouredDie(die, numerals, isRolling && 0)}</span
      >`;
    })}
  </div>`;
}
