import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { icons } from '../icons.js';
import { countUp } from './count-up.js';
import { resultMark } from './result-mark.js';
import type { Mood } from './result-mark.js';

/** The points of a player at the end of a game. */
export interface FinalScore {
  readonly name: string;
  readonly sign: unknown;
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
  readonly title: unknown;
  /** What was best before, or that this is. */
  readonly best: string | undefined;
  /** The highest first, in a game with points for several. */
  readonly scores: readonly FinalScore[];
  /** What decided it. */
  readonly decided: string | undefined;
  /** What somebody alone may be compared with. */
  readonly rank: string | undefined;
  /** Another next game, with why. */
  readonly offer: unknown;
  /** Whether the game has ended just now, so that the points are counted up. */
  readonly isNew: boolean;
  /** The next game; `nothing` for who may not begin one. */
  readonly again: unknown;
  readonly tools: unknown;
  /** How the points are made up; `undefined` for what has no points. */
  readonly sums: Sums | undefined;
}

/** What is folded until the reader wants it. */
export interface Sums {
  readonly label: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly content: unknown;
}

/** Letters of a sentence that fits into one line of large letters. */
const LONG = 24;

/** What stands at the end of a game in the very place of tray, status and tools. What is opened takes the place of the sentences. */
export function resultCard(card: ResultCard): TemplateResult {
  const { label, mood, isNew, again, tools, sums } = card;
  return html`<section
    class="result-card"
    part="ending"
    aria-label=${label}
    data-mood=${mood}
    ?data-new=${isNew}
    ?data-open=${sums?.isOpen}
    @keydown=${dropRepeat}
  >
    ${renderSentences(card)} ${sums ? renderSums(sums) : nothing}
    <div class="ending-actions">${again}${tools}</div>
  </section>`;
}

function renderSentences({ mood, title, decided, best, scores, rank, offer, isNew }: ResultCard): TemplateResult {
  const isLong = String(title).length > LONG;
  return html`<div class="ending-summary">
    ${resultMark(mood)}
    <p class="status" part="status" id="status" data-result>
      <span class="ending-title" ?data-long=${isLong} ?data-alone=${!best}>${title}</span
      >${decided ? html` <span class="ending-line">${decided}</span>` : nothing}
    </p>
    ${best ? html`<p class="ending-best">${best}</p>` : nothing}
    ${scores.length > 1 ? renderScores(scores, isNew) : nothing}
    ${rank ? html`<p class="ending-line">${rank}</p>` : nothing} ${offer ?? nothing}
  </div>`;
}

const renderSums = ({ label, isOpen, toggle, content }: Sums): TemplateResult =>
  html`<div class="ending-sums" ?hidden=${!isOpen} tabindex=${isOpen ? '0' : nothing} role="group" aria-label=${label}>
      ${content}
    </div>
    <button type="button" class="ending-fold" aria-expanded=${isOpen} @click=${toggle}>
      ${label}${icons.unfold}
    </button>`;

/** A key that is still held from the last move begins no other game. */
function dropRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

/** Two as a line of scores where there is room for it, more as a ranking. Screen readers read the points at once. */
const renderScores = (scores: readonly FinalScore[], isNew: boolean): TemplateResult =>
  html`<ol class="ending-scores" data-count=${scores.length}>
    ${scores.map(
      ({ name, sign, points, label, isBest }) =>
        html`<li ?data-best=${isBest}>
          ${sign} <span>${name}</span> <b aria-hidden="true" ${countUp(points, isNew)}></b
          ><span class="visually-hidden">${label}</span>
        </li>`,
    )}
  </ol>`;
