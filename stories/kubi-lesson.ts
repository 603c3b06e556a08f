import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../src/elements/kubi-sheet/define.js';
import type { KubiSheet } from '../src/elements/kubi-sheet/define.js';
import type { GameMoveDetail } from '../src/elements/events.js';

/** One box is left behind the 6, and a 6 has been rolled again. */
export const TEMPTING = '2:2,5:5,6:7 0,0,0,5,8,5,8,0,4,0,0 | 0 13356';

const BEST = '5|33|16';

/** What is to be said of every other entry of that roll. */
const WHY_NOT: Readonly<Record<string, string>> = {
  '6|15|33':
    'Twice 6 is worth 80 points, more than anything else here. But it costs the eighth mark behind the 6: you would be done, with 120 points.',
  '6|13|35': 'The 6 would get its eighth mark, and the 4 its first, which costs 200. That is a sad end.',
  '5|13|36': 'The right die stays out. But 4 and 9 have no mark yet: opening both costs 400.',
};

/** Refuses what is not the answer, and says why. After the answer the sheet is the reader's own. */
function judge(event: CustomEvent<GameMoveDetail>): void {
  const sheet = event.currentTarget as KubiSheet;
  const reason = sheet.match.ply === 0 ? WHY_NOT[event.detail.text] : undefined;
  if (!reason) return;
  event.preventDefault();
  say(sheet, reason);
}

function praise(event: CustomEvent<GameMoveDetail>): void {
  if (event.detail.text !== BEST) return;
  say(
    event.currentTarget as KubiSheet,
    'Yes: 70 points, and the 6 keeps its last box. The game goes on, and with it your chance of 500.',
  );
}

function say(sheet: KubiSheet, sentence: string): void {
  const answer = sheet.querySelector('[role=status]');
  if (answer) answer.textContent = sentence;
}

/** A position, a question, and an answer to everything a reader can do. */
export const lesson = (): TemplateResult =>
  html`<kubi-sheet position=${TEMPTING} seed="thimble" @game-before-move=${judge} @game-move=${praise}>
    <p slot="caption">You have 40 points, and one box left behind the 6. How do you enter this roll?</p>
    <p slot="caption" role="status"></p>
  </kubi-sheet>`;
