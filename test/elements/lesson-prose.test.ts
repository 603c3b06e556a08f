import { expect } from 'chai';
import { html } from 'lit';
import '../../src/elements/lesson/define.js';
import { renderToString } from '../../src/server/index.js';

describe('a lesson from a server', () => {
  it('is prose, with everything after it', async () => {
    const page = await renderToString(html`
      <game-lesson for="board">
        <game-step position="6/6/6/6/6/2AbC1 w 0-0" goal="triad">
          <p>Make a triad.</p>
          <game-answer move="*">No triad.</game-answer>
        </game-step>
      </game-lesson>
      <p>Now play.</p>
    `);
    const prose = page.replace(/<style>[^]*?<\/style>|<!--[^]*?-->|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(prose.trim()).to.equal('Make a triad. No triad. Now play.');
  });
});
