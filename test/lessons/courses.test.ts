import { expect } from 'chai';
import { captureGameError } from '../../src/elements/base/capture-game-error.js';
import { registerAllLessons } from '../../src/elements/lesson/course/all-lessons.js';
import { parseAnswerGoal } from '../../src/lessons/answers.js';
import type { Course, CourseStep, StepText } from '../../src/lessons/course.js';
import { parseGoals, reaches } from '../../src/lessons/goal.js';
import { loadCourse } from '../../src/lessons/load.js';
import { isUnreachable, solutionsOf } from '../../src/lessons/solution.js';
import { LANGUAGES } from '../words/proof.js';
import { expectTypography } from '../words/typography.js';
import { momentOf, rulesOf } from './moments.js';
import type { Moment } from './moments.js';

registerAllLessons();

const COURSES = {
  triad: await loadCourse('triad'),
  kubi: await loadCourse('kubi'),
  tricubo: await loadCourse('tricubo'),
  cubo: await loadCourse('cubo'),
  triomino: await loadCourse('triomino'),
};

/** The moment in which the reader of a step begins. */
function momentIn(id: string, { position, play }: CourseStep): Moment {
  if (position === undefined) throw new Error('a step that waits for a move needs a position');
  const moment = momentOf(id, position);
  const { game } = moment.rules;
  const moves = play?.split(';').map((move) => move.trim()) ?? [];
  const state = moves.reduce((before, move) => {
    const actor = game.actors(before)[0]!;
    return game.play(before, actor, game.parseMove(move, before, actor));
  }, moment.state);
  return { ...moment, state, seat: game.actors(state)[0] as number };
}

/** How fast people read, and how long they think and tap. */
const WORDS_A_MINUTE = 220;
const SECONDS_A_TASK = 8;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const textsIn = (text: unknown): string[] =>
  typeof text === 'string' ? [text] : Object.values(text as object).flatMap(textsIn);

const stepsOf = (course: Course) => Object.entries(course.steps);

it('courses start each step at a position that plays accept, too', () => {
  const steps = Object.entries(COURSES).flatMap(([id, course]) =>
    stepsOf(course).flatMap(([name, { position }]) => (position === undefined ? [] : [{ id, name, position }])),
  );
  const refused = steps.flatMap(({ id, name, position }) => {
    const { game } = rulesOf(id);
    const error = captureGameError(() => game.start(game.parsePosition(position)));
    return error ? [`${id}, ${name}: ${error.message}`] : [];
  });
  expect(refused).to.deep.equal([]);
  expect(steps).to.have.lengthOf(64);
});

for (const [id, course] of Object.entries(COURSES)) {
  describe(`the course of ${id}`, () => {
    it('has 8 to 14 steps', () => expect(stepsOf(course).length).to.be.within(8, 14));

    for (const [name, step] of stepsOf(course)) {
      const { goal, answers = {}, reply, moves = 1 } = step;
      if (goal === undefined) continue;

      it(`can be solved: ${name}`, () => {
        const moment = momentIn(id, step);
        const [first] = parseGoals(goal, moment, moment.rules);
        expect(isUnreachable(first!, moment, moment.rules) && moves === 1, goal).to.equal(false);
      });

      it(`foresees only what can be played: ${name}`, () => {
        const moment = momentIn(id, step);
        const { state, seat, rules } = moment;
        const { game } = rules;
        for (const { move } of Object.values(answers)) {
          const about = parseAnswerGoal(move, moment, rules);
          if (about.some(({ needsAnalysis }) => needsAnalysis) || moves > 1 || / then /.test(goal)) continue;
          const isMet = game
            .moves(state, seat)
            .some((each) =>
              reaches(about, { move: each, seat, before: state, after: game.play(state, seat, each), refused: 0 }),
            );
          expect(isMet, move).to.equal(true);
        }
      });

      if (!reply) continue;
      it(`can reply to every right move: ${name}`, () => {
        const moment = momentIn(id, step);
        const { state, seat, rules } = moment;
        const { game } = rules;
        for (const move of solutionsOf(parseGoals(goal, moment, rules)[0]!, moment, rules)) {
          let after = game.play(state, seat, move);
          for (const text of reply.split(';')) {
            const actor = game.actors(after)[0]!;
            after = game.play(after, actor, game.parseMove(text.trim(), after, actor));
          }
        }
      });
    }

    for (const language of LANGUAGES) {
      it(`takes the five minutes that the demo page promises, at the most: ${language}`, async () => {
        const { steps, end } = (await course.texts[language]?.())!;
        const words = Object.values<StepText>(steps).map(({ text, ...answers }) => {
          const said = Object.values(answers).flatMap((each) => Object.values(each as Record<string, unknown>));
          return wordsIn(text) + Math.max(0, ...said.map((each) => wordsIn(textsIn(each).join(' '))));
        });
        const read = words.reduce((sum, count) => sum + count, wordsIn(end)) / WORDS_A_MINUTE;
        const tasks = stepsOf(course).filter(([, { goal, choices }]) => goal ?? choices);
        expect(read + (tasks.length * SECONDS_A_TASK) / 60).to.be.below(5.5);
      });

      it(`says at most 40 words in a step, with the signs of the language: ${language}`, async () => {
        const text = (await course.texts[language]?.())!;
        for (const [name, said] of Object.entries<StepText>(text.steps)) {
          expect(wordsIn(said.text), `${name}: ${said.text}`).to.be.at.most(40);
        }
        for (const each of textsIn(text)) expectTypography(language, each, each);
      });
    }
  });
}
