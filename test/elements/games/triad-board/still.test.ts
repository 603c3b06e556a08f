import '../../../../src/elements/games/triad-board/define.js';
import { describeStill, plays } from '../../still.js';

describeStill({
  tag: 'triad-board',
  seats: [2],
  parts: { board: '.board', tray: '.tray', action: '.actions .button' },
  steps: [
    '.over-board .button',
    '[data-traits~=movable]',
    '[data-ghost]',
    ...plays(3),
    '.cell:not([data-die])',
    ...plays(8),
  ],
});
