import '../../../../src/elements/games/triomino-table/define.js';
import { describeStill, plays } from '../../still.js';

describeStill({
  tag: 'triomino-table',
  seats: [1, 6],
  parts: { board: '.board', tray: '.turn', action: '.turn .primary' },
  steps: ['.turn .primary', '.turn .primary', '.rack-tile', '.rack-tile:not([data-fits])', ...plays(9)],
});
