interface CustomProperty {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
}

/** As much of `custom-elements.json` as is read here. */
export interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declared[] }[];
}

interface Declared {
  readonly tagName?: string;
  readonly cssProperties?: readonly CustomProperty[];
}

/** A custom property as one or several elements have it. */
export interface Themed extends CustomProperty {
  readonly tags: readonly string[];
}

const elementsOf = ({ modules }: Manifest): readonly Declared[] =>
  modules.flatMap(({ declarations = [] }) => declarations.filter(({ tagName }) => tagName));

/** Every custom property, once for all elements for which it is the same; those that most elements have come first. */
export function customProperties(manifest: Manifest): Themed[] {
  const found = new Map<string, CustomProperty & { tags: string[] }>();
  for (const { tagName = '', cssProperties = [] } of elementsOf(manifest)) {
    for (const property of cssProperties) {
      const key = `${property.name} ${property.default ?? ''}`;
      const same = found.get(key);
      if (same) same.tags.push(tagName);
      else found.set(key, { ...property, tags: [tagName] });
    }
  }
  return [...found.values()].sort((a, b) => b.tags.length - a.tags.length);
}

function table(properties: readonly Themed[], hasTags: boolean): string {
  const rows = properties.map(({ name, description, default: value = '', tags }) => {
    const where = hasTags ? ` ${tags.map((tag) => `\`${tag}\``).join(', ')} |` : '';
    return `| \`${name}\` |${where} \`${value}\` | ${description} |`;
  });
  const head = hasTags
    ? ['| property | of | default | what it is |', '| - | - | - | - |']
    : ['| property | default | what it is |', '| - | - | - |'];
  return [...head, ...rows].join('\n');
}

const isForAll = (manifest: Manifest, { tags }: Themed): boolean => tags.length === elementsOf(manifest).length;

/** What all elements have, as a table in Markdown. */
export function sharedProperties(manifest: Manifest): string {
  const shared = customProperties(manifest).filter((each) => isForAll(manifest, each));
  return table(shared, false);
}

/** What some elements have of their own. */
export function ownProperties(manifest: Manifest): string {
  const own = customProperties(manifest).filter((each) => !isForAll(manifest, each));
  return table(own, true);
}
