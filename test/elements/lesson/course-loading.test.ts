import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/lesson/define.js';
import type { GameLesson } from '../../../src/elements/lesson/define.js';
import { loadCourse } from '../../../src/lessons/load.js';
import { lessonSources, registerLessons } from '../../../src/lessons/sources.js';
import type { LessonSource } from '../../../src/lessons/sources.js';
import { waitUntil } from '../../wait-until.js';

// No game is defined here: nothing but the lesson itself asks for words, or for another update.
async function open(lang: string): Promise<GameLesson> {
  const place = await fixture(html`<div><game-lesson course="cubo" lang=${lang}></game-lesson></div>`);
  return place.querySelector('game-lesson') as GameLesson;
}

const buttonsOf = ({ shadowRoot }: GameLesson) => [...(shadowRoot?.querySelectorAll('button') ?? [])];
const press = (lesson: GameLesson, label: string) =>
  buttonsOf(lesson)
    .find(({ textContent }) => textContent?.trim() === label)
    ?.click();
const messageOf = ({ shadowRoot }: GameLesson) => shadowRoot?.querySelector('[role=alert]')?.textContent;
const firstStepOf = (lesson: GameLesson) => lesson.querySelector('game-step')?.textContent;

/** What a first step says in a language. */
const textIn = async (lang: string) => Object.values((await (await loadCourse('cubo')).texts[lang]!()).steps)[0]!.text;

describe('a course', () => {
  const source = lessonSources.get('cubo') as LessonSource;
  afterEach(() => registerLessons(source));

  it('changes to the language of the page, although its words come after everything else', async () => {
    const lesson = await open('en');
    await waitUntil(() => lesson.length > 0);
    for (const lang of ['it', 'nl', 'en']) {
      lesson.lang = lang;
      const text = await textIn(lang);
      await waitUntil(() => firstStepOf(lesson)?.includes(text), `it is not in ${lang}`);
    }
  });

  it('is in the language that was asked for last, whichever comes first', async () => {
    let arrive: (() => void) | undefined;
    registerLessons({
      ...source,
      loadCourse: async () => {
        const course = await loadCourseOf(source);
        const fr = () => new Promise<void>((resolve) => (arrive = resolve)).then(() => course.texts['fr']!());
        return { ...course, texts: { ...course.texts, fr } };
      },
    });
    const lesson = await open('fr');
    await waitUntil(() => arrive);
    lesson.lang = 'de';
    const text = await textIn('de');
    await waitUntil(() => firstStepOf(lesson)?.includes(text), 'it is not in German');
    arrive?.();
    await lesson.updateComplete;
    expect(firstStepOf(lesson)).to.contain(text);
  });

  it('shows no English steps to a reader of another language meanwhile', async () => {
    const lesson = document.createElement('game-lesson');
    lesson.lang = 'de';
    lesson.course = 'cubo';
    const seen = new Set<string>();
    new MutationObserver(() => seen.add(firstStepOf(lesson) ?? '')).observe(lesson, { childList: true });
    document.body.append(lesson);
    await waitUntil(() => lesson.length > 0);
    await lesson.updateComplete;
    expect([...seen].map((each) => each.includes('Würfel'))).to.deep.equal([true]);
    lesson.remove();
  });

  it('that does not come is said to be missing, and comes when the reader tries again', async () => {
    let fails = 2;
    registerLessons({
      ...source,
      loadCourse: () => (fails-- > 0 ? Promise.reject(new TypeError('no line')) : source.loadCourse()),
    });
    const lesson = await open('en');
    await waitUntil(() => messageOf(lesson));
    expect(messageOf(lesson)).to.equal('This couldn’t be loaded.');
    expect(lesson.matches(':state(error)'), 'it is no mistake of the author').to.equal(false);
    press(lesson, 'Try again');
    await waitUntil(() => buttonsOf(lesson).some(({ textContent }) => textContent?.trim() === 'Reload the page'));
    dispatchEvent(new Event('online'));
    await waitUntil(() => lesson.length > 0, 'it does not come');
    await lesson.updateComplete;
    await waitUntil(() => !messageOf(lesson));
    expect(lesson.step).to.equal(0);
  });
});

const loadCourseOf = async ({ loadCourse: load }: LessonSource) =>
  (await load()) as Awaited<ReturnType<typeof loadCourse>>;
