import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../src/elements/tricubo-sheet/define.js';
import type { TricuboSheet } from '../src/elements/tricubo-sheet/define.js';
import type { GameMessageDetail } from '../src/elements/events.js';
import { judge, praise, say } from './lesson.js';
import type { Question } from './lesson.js';

/** One row has been scored, so a large 6 cannot be used; the medium die is closed; and row 4 is worth the most. */
export const FORCED = '5,2,3,5,2 10,.,.,.,. LM | A 11 0 624';

/** The codes of refusals for the other two dice. */
const USELESS = ['no-use', 'closed', 'interims-spent'];

const QUESTION: Question = {
  best: 'Sc',
  praise:
    'Yes: you lose nothing, and the field that is left can be crossed with any die. As the fourth, it is worth 10 points.',
  whyNot: {
    S: 'One more cross takes row 4 from 10 to 5. You have to use a die, but not there.',
    St: 'You lose nothing now. But any die can cross the field of all colours, and only a small one the other: keep the easier field for later.',
  },
};

/** Adds advice when the sheet refuses a die. */
function advise({ currentTarget, detail }: CustomEvent<GameMessageDetail>): void {
  const sheet = currentTarget as TricuboSheet;
  if (sheet.match.ply === 0 && USELESS.includes(detail.code))
    say(sheet, 'So it has to be the small die: if you can use a die, you must.');
}

/** A position in which only one die can be used, a question, and an answer to every move. */
export const lesson = (): TemplateResult =>
  html`<tricubo-sheet
    position=${FORCED}
    seed="cellar"
    @game-before-move=${judge(QUESTION)}
    @game-move=${praise(QUESTION)}
    @game-refuse=${advise}
  >
    <p slot="caption">Row 4 is worth 10, and row 1 has been scored. What do you do with this roll?</p>
    <p slot="caption" role="status"></p>
  </tricubo-sheet>`;
