import '../../../../src/elements/games/tricubo-sheet/define.js';
import { describeStill, plays } from '../../still.js';

describeStill({
  tag: 'tricubo-sheet',
  seats: [1, 5],
  parts: { board: '.sheet', tray: '.turn', action: '.turn .primary' },
  steps: [...plays(3), '.hand-die[aria-disabled=true], .hand-die', '[data-target]', '.turn .primary', ...plays(8)],
});
