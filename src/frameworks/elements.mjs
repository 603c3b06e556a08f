import { readFileSync } from 'node:fs';

/** The part of a type that is no text. Named types are looked up in the class, so that nothing is imported. */
const typeOf = (element, { name, type }) =>
  /\b[A-Z]/.test(type.text.replace(/'[^']*'/g, '')) ? `${element}['${name}']` : type.text;

const comment = (text) => (text ? `  /** ${text.replace(/\s*\n\s*/g, '\n   * ')} */\n` : '');

/** The event of an element as a listener on it receives it. Only that of a game knows the moves of its game. */
const eventOf = (element, isGame, event) =>
  isGame
    ? `GameEventOf<${element}, '${event}'>`
    : `HTMLElementEventMap['${event}'] & { readonly currentTarget: ${element} }`;

/** Lines of an interface. */
export const lines = (members) =>
  members
    .map(({ name, type, description }) => {
      const key = /^\w+$/.test(name) ? name : `'${name}'`;
      return `${comment(description)}  ${key}?: ${type}${/\bundefined\b/.test(type) ? '' : ' | undefined'};`;
    })
    .join('\n');

/** The members of interfaces of an element: each has a name, a type and a description. */
function elementOf({ path, name, tagName, members, attributes, events = [] }) {
  const fields = members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
  const isGame = members.some((member) => member.name === 'legalMoves');
  const written = attributes.filter((attribute) => attribute.fieldName && attribute.fieldName !== attribute.name);
  // Parts of a lesson have attributes alone; every element has a language.
  const plain = attributes
    .filter((attribute) => !attribute.fieldName && attribute.name !== 'lang')
    .map((attribute) => ({ ...attribute, type: attribute.type.text }));
  /** @param element the type of the element, in the types of its members */
  const properties = (element) => [...fields.map((field) => ({ ...field, type: typeOf(element, field) })), ...plain];
  return {
    name,
    tag: tagName,
    isGame,
    /** The module that defines the element, beside `dist/frameworks`. */
    module: path.replace(/^dist\/(.*)\/[\w-]+\.js$/, '../$1/define.js'),
    /** The types of the details of events that are no game's. */
    details: events.flatMap((event) =>
      event.name.startsWith('game-') ? [] : (/<(\w+)>/.exec(event.type.text)?.slice(1) ?? []),
    ),
    properties,
    /**
     * Attributes whose names differ from their properties.
     * @param typed turns the type of a property into that of a framework
     * @param isListed whether an attribute has to be listed
     */
    attributes: (element, typed = (type) => type, isListed = () => true) =>
      written.filter(isListed).map((attribute) => {
        const { type } = properties(element).find((property) => property.name === attribute.fieldName);
        return { ...attribute, type: typed(type) };
      }),
    /** @param called returns the names of a listener */
    listeners: (element, ...called) =>
      events.flatMap((event) =>
        called.map((nameOf) => ({
          name: nameOf(event.name),
          type: `((event: ${eventOf(element, isGame, event.name)}) => unknown)`,
          description: event.description,
        })),
      ),
  };
}

/** What members say. */
const textOf = ({ name, type, description }) => [name, type, description].join('\n');

/** The members that are the same in all lists. */
export function inCommon([first = [], ...others]) {
  const texts = others.map((members) => new Set(members.map(textOf)));
  return first.filter((member) => texts.every((each) => each.has(textOf(member))));
}

/** The elements of a manifest, in the order of their tags. */
export function elementsOf(manifestFile) {
  const { modules } = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const declarations = modules.flatMap(({ path, declarations = [] }) =>
    declarations.map((each) => ({ ...each, path })),
  );
  const elements = declarations.filter(({ tagName }) => tagName).map(elementOf);
  return elements.sort((one, other) => (one.tag < other.tag ? -1 : 1));
}
