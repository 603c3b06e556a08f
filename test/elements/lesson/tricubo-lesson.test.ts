import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../wait-until.js';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/games/tricubo-sheet/define.js';
import type { TricuboSheet } from '../../../src/elements/games/tricubo-sheet/define.js';
import '../../../src/elements/lesson/define.js';
import type { GameLesson } from '../../../src/elements/lesson/define.js';
import { tempo } from '../../../src/elements/lesson/tempo.js';
import { atRest } from './at-rest.js';

/** The reader and another player, then the reader alone. */
async function openLesson() {
  const lesson = await fixture<GameLesson>(
    html`<game-lesson lang="en">
      <tricubo-sheet></tricubo-sheet>
      <game-step position="1,0,0,0,0 / 0,1,0,0,0 | A 1 0 534" goal="M"><p>Take the medium 3.</p></game-step>
      <game-step position="0,0,0,0,0 | A" goal="any"><p>Begin alone.</p></game-step>
    </game-lesson>`,
  );
  const sheet = lesson.querySelector('tricubo-sheet') as TricuboSheet;
  const quiet = () => atRest(lesson);
  const shown = () => sheet.shadowRoot?.querySelector('[part=sheet]')?.getAttribute('aria-label');
  await quiet();
  return { lesson, sheet, quiet, shown };
}

describe('a lesson about Tricubo', () => {
  const { seen, reply } = tempo;
  before(() => Object.assign(tempo, { seen: 40, reply: 10 }));
  after(() => Object.assign(tempo, { seen, reply }));

  it('stays at the sheet of the reader when the other player is to choose', async () => {
    const { lesson, sheet, quiet, shown } = await openLesson();
    expect(shown()).to.equal('Player 1’s Tricubo sheet');
    sheet.match.play('M', { by: 'user' });
    await quiet();
    expect([sheet.match.actors.join(), shown()]).to.deep.equal(['1', 'Player 1’s Tricubo sheet']);
    lesson.goTo(1);
    await quiet();
    expect(sheet.match.play('@3', { by: 'user' })).to.not.equal(undefined);
  });

  it('leads the focus on after a key, though the sheet has nothing to press any more', async () => {
    const { lesson, sheet, quiet } = await openLesson();
    const focused = () => {
      const { activeElement } = lesson.shadowRoot as ShadowRoot;
      return (activeElement ?? sheet.shadowRoot?.activeElement)?.textContent?.trim();
    };
    sheet.shadowRoot?.querySelector<HTMLElement>('.hand-die')?.focus();
    for (const press of ['s', 'Enter']) await sendKeys({ press });
    await quiet();
    await waitUntil(() => sheet.match.ply === 0 && sheet.shadowRoot?.activeElement, 'the focus is lost');
    for (const press of ['m', 'Enter']) await sendKeys({ press });
    await quiet();
    await waitUntil(() => focused() === 'Next', 'the focus is lost');
  });
});
