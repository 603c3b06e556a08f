import { html } from 'lit';
import type { CSSResult } from 'lit';
import { loadCourse } from '../../../lessons/load.js';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import { button } from '../../../ui/panel/button.js';
import { openDialog } from '../../../ui/dialogs/dialog.js';
import type { DialogHost } from '../../../ui/dialogs/dialog.js';
import { learnStyles } from './learn.styles.js';
import { GameLesson } from '../../lesson/game-lesson.js';
import { LazyTexts } from '../../play/lazy-texts.js';
import { changeReaderSettings, readerSettings } from '../../play/reader-settings.js';

export interface LearnHost extends DialogHost {
  readonly match: { readonly game: { readonly id: string } };
  readonly words: Term<CommonTerms>;
  addStyles(...styles: readonly CSSResult[]): void;
}

const dressed = new WeakSet<LearnHost>();

/** Opens the course of a game over the page. It has a game of its own, so the one that is played stays as it is. */
export async function openLearn(host: LearnHost): Promise<void> {
  const { id } = host.match.game;
  const course = await loadCourse(id);
  const texts = new LazyTexts(host, course.texts);
  await texts.load();
  GameLesson.define();
  if (!dressed.has(host)) host.addStyles(learnStyles);
  dressed.add(host);
  // Whatever the element is called in this page.
  const game = new (host.constructor as new () => HTMLElement)();
  const dialog = openDialog(host, () => {
    const { words } = host;
    const body = html`<game-lesson
      class="course"
      course=${id}
      persist="course-${id}"
      @lesson-end=${() => noteLearnt(id)}
    >
      ${game}<span slot="end">${button(words('tabletop.playNow'), () => dialog?.close(), 'primary')}</span>
    </game-lesson>`;
    return { title: texts.shown?.title ?? '', close: words('tabletop.close'), body };
  });
}

/** Whoever has finished the course needs no coach. */
function noteLearnt(id: string): void {
  changeReaderSettings({ coach: { ...readerSettings().coach, [id]: 'all' } });
}
