import '../../../../src/elements/games/cubo-grid/define.js';
import { describeStill, plays } from '../../still.js';

describeStill({
  tag: 'cubo-grid',
  seats: [1, 4],
  parts: { board: '.squares', tray: '.turn', action: '.seat-actions .buzzer' },
  steps: ['.turn .primary', 'button.cell', ...plays(12)],
});
