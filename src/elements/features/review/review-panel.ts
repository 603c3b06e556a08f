/** What a review says below the curve: what became of each seat, what decided, and all of it as a table. */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import type { ReviewWords } from '../../../locales/review/terms.js';
import type { Review } from '../../../opponents/review/review.js';
import { button } from '../../../ui/panel/button.js';
import { expectedOf, figureOf, signedFigure } from './amounts.js';
import { dashOf } from './curve.js';
import { changeAt, sumsOf, valueAt } from './curve-data.js';
import type { CurveData } from './curve-data.js';
import { mark } from './mark.js';
import { countsOf, momentText, summaryOf } from './summary.js';
import type { ReviewLanguage } from './summary.js';

/** What is done with the panel. */
export interface PanelActions {
  readonly goTo: (step: number) => void;
  /** Makes the curve of a seat strong. */
  readonly choose: (seat: Seat) => void;
  readonly signOf: (seat: Seat) => unknown;
}

/** What dice and decisions have done by the shown moment, and what can be expected then: the key to the curve. */
export function renderLegend(data: CurveData, seat: Seat, step: number, language: ReviewLanguage): TemplateResult {
  const { words, code, chance, isLead } = language;
  const sums = sumsOf(data, seat);
  const value = valueAt(data, seat, step);
  const { verdict } = data.entries[step - 1]?.choice ?? {};
  const item = (kind: 'luck' | 'play', label: string) =>
    html`<span class="legend-item"
      ><svg class="legend-sample" viewBox="0 0 18 12" aria-hidden="true">
        <rect class="curve-area ${kind}" x="0.5" y="0.5" width="17" height="11" rx="2"></rect></svg
      >${label} ${sums ? html`<b>${signedFigure(sums[kind][step] ?? 0, data.unit, code)}</b>` : nothing}</span
    >`;
  const expected =
    value === undefined ? '' : words.expected(expectedOf(value, data.unit, code, isLead)).replace(/\.$/, '');
  return html`<p class="legend">
    ${item('luck', words.legend[chance])} ${item('play', words.legend.play)}<span class="legend-value"
      >${expected} ${verdict ? html`<span>${mark(verdict)}${words.verdicts[verdict]}</span>` : nothing}</span
    >
  </p>`;
}

/** How far the review is, in place of the key: it can be stopped, and begun again. */
export function renderProgress(
  { done, total, why }: { readonly done: number; readonly total: number; readonly why: string | undefined },
  { run, stop }: Readonly<Record<'run' | 'stop', () => void>>,
  words: ReviewWords,
): TemplateResult {
  if (why)
    return html`<div class="review-progress">
      <p>${why}</p>
      ${button(words.goOn, run)}
    </div>`;
  const label = words.progress(done, total);
  return html`<div class="review-progress">
    <progress max=${total} value=${done} aria-label=${label}></progress>
    <p>${label}</p>
    ${button(words.stop, stop)}
  </div>`;
}

/** A sentence for each seat, and how many decisions of each kind it made. Where several play, a press makes its curve strong. */
export function renderSeats(
  review: Review,
  strong: Seat,
  language: ReviewLanguage,
  { choose, signOf }: PanelActions,
): TemplateResult {
  const { words, nameOf } = language;
  const summary = (seat: Seat) =>
    html`<span class="seat-summary">${summaryOf(review, seat, language)}</span>
      <span class="counts">
        ${countsOf(review, seat, words).map(({ verdict, text }) => html`<span>${mark(verdict)}${text}</span> `)}
      </span>`;
  if (review.seats.length === 1) return html`<div class="review-seat"><div>${summary(0)}</div></div>`;
  return html`${review.seats.map((_, seat) => {
    const isStrong = seat === strong;
    const sample = svg`<line x1="1" y1="6" x2="27" y2="6" stroke-dasharray=${isStrong ? 'none' : dashOf(seat)}></line>`;
    return html`<div class="review-seat" ?data-strong=${isStrong}>
      <button
        type="button"
        class="seat-curve"
        aria-pressed=${isStrong}
        aria-label=${words.curveOf(nameOf(seat))}
        title=${words.curveOf(nameOf(seat))}
        @click=${() => choose(seat)}
      >
        ${signOf(seat)}<svg viewBox="0 0 28 12" aria-hidden="true">${sample}</svg>
      </button>
      <div>${summary(seat)}</div>
    </div>`;
  })}`;
}

/** The moments that decided. A press leads there. */
export function renderMoments(data: CurveData, language: ReviewLanguage, { goTo }: PanelActions): unknown {
  if (data.moments.length === 0) return nothing;
  return html`<h3 class="review-heading">${language.words.decided}</h3>
    <ol class="review-moments">
      ${data.moments.map(
        (ply, i) =>
          html`<li>
            <button type="button" @click=${() => goTo(ply + 1)}>
              <span class="pin" aria-hidden="true">${i + 1}</span><span>${momentText(data, ply, language)}</span>
            </button>
          </li>`,
      )}
    </ol>`;
}

/** The curve of a seat as a table, folded until it is wanted. */
export function renderTable(data: CurveData, seat: Seat, isOpen: boolean, language: ReviewLanguage): unknown {
  const { words, code, nameOf, describeStep } = language;
  const { columns, verdicts } = words;
  const row = (ply: number) => {
    const { choice } = data.entries[ply] ?? {};
    const value = valueAt(data, seat, ply + 1) ?? 0;
    return html`<tr>
      <th scope="row">${ply + 1}</th>
      <td>${describeStep(ply + 1)}</td>
      <td class="figure">${figureOf(value, data.unit, code)}</td>
      <td class="figure">${signedFigure(changeAt(data, seat, ply) ?? 0, data.unit, code)}</td>
      <td>${choice ? verdicts[choice.verdict] : nothing}</td>
    </tr>`;
  };
  const caption = data.seats > 1 ? `${words.curve}: ${nameOf(seat)}` : words.curve;
  return html`<div class="review-table" tabindex="0" role="group" aria-label=${caption} ?hidden=${!isOpen}>
    ${
      isOpen
        ? html`<table>
            <caption>
              ${caption}
            </caption>
            <thead>
              <tr>
                <th scope="col">${columns.step}</th>
                <th scope="col">${columns.move}</th>
                <th scope="col">${columns.value}</th>
                <th scope="col">${columns.change}</th>
                <th scope="col">${columns.verdict}</th>
              </tr>
            </thead>
            <tbody>
              ${data.entries.map((_, ply) => row(ply))}
            </tbody>
          </table>`
        : nothing
    }
  </div>`;
}
