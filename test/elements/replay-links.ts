import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GameError } from '../../src/games/game-error.js';
import { logEvents } from './event-log.js';
import type { RecordPage } from './record-page.js';

interface Replay extends LitElement {
  readonly error: GameError | undefined;
  readonly ply: number;
  goTo(ply: number): void;
}

interface Followed<Page extends RecordPage<Replay>> {
  readonly game: string;
  /** A replay of three players. */
  readonly open: (attributes?: Readonly<Record<string, string>>) => Promise<Page>;
  /** Where it begins, and another ply, to which it is led. */
  readonly start: number;
  readonly ply: number;
  /** What is seen there. */
  readonly status: string | undefined;
  readonly seat: number | undefined;
  readonly shownSeat: (page: Page) => number;
}

/** What holds for the ply of a replay of every game with several sheets. */
export function testPlyOfReplay<Page extends RecordPage<Replay>>(followed: Followed<Page>): void {
  const { game, open, start, ply, status, seat, shownSeat } = followed;

  describe(`the ply of a replay of ${game}`, () => {
    it('follows the reader into the attribute', async () => {
      const page = await open();
      expect(page.element.getAttribute('ply')).to.equal(String(start));
      await page.click(page.step('Forward'));
      expect(page.element.getAttribute('ply')).to.equal(String(start + 1));
      await page.click(page.listed(6));
      expect(page.element.getAttribute('ply')).to.equal('6');
    });

    const WAYS: Readonly<Record<string, (element: Replay) => unknown>> = {
      attribute: (element) => element.setAttribute('ply', String(ply)),
      property: (element) => Object.assign(element, { ply }),
      method: (element) => element.goTo(ply),
    };
    for (const [way, set] of Object.entries(WAYS)) {
      it(`leads the reader there when it is set by ${way}`, async () => {
        const page = await open();
        const log = logEvents(page.element);
        set(page.element);
        await page.element.updateComplete;
        expect(log).to.deep.equal(['game-change go-to by script']);
        expect(page.status).to.equal(status);
        expect(shownSeat(page)).to.equal(seat);
        expect(page.element.getAttribute('ply')).to.equal(String(ply));
      });
    }

    it('that there is not is an error, and the moment stays', async () => {
      const page = await open({ ply: String(ply) });
      page.element.setAttribute('ply', '99');
      await page.element.updateComplete;
      expect(page.element.error?.code).to.equal('bad-ply');
      expect(page.status).to.equal(status);
    });
  });
}
