import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../src/index.js';
import type { GameLesson } from '../../../src/elements/lesson/game-lesson.js';
import type { LeadableElement } from '../../../src/elements/session/lead.js';
import { waitUntil } from '../../wait-until.js';
import { onScreen } from '../on-screen.js';

const COURSES = ['triad', 'kubi', 'tricubo', 'cubo', 'triomino'] as const;

/** What an author has marked, as each game draws it. */
const MARKED = '[data-traits~=marked], [data-marked], .drawing .ring, .drawing .marked';

/** Pixels of a mark that may be cut: its frame stands out. */
const SLACK = 6;

const frame = () => new Promise(requestAnimationFrame);

async function settled(lesson: GameLesson): Promise<void> {
  await lesson.updateComplete;
  await waitUntil(() => !lesson.renderRoot.querySelector('[aria-busy]'), 'the lesson is busy');
  for (let i = 0; i < 3; i++) await frame();
}

/** What of a step cannot be seen, since it is off the screen or below the card. */
function unseen(lesson: GameLesson): readonly string[] {
  const game = lesson.game as LeadableElement;
  const card = lesson.renderRoot.querySelector('.card')!.getBoundingClientRect();
  const isSeen = ({ top, bottom }: DOMRect) => top >= -SLACK && bottom <= card.top + SLACK;
  const marks = [...game.shadowRoot!.querySelectorAll(MARKED)].map((each) => each.getBoundingClientRect());
  const { nextRect } = game;
  return [
    ...marks.filter((mark) => mark.width > 0 && !isSeen(mark)).map(({ top }) => `a mark at ${Math.round(top)}`),
    ...(nextRect && !isSeen(nextRect) ? [`the next control at ${Math.round(nextRect.top)}`] : []),
  ];
}

/** Taps the button that leads on, where it is seen. */
async function tapOnward(lesson: GameLesson): Promise<void> {
  const button = lesson.renderRoot.querySelector('.onward .button')!;
  const { left, top, width, height } = button.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

describe('each step of a course shows together what it is about, what comes next, and how to go on', () => {
  onScreen(360, 640);

  for (const [lang, width, height] of [
    ['en', 360, 640],
    ['de', 360, 640],
    ['nl', 360, 640],
    ['fr', 360, 640],
    ['it', 360, 640],
    ['fr', 390, 664],
  ] as const) {
    for (const course of COURSES) {
      it(`of ${course}, ${lang}, ${width} × ${height}`, async () => {
        await setViewport({ width, height });
        scrollTo(0, 0);
        const page = await fixture(
          html`<div style="padding: 8px">
            <game-lesson course=${course} lang=${lang}></game-lesson>
            <div style="block-size: 300px"></div>
          </div>`,
        );
        const lesson = page.querySelector<GameLesson>('game-lesson')!;
        await waitUntil(() => lesson.length > 0, 'there are no steps');
        await settled(lesson);
        const hidden: string[] = [];
        for (let step = 0; step < lesson.length; step++) {
          // A page does not scroll before the reader has done something.
          if (step > 0) hidden.push(...unseen(lesson).map((what) => `step ${step + 1}: ${what}`));
          await tapOnward(lesson);
          await settled(lesson);
          const isOn = lesson.step === step + 1 || lesson.matches(':state(ended)');
          expect(isOn, `step ${step + 1}: the button that leads on`).to.equal(true);
        }
        expect(hidden).to.deep.equal([]);
      });
    }
  }
});
