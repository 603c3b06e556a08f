import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import type { GameError } from '../../src/games/game-error.js';
import type { GamePage } from './game-page.js';

/** What is written, without the blanks of its template. */
export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The sheets that are shown. */
export const papersOf = (page: GamePage): HTMLElement[] => page.all('.sheet');

/** What they are called to those who do not see them. */
export const labelsOf = (page: GamePage): (string | null)[] =>
  papersOf(page).map((paper) => paper.getAttribute('aria-label'));

/** Whose names are written on them. */
export const writtenNamesOf = (page: GamePage): string[] =>
  papersOf(page).map((paper) => textOf(paper.querySelector('.name')));

interface Named extends LitElement {
  names?: string | null;
}

interface Pictured {
  readonly tag: string;
  /** A sheet that says something. */
  readonly filled: string;
  /** What a sheet is called after the name of the game. */
  readonly label: (name: string) => string;
  readonly open: (attributes: Readonly<Record<string, string>>) => Promise<GamePage<Named>>;
  readonly within: (part: TemplateResult) => Promise<GamePage<Named>>;
}

/** What holds for a diagram of sheets in every game. */
export function testPictures({ tag, filled, label, open, within }: Pictured): void {
  const picture = (attributes: Readonly<Record<string, string>>): HTMLElement => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ mode: 'diagram', ...attributes })) element.setAttribute(name, value);
    return element;
  };

  describe(`a diagram of <${tag}>`, () => {
    it('of one player has a name where the page gives one, and else only says whose it is', async () => {
      const page = await open({ position: filled });
      expect(page.all('.name').length).to.equal(0);
      expect(labelsOf(page)).to.deep.equal([label('Player 1')]);
      page.element.names = 'Zoë';
      await page.element.updateComplete;
      expect(writtenNamesOf(page)).to.deep.equal(['Zoë']);
      expect(labelsOf(page)).to.deep.equal([label('Zoë')]);
    });

    it('has a caption below it', async () => {
      const element = picture({ position: filled });
      const caption = document.createElement('p');
      caption.slot = 'caption';
      caption.textContent = 'A good sheet.';
      element.append(caption);
      const page = await within(html`<div>${element}</div>`);
      expect(caption.checkVisibility()).to.be.true;
      expect(caption.getBoundingClientRect().top).to.be.at.least(
        papersOf(page)[0]?.getBoundingClientRect().bottom ?? NaN,
      );
    });

    it('has no tab stop', async () => {
      const element = picture({ position: `${filled} / ${filled}`, marks: '2' });
      const page = await within(
        html`<div>
          <button>before</button>
          ${element}
          <button>after</button>
        </div>`,
      );
      const [before, after] = [...(element.parentElement?.querySelectorAll('button') ?? [])];
      before?.focus();
      await page.press('Tab');
      expect(document.activeElement === after).to.be.true;
    });
  });
}

interface Positioned extends LitElement {
  readonly error: GameError | undefined;
  position?: string | null;
}

interface Positions<Page extends GamePage<Positioned>> {
  readonly tag: string;
  readonly open: (attributes: Readonly<Record<string, string>>) => Promise<Page>;
  /** A sheet and what it totals. */
  readonly filled: readonly [position: string, total: string];
  readonly empty: readonly [position: string, total: string];
  readonly totals: (page: Page) => readonly string[];
}

/** A position, what is wrong with it, the code, and something the message must name. */
export type BadPicture = readonly [what: string, position: string, code: string, named: string];

/** What holds in every game for a diagram whose position cannot even be drawn. */
export function testBadPictures<Page extends GamePage<Positioned>>(
  { tag, open, filled: [filled, total], empty: [empty, nothing], totals }: Positions<Page>,
  rows: readonly BadPicture[],
): void {
  describe(`a diagram of <${tag}> that cannot be drawn`, () => {
    for (const [what, position, code, named] of rows) {
      it(`is an error, and the last one that could be read stays: ${what}`, async () => {
        const page = await open({ position: filled });
        const errors = page.listen('game-error');
        page.element.setAttribute('position', position);
        await page.element.updateComplete;
        expect(page.element.error?.code).to.equal(code);
        expect(errors.map((error) => error.code)).to.deep.equal([code]);
        expect(page.find('[role=alert]')?.textContent).to.contain(named);
        expect(totals(page)).to.deep.equal([total]);
        page.element.setAttribute('position', empty);
        await page.element.updateComplete;
        expect(page.element.error).to.equal(undefined);
        expect(totals(page)).to.deep.equal([nothing]);
      });
    }
  });
}
