import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { TriadBoard } from '../../src/elements/triad-board/triad-board.js';
import { needsBuild } from '../package/built.js';
import { ScriptPage } from '../package/script-page.js';
import { announced, built, mistakes } from './app.js';

/** Compilers and bundlers take their time, the more so on a busy machine. */
const TIME = 120_000;

/**
 * A small app with the package as it is published: its types are checked, it is built, and it is played.
 * @param announcing the file with mistakes that only the checker itself can expect; elsewhere `@ts-expect-error` does
 */
export function appSuite(app: string, announcing?: string): void {
  describe(`an app with the published package: ${app}`, () => {
    needsBuild();
    let page: ScriptPage | undefined;
    before(() => setViewport({ width: 800, height: 900 }));
    after(() => setViewport({ width: 800, height: 600 }));
    afterEach(() => page?.close());

    it('is built, and what a reader plays arrives in its listeners', async function () {
      this.timeout(TIME);
      page = await ScriptPage.visit(await built(app));
      const { document } = page;
      const listed = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
      await waitUntil(() => page?.find('.panel .toolbar'), 'nothing to play with comes', { timeout: 5000 });
      const { match, error } = document.querySelector('triad-board') as TriadBoard;

      expect(error).to.equal(undefined);
      expect(match.entries[0]?.text, 'the record that is an object').to.equal('roll 112233 112233');
      expect(match.undoPastChance, 'the attribute with a hyphen').to.be.true;

      await page.click('[data-cell="0"]');
      await page.click('[data-cell="12"]');
      expect(match.entries[1]?.text).to.equal('a1a3');
      await waitUntil(() => listed().length > 0, 'the move is not listed');
      expect(listed()).to.deep.equal(['a1a3 (0 to 12)']);

      document.querySelector('button')?.click();
      expect(match.entries, 'the method that the button calls').to.have.lengthOf(1);
      await waitUntil(() => listed().length === 0, 'it stays in the list');
    });

    it('is accepted by its checker, and wrong values, events, methods and tags are refused, and nothing else', async function () {
      this.timeout(TIME);
      const expected = announcing ? await announced(app, announcing) : [];
      const found = await mistakes(app);
      expect(found.map(({ place }) => place)).to.have.members(expected.map(({ place }) => place));
      for (const { place, message } of expected) {
        expect(found.find((each) => each.place === place)?.message).to.contain(message);
      }
    });
  });
}
