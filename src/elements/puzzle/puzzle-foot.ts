import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Term } from '../../interaction/language.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import { makeTime } from '../../puzzles/share.js';
import { icon } from '../../ui/icons.js';
import { button } from '../../ui/panel/button.js';
import { hoursAndMinutes } from './day-facts.js';
import { loadProgress } from './progress-store.js';
import type { PuzzleActions, PuzzlePicture } from './puzzle-view.js';
import { resultFor } from './words.js';

const CALENDAR = icon('M5 5h14v15H5zM5 10h14M9 3v4M15 3v4');

/** What can be done below the game, how it went, and when there is a new puzzle. */
export function renderFoot(picture: PuzzlePicture, actions: PuzzleActions): TemplateResult {
  const { day, language } = picture;
  const hasArchive = day?.hasArchive ?? false;
  return html`<div class="foot" ?data-daily=${day !== undefined}>
    <div class="choices">
      ${renderChoices(picture, actions)}${hasArchive ? archiveButton(language.words, () => actions.openArchive()) : nothing}
    </div>
    ${renderResult(picture)}
  </div>`;
}

function renderChoices({ session, language, hasOthers, day }: PuzzlePicture, actions: PuzzleActions): unknown {
  const { words } = language;
  const { phase, isOver } = session;
  const canShow = phase === 'failed' || phase === 'open';
  const hasNext = isOver && day === undefined && hasOthers;
  return [
    phase === 'failed' && button(words('puzzle.tryAgain'), () => actions.retry(), 'primary'),
    phase === 'open' && button(words('puzzle.hint'), () => actions.hint()),
    canShow && button(words('puzzle.showSolution'), () => actions.showSolution()),
    hasNext && button(words('puzzle.next'), () => actions.next(), 'primary'),
    day?.isPast && button(words('puzzle.today'), () => actions.showToday(), isOver ? 'primary' : ''),
    isOver && button(words('puzzle.copy'), () => actions.copy()),
  ].filter(Boolean);
}

/** Says its name where there is room for it. Safari does not focus what is clicked, but the dialog gives the focus back to it. */
function archiveButton(words: Term<PuzzleTerms>, open: () => void): TemplateResult {
  const label = words('puzzle.archive');
  return html`<button
    type="button"
    class="button archive"
    part="button"
    aria-haspopup="dialog"
    aria-label=${label}
    title=${label}
    @click=${({ currentTarget }: Event) => {
      (currentTarget as HTMLElement).focus();
      open();
    }}
  >
    ${CALENDAR}<span>${label}</span>
  </button>`;
}

function renderResult({ session, language, day, line }: PuzzlePicture): unknown {
  const { isOver, note, puzzle } = session;
  const { words } = language;
  const isDone = isOver || (day?.isSolved ?? false);
  const { best } = loadProgress(puzzle.game);
  const facts = [
    isOver && best !== null && words('puzzle.best', makeTime(best)),
    isDone && day?.untilNext !== undefined && words('puzzle.nextIn', ...hoursAndMinutes(day.untilNext)),
  ].filter(Boolean);
  return html`${isOver ? html`<p class="line" part="line">${note === 'copyYourself' ? line : resultFor(session, words)}</p>` : nothing}
    <p class="progress" part="progress">
      ${facts.join(' · ')} <span role="status">${note ? words(`puzzle.${note}`) : ''}</span>
    </p>`;
}
