import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import { kubiCore } from '../../games/kubi/core.js';
import { totalOf } from '../../games/kubi/score.js';
import { isDone } from '../../games/kubi/sheet.js';
import type { KubiSheet, KubiState } from '../../games/kubi/index.js';
import type { Term } from '../../interaction/language.js';
import type { KubiTerms } from '../../locales/kubi/index.js';
import { seatSign } from '../../ui/seat-sign.js';
import { signed } from './sheet.js';

/** What a player still has to do, or has done. */
function doing(seat: Seat, sheet: KubiSheet, state: KubiState, words: Term<KubiTerms>): string {
  const actors = kubiCore.actors(state);
  if (isDone(sheet)) return words('kubi.isDone');
  if (actors.includes(seat)) return words(state.roll ? 'tabletop.toDecide' : 'kubi.toCross');
  if (state.roll) return words('tabletop.hasEntered');
  return words(actors[0] === 'chance' && seat === state.roller ? 'tabletop.roller' : 'tabletop.waits');
}

/** A button a sheet: who has which total, and who still has to decide. */
export function seatButtons(
  state: KubiState,
  names: readonly string[],
  current: Seat,
  words: Term<KubiTerms>,
  show: (seat: Seat) => void,
): TemplateResult {
  const actors = kubiCore.actors(state);
  return html`<div class="seat-buttons" role="group" aria-label=${words('tabletop.sheets')}>
    ${state.sheets.map(
      (sheet, seat) =>
        html`<button
          type="button"
          class="seat-button"
          aria-pressed=${seat === current ? 'true' : 'false'}
          ?data-due=${actors.includes(seat)}
          data-seat=${seat}
          @click=${() => show(seat)}
        >
          ${seatSign(seat)}
          <span class="seat-name">${names[seat]}</span>
          <span class="seat-total">${signed(totalOf(sheet))}</span>
          <span class="seat-doing">${doing(seat, sheet, state, words)}</span>
        </button>`,
    )}
  </div>`;
}
