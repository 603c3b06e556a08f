import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { GameError } from '../../games/game-error.js';
import type { Language } from '../../interaction/language.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import { makeTime } from '../../puzzles/share.js';
import { icons } from '../../ui/icons.js';
import { button } from '../../ui/panel/button.js';
import { titleOf } from '../play/title-of.js';
import { loadProgress } from './progress-store.js';
import type { Phase, PuzzleSession } from './puzzle-session.js';
import { lineFor, promptOf, verdictOf } from './words.js';

/** What is drawn of a puzzle. */
export interface PuzzlePicture {
  readonly session: PuzzleSession;
  readonly language: Language<PuzzleTerms>;
  readonly game: unknown;
  /** What a hint has marked, in words. */
  readonly marked: string;
  /** Whether there are other puzzles in the set. */
  readonly hasOthers: boolean;
}

/** What the buttons of a puzzle do. */
export interface PuzzleActions {
  hint(): void;
  retry(): void;
  showSolution(): void;
  next(): void;
  copy(): void;
}

/** Beside the verdict. */
const SIGNS: Readonly<Partial<Record<Phase, unknown>>> = { solved: icons.check, failed: icons.close };

export function renderPuzzle(picture: PuzzlePicture, actions: PuzzleActions): TemplateResult {
  const { session, language, game, marked } = picture;
  const { words } = language;
  return html`<section class="puzzle" part="frame" aria-labelledby="title prompt">
    <div class="head">
      <p id="title" class="title" part="title">${titleFor(session, language)}</p>
      <p id="prompt" class="prompt" part="prompt">${promptOf(session.puzzle, words)}</p>
      <p class="verdict" part="verdict" role="status" data-phase=${session.phase}>
        ${SIGNS[session.phase] ?? nothing}${verdictOf(session, marked, words)}
      </p>
    </div>
    <div class="game" part="game">${game}</div>
    <div class="foot">
      <div class="choices">${renderChoices(picture, actions)}</div>
      ${renderResult(picture)}
    </div>
  </section>`;
}

export function renderError({ message }: GameError, { words }: Language<PuzzleTerms>): TemplateResult {
  return html`<p class="error" part="error" role="alert">
    ${words('puzzle.cannotShow')} <span lang="en">${message}</span>
  </p>`;
}

function titleFor({ puzzle, date }: PuzzleSession, language: Language<PuzzleTerms>): string {
  const { words } = language;
  const day = date && language.date(`${date}T12:00`, { dateStyle: 'long' });
  const name = day ? words('puzzle.daily', day) : words('puzzle.numbered', puzzle.number);
  return [titleOf(puzzle.game), name, words('puzzle.level', puzzle.level)].join(' · ');
}

function renderChoices({ session, language, hasOthers }: PuzzlePicture, actions: PuzzleActions): unknown {
  const { words } = language;
  const { phase, date, isOver } = session;
  const canShow = phase === 'failed' || phase === 'open';
  const hasNext = isOver && date === undefined && hasOthers;
  return [
    phase === 'failed' && button(words('puzzle.tryAgain'), () => actions.retry(), 'primary'),
    phase === 'open' && button(words('puzzle.hint'), () => actions.hint()),
    canShow && button(words('puzzle.showSolution'), () => actions.showSolution()),
    hasNext && button(words('puzzle.next'), () => actions.next(), 'primary'),
    isOver && button(words('puzzle.copy'), () => actions.copy()),
  ].filter(Boolean);
}

function renderResult({ session, language }: PuzzlePicture): unknown {
  if (!session.isOver) return nothing;
  const { words } = language;
  const { streak, best } = loadProgress(session.puzzle.game);
  const facts = [
    streak > 1 && session.date !== undefined ? words('puzzle.streak', streak) : '',
    best === null ? '' : words('puzzle.best', makeTime(best)),
  ].filter(Boolean);
  return html`<p class="line" part="line">${lineFor(session, words)}</p>
    <p class="progress" part="progress">
      ${facts.join(' · ')} <span role="status">${session.isCopied ? words('puzzle.copied') : ''}</span>
    </p>`;
}
