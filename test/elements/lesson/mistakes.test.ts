import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import '../../../src/index.js';
import { GAME_TAGS } from '../../../src/elements/base/game-tags.js';
import { loadCourseText, makeCourse } from '../../../src/elements/lesson/course/course-steps.js';
import type { GameLesson } from '../../../src/elements/lesson/define.js';
import { loadCourse } from '../../../src/lessons/load.js';
import { watchTrouble } from '../watch-trouble.js';
import { watchWarnings } from '../watch-warnings.js';
import { waitUntil } from '../../wait-until.js';

const POSITION = 'ccc1ba/2a3/3C2/6/6/1AABBC w 0-0';

const COURSES = ['triad', 'kubi', 'tricubo', 'cubo', 'triomino'] as const;

/** Its mistake is told last. */
const LAST = html`<game-step name="last" next="nowhere"></game-step>`;

interface Seen {
  readonly lesson: GameLesson;
  readonly card: readonly string[];
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
}

/** Opens a lesson and reads what its author is told. */
async function open(steps: TemplateResult, check?: string): Promise<Seen> {
  const warned = watchWarnings();
  const errors: string[] = [];
  const onError = (event: Event) => {
    const { code, message } = (event as CustomEvent<{ code: string; message: string }>).detail;
    errors.push(`${code}: ${message}`);
  };
  addEventListener('game-error', onError);
  const trouble = watchTrouble();
  const lesson = await fixture<GameLesson>(
    html`<game-lesson lang="en">
      <triad-board></triad-board>
      <game-step><p>Welcome.</p></game-step>
      ${steps} ${LAST}
    </game-lesson>`,
  );
  if (check) lesson.setAttribute('check', check);
  await waitUntil(() => warned.warnings.some((text) => text.includes('nowhere')), 'the steps are not checked');
  // The card shows what was found at the end of the task.
  await new Promise((resolve) => setTimeout(resolve));
  await lesson.updateComplete;
  removeEventListener('game-error', onError);
  expect(trouble.stop()).to.deep.equal([]);
  const isOfLast = (text: string) => text.includes('nowhere');
  const details = [...lesson.renderRoot.querySelectorAll('.error .detail')].map(({ textContent }) => textContent ?? '');
  return {
    lesson,
    card: details.filter((text) => !isOfLast(text)),
    warnings: warned.stop().filter((text) => text.startsWith('<game-lesson>') && !isOfLast(text)),
    errors: errors.filter((text) => !isOfLast(text)),
  };
}

const MISTAKES = [
  [
    'a position that cannot be read',
    html`<game-step position="6/6 w"></game-step>`,
    'bad-position',
    'ranks on the board: 2, expected 6',
  ],
  [
    'a goal without a position',
    html`<game-step goal="triad"></game-step>`,
    'bad-attribute',
    'a step with a goal needs a position',
  ],
  [
    'an illegal move before',
    html`<game-step position=${POSITION} play="a6a1"></game-step>`,
    'illegal-move',
    'play has "a6a1": illegal move: not-your-die',
  ],
  ['wrong marks', html`<game-step marks="z9"></game-step>`, 'bad-attribute', 'marks has "z9"'],
  ['wrong hints', html`<game-step hints="c1 | z9"></game-step>`, 'bad-attribute', 'hints has "z9"'],
  [
    'a goal that is none',
    html`<game-step position=${POSITION} goal="trid"></game-step>`,
    'bad-attribute',
    'goal is "trid", expected a move',
  ],
  [
    'a goal that nobody reaches',
    html`<game-step position=${POSITION} goal="a1a2"></game-step>`,
    'bad-attribute',
    'no legal move reaches the goal "a1a2"',
  ],
  [
    'an illegal move in a goal',
    html`<game-step position=${POSITION} goal="triad; a1a2"></game-step>`,
    'illegal-move',
    'goal names "a1a2", which is no legal move here',
  ],
  [
    'an illegal move in an answer',
    html`<game-step position=${POSITION} goal="triad"><game-answer move="a1a2"></game-answer></game-step>`,
    'illegal-move',
    'the move of an answer names "a1a2", which is no legal move here',
  ],
  [
    'a reply that cannot follow',
    html`<game-step position=${POSITION} goal="triad"><game-reply move="a1a2"></game-reply></game-step>`,
    'illegal-move',
    'the reply cannot follow "c1e3x',
  ],
  [
    'a word that is no verdict',
    html`<game-step><game-answer choice="One" verdict="rigth"></game-answer></game-step>`,
    'bad-attribute',
    'verdict is "rigth", expected good or wrong or note',
  ],
  [
    'a question without a right answer',
    html`<game-step
      ><game-answer choice="One">No.</game-answer><game-answer choice="Two" verdict="wrong">No.</game-answer></game-step
    >`,
    'bad-attribute',
    'the question has no right answer: give one of its choices verdict="good"',
  ],
  [
    'a word that is no level',
    html`<game-step position=${POSITION} goal="triad"><game-reply level="strong"></game-reply></game-step>`,
    'bad-attribute',
    'level is "strong", expected beginner or easy or medium or hard or expert',
  ],
  [
    'a number that is none',
    html`<game-step moves="two"></game-step>`,
    'bad-attribute',
    'moves is "two", expected a whole number from 1',
  ],
  [
    'an answer to nothing',
    html`<game-step><game-answer>Yes.</game-answer></game-step>`,
    'bad-attribute',
    'an answer needs the moves that it is about, or a choice',
  ],
  [
    'a misspelt attribute',
    html`<game-step positon=${POSITION}></game-step>`,
    'bad-attribute',
    '<game-step> has no attribute "positon", but name, position',
  ],
] as const;

/** Nothing is wrong with it, but for the attribute of the step after it. */
const RIGHT_AND_ODD = html`<game-step
    name="line"
    class="box"
    data-x="1"
    position=${POSITION}
    goal="c1e3xd4; best"
    hints="c1 | c1-e3"
    targets="c1 e3 d4"
  >
    <p>Complete the line.</p>
    <game-answer move="c1*" verdict="wrong" next="end">Not there.</game-answer>
    <game-reply move="f6f4">Black moves on.</game-reply>
  </game-step>
  <game-step name="odd" moves="0"></game-step>`;

describe('<game-lesson> tells its author before a reader gets there', () => {
  /** One lesson with all mistakes, each in a step of its own after the first one. */
  let seen: Seen;
  before(async () => {
    seen = await open(html`${MISTAKES.map(([, step]) => step)} ${RIGHT_AND_ODD}`);
  });

  const numberOf = (text: string) => Number(/step (\d+)/.exec(text)?.[1]);
  const announcedOf = (step: number) =>
    [seen.warnings, seen.errors, seen.card].map((texts) => texts.filter((text) => numberOf(text) === step));

  for (const [index, [reason, , code, message]] of MISTAKES.entries()) {
    const step = index + 2;

    it(`of ${reason}`, () => {
      const [warnings, errors, card] = announcedOf(step) as [string[], string[], string[]];
      expect(warnings).to.have.lengthOf(1);
      expect(warnings[0]).to.contain(`<game-lesson>: step ${step}: ${message}`);
      expect(errors).to.have.lengthOf(1);
      expect(errors[0]).to.contain(`${code}: step ${step}: ${message}`);
      expect(card).to.have.lengthOf(1);
      expect(card[0]).to.contain(`step ${step}: ${message}`);
    });
  }

  it('with the name of the step, and nothing of what is right', () => {
    const first = MISTAKES.length + 2;
    expect(seen.warnings.filter((text) => !(numberOf(text) < first))).to.deep.equal([
      `<game-lesson>: step ${first + 1} "odd": moves is "0", expected a whole number from 1`,
    ]);
  });

  it('in the console alone where no author looks', async () => {
    const { lesson, card, warnings } = await open(html`<game-step moves="0"></game-step>`, 'off');
    expect([card, warnings.length, lesson.matches(':state(error)')]).to.deep.equal([[], 1, false]);
  });

  it('once, also when a reader comes there, and no more once it is mended', async () => {
    const { lesson } = await open(html`<game-step position=${POSITION} goal="trid"></game-step>`);
    const warned = watchWarnings();
    lesson.goTo(1);
    const details = () =>
      [...lesson.renderRoot.querySelectorAll('.error .detail')].map(({ textContent }) => textContent);
    await waitUntil(() => details().some((text) => text?.startsWith('goal is')));
    expect(details()).to.have.lengthOf(2);
    for (const step of lesson.querySelectorAll('game-step')) step.removeAttribute('next');
    lesson.querySelectorAll('game-step')[1]?.setAttribute('goal', 'triad');
    await waitUntil(() => details().length === 0, 'it is still told');
    expect(warned.stop()).to.deep.equal([]);
    expect(lesson.matches(':state(error)')).to.equal(false);
  });

  it('nothing about the courses of the library, as anybody may copy them', async () => {
    const steps = await Promise.all(
      COURSES.map(async (id) => {
        const course = await loadCourse(id);
        return makeCourse(course, await loadCourseText(course, 'en'), document.body);
      }),
    );
    const warned = watchWarnings();
    await fixture(
      html`<div lang="en">
        ${steps.map((each, index) => {
          const game = document.createElement(GAME_TAGS[COURSES[index]!]);
          return html`<game-lesson>${game}${each}${LAST}</game-lesson>`;
        })}
      </div>`,
    );
    await waitUntil(() => warned.warnings.filter((text) => text.includes('nowhere')).length === COURSES.length);
    expect(warned.stop().filter((text) => !text.includes('nowhere'))).to.deep.equal([]);
  });
});
