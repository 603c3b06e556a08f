import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Term } from '../../interaction/language.js';
import type { LessonTerms } from '../../locales/lesson/index.js';
import { icons } from '../../ui/icons.js';
import { button } from '../../ui/panel/button.js';
import type { Recovery } from '../session/recovery.js';
import { resultText } from './lesson-message.js';
import type { StepFault } from './check/fault-finder.js';
import type { StepPlayer } from './step-player.js';

type Words = Term<LessonTerms>;

/** What is said of the current step, the buttons of a question, and those that lead on. */
export function renderStep(player: StepPlayer, words: Words): unknown {
  const { progress, all, current, hasHint } = player.steps;
  const { message } = player.card;
  if (!current) return nothing;
  const isOpen = progress.phase === 'open';
  const isLast = progress.again ? progress.again.length === 0 : progress.step === all.length - 1;
  const onward = isOpen || progress.phase === 'wrong' ? 'lesson.skip' : isLast ? 'lesson.finish' : 'lesson.next';
  const isSolved = progress.phase === 'solved';
  const canBeHinted = current.kind === 'move' && !isSolved;
  const isAnswered = isOpen && player.card.isAnswered;
  const back = () => (isAnswered ? player.showTask() : player.turn({ type: 'back' }));
  return html`${message ? html`<p class="message" part="message" data-verdict=${message.verdict}>${message.text}</p>` : nothing}
    ${current.kind === 'ask' ? renderChoices(player, isOpen) : nothing}
    <div class="controls" part="controls">
      ${isAnswered || progress.way.length > 0 ? button(words('lesson.back'), back) : nothing}
      ${canBeHinted ? button(words(hasHint ? 'lesson.hint' : 'lesson.show'), () => player.hint()) : nothing}
      <span class="onward"
        >${button(words(onward), () => player.turn({ type: 'next' }), isSolved ? 'primary' : '')}</span
      >
    </div>`;
}

function renderChoices(player: StepPlayer, isOpen: boolean): TemplateResult {
  const choices = player.steps.current?.answers.filter(({ choice }) => choice !== undefined) ?? [];
  return html`<div class="choices" part="choices">
    ${choices.map(
      (answer) =>
        html`<button
          type="button"
          class="button"
          part="button"
          ?data-shown=${answer.element.isShown}
          aria-disabled=${isOpen ? 'false' : 'true'}
          @click=${() => player.choose(answer)}
        >
          ${answer.choice}
        </button>`,
    )}
  </div>`;
}

/** What comes after a lesson and is then the first thing to press: what the page says, a game, or the lesson once more. */
export type Onward = 'page' | 'game' | 'again';

/** How much was right, and the ways to go on. */
export function renderEnd(player: StepPlayer, onward: Onward, words: Words): TemplateResult {
  const { isPlaying, steps } = player;
  const rankOf = (isFirst: boolean) => (isFirst && onward === 'again' ? 'primary' : '');
  const open = steps.result.missed.length + steps.result.skipped.length;
  const again = button(
    words(steps.result.skipped.length > 0 ? 'lesson.remaining' : 'lesson.retry', open),
    () => player.turn({ type: 'retry' }),
    rankOf(true),
  );
  return html`<div class="end" part="end">
      ${isPlaying ? nothing : renderResult(player, words)}
      <slot name="end"></slot>
    </div>
    <div class="controls" part="controls">
      ${button(words('lesson.back'), () => player.turn({ type: 'back' }))}
      <span class="onward"
        >${open > 0 ? again : nothing}
        ${button(words('lesson.restart'), () => player.turn({ type: 'restart' }), rankOf(open === 0))}
        ${onward === 'game' && !isPlaying ? button(words('lesson.play'), () => player.play(), 'primary') : nothing}
        <slot name="onward"></slot
      ></span>
    </div>`;
}

function renderResult({ steps }: StepPlayer, words: Words): TemplateResult {
  const { result, tried, progress, all } = steps;
  const tasks = all.flatMap(({ kind }, i) => (kind === 'read' ? [] : [progress.results[i] ?? 'skipped']));
  return html`<p class="done">${words('lesson.done')} ${resultText(result, tried, words)}</p>
    <p class="dots" aria-hidden="true">
      ${tasks.map(
        (each) =>
          html`<span class="dot" data-result=${each}>
            ${each === 'right' || each === 'mended' ? icons.check : nothing}
          </span>`,
      )}
    </p>`;
}

/** Says that the course could not be loaded. */
export const renderMissing = ({ isLast, retry }: Recovery, words: Words): TemplateResult =>
  html`<p class="message" part="message" role="alert">${words('lesson.missing')}</p>
    <div class="choices">
      ${button(words(isLast ? 'lesson.reload' : 'lesson.tryAgain'), isLast ? () => location.reload() : retry, 'primary')}
    </div>`;

/** What the author has to mend in other steps, too; readers do not see it. */
export function renderFaults(faults: readonly StepFault[]): unknown {
  if (faults.length === 0) return nothing;
  return html`<div class="error" part="error" lang="en" dir="ltr">
    Mistakes in this lesson, shown to its author only: ${faults.map(({ text }) => html`<p class="detail">${text}</p>`)}
  </div>`;
}

/** What the author has to mend; the reader can go on. */
export function renderProblems(messages: readonly string[], words: Words): unknown {
  if (messages.length === 0) return nothing;
  return html`<div class="error" part="error" role="alert">
    ${words('lesson.broken')} ${messages.map((text) => html`<p class="detail" lang="en">${text}</p>`)}
  </div>`;
}
