import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { sheetOf } from '../../../../games/tricubo/options.js';
import { SOLO_ROUNDS } from '../../../../games/tricubo/rules.js';
import { totalOf } from '../../../../games/tricubo/score.js';
import { DICE } from '../../../../games/tricubo/sheet.js';
import type { Die, TricuboMarks } from '../../../../games/tricubo/sheet.js';
import type { TricuboState } from '../../../../games/tricubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';

const closedIn = (round: number): Die => DICE[(round - 1) % DICE.length] as Die;

/**
 * The round of the solo game, which opens all rounds, each with the die that is closed in it; and the points so far.
 * @param isEnded whether the current round is not played, since the game is over
 */
export function soloRounds(state: TricuboState, isEnded: boolean, words: Term<TricuboTerms>): TemplateResult {
  const { round } = state;
  const current = isEnded ? Math.max(1, round - 1) : round;
  const total = totalOf(sheetOf(state.options), state.sheets[0] as TricuboMarks);
  return html`<div class="solo">
    <details class="rounds">
      <summary>
        <span>${words('tricubo.roundOf', current, SOLO_ROUNDS)}</span>
        <svg class="progress" viewBox="0 0 ${SOLO_ROUNDS} 1" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 .5H${SOLO_ROUNDS}"></path>
          <path class="done" d="M0 .5H${current}"></path>
        </svg>
      </summary>
      <div
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
      </div>
    </details>
    <span class="so-far">${words('tabletop.points', total)}</span>
  </div>`;
}
