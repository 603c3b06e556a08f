import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { GameError } from '../../games/game-error.js';
import type { Language } from '../../interaction/language.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import { icons } from '../../ui/icons.js';
import { button } from '../../ui/panel/button.js';
import { titleOf } from '../play/title-of.js';
import type { Recovery } from '../session/recovery.js';
import type { DayFacts } from './day-facts.js';
import { renderFoot } from './puzzle-foot.js';
import type { Phase, PuzzleSession } from './puzzle-session.js';
import { dateText, promptOf, verdictOf } from './words.js';

/** What is drawn of a puzzle. */
export interface PuzzlePicture {
  readonly session: PuzzleSession;
  readonly language: Language<PuzzleTerms>;
  readonly game: unknown;
  /** What a hint has marked, in words. */
  readonly marked: string;
  /** Whether there are other puzzles in the set. */
  readonly hasOthers: boolean;
  /** Missing for a puzzle of no day. */
  readonly day: DayFacts | undefined;
  /** The line to share. */
  readonly line: string;
}

/** What the buttons of a puzzle do. */
export interface PuzzleActions {
  hint(): void;
  retry(): void;
  showSolution(): void;
  next(): void;
  copy(): void;
  showToday(): void;
  openArchive(): void;
}

/** Beside the verdict. */
const SIGNS: Readonly<Partial<Record<Phase, unknown>>> = { solved: icons.check, failed: icons.close };

export function renderPuzzle(picture: PuzzlePicture, actions: PuzzleActions): TemplateResult {
  const { session, language, game, marked, day } = picture;
  const { words } = language;
  return html`<section class="puzzle" part="frame" aria-labelledby="title prompt">
    <div class="head">
      <p id="title" class="title" part="title">${titleFor(session, language)}</p>
      <p id="prompt" class="prompt" part="prompt">${promptOf(session.puzzle, words)}</p>
      <p class="verdict" part="verdict" role="status" data-phase=${session.phase}>
        ${SIGNS[session.phase] ?? nothing}${verdictOf(session, marked, day?.isSolved ?? false, words)}
      </p>
    </div>
    <div class="game" part="game">${game}</div>
    ${renderFoot(picture, actions)}
  </section>`;
}

/** Says what the author has to mend, or that the reader can try again. */
export function renderError(
  { message }: GameError,
  { isNeeded, isLast, retry }: Recovery,
  { words }: Language<PuzzleTerms>,
): TemplateResult {
  if (isNeeded) {
    const again = button(words(isLast ? 'puzzle.reload' : 'puzzle.tryAgain'), isLast ? () => location.reload() : retry);
    return html`<p class="missing" role="alert">${words('puzzle.missing')} ${again}</p>`;
  }
  return html`<p class="error" part="error" role="alert">
    ${words('puzzle.cannotShow')} <span lang="en">${message}</span>
  </p>`;
}

function titleFor({ puzzle, date }: PuzzleSession, language: Language<PuzzleTerms>): string {
  const { words } = language;
  const name = date ? words('puzzle.daily', dateText(date, language)) : words('puzzle.numbered', puzzle.number);
  return [titleOf(puzzle.game), name, words('puzzle.level', puzzle.level)].join(' · ');
}
