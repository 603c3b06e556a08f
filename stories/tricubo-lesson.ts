import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../src/elements/games/tricubo-sheet/define.js';
import '../src/elements/lesson/define.js';

/** One row has been scored, so a large 6 cannot be used; the medium die is closed; and row 4 is worth the most. */
export const FORCED = '5,2,3,5,2 10,.,.,.,. LM | A 11 0 624';

/** A position in which only one die can be used, a question, and an answer to every move. */
export const lesson = (): TemplateResult =>
  html`<game-lesson>
    <tricubo-sheet seed="cellar"></tricubo-sheet>
    <game-step position=${FORCED} goal="Sc" hints="S | S t">
      <p>Row 4 is worth 10, and row 1 has been scored. What do you do with this roll?</p>
      <game-answer move="Sc">
        Yes: you lose nothing, and the field that is left can be crossed with any die. As the fourth, it is worth 10
        points.
      </game-answer>
      <game-answer move="S">
        One more cross takes row 4 from 10 to 5. You have to use a die, but not there.
      </game-answer>
      <game-answer move="St">
        You lose nothing now. But any die can cross the field of all colours, and only a small one the other: keep the
        easier field for later.
      </game-answer>
    </game-step>
  </game-lesson>`;
