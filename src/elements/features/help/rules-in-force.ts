import type { HelpCard, HelpFigure, HelpSection } from '../../../locales/help.js';
import type { SectionRules } from './help-source.js';

/** The sentences of a paragraph. */
export const sentencesIn = (paragraph: string): readonly string[] => paragraph.split(/(?<=\.) (?=[\p{Lu}„«“])/u);

/** A section with the rules that are in force alone; `undefined` if it has none. */
export function rulesInForce<Section extends HelpSection | HelpFigure>(
  section: Section,
  rules: SectionRules | undefined,
  options: object,
): Section | undefined {
  if (!rules) return section;
  const { isShown, only = {}, numbers } = rules as SectionRules<object>;
  if (isShown?.(options) === false) return undefined;
  const isInForce = (place: string) => only[place]?.(options) ?? true;
  const written = numbers?.(options) ?? {};
  const withNumbers = (text: string) => text.replace(/\d+/g, (number) => String(written[number] ?? number));
  const text = section.text.flatMap((paragraph, i) => {
    if (!isInForce(`${i}`)) return [];
    const shown = sentencesIn(paragraph).filter((_, j) => isInForce(`${i}.${j}`));
    return shown.length > 0 ? [withNumbers(shown.join(' '))] : [];
  });
  return text.length > 0 ? { ...section, text } : undefined;
}

/** A card with the rules that are in force alone; `undefined` if it has none. */
export function cardInForce(card: HelpCard, rules: SectionRules | undefined, options: object): HelpCard | undefined {
  const shown = rulesInForce({ ...card, text: [card.text] }, rules, options);
  return shown && { ...card, text: shown.text.join(' ') };
}
