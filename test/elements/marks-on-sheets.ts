import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GameError } from '../../src/games/game-error.js';
import type { GamePage } from './game-page.js';
import { watchTrouble } from './watch-trouble.js';

interface Marked extends LitElement {
  readonly error: GameError | undefined;
  marks?: string | null;
}

interface MarkedSheet<Page extends GamePage<Marked>> {
  /** A diagram with these marks. */
  readonly open: (marks: string) => Promise<Page>;
  /** A mark that fits. */
  readonly good: string;
  /** What of the diagram shows that it is there. */
  readonly total: (page: Page) => string;
  /** What is marked, by what it is called. */
  readonly marked: (page: Page) => readonly string[];
  /** Whether arrows can lead from one place to another. */
  readonly hasArrows?: boolean;
}

const HOSTILE = '<img/src=x/onerror="globalThis.wasAttacked=true">';

/** What is wrong in every game, the marks, and which of them the message must name. */
const BAD: readonly (readonly [what: string, marks: string, named: string])[] = [
  ['what objects have', '__proto__', '__proto__'],
  ['markup', HOSTILE, HOSTILE.toLowerCase().slice(0, 40)],
];

/**
 * What holds for marks that are wrong on the sheets of every game.
 * @param bad what is wrong, the marks, and which of them the message must name
 */
export function testBadMarks<Page extends GamePage<Marked>>(
  { open, good, total, marked, hasArrows }: MarkedSheet<Page>,
  bad: typeof BAD,
): void {
  describe('marks on a sheet that are wrong', () => {
    for (const [what, marks, named] of [...bad, ...BAD]) {
      it(`with ${what} are reported, and the sheet stays as it was`, async () => {
        const trouble = watchTrouble();
        const page = await open(good);
        const seen = [total(page), ...marked(page)];
        expect(seen.length).to.be.above(1);
        const errors = page.listen('game-error');
        page.element.marks = marks;
        await page.element.updateComplete;
        const arrows = hasArrows ? ' or two different ones with a hyphen between them' : '';
        const message = `marks has "${named}", expected a place${arrows}`;
        expect(errors).to.deep.equal([{ code: 'bad-attribute', message }]);
        expect(page.find('[role=alert]')?.textContent).to.contain(message);
        expect(page.all('img').length).to.equal(0);
        expect([total(page), ...marked(page)]).to.deep.equal(seen);
        page.element.marks = null;
        await page.element.updateComplete;
        expect(page.element.error).to.equal(undefined);
        expect(marked(page)).to.be.empty;
        expect(trouble.stop()).to.be.empty;
      });
    }
  });
}
