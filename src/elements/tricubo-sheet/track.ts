import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { SOLO_ROUNDS } from '../../games/tricubo/rules.js';
import { DICE } from '../../games/tricubo/sheet.js';
import type { Die } from '../../games/tricubo/sheet.js';
import type { TricuboState } from '../../games/tricubo/state.js';
import type { Term } from '../../interaction/language.js';
import type { TricuboTerms } from '../../locales/tricubo/index.js';

const closedIn = (round: number): Die => DICE[(round - 1) % DICE.length] as Die;

/**
 * The rounds of the solo game, each with the die that is closed in it. Finished rounds are crossed.
 * @param isEnded whether the current round is not played, since the game is over
 */
export function soloTrack({ round }: TricuboState, isEnded: boolean, words: Term<TricuboTerms>): TemplateResult {
  const current = isEnded ? Math.max(1, round - 1) : round;
  return html`<div
    class="track"
    part="track"
    role="img"
    aria-label=${words('tricubo.round', current, SOLO_ROUNDS, closedIn(current))}
  >
    ${Array.from({ length: SOLO_ROUNDS }, (_, i) => {
      const isOver = i + 1 < round;
      const when = isOver ? 'over' : i + 1 === round && !isEnded ? 'now' : 'later';
      return html`<span class="round" data-die=${closedIn(i + 1)} data-when=${when}>${i + 1}</span>`;
    })}
  </div>`;
}
