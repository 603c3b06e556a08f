import type { ArgTypes } from '@storybook/web-components-vite';

const TEXTS = ['marks', 'names', 'persist', 'ply', 'position', 'record', 'seed'];

/** An attribute that shares its name with a part: without this, Storybook’s table shows only the part. */
export const attribute = (description: string, type = 'string'): ArgTypes[string] => ({
  description,
  control: 'text',
  table: { category: 'attributes', type: { summary: type } },
});

/** Storybook’s controls for the attributes of all sheets. */
export const sheetAttributes: ArgTypes = {
  seats: attribute('Who plays: one word per seat, `human`, `remote` or `computer`, separated by spaces.'),
  dice: {
    ...attribute(
      'Where dice come from: `tap` (the reader rolls), `auto`, `enter` (the reader enters real dice) or `remote` (a script sends them).',
    ),
    control: 'select',
    options: [undefined, 'tap', 'auto', 'enter', 'remote'],
  },
  numerals: { control: 'boolean' },
  undoPastChance: { control: 'boolean' },
  mode: { control: 'select', options: [undefined, 'play', 'replay', 'diagram'] },
  lang: { control: 'select', options: [undefined, 'en', 'de', 'fr', 'it', 'nl'] },
  ...Object.fromEntries(TEXTS.map((name) => [name, { control: 'text' }])),
  ...Object.fromEntries(['error', 'match', 'outcome', 'state'].map((name) => [name, { control: false }])),
};
