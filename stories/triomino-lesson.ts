import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../src/elements/games/triomino-table/define.js';
import '../src/elements/lesson/define.js';

/** Nine tiles with a gap that completes two hexagons. */
export const TWO_HEXAGONS = '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1';

const RACK = '055,144,244,345,555';

/** A table, a question, and an answer to every move. */
export const lesson = (): TemplateResult =>
  html`<game-lesson>
    <triomino-table seed="cellar"></triomino-table>
    <game-step position="${TWO_HEXAGONS} | ${RACK}" goal="hexagons=2">
      <p>One of these five tiles is worth 72. Which one, and where?</p>
      <game-answer move="hexagon">
        Yes: 72. 5+3+4 are 12, and 3-4-5 completes the hexagons around the 3 and the 4: 60 more.
      </game-answer>
      <game-answer move="buy">There is no need to buy: one of these tiles is worth 72.</game-answer>
      <game-answer move="*" verdict="wrong">It completes nothing. Look at the gap.</game-answer>
    </game-step>
  </game-lesson>`;
