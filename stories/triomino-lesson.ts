import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../src/elements/triomino-table/define.js';
import type { TriominoTable } from '../src/elements/triomino-table/define.js';
import type { GameMoveDetail } from '../src/elements/events.js';
import { scorePlacement } from '../src/games/triomino/index.js';
import type { TriominoMove } from '../src/games/triomino/index.js';
import { judge, praise, say } from './lesson.js';
import type { Question } from './lesson.js';

/** Nine tiles with a gap that completes two hexagons. */
export const TWO_HEXAGONS = '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1';

const RACK = '055,144,244,345,555';

const QUESTION: Question = {
  best: '534@1,-1',
  praise: 'Yes: 72. 5+3+4 are 12, and 3-4-5 completes the hexagons around the 3 and the 4: 60 more.',
  whyNot: { buy: 'There is no need to buy: one of these tiles is worth 72.' },
};

/** Says what any other tile would earn. */
function weigh(event: CustomEvent<GameMoveDetail<TriominoMove>>): void {
  const table = event.currentTarget as TriominoTable;
  const { move, text } = event.detail;
  if (table.match.ply > 0 || move.kind !== 'lay' || text === QUESTION.best || event.defaultPrevented) return;
  const { laid, options } = table.state;
  const sum = [...move.values].join('+');
  event.preventDefault();
  say(table, `${sum} = ${scorePlacement(laid, move, options).total}, and it completes nothing. Look at the gap.`);
}

function judgeAndWeigh(event: CustomEvent<GameMoveDetail<TriominoMove>>): void {
  judge(QUESTION)(event);
  weigh(event);
}

/** A table, a question, and an answer to every move. */
export const lesson = (): TemplateResult =>
  html`<triomino-table
    position="${TWO_HEXAGONS} | ${RACK}"
    seed="cellar"
    @game-before-move=${judgeAndWeigh}
    @game-move=${praise(QUESTION)}
  >
    <p slot="caption">One of these five tiles is worth 72. Which one, and where?</p>
    <p slot="caption" role="status"></p>
  </triomino-table>`;
