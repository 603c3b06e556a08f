import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Term } from '../interaction/language.js';
import type { CommonTerms } from '../locales/common/terms.js';
import type { HelpFigure, HelpSection } from '../locales/help.js';
import { openDialog } from '../ui/dialog.js';
import type { DialogHost } from '../ui/dialog.js';

/** A game’s help: its texts by language, the order of their sections, and the diagrams beside some of them. */
export interface HelpSource<Section extends string = string> {
  readonly sections: readonly Section[];
  /** The attributes of the element that draws the diagram of a section. */
  readonly figures: Readonly<Partial<Record<Section, Readonly<Record<string, string>>>>>;
  readonly texts: Readonly<Record<string, () => Promise<HelpText<Section>>>>;
}

export type HelpText<Section extends string> = { readonly title: string } & Readonly<
  Record<Section, HelpSection | HelpFigure>
>;

interface HelpHost extends DialogHost {
  readonly words: Term<CommonTerms>;
}

/** Opens a game’s help in the element’s language, which may change while it is open. */
export async function openHelp<Section extends string>(host: HelpHost, source: HelpSource<Section>): Promise<void> {
  const known = new Map<string, HelpText<Section>>();
  let shown: HelpText<Section>;
  const load = async (): Promise<void> => {
    const code = host.words('$code');
    const text = known.get(code) ?? (await (source.texts[code] ?? source.texts['en'])?.());
    if (!text) return;
    known.set(code, text);
    shown = text;
  };
  await load();
  const figures = new Map(source.sections.map((section) => [section, diagram(host, source.figures[section])]));
  openDialog(host, () => {
    if (!known.has(host.words('$code'))) {
      load().then(
        () => host.requestUpdate(),
        () => undefined, // It stays in the language that is there; the next change tries again.
      );
    }
    shown = known.get(host.words('$code')) ?? shown;
    const body = source.sections.map((section) => renderSection(shown[section], figures.get(section)));
    return { title: shown.title, close: host.words('tabletop.close'), body };
  });
}

/** Drawn by the element itself, whatever it is called in this page. */
function diagram(host: HelpHost, attributes: Readonly<Record<string, string>> | undefined): Element | undefined {
  if (!attributes) return undefined;
  const element = new (host.constructor as new () => Element)();
  for (const [name, value] of Object.entries({ mode: 'diagram', ...attributes })) element.setAttribute(name, value);
  return element;
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
