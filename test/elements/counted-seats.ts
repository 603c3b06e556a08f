import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GameError } from '../../src/games/game-error.js';
import type { GamePage } from './game-page.js';

interface Seated extends LitElement {
  readonly error: GameError | undefined;
  readonly match: { readonly seats: number };
  seats?: string | null;
}

interface Seats<Page extends GamePage<Seated>> {
  readonly open: (attributes: Readonly<Record<string, string>>) => Promise<Page>;
  readonly game: string;
  /** A position for two. */
  readonly two: string;
  readonly max: number;
  /** How many of them are seen. Without it, by the buttons that there are for several. */
  readonly shown?: (page: Page) => number;
}

/** What holds in every game for any number of players. */
export function testSeats<Page extends GamePage<Seated>>({ open, game, two, max, shown }: Seats<Page>): void {
  describe(`the seats of a game of ${game}`, () => {
    const COUNTED: readonly (readonly [attributes: Record<string, string>, seats: number])[] = [
      [{}, 1],
      [{ seats: '' }, 1],
      [{ seats: 'human, human  human' }, 3],
      [{ seats: 'human '.repeat(max) }, max],
      [{ position: two }, 2],
      [{ position: two, seats: 'human human' }, 2],
      [{ record: `${game} 1; seats=4` }, 4],
      [{ record: `${game} 1; start=${JSON.stringify(two)}` }, 2],
      [{ record: `${game} 1; seats=4`, seats: 'human' }, 4],
    ];
    for (const [attributes, seats] of COUNTED) {
      it(`are as many as are asked for, else as the game has: ${JSON.stringify(attributes)}`, async () => {
        const page = await open(attributes);
        expect(page.element.error).to.equal(undefined);
        expect(page.element.match.seats).to.equal(seats);
        if (shown) expect(shown(page)).to.equal(seats);
        else expect(page.all('.seat-button')).to.have.lengthOf(seats > 1 ? seats : 0);
      });
    }

    for (const seats of ['human', 'human human human']) {
      it(`that the position does not have are an error, and nothing is begun with either: ${seats}`, async () => {
        const page = await open({ position: two, seats });
        expect(page.element.error?.code).to.equal('bad-seats');
        expect(page.element.match.seats).to.equal(1);
        page.element.seats = 'human human';
        await page.element.updateComplete;
        expect(page.element.error).to.equal(undefined);
        expect(page.position).to.equal(two);
      });
    }
  });
}
