interface CustomProperty {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
  /** The base class, if the property is declared there. */
  readonly inheritedFrom?: object;
}

/** The part of `custom-elements.json` that is read here. */
export interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declared[] }[];
}

interface Declared {
  readonly tagName?: string;
  readonly cssProperties?: readonly CustomProperty[];
}

/** A custom property that one or several elements share. */
export interface Themed extends Pick<CustomProperty, 'name' | 'description'> {
  readonly defaults: readonly string[];
  readonly tags: readonly string[];
}

/** The games. Controls that stand elsewhere in a page have the looks of their game. */
const elementsOf = ({ modules }: Manifest): readonly Declared[] =>
  modules.flatMap(({ declarations = [] }) =>
    declarations.filter(({ tagName, cssProperties }) => tagName && cssProperties),
  );

/** Every custom property, once for all elements that define it alike; those of most elements first. */
export function customProperties(manifest: Manifest): Themed[] {
  const all = elementsOf(manifest).flatMap(({ tagName = '', cssProperties = [] }) =>
    cssProperties.map((property) => ({ ...property, tag: tagName })),
  );
  const keyOf = ({ name, description, default: value, inheritedFrom }: CustomProperty) =>
    inheritedFrom ? name : JSON.stringify([name, value, description]);
  const merged = [...new Set(all.map(keyOf))].map((key): Themed => {
    const group = all.filter((each) => keyOf(each) === key);
    const [{ name = '', description = '' } = {}] = group;
    const defaults = [...new Set(group.flatMap(({ default: value }) => value || []))];
    return { name, description, defaults, tags: group.map(({ tag }) => tag) };
  });
  return merged.sort((a, b) => b.tags.length - a.tags.length);
}

const code = (text: string): string => `\`${text}\``;

function table(properties: readonly Themed[], hasTags: boolean): string {
  const rows = properties.map(({ name, description, defaults, tags }) => {
    const where = hasTags ? ` ${tags.map(code).join(', ')} |` : '';
    return `| ${code(name)} | ${description} |${where} ${defaults.map(code).join(' or ')} |`;
  });
  const head = hasTags
    ? ['| property | meaning | elements | default |', '| - | - | - | - |']
    : ['| property | meaning | default |', '| - | - | - |'];
  return [...head, ...rows].join('\n');
}

const isForAll = (manifest: Manifest, { tags }: Themed): boolean => tags.length === elementsOf(manifest).length;

/** The properties of all elements, as a Markdown table. */
export function sharedProperties(manifest: Manifest): string {
  const shared = customProperties(manifest).filter((each) => isForAll(manifest, each));
  return table(shared, false);
}

/** The properties of some elements only, as a Markdown table. */
export function ownProperties(manifest: Manifest): string {
  const own = customProperties(manifest).filter((each) => !isForAll(manifest, each));
  return table(own, true);
}
