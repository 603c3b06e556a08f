import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { countUp } from './count-up.js';
import { resultMark } from './result-mark.js';
import type { Mood } from './result-mark.js';

/** The points of a player at the end of a game. */
export interface FinalScore {
  readonly name: string;
  readonly points: number;
  /** The points with their unit, for who hears them. */
  readonly label: string;
  readonly isBest: boolean;
}

export interface ResultCard {
  /** The accessible name. */
  readonly label: string;
  readonly mood: Mood;
  /** The sentence that says who has won. */
  readonly result: unknown;
  /** The highest first; one where somebody has played alone; none in a game without points. */
  readonly scores: readonly FinalScore[];
  /** Further sentences, each on a line of its own. */
  readonly lines: readonly string[];
  /** Whether the game has ended just now, so that the points are counted up. */
  readonly isNew: boolean;
  /** The next game; `nothing` for who may not begin one. */
  readonly again: unknown;
  readonly tools: unknown;
}

/** What stands at the end of a game in the place of status and tools. */
export function resultCard({ label, mood, result, scores, lines, isNew, again, tools }: ResultCard): TemplateResult {
  const [alone] = scores.length === 1 ? scores : [];
  return html`<section
    class="result-card"
    part="ending"
    aria-label=${label}
    data-mood=${mood}
    ?data-new=${isNew}
    @keydown=${dropRepeat}
  >
    <div class="ending-head">
      ${resultMark(mood)} ${result}
      ${alone ? html`<b class="ending-points" aria-hidden="true" ${countUp(alone.points, isNew)}></b>` : nothing}
    </div>
    ${scores.length > 1 ? renderScores(scores, isNew) : nothing}
    ${lines.length > 0 ? html`<div class="ending-lines">${lines.map((line) => html`<p>${line}</p>`)}</div>` : nothing}
    <div class="ending-actions">${again}${tools}</div>
  </section>`;
}

/** A key that is still held from the last move begins no other game. */
function dropRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

/** Screen readers read the points at once. */
const renderScores = (scores: readonly FinalScore[], isNew: boolean): TemplateResult =>
  html`<ol class="ending-scores">
    ${scores.map(
      ({ name, points, label, isBest }) =>
        html`<li ?data-best=${isBest}>
          <span>${name}</span> <b aria-hidden="true" ${countUp(points, isNew)}></b
          ><span class="visually-hidden">${label}</span>
        </li>`,
    )}
  </ol>`;
