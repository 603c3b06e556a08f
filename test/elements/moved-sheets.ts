import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import type { Actor } from '../../src/games/game.js';
import type { GamePage } from './game-page.js';
import { watchTrouble } from './watch-trouble.js';

interface Sheets extends LitElement {
  readonly match: object;
  play(move: string, options: { readonly actor: Actor }): void;
}

interface SheetsPage extends GamePage<Sheets> {
  readonly shownSeat: number;
  readonly moves: readonly string[];
}

/** A game of several in which something is begun on two sheets. */
export interface Begun<Page extends SheetsPage> {
  readonly tag: string;
  readonly within: (part: TemplateResult) => Promise<Page>;
  readonly position: string;
  /** Begins something on the sheet of the first of these two, and then on that of the second, which is shown. */
  readonly begin: (page: Page) => Promise<void>;
  readonly seats: readonly [number, number];
  /** What is begun on the sheet that is shown. */
  readonly begun: (page: Page) => unknown;
  /** Makes the move that has been begun there. */
  readonly finish: (page: Page) => Promise<void>;
  readonly move: string;
  /** A move of the first one that a script makes. */
  readonly other: string;
}

/** What holds for sheets that are moved in a page. */
export function movedSheetsSuite<Page extends SheetsPage>(game: Begun<Page>): void {
  const [first, second] = game.seats;

  /** In the first of two places. */
  const open = async () => {
    const sheets = document.createElement(game.tag);
    sheets.setAttribute('position', game.position);
    const page = await game.within(
      html`<div>
        <section>${sheets}</section>
        <section></section>
      </div>`,
    );
    const [here, there] = page.element.closest('div')?.children ?? [];
    if (!here || !there) throw new Error('there are two places');
    await game.begin(page);
    return { page, here, there, begun: game.begun(page) };
  };

  it('keeps its game, the sheet that is shown, and what was begun on each', async () => {
    const { page, there, begun } = await open();
    const { match } = page.element;
    const changes = page.listen('game-change');
    there.append(page.element);
    await page.element.updateComplete;
    expect(page.element.match === match).to.be.true;
    expect(changes).to.be.empty;
    expect([page.shownSeat, game.begun(page)]).to.deep.equal([second, begun]);
    await game.finish(page);
    expect(page.moves).to.deep.equal([game.move]);
    expect(page.shownSeat).to.equal(first);
    expect(game.begun(page)).to.not.deep.equal(begun);
  });

  it('keeps them while it is away and another player plays', async () => {
    const { page, here, begun } = await open();
    page.element.remove();
    page.element.play(game.other, { actor: first });
    here.append(page.element);
    await page.element.updateComplete;
    expect([page.shownSeat, game.begun(page)]).to.deep.equal([second, begun]);
    const doings = page.all('.seat-doing').map((each) => each.textContent?.trim());
    expect([doings[first], doings[second]]).to.deep.equal(['entered', 'deciding']);
  });

  it('can be moved into a shadow root, many times in one task', async () => {
    const trouble = watchTrouble();
    const { page, here, there, begun } = await open();
    const shadow = there.attachShadow({ mode: 'open' });
    for (const place of [shadow, here, shadow, here, shadow]) place.append(page.element);
    await page.element.updateComplete;
    expect(game.begun(page)).to.deep.equal(begun);
    await game.finish(page);
    expect(page.moves).to.deep.equal([game.move]);
    expect(trouble.stop()).to.be.empty;
  });
}
