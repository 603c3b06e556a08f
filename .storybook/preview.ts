import { setCustomElementsManifest } from '@storybook/web-components-vite';
import type { Preview } from '@storybook/web-components-vite';
import { withActions } from 'storybook/actions/decorator';
import manifest from '../custom-elements.json';
import { argTypesOf, emptyArgs } from '../stories/docs/arg-types.js';
import { asAsked, isDark } from './theme.js';

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withActions],
  argsEnhancers: [emptyArgs],
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
    docs: { theme: asAsked(), source: { dark: isDark() }, extractArgTypes: argTypesOf },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Start',
          ['Getting started', 'Records and notation', 'Reference', 'Keyboard', 'Accessibility'],
          'Embed',
          [
            'Embedding',
            'Markdown and CMS',
            'Frameworks',
            'Theming',
            'Placing controls',
            'Events and state',
            'Server rendering',
            'Sizes',
          ],
          'Teach',
          ['Writing a lesson', 'Puzzles', 'Position editor'],
          'Run',
          ['Playing against the computer', 'Playing online', 'Using an opponent in Node'],
          'Contribute',
          ['How it is built', 'Adding a game', 'Contributing'],
          'Games',
          ['Triad', 'Kubi', 'Tricubo', 'Cubo', 'Triomino'],
        ],
      },
    },
  },
};

export default preview;
