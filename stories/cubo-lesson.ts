import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../src/elements/games/cubo-grid/define.js';
import '../src/elements/lesson/define.js';

/** A square worth 13. Of its 28 swaps one makes 32, and no other more than 24. */
export const THIRTEEN = '1 0 build 0 | r1b4r3/r2w3r2/b3b4b5 o - 0 | r6r1b6b2';

/** A square, a question, and an answer to every move, without time limits. */
export const lesson = (): TemplateResult =>
  html`<game-lesson>
    <cubo-grid seed="cellar" time-limits="off"></cubo-grid>
    <game-step position=${THIRTEEN} goal="worth=32">
      <p>This square is worth 13. Swap two dice so that it is worth 32.</p>
      <game-answer move="worth=32">
        Yes: 32. All six lines are streets now, and the top row, all red, and the bottom row, all blue, count double.
      </game-answer>
      <game-answer move="swap b1a2" verdict="wrong">
        That makes 24. The top row is red 1, 2, 3, as it should be; but with the blue 4 on a2, the columns a and c earn
        nothing. There is another 2.
      </game-answer>
      <game-answer move="call">Not yet: the square is worth 13 so far.</game-answer>
      <game-answer move="roll">There is no need to roll: these nine dice are enough.</game-answer>
      <game-answer move="*" verdict="wrong">One swap makes 32: try another.</game-answer>
    </game-step>
  </game-lesson>`;
