import { addons } from 'storybook/manager-api';
import { asAsked } from './theme.js';

addons.setConfig({
  theme: asAsked(),
  sidebar: { showRoots: true, collapsedRoots: ['games', 'run', 'contribute'] },
});
