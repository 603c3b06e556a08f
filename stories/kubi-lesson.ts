import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../src/elements/games/kubi-sheet/define.js';
import '../src/elements/lesson/define.js';

/** One box is left next to the 6, and a 6 was rolled again. */
export const TEMPTING = '2:2,5:5,6:7 0,0,0,5,8,5,8,0,4,0,0 | 0 13356';

/** A position, a question, and an answer to every move. */
export const lesson = (): TemplateResult =>
  html`<game-lesson>
    <kubi-sheet seed="thimble"></kubi-sheet>
    <game-step position=${TEMPTING} goal="5|33|16">
      <p>You have 40 points, and one box left next to the 6. How do you enter this roll?</p>
      <game-answer move="5|33|16">
        Yes: 70 points, and the 6 keeps its last box. The game goes on, and 500 is still possible.
      </game-answer>
      <game-answer move="6|15|33">
        Twice 6 is worth 80 points, more than anything else here. But it makes the eighth mark next to the 6: your game
        would end with 120 points.
      </game-answer>
      <game-answer move="6|13|35">The 6 would get its eighth mark, and the 4 its first, which costs 200.</game-answer>
      <game-answer move="5|13|36">
        That is the right die to discard. But 4 and 9 have no mark yet: opening both costs 400.
      </game-answer>
    </game-step>
  </game-lesson>`;
