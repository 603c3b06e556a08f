import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../src/index.js';
import type { GameLesson } from '../../../src/elements/lesson/game-lesson.js';
import type { LeadPolicy, LeadableElement } from '../../../src/elements/session/lead.js';
import { splitWords } from '../../../src/elements/base/attributes.js';
import { parseGoals } from '../../../src/lessons/goal.js';
import { ownHints } from '../../../src/lessons/hints.js';
import { loadLessonGame } from '../../../src/lessons/load.js';
import { solutionsOf } from '../../../src/lessons/solution.js';
import { waitUntil } from '../../wait-until.js';
import { onScreen } from '../on-screen.js';
import { atRest } from './at-rest.js';

const COURSES = ['triad', 'kubi', 'tricubo', 'cubo', 'triomino'] as const;

/** What an author has marked, as each game draws it. */
const MARKED = '[data-traits~=marked], [data-marked], .drawing .ring, .drawing .marked';

/** Pixels of a mark that may be cut: its frame stands out. */
const SLACK = 6;

const frame = () => new Promise(requestAnimationFrame);

async function settled(lesson: GameLesson): Promise<void> {
  await atRest(lesson);
  await frame();
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

/** A game, with what its lesson marks on it. */
type LedElement = LeadableElement & { readonly session: { readonly leading: { readonly policy?: LeadPolicy } } };

/** All that a right move touches, as marks, if possible one at the author’s; empty for a step that asks for none, or for one that takes an analysis. */
async function goalOf(lesson: GameLesson): Promise<string> {
  const goal = lesson.querySelectorAll('game-step')[lesson.step]?.getAttribute('goal');
  if (!goal) return '';
  const { match } = lesson.game as LeadableElement;
  const rules = await loadLessonGame(match.game.id);
  const moment = { state: match.state, seat: match.actors[0] as number };
  const touched = solutionsOf(parseGoals(goal, moment, rules)[0]!, moment, rules).map(
    (move) => ownHints(move, moment, rules).at(-1) ?? '',
  );
  const marks = splitWords((lesson.game as LedElement).session.leading.policy?.marks, 'marks');
  return touched.find((places) => places.split(' ').every((place) => marks.includes(place))) ?? touched[0] ?? '';
}

/** The same, with the places of the goal marked beside those of the author. */
async function unseenWithGoal(lesson: GameLesson): Promise<readonly string[]> {
  const game = lesson.game as LedElement;
  const { policy } = game.session.leading;
  game.lead({ ...policy, marks: `${policy?.marks ?? ''} ${await goalOf(lesson)}` });
  await game.updateComplete;
  await frame();
  const found = unseen(lesson);
  game.lead(policy);
  await game.updateComplete;
  return found;
}

/** Taps the button that leads on, where it is seen: once with a mouse, then wherever a mouse would hit it, which takes far less time. */
async function tapOnward(lesson: GameLesson): Promise<void> {
  const button = lesson.renderRoot.querySelector<HTMLElement>('.onward .button')!;
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  if (lesson.step === 0) return sendMouse({ type: 'click', position: [x, y] });
  const hit = lesson.shadowRoot!.elementFromPoint(x, y);
  if (button.contains(hit)) button.click();
}

describe('each step of a course shows together what it is about, what comes next, and how to go on', () => {
  onScreen(360, 640);

  for (const [lang, width, height] of [
    ['en', 360, 640],
    ['de', 360, 640],
    ['nl', 360, 640],
    ['fr', 360, 640],
    ['it', 360, 640],
    ['de', 390, 664],
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
          if (step > 0) hidden.push(...(await unseenWithGoal(lesson)).map((what) => `step ${step + 1}: ${what}`));
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
