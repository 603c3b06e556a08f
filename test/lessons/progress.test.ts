import { expect } from 'chai';
import { carryOver, startProgress, openIn, reduce } from '../../src/lessons/progress.js';
import type { LessonAction, LessonStep, Progress } from '../../src/lessons/progress.js';
import { makeSavedProgress, parseSavedProgress } from '../../src/lessons/saved-progress.js';

const STEPS: readonly LessonStep[] = [
  { kind: 'read' },
  { kind: 'move', name: 'first' },
  { kind: 'ask', next: 'last' },
  { kind: 'move', name: 'aside', next: 'end' },
  { kind: 'move', name: 'last' },
];

const good: LessonAction = { type: 'answer', verdict: 'good', isLast: true };
const wrong: LessonAction = { type: 'answer', verdict: 'wrong', isLast: true };
const next: LessonAction = { type: 'next' };
const back: LessonAction = { type: 'back' };
const takeBack: LessonAction = { type: 'take-back' };

const after = (...actions: readonly LessonAction[]): Progress =>
  actions.reduce((progress, action) => reduce(progress, action, STEPS), startProgress(STEPS));

/** Where the reader is, and what has been solved: `2 open -r---`. */
const seen = (progress: Progress): string =>
  `${progress.step} ${progress.phase} ${makeSavedProgress(progress).split(' ')[1]}`;

describe('the way through a lesson', () => {
  for (const [reason, actions, expected] of [
    ['a step that only tells waits for nothing', [], '0 solved -----'],
    ['a task is open', [next], '1 open -----'],
    ['a right answer solves it', [next, good], '1 solved -r---'],
    ['a wrong one is seen first', [next, wrong], '1 wrong -x---'],
    ['nothing is answered meanwhile', [next, wrong, good], '1 wrong -x---'],
    ['and then tried again', [next, wrong, takeBack], '1 open -x---'],
    ['which mends it', [next, wrong, takeBack, good], '1 solved -x---'],
    ['a hint helps', [next, { type: 'hint' }, good], '1 solved -x---'],
    ['and so does the solution', [next, { type: 'show' }, good], '1 solved -x---'],
    ['who goes on without a try has skipped it', [next, next], '2 open -s---'],
    ['who goes on after a wrong try has missed it', [next, wrong, takeBack, next], '2 open -x---'],
    ['and so has who was helped', [next, { type: 'hint' }, next], '2 open -x---'],
    ['what was skipped can still be right', [next, next, back, good], '1 solved -r---'],
    ['but what was missed is not skipped', [next, wrong, next, back, next], '2 open -x---'],
    ['a step names the one that follows', [next, good, next, good, next], '4 open -rr--'],
    ['an answer may name another', [next, { ...good, next: 'aside' }, next], '3 open -r---'],
    ['which may end the lesson', [next, { ...good, next: 'aside' }, next, good, next], '3 ended -r-r-'],
    ['a name that nobody has leads on', [next, { ...good, next: 'nowhere' }, next], '2 open -r---'],
    ['after the last step it ends', [next, good, next, good, next, good, next], '4 ended -rr-r'],
    ['back goes the way that was come', [next, good, next, good, next, back], '2 open -rr--'],
    ['and what was right stays right', [next, good, next, back, wrong], '1 wrong -r---'],
    ['the first step has none before it', [back], '0 solved -----'],
    ['to any step', [{ type: 'go-to', step: 4 }], '4 open -----'],
    ['but not beyond', [{ type: 'go-to', step: 5 }], '0 solved -----'],
    ['from the beginning', [next, good, { type: 'restart' }], '0 solved -----'],
  ] as const) {
    it(`${reason}: ${expected}`, () => expect(seen(after(...actions))).to.equal(expected));
  }

  it('wants the parts of a goal one after the other, and after a wrong one all of them', () => {
    const part: LessonAction = { type: 'answer', verdict: 'good', isLast: false };
    const progress = after(next, part, { type: 'move' });
    expect([progress.part, progress.made, progress.phase]).to.deep.equal([1, 1, 'open']);
    const again = [wrong, takeBack].reduce((now, action) => reduce(now, action, STEPS), progress);
    expect([again.part, again.made, again.tries]).to.deep.equal([0, 0, 1]);
  });

  it('hints at each of several moves, and shows the solution where the reader is', () => {
    const part: LessonAction = { type: 'answer', verdict: 'good', isLast: false };
    const hinted = after(next, part, { type: 'hint' }, { type: 'move' });
    expect([hinted.hints, hinted.isHelped]).to.deep.equal([0, true]);
    const shown = reduce(hinted, { type: 'show' }, STEPS);
    expect([shown.part, shown.made]).to.deep.equal([1, 1]);
  });

  it('tries the missed steps again at the end, and nothing else', () => {
    const ended = after(next, wrong, takeBack, good, next, good, next, wrong, takeBack, good, next);
    expect([ended.phase, openIn(ended)]).to.deep.equal(['ended', [1, 4]]);
    const way = [{ type: 'retry' }, good, next, good, next] as const;
    const seenOn: string[] = [];
    way.reduce((progress: Progress, action) => {
      const now = reduce(progress, action, STEPS);
      seenOn.push(seen(now));
      return now;
    }, ended);
    expect(seenOn).to.deep.equal(['1 open -xr-x', '1 solved -mr-x', '4 open -mr-x', '4 solved -mr-m', '4 ended -mr-m']);
  });
});

describe('kept progress', () => {
  it('leads back to the step, with what was solved, and back from there', () => {
    const kept = makeSavedProgress(after(next, good, next));
    const found = parseSavedProgress(kept, STEPS);
    expect([kept, seen(found), seen(reduce(found, back, STEPS))]).to.deep.equal([
      '3 -r---',
      '2 open -r---',
      '1 open -r---',
    ]);
  });

  it('knows that the lesson was ended', () => {
    const found = parseSavedProgress('end -xr-r', STEPS);
    expect([seen(found), openIn(found)]).to.deep.equal(['4 ended -xr-r', [1]]);
  });

  for (const text of [null, '', '3', '9 -r---', '0 -r---', '3 -r--', '3 -q---', '{"step":3}']) {
    it(`begins anew with what is none: ${text}`, () => {
      expect(seen(parseSavedProgress(text, STEPS))).to.equal('0 solved -----');
    });
  }

  for (const [reason, progress, order, isSame, expected] of [
    ['a reader stays in the step that has moved', after(next, good, next), [2, 0, 1], true, '0 open --r'],
    ['a step that was changed begins anew', after(next, wrong), [0, 1, 2, 3, 4], false, '1 open -x---'],
    ['a step that is gone leads to what is there now', after(next, good, next), [0, 1, 3], true, '2 open -r-'],
    ['the end stays the end', after(next, good, next, good, next, good, next), [1, 4], true, '1 ended rr'],
  ] as const) {
    it(`when the page changes the steps, ${reason}`, () => {
      const steps = order.map((old) => STEPS[old]!);
      const numberOf = (old: number) => {
        const found = (order as readonly number[]).indexOf(old);
        return found < 0 ? undefined : found;
      };
      expect(seen(carryOver(progress, steps, numberOf, isSame))).to.equal(expected);
    });
  }
});
