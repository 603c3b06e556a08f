import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GameError } from '../../src/games/game-error.js';
import type { GamePage } from './game-page.js';
import { watchTrouble } from './watch-trouble.js';

/** What a page stores under a key of its own, since test files run side by side on one storage. */
export class Saved {
  readonly key = `game of the week, ${crypto.randomUUID()}`;

  get text(): string | null {
    return localStorage.getItem(this.key);
  }

  set text(text: string) {
    localStorage.setItem(this.key, text);
  }

  get moves(): string[] {
    const { moves } = JSON.parse(this.text ?? '{"moves":[]}') as { moves: { move: string }[] };
    return moves.map(({ move }) => move);
  }

  forget(): void {
    localStorage.removeItem(this.key);
  }
}

interface Game extends LitElement {
  readonly error: GameError | undefined;
  restart(): void;
  play(move: string): void;
}

/**
 * What cannot be read is reported and left alone.
 * @param damaged what is stored, by what is the matter with it
 * @param first a move of a new game, and another one
 * @param status what is to be done after the first
 */
export function damagedSaves<Page extends GamePage<Game>>(
  open: (attributes: Readonly<Record<string, string>>) => Promise<Page>,
  damaged: Readonly<Record<string, string>>,
  [first, other]: readonly [string, string],
  status = 'Roll the dice.',
): void {
  for (const [what, text] of Object.entries(damaged)) {
    it(`${what} is reported, and stays as it is until a new game is begun`, async () => {
      const saved = new Saved();
      saved.text = text;
      const trouble = watchTrouble();
      const page = await open({ persist: saved.key });
      expect(page.element.error?.code).to.equal('save-damaged');
      expect(page.find('[part=error]')?.textContent).to.contain('The saved game is damaged');
      await page.fill('Type a move', first);
      await page.press('Enter');
      expect(page.status).to.equal(status);
      expect(saved.text).to.equal(text);
      page.element.restart();
      await page.element.updateComplete;
      expect(page.find('[part=error]') === null).to.be.true;
      page.element.play(other);
      expect(saved.moves).to.deep.equal([other]);
      expect(trouble.stop()).to.be.empty;
      saved.forget();
    });
  }
}
