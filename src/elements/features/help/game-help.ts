import { html, nothing } from 'lit';
import type { CSSResult, TemplateResult } from 'lit';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import type { HelpCard, HelpFigure, HelpSection } from '../../../locales/help.js';
import { button } from '../../../ui/panel/button.js';
import { openDialog } from '../../../ui/dialogs/dialog.js';
import type { DialogHost } from '../../../ui/dialogs/dialog.js';
import { helpStyles } from './help.styles.js';
import { tabs } from '../../../ui/dialogs/tabs.js';
import { tabsStyles } from '../../../ui/dialogs/tabs.styles.js';
import { HelpCards } from './help-cards.js';
import { LazyTexts } from '../../play/lazy-texts.js';

/** The attributes of the element that draws a diagram. */
type Figure = Readonly<Record<string, string>>;

/** A game’s help: its texts by language, the order of cards and sections, and their diagrams. */
export interface HelpSource<Section extends string = string, Card extends string = string> {
  /** The diagrams of the cards, in the order of the cards. */
  readonly cards: Readonly<Record<Card, Figure>>;
  readonly sections: readonly Section[];
  /** The diagrams beside some sections. */
  readonly figures: Readonly<Partial<Record<Section, Figure>>>;
  readonly texts: Readonly<Record<string, () => Promise<HelpText<Section, Card>>>>;
}

export type HelpText<Section extends string, Card extends string = string> = {
  readonly title: string;
  readonly cards: Readonly<Record<Card, HelpCard>>;
} & Readonly<Record<Section, HelpSection | HelpFigure>>;

interface HelpHost extends DialogHost {
  readonly words: Term<CommonTerms>;
  addStyles(...styles: readonly CSSResult[]): void;
}

type HelpTab = 'cards' | 'rules' | 'controls';

/** The sections that tell how to play with this element; the others are the rules. */
const CONTROLS: readonly string[] = ['byHand', 'byKey', 'byNotation'];

const dressed = new WeakSet<HelpHost>();

/**
 * Opens a game’s help in the element’s language, which may change while it is open. It begins with the cards.
 * @param learn opens the course of the game
 */
export async function openHelp<Section extends string, Card extends string>(
  host: HelpHost,
  source: HelpSource<Section, Card>,
  learn: () => void,
): Promise<void> {
  const texts = new LazyTexts(host, source.texts);
  let shown = await texts.load();
  if (!dressed.has(host)) host.addStyles(tabsStyles, helpStyles);
  dressed.add(host);
  const { cards, figures } = source;
  const draw = lazyDiagrams(host);
  const deck = new HelpCards(host);
  let tab: HelpTab = 'cards';
  const show = (name: HelpTab): void => {
    tab = name;
    host.requestUpdate();
  };
  const renderCards = () =>
    deck.render((Object.keys(cards) as Card[]).map((card) => ({ ...shown.cards[card], figure: draw(cards[card]) })));
  const renderSections = (areControls: boolean) =>
    source.sections
      .filter((section) => CONTROLS.includes(section) === areControls)
      .map((section) => renderSection(shown[section], figures[section] && draw(figures[section])));
  const toCourse = () => {
    dialog?.close();
    learn();
  };
  const dialog = openDialog(host, () => {
    const { words } = host;
    shown = texts.shown ?? shown;
    const entries = [
      { name: 'cards', label: words('tabletop.helpCards') },
      { name: 'rules', label: words('tabletop.helpRules') },
      { name: 'controls', label: words('tabletop.helpControls') },
    ] as const;
    const panel = tab === 'cards' ? renderCards() : renderSections(tab === 'controls');
    return {
      title: shown.title,
      close: words('tabletop.close'),
      body: html`<div class="to-course">${button(words('tabletop.learn'), toCourse, 'primary')}</div>
        ${tabs('help', words('tabletop.help'), entries, tab, show, panel)}`,
    };
  });
}

/** Draws a diagram when it is first seen, by the element itself, whatever it is called in this page. */
function lazyDiagrams(host: HelpHost): (figure: Figure) => Element {
  const drawn = new Map<Figure, Element>();
  return (figure) => {
    const element = drawn.get(figure) ?? new (host.constructor as new () => Element)();
    if (!drawn.has(figure)) {
      for (const [name, value] of Object.entries({ mode: 'diagram', ...figure })) element.setAttribute(name, value);
    }
    drawn.set(figure, element);
    return element;
  };
}

function renderSection(section: HelpSection | HelpFigure, figure: Element | undefined): TemplateResult {
  const { heading, text } = section;
  const caption = 'caption' in section ? section.caption : nothing;
  return html`<section class="help-section">
    <h3>${heading}</h3>
    <div class=${figure ? 'with-figure' : ''}>
      <div>${text.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
      ${
        figure
          ? html`<figure>
              ${figure}
              <figcaption>${caption}</figcaption>
            </figure>`
          : nothing
      }
    </div>
  </section>`;
}
