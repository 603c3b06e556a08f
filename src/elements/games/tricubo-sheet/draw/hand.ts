import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../../games/game.js';
import { closedDie } from '../../../../games/tricubo/rules.js';
import { DICE } from '../../../../games/tricubo/sheet.js';
import type { Die, Value } from '../../../../games/tricubo/sheet.js';
import type { TricuboState } from '../../../../games/tricubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';
import { seatSign } from '../../../../ui/seats/seat-sign.js';
import { tricuboDie } from './die.js';

export interface Hand {
  readonly roll: readonly Value[] | null;
  /** The die that is chosen. */
  readonly chosen: Die | undefined;
  /** The die that is closed, or was taken by the player, and its badge. */
  readonly closed: Die | undefined;
  readonly owner: unknown;
  /** The same in words. */
  readonly closedText: string;
  /** Whether the joker can open it. */
  readonly isJokerOpen: boolean;
  /** The dice that can be chosen. */
  readonly usable: ReadonlySet<Die>;
  /** The die that is in the tab order. */
  readonly current: number;
  readonly isFresh: boolean;
  /** Whether the closed die is seen on its way to its player. */
  readonly isLeaving: boolean;
  readonly numerals: boolean;
}

const padlock = html`<svg class="padlock" viewBox="0 0 24 24">
  <path d="M12 3a5 5 0 0 0-5 5v2.5H5.5v10h13v-10H17V8a5 5 0 0 0-5-5zm-2.5 7.5V8a2.5 2.5 0 0 1 5 0v2.5z"></path>
</svg>`;

/** The die that is closed, or was taken by the player, and whose it is. */
export function ownership(state: TricuboState, seat: Seat): Pick<Hand, 'closed' | 'owner'> {
  const { roll, active, sheets, taken } = state;
  const own = seat === active && taken !== 'none' ? taken : null;
  const closed = roll ? (own ?? closedDie(state, seat)) : undefined;
  const owner = sheets.length > 1 ? seatSign(active) : padlock;
  return { closed: closed ?? undefined, owner };
}

/** The dice to choose from. Each can be pressed, also to hear why it has no use. */
export function hand(shown: Hand, words: Term<TricuboTerms>): TemplateResult {
  const { roll, chosen, closed, closedText, isJokerOpen, usable, current, isFresh, numerals } = shown;
  return html`${DICE.map((die, i) => {
    const isClosed = die === closed;
    const value = roll?.[i];
    const remarks = [
      isClosed ? closedText : [],
      isClosed && isJokerOpen ? words('tricubo.jokerOpens') : [],
      !isClosed && !usable.has(die) ? words('tricubo.noUse') : [],
    ].flat();
    return html`<div class="place" data-place=${die} ?data-closed=${isClosed}>
      <button
        type="button"
        class="hand-die"
        aria-label=${[words('tricubo.die', die, value ?? 0), ...remarks].join(', ')}
        aria-pressed=${die === chosen ? 'true' : 'false'}
        aria-keyshortcuts=${die}
        aria-disabled=${usable.has(die) ? nothing : 'true'}
        tabindex=${i === current ? 0 : -1}
        data-die=${i}
        ?data-fresh=${isFresh}
      >
        ${tricuboDie(die, value, numerals, isFresh)}
      </button>
      ${badge(die, shown)}
    </div>`;
  })}`;
}

/** The dice while none can be chosen: as they were rolled, or blank. */
export function restingHand(shown: Pick<Hand, 'roll' | 'closed' | 'owner' | 'isLeaving' | 'numerals'>): TemplateResult {
  return html`${DICE.map(
    (die, i) =>
      html`<div class="place" data-place=${die} ?data-closed=${die === shown.closed}>
        <span class="hand-die" data-die=${i}>${tricuboDie(die, shown.roll?.[i], shown.numerals)}</span>
        ${badge(die, shown)}
      </div>`,
  )}`;
}

/** The badge of the closed die: the sign of its owner, or a padlock; and the die itself, as long as it is on its way. */
function badge(
  die: Die,
  { roll, closed, owner, isLeaving, numerals }: Pick<Hand, 'roll' | 'closed' | 'owner' | 'isLeaving' | 'numerals'>,
): unknown {
  if (die !== closed) return nothing;
  const leaving = isLeaving
    ? html`<span class="leaving-die" aria-hidden="true">${tricuboDie(die, roll?.[DICE.indexOf(die)], numerals)}</span>`
    : nothing;
  return html`<span class="owner" aria-hidden="true">${owner}</span>${leaving}`;
}
