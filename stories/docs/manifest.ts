import manifest from '../../custom-elements.json';

/** Something that an element has, as its documentation names it. */
export interface Documented {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

interface Member extends Documented {
  readonly kind: string;
}

/** An element of `custom-elements.json`. */
export interface Declared {
  readonly tagName: string;
  readonly attributes: readonly Documented[];
  readonly members: readonly Member[];
  readonly events: readonly Documented[];
  readonly slots: readonly Documented[];
  readonly cssParts: readonly Documented[];
  readonly cssStates: readonly Documented[];
  readonly cssProperties: readonly Documented[];
}

const NOTHING = { attributes: [], members: [], events: [], slots: [], cssParts: [], cssStates: [], cssProperties: [] };

const modules = manifest.modules as readonly { readonly declarations: readonly Partial<Declared>[] }[];

/** What is documented of an element. @throws if there is no such element */
export function declared(tag: string): Declared {
  const found = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`there is no <${tag}>`);
  return { ...NOTHING, tagName: tag, ...found };
}

/** The words that an attribute takes; empty if it takes any text or number. */
export const wordsOf = ({ type }: Documented): readonly string[] =>
  type && /^'[^']*'( \| '[^']*')*$/.test(type.text) ? type.text.split(' | ').map((word) => word.slice(1, -1)) : [];
