import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { another } from '../../../interaction/scoped-registry.js';
import type { HelpFigure, HelpSection } from '../../../locales/help.js';
import { button } from '../../../ui/panel/button.js';
import { openDialog } from '../../../ui/dialogs/dialog.js';
import { helpStyles } from './help.styles.js';
import { tabs } from '../../../ui/dialogs/tabs.js';
import { tabsStyles } from '../../../ui/dialogs/tabs.styles.js';
import { HelpCards } from './help-cards.js';
import type { Figure, HelpSource } from './help-source.js';
import { cardInForce, rulesInForce } from './rules-in-force.js';
import { LazyTexts } from '../../play/lazy-texts.js';
import type { AnyContext } from '../../play/play-context.js';

type HelpTab = 'cards' | 'rules' | 'controls';

/** The sections that explain how to play with this element; the others are the rules. */
const CONTROLS: readonly string[] = ['byHand', 'byKey', 'byNotation'];

const dressed = new WeakSet<AnyContext>();

/** Opens a game’s help in the element’s language, which may change while it is open. It begins with the cards. */
export async function openHelp<Section extends string, Card extends string>(
  context: AnyContext,
  source: HelpSource<Section, Card>,
): Promise<void> {
  const texts = new LazyTexts(context, source.texts);
  let shown = await texts.load();
  if (!dressed.has(context)) context.addStyles(tabsStyles, helpStyles);
  dressed.add(context);
  const { cards, figures } = source;
  const draw = lazyDiagrams(context);
  const deck = new HelpCards(context);
  let tab: HelpTab = 'cards';
  const show = (name: HelpTab): void => {
    tab = name;
    context.requestUpdate();
  };
  const renderCards = () =>
    deck.render(
      (Object.keys(cards) as Card[]).flatMap((card) => {
        const inForce = cardInForce(shown.cards[card], source.cardRules?.[card], context.match.options);
        return inForce ? [{ ...inForce, figure: draw(cards[card]) }] : [];
      }),
    );
  const renderSections = (areControls: boolean) =>
    source.sections
      .filter((section) => CONTROLS.includes(section) === areControls)
      .map((section) => {
        const inForce = rulesInForce(shown[section], source.rules?.[section], context.match.options);
        return inForce && renderSection(inForce, figures[section] && draw(figures[section]));
      });
  const toCourse = () => {
    dialog?.close();
    context.act('learn');
  };
  const dialog = openDialog(context.element, () => {
    const { commonWords: words } = context;
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
function lazyDiagrams({ element: host }: AnyContext): (figure: Figure) => Element {
  const drawn = new Map<Figure, Element>();
  return (figure) => {
    const element = drawn.get(figure) ?? another(host);
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
