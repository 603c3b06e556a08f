import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import type { HelpCard, HelpFigure, HelpSection } from '../../src/locales/help.js';
import type { HelpSource } from '../../src/elements/features/help/help-source.js';
import { rulesInForce } from '../../src/elements/features/help/rules-in-force.js';
import type { Match } from '../../src/match/index.js';
import { awaitDialog } from './dialogs.js';
import type { GamePage } from './game-page.js';
import type { Attributes, Language } from './languages.js';

interface Help {
  readonly title: string;
  readonly cards: Readonly<Record<string, HelpCard>>;
}

type HelpTab = 'cards' | 'rules' | 'controls';

/** A game on sheets whose help is read. */
export interface HelpOf<Page extends GamePage> {
  readonly tag: string;
  /** In German. */
  readonly help: Help;
  /** Which of its rules depend on options. */
  readonly rules?: HelpSource['rules'];
  /** How many sections there are, and how many of them have a picture. */
  readonly sections: number;
  readonly pictures: number;
  readonly openIn: (language: Language, attributes?: Attributes) => Promise<Page>;
  /** What a picture has when it is drawn; a table where nothing is said. */
  readonly drawn?: string;
}

export const textsOf = (dialog: Element, selector: string): string[] =>
  [...dialog.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');

/** The help of an element, opened by its tool, with the elements that draw its pictures. */
export async function openHelp(
  page: GamePage,
  tab: HelpTab = 'rules',
): Promise<{ dialog: HTMLDialogElement; pictures: HTMLElement[] }> {
  page.find('[data-tool=help]')?.focus();
  await page.press('Enter');
  const dialog = await awaitDialog(page);
  await showTab(page, dialog, tab);
  return { dialog, pictures: [...dialog.querySelectorAll<HTMLElement>('figure > :not(figcaption)')] };
}

async function showTab(page: GamePage, dialog: HTMLDialogElement, tab: HelpTab): Promise<void> {
  dialog.querySelector<HTMLElement>(`#help-${tab}`)?.click();
  await page.until(() => dialog.querySelector(`#help-${tab}[aria-selected=true]`) !== null);
}

/** What holds for the help of every game on sheets. */
export function testHelp<Page extends GamePage>(game: HelpOf<Page>): void {
  const { tag, help, openIn, drawn = 'table' } = game;

  it(`of <${tag} lang="de"> explains all there is to know, paragraph by paragraph`, async () => {
    const page = await openIn('de');
    const { dialog } = await openHelp(page, 'cards');
    const { title, cards, ...sections } = help;
    expect(textsOf(dialog, 'h2')).to.deep.equal([title]);
    expect(textsOf(dialog, 'h3')).to.deep.equal(Object.values(cards).map(({ heading }) => heading));
    expect(textsOf(dialog, '.help-card p')).to.deep.equal(Object.values(cards).map(({ text }) => text));
    const all = Object.entries(sections) as readonly (readonly [string, HelpSection | HelpFigure])[];
    expect(all).to.have.lengthOf(game.sections);
    const isControl = (section: string) => ['byHand', 'byKey', 'byNotation'].includes(section);
    for (const tab of ['rules', 'controls'] as const) {
      await showTab(page, dialog, tab);
      const { options } = (page.element as unknown as { match: Match }).match;
      const shown = all
        .filter(([name]) => isControl(name) === (tab === 'controls'))
        .flatMap(([name, section]) => rulesInForce(section, game.rules?.[name], options) ?? []);
      const captions = shown.flatMap((section) => ('caption' in section ? [section.caption] : []));
      expect(textsOf(dialog, 'h3')).to.deep.equal(shown.map(({ heading }) => heading));
      expect(textsOf(dialog, 'p:not(.legend)')).to.deep.equal(shown.flatMap(({ text }) => text));
      expect(textsOf(dialog, 'figcaption')).to.deep.equal(captions);
      expect(captions).to.have.lengthOf(tab === 'rules' ? game.pictures : 0);
    }
  });

  for (const tab of ['cards', 'rules'] as const) {
    it(`of <${tag}> has pictures without a tab stop, a tool or a mistake in them: ${tab}`, async () => {
      const page = await openIn('en');
      const { pictures } = await openHelp(page, tab);
      const areDrawn = () => pictures.every(({ shadowRoot }) => shadowRoot?.querySelector(drawn));
      await page.until(areDrawn);
      expect(areDrawn()).to.be.true;
      for (const picture of pictures) {
        expect((picture as { error?: unknown }).error).to.equal(undefined);
        const parts = picture.shadowRoot?.querySelectorAll('button, input, a, [tabindex], [role=toolbar], .error');
        expect(parts).to.have.lengthOf(0);
        expect(picture.offsetWidth).to.be.above(150);
      }
    });
  }

  it(`of <${tag}> follows the language of the page, with its pictures`, async () => {
    const page = await openIn('en');
    const { dialog, pictures } = await openHelp(page);
    const inGerman = () =>
      textsOf(dialog, 'h2')[0] === help.title &&
      pictures.every(({ shadowRoot }) => shadowRoot?.querySelector('.container')?.getAttribute('lang') === 'de');
    page.element.lang = 'de';
    await page.until(inGerman);
    expect(inGerman()).to.be.true;
    expect(page.focused?.textContent?.trim()).to.equal(help.title);
  });

  it(`of <${tag}> has rules that an audit does not object to, and that fit a narrow screen`, async () => {
    await setViewport({ width: 320, height: 700 });
    await emulateMedia({ reducedMotion: 'reduce' });
    const page = await openIn('de');
    const { dialog } = await openHelp(page);
    await expectAccessible(page.element);
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    expect([Math.min(left, top) >= 0, right <= 320, bottom <= 700]).to.deep.equal([true, true, true]);
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
}
