import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import { closedDie } from '../../games/tricubo/rules.js';
import { DICE } from '../../games/tricubo/sheet.js';
import type { Die, Value } from '../../games/tricubo/sheet.js';
import type { TricuboState } from '../../games/tricubo/state.js';
import type { Term } from '../../interaction/language.js';
import type { TricuboTerms } from '../../locales/tricubo/index.js';
import { seatSign } from '../../ui/seat-sign.js';
import { tricuboDie } from './die.js';

export interface Hand {
  readonly roll: readonly Value[] | null;
  /** The die that is chosen. */
  readonly chosen: Die | undefined;
  /** The die that is closed, or was taken by the player, and its caption: whose it is. */
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
  readonly numerals: boolean;
}

/** The die that is closed, or was taken by the player, and whose it is. */
export function ownership(
  state: TricuboState,
  seat: Seat,
  names: readonly string[],
  words: Term<TricuboTerms>,
): Pick<Hand, 'closed' | 'owner'> {
  const { roll, active, sheets, taken } = state;
  const own = seat === active && taken !== 'none' ? taken : null;
  const closed = roll ? (own ?? closedDie(state, seat)) : undefined;
  const owner = sheets.length > 1 ? html`${seatSign(active)}${names[active]}` : words('tricubo.closed');
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
        aria-disabled=${usable.has(die) ? nothing : 'true'}
        tabindex=${i === current ? 0 : -1}
        data-die=${i}
        ?data-fresh=${isFresh}
      >
        ${tricuboDie(die, value, numerals)}
      </button>
      ${caption(die, shown)}
    </div>`;
  })}`;
}

/** The dice while none can be chosen: as they were rolled, or blank. */
export function restingHand(shown: Pick<Hand, 'roll' | 'closed' | 'owner' | 'numerals'>): TemplateResult {
  return html`${DICE.map(
    (die, i) =>
      html`<div class="place" data-place=${die} ?data-closed=${die === shown.closed}>
        <span class="hand-die" data-die=${i}>${tricuboDie(die, shown.roll?.[i], shown.numerals)}</span>
        ${caption(die, shown)}
      </div>`,
  )}`;
}

/** The owner of the closed die. */
function caption(die: Die, { closed, owner }: Pick<Hand, 'closed' | 'owner'>): TemplateResult {
  return html`<span class="owner" aria-hidden="true">${die === closed ? owner : ''}</span>`;
}
