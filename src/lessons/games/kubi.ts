import { kubi, isDone, totalOf } from '../../games/kubi/index.js';
import type { KubiMove, KubiSheet, KubiState } from '../../games/kubi/index.js';
import { sumsOf } from '../../games/kubi/rules.js';
import { EVEN, marksOf } from '../../games/kubi/sheet.js';
import { ownGoal } from '../lesson-game.js';
import type { LessonGame, MadeMove } from '../lesson-game.js';

type Made = MadeMove<KubiState, KubiMove>;

const SUM = '([2-9]|1[0-2])';

/** The sums that a move marks. */
const marked = ({ move }: Made): readonly number[] => (move.kind === 'enter' ? sumsOf(move) : []);

const sheetIn = (state: KubiState, seat: number): KubiSheet => state.sheets[seat] as KubiSheet;

const marksBefore = ({ before, seat }: Made, sum: number): number => marksOf(sheetIn(before, seat), sum);
const marksAfter = ({ after, seat }: Made, sum: number): number => marksOf(sheetIn(after, seat), sum);

const sumGoal = (word: string, fits: (made: Made, sum: number) => boolean) =>
  ownGoal<KubiState, KubiMove>(`${word} SUM`, new RegExp(`^${word} ${SUM}$`), (text) => {
    const sum = Number(text);
    return (made) => marked(made).includes(sum) && fits(made, sum);
  });

export const kubiLessons: LessonGame<KubiState, KubiMove> = {
  game: kubi,
  unit: 'points',
  goals: [
    sumGoal('mark', () => true),
    sumGoal('open', (made, sum) => marksBefore(made, sum) === 0),
    sumGoal('even', (made, sum) => marksBefore(made, sum) < EVEN && marksAfter(made, sum) >= EVEN),
    ownGoal('open none', /^open none$/, () => (made) => marked(made).every((sum) => marksBefore(made, sum) > 0)),
    ownGoal('double', /^double$/, () => (made) => new Set(marked(made)).size === 1),
    ownGoal('discard NUMBER', /^discard ([1-6])$/, (number) => ({ move }) => {
      return move.kind === 'enter' && move.discard === Number(number);
    }),
    ownGoal(
      'free ride',
      /^free ride$/,
      () =>
        ({ move }) =>
          move.kind === 'enter' && move.free,
    ),
    ownGoal('cross NUMBER', /^cross ([1-6])$/, (number) => ({ move }) => {
      return move.kind === 'cross' && move.numbers.some((each) => each === Number(number));
    }),
    ownGoal(
      'finish',
      /^finish$/,
      () =>
        ({ after, seat }) =>
          isDone(sheetIn(after, seat)),
    ),
  ],
  worth: (state, seat) => totalOf(sheetIn(state, seat)),
  placesOf(move) {
    if (move.kind === 'cross') return move.numbers.map((number) => `x${number}`);
    if (move.kind === 'roll') return [];
    const sums = [...new Set(sumsOf(move))].map(String);
    return move.free ? sums : [...sums, `x${move.discard}`];
  },
};
