import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { isPlain } from '../../../interaction/arrow-keys.js';
import type { Language } from '../../../interaction/language.js';
import type { PuzzleTerms } from '../../../locales/puzzle/index.js';
import {
  archiveUpTo,
  dayByKey,
  daysOf,
  monthOf,
  monthsAfter,
  sameDayOf,
  weeksOf,
  within,
} from '../../../puzzles/calendar.js';
import type { DaySpan } from '../../../puzzles/calendar.js';
import { dateOf, daysAfter } from '../../../puzzles/day.js';
import { isSolvedOn, streakOn } from '../../../puzzles/progress.js';
import type { PuzzleProgress } from '../../../puzzles/progress.js';
import { openDialog } from '../../../ui/dialogs/dialog.js';
import type { DialogHost } from '../../../ui/dialogs/dialog.js';
import { icons } from '../../../ui/icons.js';
import { toolsStyles } from '../../../ui/panel/tools.styles.js';
import { loadProgress } from '../progress-store.js';
import type { PuzzleSession } from '../puzzle-session.js';
import { dateText } from '../words.js';
import { archiveStyles } from './archive.styles.js';

/** Whose days are shown, and what becomes of the one that the reader picks. */
export interface ArchiveRequest {
  readonly language: Language<PuzzleTerms>;
  /** The puzzle of a day that is shown now. */
  readonly session: PuzzleSession;
  pick(date: string): void;
}

interface ArchiveHost extends DialogHost {
  addStyles(...styles: readonly (typeof archiveStyles)[]): void;
}

const dressed = new WeakSet<ArchiveHost>();

/** Opens a month of past puzzles over the page, where the reader goes to other months and picks a day. */
export function openArchive(host: ArchiveHost, request: ArchiveRequest): void {
  // A second press may come while this is being loaded.
  if (host.renderRoot.querySelector('dialog')) return;
  if (!dressed.has(host)) host.addStyles(toolsStyles, archiveStyles);
  dressed.add(host);
  const archive = new Archive(host, request);
  const dialog = openDialog(host, () => archive.render());
  dialog?.classList.add('archive-dialog');
}

/** Any week, from its Monday to its Sunday. */
const WEEK = Array.from({ length: 7 }, (_, i) => daysAfter('2026-01-05', i));

/** In pages from right to left, days run from right to left. */
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The month that is shown, with the day on which keys go on. */
class Archive {
  readonly #host: ArchiveHost;
  readonly #request: ArchiveRequest;
  #day: string;

  constructor(host: ArchiveHost, request: ArchiveRequest) {
    this.#host = host;
    this.#request = request;
    this.#day = within(this.#span, this.#shown);
  }

  get #shown(): string {
    return this.#request.session.date ?? dateOf(new Date());
  }

  /** Up to today, which changes at midnight. */
  get #span(): DaySpan {
    return archiveUpTo(dateOf(new Date()));
  }

  render(): { title: string; close: string; body: TemplateResult } {
    const { words } = this.#request.language;
    return {
      title: words('puzzle.archive'),
      close: words('puzzle.close'),
      body: html`<div class="months">
          ${this.#renderStep(-1)}
          <h3 id="month" aria-live="polite">${this.#date(this.#day, { day: undefined, year: 'numeric' })}</h3>
          ${this.#renderStep(1)}
        </div>
        <div class="month-room">${this.#renderMonth()}</div>
        <p class="month-facts">${icons.check} ${this.#facts.join(' · ')}</p>`,
    };
  }

  #renderStep(months: -1 | 1): TemplateResult {
    const { words } = this.#request.language;
    const label = words(months < 0 ? 'puzzle.earlierMonth' : 'puzzle.laterMonth');
    const month = monthsAfter(monthOf(this.#day), months);
    const { first, last } = this.#span;
    const isThere = month >= monthOf(first) && month <= monthOf(last);
    const go = () => isThere && this.#show(within(this.#span, sameDayOf(month, this.#day)));
    return html`<button
      type="button"
      class="tool"
      part="tool"
      aria-label=${label}
      title=${label}
      aria-disabled=${!isThere}
      @click=${go}
    >
      ${months < 0 ? icons.back : icons.forward}
    </button>`;
  }

  #renderMonth(): TemplateResult {
    const { language } = this.#request;
    const name = (date: string, weekday: 'short' | 'long') => language.date(`${date}T12:00`, { weekday });
    return html`<table class="month" role="grid" aria-labelledby="month" @keydown=${this.#onKey}>
      <thead>
        <tr>
          ${WEEK.map((date) => html`<th scope="col" aria-label=${name(date, 'long')}>${name(date, 'short')}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${weeksOf(monthOf(this.#day)).map(
          (week) =>
            html`<tr>
              ${week.map((date) => this.#renderDay(date))}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #renderDay(date: string | undefined): TemplateResult {
    if (date === undefined) return html`<td></td>`;
    const number = Number(date.slice(8));
    const { first, last } = this.#span;
    if (date < first || date > last) return html`<td class="closed">${number}</td>`;
    const { words } = this.#request.language;
    const shown = this.#shown;
    const isSolved = this.#isSolved(date);
    const name = words('puzzle.date', this.#date(date, { weekday: 'long' }));
    const current = date === last ? 'date' : date === shown ? 'true' : nothing;
    return html`<td>
      <button
        type="button"
        class="day"
        part="day"
        data-date=${date}
        ?data-shown=${date === shown}
        tabindex=${date === this.#day ? 0 : -1}
        aria-current=${current}
        aria-label=${isSolved ? words('puzzle.solvedDay', name) : name}
        @click=${(click: Event) => this.#pick(click, date)}
      >
        ${number}${isSolved ? icons.check : nothing}
      </button>
    </td>`;
  }

  /** How many puzzles of the month were solved, and how many days in a row. */
  get #facts(): readonly string[] {
    const { words } = this.#request.language;
    const { last } = this.#span;
    const progress = this.#progress;
    const days = daysOf(monthOf(this.#day)).filter((date) => date <= last);
    const solved = days.filter((date) => this.#isSolved(date)).length;
    const streak = streakOn(progress, last);
    return [
      words('puzzle.solvedOf', solved, days.length),
      streak > 1 ? words('puzzle.streak', streak) : '',
      progress.longest > Math.max(streak, 1) ? words('puzzle.longest', progress.longest) : '',
    ].filter(Boolean);
  }

  get #progress(): PuzzleProgress {
    return loadProgress(this.#request.session.puzzle.game);
  }

  #isSolved(date: string): boolean {
    return isSolvedOn(this.#progress, date, this.#request.session.series);
  }

  #date(date: string, options: Intl.DateTimeFormatOptions): string {
    return dateText(date, this.#request.language, options);
  }

  #show(date: string): void {
    this.#day = date;
    this.#host.requestUpdate();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const table = event.currentTarget as HTMLElement;
    const isMirrored = getComputedStyle(table).direction === 'rtl';
    const key = (isMirrored && MIRRORED[event.key]) || event.key;
    const date = isPlain(event) ? dayByKey(this.#day, key, this.#span) : undefined;
    if (date === undefined) return;
    event.preventDefault();
    this.#show(date);
    void this.#focus(table, date);
  };

  async #focus(table: HTMLElement, date: string): Promise<void> {
    await this.#host.updateComplete;
    table.querySelector<HTMLElement>(`[data-date='${date}']`)?.focus();
  }

  #pick({ currentTarget }: Event, date: string): void {
    (currentTarget as Element).closest('dialog')?.close();
    if (date !== this.#shown) this.#request.pick(date);
  }
}
