/*
 * Why these are not made by the generators for custom elements manifests (tried with the apps in test/frameworks/apps):
 * - @wc-toolkit/jsx-types 1.8.2 accepts `time-limits={false}`, which React leaves out; does not know the moves of each game in the details of
 *   events; and augments modules that are not installed (hono, react-native), which fails without `skipLibCheck`.
 * - custom-element-vuejs-integration 1.4.0 wraps the type of each event twice, declares `ongame-move` instead of `onGameMove`, and imports no types.
 * - custom-element-svelte-integration 1.2.0 declares the namespace `svelteHTML` of Svelte 4: Svelte 5 checks nothing with it.
 */
import { inCommon, lines } from './elements.mjs';

const pascalCase = (name) => name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

const imports = (elements) => `import type { GameEventOf } from '../elements/base/events.js';
${elements
  .filter(({ details }) => details.length > 0)
  .map(({ details, module }) => `import type { ${details.join(', ')} } from '${module}';`)
  .join('\n')}
import type { ${elements.map(({ name }) => name).join(', ')} } from '../index.js';
import type { AnyGame, ${elements.map(({ name }) => `${name}Properties`).join(', ')} } from './properties.js';`;

/** An interface and its members. */
const declared = (header, ...parts) => `export interface ${header} {\n${parts.filter(Boolean).join('\n')}\n}`;

const interfaces = (elements, write) => elements.map(write).join('\n\n');

/**
 * Members of all elements, of which those that the games have in common are written once, for any game.
 * @param kind what the members are: `Listeners` makes the interface `GameListeners`
 * @param membersOf the members of an element, in which its type has a name
 * @returns that interface, what an element extends because of it, and the lines of its own
 */
function shared(elements, kind, membersOf) {
  const games = elements.filter(({ isGame }) => isGame);
  const common = inCommon(games.map((element) => membersOf(element, 'Game')));
  const names = new Set(common.map(({ name }) => name));
  return {
    common: common.length > 0 ? declared(`Game${kind}<Game extends AnyGame>`, lines(common)) : '',
    extended: ({ isGame, name }) => (isGame && common.length > 0 ? [`Game${kind}<${name}>`] : []),
    own: (element) => lines(membersOf(element, element.name).filter(({ name }) => !element.isGame || !names.has(name))),
  };
}

/** What elements are given, whatever the framework. */
export function propertiesOf(elements) {
  const games = elements.filter(({ isGame }) => isGame);
  const properties = shared(elements, 'Properties', (element, type) => element.properties(type));
  const header = (element) => [`${element.name}Properties`, ...properties.extended(element)].join(' extends ');
  return `import type { ${elements.map(({ name }) => name).join(', ')} } from '../index.js';

export type AnyGame = ${games.map(({ name }) => name).join(' | ')};

/** What all games are given. */
${properties.common}

${interfaces(elements, (element) => declared(header(element), properties.own(element)))}
`;
}

const byTag = (elements, typeOf) => elements.map((element) => `    '${element.tag}': ${typeOf(element)};`).join('\n');

/** JSX allows any name with a hyphen, so at least the event of an unknown name has no type to use. */
const MISSPELT = '  [misspelt: `ongame-${string}`]: ((event: never) => unknown) | undefined;';

/**
 * React 19 assigns properties of the element, sets everything else as attributes, and listens to `ongame-move` by the name after `on`. It leaves out
 * attributes that are `false`, which is not the same as `off` if the default is `on`.
 */
const react = (elements) => {
  const attributes = shared(elements, 'Attributes', (element, type) =>
    element.attributes(type, (each) => `Exclude<${each}, false>`),
  );
  const listeners = shared(elements, 'Listeners', (element, type) =>
    element.listeners(
      type,
      (event) => `on${event}`,
      (event) => `on${event}Capture`,
    ),
  );
  const header = (element) =>
    [
      `${element.name}Props extends HTMLAttributes<${element.name}>`,
      `ClassAttributes<${element.name}>`,
      `${element.name}Properties`,
      ...attributes.extended(element),
      ...listeners.extended(element),
    ].join(', ');
  return `import type { ClassAttributes, HTMLAttributes } from 'react';
${imports(elements)}

${attributes.common}

${listeners.common}

${interfaces(elements, (element) =>
  declared(header(element), '  class?: string | undefined;', MISSPELT, attributes.own(element), listeners.own(element)),
)}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${byTag(elements, ({ name }) => `${name}Props`)}
    }
  }
}
`;
};

const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Vue knows that `even-start` is the property `evenStart`, but not that `for` is `htmlFor`. */
const isUnlikeItsProperty = ({ name, fieldName }) => name !== kebabCase(fieldName);

/** Templates read the types of a component from its `$props`, where listeners are properties. */
const vue = (elements) => {
  const attributes = shared(elements, 'Attributes', (element, type) =>
    element.attributes(type, undefined, isUnlikeItsProperty),
  );
  const listeners = shared(elements, 'Listeners', (element, type) =>
    element.listeners(type, (event) => `on${pascalCase(event)}`),
  );
  const header = (element) =>
    [
      `${element.name}Props extends ${element.name}Properties`,
      ...attributes.extended(element),
      ...listeners.extended(element),
    ].join(', ');
  return `import type { HTMLAttributes, PublicProps } from 'vue';
${imports(elements)}

type Component<Element, Props> = new () => Element & {
  /** @deprecated Only for those who check templates: the element does not have it. */
  readonly $props: Props & HTMLAttributes & PublicProps;
};

${attributes.common}

${listeners.common}

${interfaces(elements, (element) => declared(header(element), attributes.own(element), listeners.own(element)))}

declare module 'vue' {
  interface HTMLAttributes {
    /** Where inside of an element it stands: \`caption\`. */
    slot?: string | undefined;
  }
  interface GlobalComponents {
${byTag(elements, ({ name }) => `Component<${name}, ${name}Props>`)}
  }
}
`;
};

const svelte = (elements) => {
  const attributes = shared(elements, 'Attributes', (element, type) => element.attributes(type));
  const listeners = shared(elements, 'Listeners', (element, type) =>
    element.listeners(
      type,
      (event) => `on${event}`,
      (event) => `on${event}capture`,
    ),
  );
  const header = (element) =>
    [
      `${element.name}Attributes extends HTMLAttributes<${element.name}>`,
      `${element.name}Properties`,
      ...attributes.extended(element),
      ...listeners.extended(element),
    ].join(', ');
  return `import type { HTMLAttributes } from 'svelte/elements';
${imports(elements)}

${attributes.common}

${listeners.common}

${interfaces(elements, (element) => declared(header(element), attributes.own(element), listeners.own(element)))}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${byTag(elements, ({ name }) => `${name}Attributes`)}
  }
}
`;
};

/** Declarations by the framework they are for. */
export const FRAMEWORKS = { react, vue, svelte };
