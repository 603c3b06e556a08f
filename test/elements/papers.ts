import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
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
