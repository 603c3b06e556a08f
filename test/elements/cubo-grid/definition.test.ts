import { CuboGrid } from '../../../src/elements/cubo-grid/cubo-grid.js';
import { testOtherTag } from '../other-tag.js';
import { CuboPage } from './cubo-page.js';
import { RUNNING } from './running.js';

testOtherTag({
  ...RUNNING,
  usual: 'cubo-grid',
  type: CuboGrid,
  read: (element) => new CuboPage(element),
  figures: 2,
});
