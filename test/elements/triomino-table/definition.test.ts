import { TriominoTable } from '../../../src/elements/triomino-table/triomino-table.js';
import { testOtherTag } from '../other-tag.js';
import { RUNNING } from './running.js';
import { TriominoPage } from './triomino-page.js';

testOtherTag({
  ...RUNNING,
  usual: 'triomino-table',
  type: TriominoTable,
  read: (element) => new TriominoPage(element),
  figures: 3,
});
