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
import { isGiving } from '../input/interaction.js';
import { dieName } from '../words/names.js';
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
  readonly run?: (() => void) | undefined;
}

/** Longer words are written smaller. */
const LONG = 6;

/** Without an action, the buzzer is down: it keeps its place. */
export function buzzer({ text, label, note, more, keys, run }: Buzzer): TemplateResult {
  const face = html`<span class="cap"
    ><span class="word" ?data-long=${text.length > LONG}>${text}</span> ${note && html`<small>${note}</small>`}</span
  >`;
  if (!run) return html`<span class="buzzer" aria-hidden="true">${face}</span>`;
  return html`<button
    type="button"
    class="buzzer primary"
    part="button buzzer"
    aria-label=${label ?? nothing}
    aria-keyshortcuts=${keys ?? nothing}
    @click=${run}
  >
    ${face} ${more && html`<span class="visually-hidden">${more}</span>`}
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
  const call = words('cubo.call');
  if (stage === 'in-hand' && actions.isRolling) {
    if (!actions.mayAct) return button(words('cubo.throw'), () => actions.roll());
    return buzzer({ text: words('cubo.roll'), label: words('cubo.throw'), run: () => actions.roll() });
  }
  if (!actions.mayAct) return buzzer({ text: call });
  if (isGiving(state, seat)) return renderGiving(words, actions);
  const isOpen = stage === 'open' && state.phase === 'build';
  const run = isOpen ? () => actions.make({ kind: 'call' }) : undefined;
  const { hurry } = actions;
  return [
    buzzer({ text: call, keys: 'Shift+X', run }),
    // Beside the button, so that its name does not change each second.
    hurry && run ? html`<span class="hurry" aria-hidden="true">${hurry}</span>` : nothing,
    renderSecond(state, seat, words, actions),
  ];
}

/** Rolling again, or taking no die; or why nobody rolls any more. */
function renderSecond(state: CuboState, seat: Seat, words: Words, actions: SeatActions): unknown {
  const { stage } = state.seats[seat] as CuboSeat;
  if (state.phase !== 'build') return nothing;
  if (stage === 'called' && takers(state).includes(seat)) {
    return second(words('cubo.takeNone'), () => actions.make({ kind: 'take', place: null }), '0');
  }
  if (stage !== 'open') return nothing;
  if (isCalled(state)) return html`<p class="second off">${words('cubo.noMoreRolls')}</p>`;
  return second([icons.roll, words('cubo.rollAgain')], () => actions.rollAgain(), 'Shift+N');
}

/** Gives a die for the one that was taken, or keeps all. */
function renderGiving(words: Words, actions: SeatActions): unknown {
  const { given, worth } = actions;
  const text = words('cubo.swapIn');
  return [
    buzzer(
      given
        ? {
            text,
            note: `${worth} → ${given.worth}`,
            more: words('cubo.put', dieName(given.die, words), given.worth),
            run: () => actions.give(),
          }
        : { text },
    ),
    second(words('cubo.keep'), () => actions.make({ kind: 'keep' }), 'K'),
  ];
}

/** The dice of the middle, each in its place. */
export interface Dish {
  readonly dice: readonly (CuboDie | null)[];
  /** What the author marks, by name. */
  readonly marked: ReadonlySet<string> | undefined;
  readonly numerals: boolean;
  readonly isFresh: boolean;
  /** What screen readers call the middle. */
  readonly label: string;
  /** Takes a die; `undefined` while none can be taken. */
  readonly take: ((place: 1 | 2 | 3 | 4) => void) | undefined;
  readonly onKey: (event: KeyboardEvent) => void;
}

export function renderDish(
  { dice, marked, numerals, isFresh, label, take, onKey }: Dish,
  words: Words,
): TemplateResult {
  return html`<div class="middle" part="middle" role="group" aria-label=${label} ?data-open=${take} @keydown=${onKey}>
    ${dice.map((die, i) => {
      const place = (i + 1) as 1 | 2 | 3 | 4;
      const isMarked = marked?.has(`m${place}`);
      if (die && take) {
        return html`<button
          type="button"
          class="take"
          aria-label=${words('cubo.takeThis', dieName(die, words))}
          aria-keyshortcuts=${place}
          data-colour=${die.colour}
          ?data-marked=${isMarked}
          @click=${() => take(place)}
        >
          ${colouredDie(die, numerals)}
        </button>`;
      }
      return html`<span
        role="img"
        aria-label=${die ? dieName(die, words) : words('cubo.empty')}
        data-colour=${die?.colour ?? nothing}
        ?data-marked=${isMarked}
        >${die && colouredDie(die, numerals, isFresh)}</span
      >`;
    })}
  </div>`;
}
