import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../src/elements/cubo-grid/define.js';
import type { GameMoveDetail } from '../src/elements/events.js';
import { scoreSquare } from '../src/games/cubo/index.js';
import type { CuboGrid } from '../src/elements/cubo-grid/define.js';
import type { CuboMove } from '../src/games/cubo/index.js';
import { judge, praise, say } from './lesson.js';
import type { Question } from './lesson.js';

/** A square worth 13. Of its 28 swaps one makes 32, and no other more than 24. */
export const THIRTEEN = '1 0 build 0 | r1b4r3/r2w3r2/b3b4b5 o - 0 | r6r1b6b2';

const QUESTION: Question = {
  best: 'swap b1c2',
  praise:
    'Yes: 32. All six lines are streets now, and the top row, all red, and the bottom row, all blue, count double.',
  whyNot: {
    'swap b1a2':
      'That makes 24. The top row is red 1, 2, 3, as it should be; but with the blue 4 on a2, the columns a and c earn nothing. There is another 2.',
    call: 'Not yet: the square is worth 13 so far.',
    roll: 'There is no need to roll: these nine dice are enough.',
  },
};

/** Says what any other swap would make the square worth. */
function weigh(event: CustomEvent<GameMoveDetail<CuboMove>>): void {
  const grid = event.currentTarget as CuboGrid;
  const { move, text } = event.detail;
  if (grid.match.ply > 0 || move.kind !== 'swap' || text === QUESTION.best || event.defaultPrevented) return;
  const [first, second] = move.cells;
  const square = grid.state.seats[0]?.square ?? [];
  const other = square.map((die, cell) => square[cell === first ? second : cell === second ? first : cell] ?? die);
  event.preventDefault();
  say(grid, `That makes ${scoreSquare(other).total}. One swap makes 32: try another.`);
}

function judgeAndWeigh(event: CustomEvent<GameMoveDetail<CuboMove>>): void {
  judge(QUESTION)(event);
  weigh(event);
}

/** A square, a question, and an answer to every move, without time limits. */
export const lesson = (): TemplateResult =>
  html`<cubo-grid
    position=${THIRTEEN}
    seed="cellar"
    time-limits="off"
    @game-before-move=${judgeAndWeigh}
    @game-move=${praise(QUESTION)}
  >
    <p slot="caption">This square is worth 13. Swap two dice so that it is worth 32.</p>
    <p slot="caption" role="status"></p>
  </cubo-grid>`;
