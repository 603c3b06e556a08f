/*
 * Why these are not made by the generators for custom elements manifests (tried with the apps in test/frameworks/apps):
 * - @wc-toolkit/jsx-types 1.8.2 accepts `time-limits={false}`, which React leaves out; does not know the moves of each game in the details of
 *   events; and augments modules that are not installed (hono, react-native), which fails without `skipLibCheck`.
 * - custom-element-vuejs-integration 1.4.0 wraps the type of each event twice, declares `ongame-move` instead of `onGameMove`, and imports no types.
 * - custom-element-svelte-integration 1.2.0 declares the namespace `svelteHTML` of Svelte 4: Svelte 5 checks nothing with it.
 */
const pascalCase = (name) => name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

const imports = (elements) => `import type { GameEventOf } from '../elements/base/events.js';
${elements
  .filter(({ details }) => details.length > 0)
  .map(({ details, module }) => `import type { ${details.join(', ')} } from '${module}';`)
  .join('\n')}
import type { ${elements.map(({ name }) => name).join(', ')} } from '../index.js';`;

/** An interface and its members. */
const declared = (header, ...parts) => `export interface ${header} {\n${parts.filter(Boolean).join('\n')}\n}`;

const interfaces = (elements, write) => elements.map(write).join('\n\n');

const byTag = (elements, typeOf) => elements.map((element) => `    '${element.tag}': ${typeOf(element)};`).join('\n');

/** JSX allows any name with a hyphen, so at least the event of an unknown name has no type to use. */
const MISSPELT = '  [misspelt: `ongame-${string}`]: ((event: never) => unknown) | undefined;';

/**
 * React 19 assigns properties of the element, sets everything else as attributes, and listens to `ongame-move` by the name after `on`. It leaves out
 * attributes that are `false`, which is not the same as `off` if the default is `on`.
 */
const react = (elements) => `import type { ClassAttributes, HTMLAttributes } from 'react';
${imports(elements)}

${interfaces(elements, ({ name, properties, attributes, listeners }) =>
  declared(
    `${name}Props extends HTMLAttributes<${name}>, ClassAttributes<${name}>`,
    '  class?: string | undefined;',
    MISSPELT,
    properties,
    attributes((type) => `Exclude<${type}, false>`),
    listeners(
      (event) => `on${event}`,
      (event) => `on${event}Capture`,
    ),
  ),
)}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${byTag(elements, ({ name }) => `${name}Props`)}
    }
  }
}
`;

const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Vue knows that `even-start` is the property `evenStart`, but not that `for` is `htmlFor`. */
const isUnlikeItsProperty = ({ name, fieldName }) => name !== kebabCase(fieldName);

/** Templates read the types of a component from its `$props`, where listeners are properties. */
const vue = (elements) => `import type { HTMLAttributes, PublicProps } from 'vue';
${imports(elements)}

type Component<Element, Props> = new () => Element & {
  /** @deprecated Only for those who check templates: the element does not have it. */
  readonly $props: Props & HTMLAttributes & PublicProps;
};

${interfaces(elements, ({ name, properties, attributes, listeners }) =>
  declared(
    `${name}Props`,
    properties,
    attributes(undefined, isUnlikeItsProperty),
    listeners((event) => `on${pascalCase(event)}`),
  ),
)}

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

const svelte = (elements) => `import type { HTMLAttributes } from 'svelte/elements';
${imports(elements)}

${interfaces(elements, ({ name, properties, attributes, listeners }) =>
  declared(
    `${name}Attributes extends HTMLAttributes<${name}>`,
    properties,
    attributes(),
    listeners(
      (event) => `on${event}`,
      (event) => `on${event}capture`,
    ),
  ),
)}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${byTag(elements, ({ name }) => `${name}Attributes`)}
  }
}
`;

/** Declarations by the framework they are for. */
export const FRAMEWORKS = { react, vue, svelte };
