import type { ArgTypes } from '@storybook/web-components-vite';

const TEXTS = ['marks', 'names', 'persist', 'ply', 'position', 'record', 'seed'];

/** An attribute that has its name in common with a part: by itself Storybook's table would show the part only. */
export const attribute = (description: string, type = 'string'): ArgTypes[string] => ({
  description,
  control: 'text',
  table: { category: 'attributes', type: { summary: type } },
});

/** How the attributes that all sheets have are set in Storybook. */
export const sheetAttributes: ArgTypes = {
  seats: attribute('Who sits on the seats: `human` for each, separated by spaces.'),
  dice: {
    ...attribute(
      'How dice come about: `tap` (the reader rolls), `auto`, `enter` (real dice are typed in) or `remote` (a script says).',
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
