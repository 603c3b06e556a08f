import '../../../../src/elements/games/kubi-sheet/define.js';
import { describeStill, plays } from '../../still.js';

describeStill({
  tag: 'kubi-sheet',
  seats: [1, 8],
  parts: { board: '.sheet', tray: '.turn', action: '.turn .primary' },
  steps: [...plays(9), '.hand-die', '.turn .primary', ...plays(4)],
});
