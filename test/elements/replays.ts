import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GameError } from '../../src/games/game-error.js';
import { logEvents } from './event-log.js';
import type { RecordPage, Step } from './record-page.js';

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

interface Stepped<Page extends RecordPage<Replay>> {
  readonly game: string;
  readonly open: (attributes: Readonly<Record<string, string>>) => Promise<Page>;
  /** A ply in the middle, and the last one. */
  readonly middle: number;
  readonly last: number;
  /** Makes sure that all is seen of the moment after so many plies, and nothing of another one. */
  readonly expectPly: (page: Page, ply: number, seat?: number) => void;
  /** What has the focus while keys step: the sheets. */
  readonly tableOf: (page: Page) => HTMLElement;
  readonly shownSeat: (page: Page) => number;
}

const KEYS: Readonly<Record<Step, string>> = {
  'Go to start': 'Home',
  Back: 'ArrowLeft',
  Forward: 'ArrowRight',
  'Go to end': 'End',
};

/** What holds for the steps of a replay of every game with several sheets. */
export function testSteps<Page extends RecordPage<Replay>>(stepped: Stepped<Page>): void {
  const { game, open, middle, last, expectPly, tableOf, shownSeat } = stepped;

  describe(`the steps of a replay of ${game}`, () => {
    for (const way of ['click', 'key'] as const) {
      it(`lead back, to the end and to the start by ${way}`, async () => {
        const page = await open({ ply: String(middle) });
        const step = async (name: Step) => {
          if (way === 'click') return page.click(page.step(name));
          tableOf(page).focus();
          return page.press(KEYS[name]);
        };
        await step('Back');
        expectPly(page, middle - 1);
        await step('Back');
        expectPly(page, middle - 2);
        await step('Go to end');
        expectPly(page, last);
        await step('Go to start');
        // Nobody has made the start.
        expectPly(page, 0, shownSeat(page));
        expect(page.stepsInUse).to.deep.equal(['Forward', 'Go to end']);
        await step('Forward');
        expectPly(page, 1);
      });
    }

    it('lead on while the sheets, one tab stop, have the focus, where other keys do nothing', async () => {
      const page = await open({ ply: '0' });
      tableOf(page).focus();
      await page.press('ArrowRight', 'ArrowRight', 'ArrowRight');
      expect(page.focused === tableOf(page)).to.be.true;
      await page.press('d', 'l', 'm', 's', '1', 'u', 'r', 'Enter', 'Escape', 'Backspace', 'PageDown');
      expectPly(page, 3);
    });
  });
}

interface Signed<Page extends RecordPage> {
  readonly game: string;
  readonly open: () => Promise<Page>;
  /** Plies that seats 0, 1 and 2 have made. */
  readonly plies: readonly number[];
  readonly seatButton: (page: Page, seat: number) => Element;
}

/** What holds for the signs in the list of moves of every game with several sheets. */
export function testSignsInList<Page extends RecordPage>({ game, open, plies, seatButton }: Signed<Page>): void {
  describe(`the signs in the list of moves of ${game}`, () => {
    it('tell seats apart without colour, the same as on their buttons', async () => {
      const page = await open();
      const shape = (element: Element) => element.querySelector('.seat-sign path')?.getAttribute('d');
      const shapes = plies.map((ply) => shape(page.listed(ply)));
      expect(new Set(shapes).size).to.equal(plies.length);
      expect(plies.map((_, seat) => shape(seatButton(page, seat)))).to.deep.equal(shapes);
    });
  });
}
