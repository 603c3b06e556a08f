import { setCustomElementsManifest } from '@storybook/web-components-vite';
import type { Preview } from '@storybook/web-components-vite';
import { withActions } from 'storybook/actions/decorator';
import manifest from '../custom-elements.json';

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withActions],
  parameters: {
    a11y: { test: 'error' },
    actions: {
      handles: ['game-before-move', 'game-move', 'game-change', 'game-refuse', 'game-end', 'game-error'],
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Getting started',
          'Embedding',
          'Server rendering',
          'Theming',
          'Events and state',
          'Records and notation',
          'Accessibility',
          'Adding a game',
          'Games',
        ],
      },
    },
  },
};

export default preview;
