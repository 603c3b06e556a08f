import { html } from 'lit';
import { loadCourse } from '../../../lessons/load.js';
import { another } from '../../../interaction/scoped-registry.js';
import { openDialog } from '../../../ui/dialogs/dialog.js';
import { courseStyles } from './learn.styles.js';
import { GameLesson } from '../../lesson/game-lesson.js';
import { LazyTexts } from '../../play/lazy-texts.js';
import type { AnyContext } from '../../play/play-context.js';
import { changeReaderSettings, readerSettings } from '../../play/reader-settings.js';

const styledContexts = new WeakSet<AnyContext>();

/** Opens the course of a game over the page. It has a game of its own, so the one that is played stays as it is. */
export async function openCourse(context: AnyContext): Promise<void> {
  const { id } = context.match.game;
  const course = await loadCourse(id);
  const texts = new LazyTexts(context, course.texts);
  await texts.load();
  GameLesson.define();
  if (!styledContexts.has(context)) context.addStyles(courseStyles);
  styledContexts.add(context);
  // Whatever the element is called in this page.
  const game = another(context.element);
  const dialog = openDialog(context.element, () => {
    const body = html`<game-lesson
      class="course"
      course=${id}
      persist="course-${id}"
      @lesson-end=${() => noteFinished(id)}
      @lesson-before-play=${(event: Event) => {
        // There is a game behind the dialog.
        event.preventDefault();
        dialog?.close();
      }}
      >${game}</game-lesson
    >`;
    return { title: texts.shown?.title ?? '', close: context.commonWords('tabletop.close'), body };
  });
}

/** Whoever has finished the course needs no coach. */
function noteFinished(id: string): void {
  changeReaderSettings({ coach: { ...readerSettings().coach, [id]: 'all' } });
}
