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
const lines = (members) =>
  members
    .map(({ name, type, description }) => {
      const key = /^\w+$/.test(name) ? name : `'${name}'`;
      return `${comment(description)}  ${key}?: ${type}${/\bundefined\b/.test(type) ? '' : ' | undefined'};`;
    })
    .join('\n');

function elementOf({ path, name, tagName, members, attributes, events = [] }) {
  const fields = members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
  const properties = fields.map((field) => ({ ...field, type: typeOf(name, field) }));
  const isGame = members.some((member) => member.name === 'legalMoves');
  const written = attributes.filter((attribute) => attribute.fieldName && attribute.fieldName !== attribute.name);
  // Parts of a lesson have attributes alone; every element has a language.
  const plain = attributes
    .filter((attribute) => !attribute.fieldName && attribute.name !== 'lang')
    .map((attribute) => ({ ...attribute, type: attribute.type.text }));
  return {
    name,
    tag: tagName,
    /** The module that defines the element, beside `dist/frameworks`. */
    module: path.replace(/^dist\/(.*)\/[\w-]+\.js$/, '../$1/define.js'),
    /** The types of the details of events that are no game's. */
    details: events.flatMap((event) =>
      event.name.startsWith('game-') ? [] : (/<(\w+)>/.exec(event.type.text)?.slice(1) ?? []),
    ),
    properties: lines([...properties, ...plain]),
    /**
     * Attributes whose names differ from their properties.
     * @param typed turns the type of a property into that of a framework
     * @param isListed whether an attribute has to be listed
     */
    attributes: (typed = (type) => type, isListed = () => true) =>
      lines(
        written.filter(isListed).map((attribute) => {
          const { type } = properties.find((property) => property.name === attribute.fieldName);
          return { ...attribute, type: typed(type) };
        }),
      ),
    /** @param called returns the names of a listener */
    listeners: (...called) =>
      lines(
        events.flatMap((event) =>
          called.map((nameOf) => ({
            name: nameOf(event.name),
            type: `((event: ${eventOf(name, isGame, event.name)}) => unknown)`,
            description: event.description,
          })),
        ),
      ),
  };
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
