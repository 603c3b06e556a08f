import type { ArgTypes, Args } from '@storybook/web-components-vite';
import { declared, wordsOf } from './manifest.js';
import type { Documented } from './manifest.js';

const LANGUAGES = ['en', 'de', 'fr', 'it', 'nl'];

const shown = (category: string, { description, type, default: usual }: Documented): ArgTypes[string] => ({
  description: description ?? '',
  table: {
    category,
    type: { summary: type?.text ?? '' },
    ...(usual ? { defaultValue: { summary: usual } } : {}),
  },
});

function attributeRow(attribute: Documented): ArgTypes[string] {
  const words = attribute.name === 'lang' ? LANGUAGES : wordsOf(attribute);
  const row = shown('attributes', attribute);
  if (words.length === 0) return { ...row, control: { type: 'text' } };
  return { ...row, options: ['', ...words], control: { type: 'select', labels: { '': '(not set)' } } };
}

/** The rows of Storybook's controls: the attributes of an element and its custom properties, each once, by the names that they have in HTML and CSS. */
export function argTypesOf(tag: string): ArgTypes {
  const { attributes, cssProperties } = declared(tag);
  return Object.fromEntries<ArgTypes[string]>([
    ...attributes.map((each) => [each.name, attributeRow(each)] as const),
    ...cssProperties.map(
      (each) => [each.name, { ...shown('custom properties', each), control: { type: 'text' } }] as const,
    ),
  ]);
}

/** What the controls of a story hold that it says nothing of: fields that can be filled in at once. */
export const emptyArgs = ({
  argTypes,
  initialArgs,
}: {
  readonly argTypes: object;
  readonly initialArgs: object;
}): Args => Object.fromEntries(Object.keys(argTypes).flatMap((name) => (name in initialArgs ? [] : [[name, '']])));
