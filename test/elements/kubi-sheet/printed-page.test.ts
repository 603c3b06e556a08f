import { testPrintedPages } from '../printed-pages.js';
import { DiagramPage } from './diagram-page.js';
import { SheetPage } from './sheet-page.js';
import { FILLED } from './sheets.js';

testPrintedPages<SheetPage>({
  open: {
    play: () => SheetPage.open({ position: FILLED }),
    replay: () => SheetPage.open({ mode: 'replay', position: FILLED }),
    diagram: () => DiagramPage.open({ position: FILLED }),
  },
  openMarked: () => DiagramPage.open({ position: FILLED, marks: '7' }),
  marked: '[data-traits~=marked] > *',
  ink: '.tally .ink, .boxes .ink',
});
