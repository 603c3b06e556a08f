import { testPrintedPages } from '../printed-pages.js';
import { DiagramPage } from './diagram-page.js';
import { FILLED, ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

testPrintedPages<TricuboPage>({
  open: {
    play: () => TricuboPage.open({ position: FILLED }),
    'play, with a die chosen': async () => {
      const page = await TricuboPage.open({ position: ROLLED });
      await page.clickDie('M');
      return page;
    },
    replay: () => TricuboPage.open({ mode: 'replay', position: FILLED }),
    diagram: () => DiagramPage.open({ position: FILLED }),
  },
  openMarked: () => DiagramPage.open({ position: FILLED, marks: '2' }),
  marked: 'tr[data-traits~=marked] > *',
  ink: 'path.ink',
});
