import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../src/elements/tricubo-sheet/define.js';
import type { TricuboSheet } from '../src/elements/tricubo-sheet/define.js';
import type { GameMessageDetail } from '../src/elements/events.js';
import { judge, praise, say } from './lesson.js';
import type { Question } from './lesson.js';

/** One row has been scored, so a large 6 is of no use; the medium die is closed; and row 4 stands at its best. */
export const FORCED = '5,2,3,5,2 10,.,.,.,. LM | A 11 0 624';

/** The codes of what the rules refuse of the other two dice, pressed or typed. */
const USELESS = ['no-use', 'closed', 'interims-spent'];

const QUESTION: Question = {
  best: 'Sc',
  praise:
    'Yes: nothing is lost, and one field is left. It is the one that any die can cross, and as the fourth it is worth 10 points.',
  whyNot: {
    S: 'One more cross takes row 4 from 10 to 5. You have to use a die, but not there.',
    St: 'This loses nothing now. But any die can cross the field of all colours, and only a small one the other: the field that is left would be the harder one to get.',
  },
};

/** Why a die is of no use, the sheet says itself. */
function advise({ currentTarget, detail }: CustomEvent<GameMessageDetail>): void {
  const sheet = currentTarget as TricuboSheet;
  if (sheet.match.ply === 0 && USELESS.includes(detail.code))
    say(sheet, 'So it has to be the small die: whoever can use a die must use one.');
}

/** A position in which only one die is of use, a question, and an answer to everything a reader can do. */
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
