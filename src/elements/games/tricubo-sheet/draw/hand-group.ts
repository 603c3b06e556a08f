import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../../games/game.js';
import type { Value } from '../../../../games/tricubo/sheet.js';
import type { TricuboState } from '../../../../games/tricubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';
import { heldBy } from '../../../play/phrases.js';
import type { Party } from '../../../play/phrases.js';
import { isUse } from '../input/interaction.js';
import type { Choosing } from '../input/interaction.js';
import { describeClosed } from '../words/describe.js';
import { hand, ownership, restingHand } from './hand.js';

type Words = Term<TricuboTerms>;

/** The dice while there is nothing to choose. */
export function restingGroup(
  state: TricuboState,
  seat: Seat,
  looks: { readonly numerals: boolean; readonly isLeaving: boolean },
  words: Words,
): TemplateResult {
  const { roll } = state;
  const [large, medium, small] = roll ?? [];
  const label = large && medium && small ? words('tricubo.roll', large, medium, small) : undefined;
  return html`<div
    class="hand"
    data-kind="resting"
    role=${label ? 'img' : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : 'true'}
  >
    ${restingHand({ roll, ...looks, ...ownership(state, seat) })}
  </div>`;
}

/** The dice to choose from, and how they are pressed. */
export interface HandGroup extends Party {
  readonly state: TricuboState;
  readonly roll: readonly Value[];
  /** The seat that chooses. */
  readonly seat: Seat;
  readonly choice: Choosing;
  /** The die that is in the tab order. */
  readonly current: number;
  /** Whether the dice are seen rolling. */
  readonly isFresh: boolean;
  /** Whether the closed die is seen on its way to its player. */
  readonly isLeaving: boolean;
  readonly numerals: boolean;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: (event: Event) => void;
}

export function handGroup(group: HandGroup, words: Words): TemplateResult {
  const { state, roll, seat, names, choice, current, isFresh, isLeaving, numerals } = group;
  const uses = choice.moves.filter(isUse);
  const shown = {
    ...ownership(state, seat),
    roll,
    chosen: choice.die,
    closedText: describeClosed(state, seat, names, words),
    isJokerOpen: uses.some(({ joker }) => joker),
    usable: new Set(uses.map(({ die }) => die)),
    current,
    isFresh,
    isLeaving,
    numerals,
  };
  return html`<div
    class="hand"
    part="dice"
    data-kind="dice"
    data-beat=${isFresh ? 'arrive' : nothing}
    role="group"
    aria-label=${heldBy(seat, group, words('tricubo.dice'), words)}
    aria-keyshortcuts="Escape"
    @click=${group.onClick}
    @keydown=${group.onKey}
    @focusin=${group.onFocus}
  >
    ${hand(shown, words)}
  </div>`;
}
