import { KubiSheet } from '../../../src/elements/kubi-sheet/kubi-sheet.js';
import { testOtherTag } from '../other-tag.js';
import { RUNNING } from './running.js';
import { SheetPage } from './sheet-page.js';

testOtherTag({
  ...RUNNING,
  usual: 'kubi-sheet',
  type: KubiSheet,
  read: (element) => new SheetPage(element),
  figures: 2,
});
