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
      handles: [
        'game-before-move',
        'game-before-change',
        'game-move',
        'game-change',
        'game-refuse',
        'game-end',
        'game-error',
        'lesson-step',
        'lesson-answer',
        'lesson-end',
        'puzzle-answer',
        'puzzle-end',
      ],
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Getting started',
          'Embedding',
          'Frameworks',
          'Server rendering',
          'Theming',
          'Placing controls',
          'Playing against the computer',
          'Playing online',
          'Writing a lesson',
          'Puzzles',
          'Events and state',
          'Records and notation',
          'Position editor',
          'Accessibility',
          'Keyboard',
          'Reference',
          'Using an opponent in Node',
          'Sizes',
          'Games',
          'How it is built',
          'Adding a game',
          'Contributing',
        ],
      },
    },
  },
};

export default preview;
