import { TricuboSheet } from '../../../src/elements/tricubo-sheet/tricubo-sheet.js';
import { testOtherTag } from '../other-tag.js';
import { RUNNING } from './running.js';
import { TricuboPage } from './tricubo-page.js';

testOtherTag({
  ...RUNNING,
  usual: 'tricubo-sheet',
  type: TricuboSheet,
  read: (element) => new TricuboPage(element),
  figures: 3,
});
