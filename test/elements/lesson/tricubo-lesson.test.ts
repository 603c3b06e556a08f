import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/elements/tricubo-sheet/define.js';
import type { TricuboSheet } from '../../../src/elements/tricubo-sheet/define.js';
import '../../../src/elements/game-lesson/define.js';
import type { GameLesson } from '../../../src/elements/game-lesson/define.js';

describe('a lesson about Tricubo', () => {
  it('stays at the sheet of the reader when the other player is to choose', async () => {
    const lesson = await fixture<GameLesson>(
      html`<game-lesson lang="en">
        <tricubo-sheet></tricubo-sheet>
        <game-step position="1,0,0,0,0 / 0,1,0,0,0 | A 1 0 534" goal="M"><p>Take the medium 3.</p></game-step>
        <game-step position="0,0,0,0,0 | A" goal="any"><p>Begin alone.</p></game-step>
      </game-lesson>`,
    );
    const sheet = lesson.querySelector('tricubo-sheet') as TricuboSheet;
    const quiet = async () => {
      await waitUntil(() => !lesson.shadowRoot?.querySelector('[aria-busy]'), 'the lesson is busy', { timeout: 8000 });
      await sheet.updateComplete;
    };
    const shown = () => sheet.shadowRoot?.querySelector('[part=sheet]')?.getAttribute('aria-label');
    await quiet();
    expect(shown()).to.equal('Player 1’s Tricubo sheet');
    sheet.match.play('M', { by: 'user' });
    await quiet();
    expect([sheet.match.actors.join(), shown()]).to.deep.equal(['1', 'Player 1’s Tricubo sheet']);
    lesson.goTo(1);
    await quiet();
    expect(sheet.match.play('@3', { by: 'user' })).to.not.equal(undefined);
  });
});
