import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
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

describe('a sheet of Tricubo on which a die is chosen', () => {
  afterEach(() => emulateMedia({ media: 'screen' }));

  for (const [die, position] of [
    ['M', ROLLED],
    ['S', ROLLED],
    ['L', '2,4,1,0,0 | B 2 0 661'],
  ] as const) {
    it(`has on paper nothing that looks as if it could be pressed: ${die} on ${position}`, async () => {
      const page = await TricuboPage.open({ position });
      await page.clickDie(die);
      const places = page.all(':is(.slot, li):has([data-target]), [data-target=row]');
      const styles = () => [...new Set(places.map((place) => getComputedStyle(place).borderTopStyle))];
      expect(styles()).to.deep.equal(['dashed']);
      await emulateMedia({ media: 'print' });
      expect(styles().filter((style) => style === 'dashed')).to.be.empty;
      const shown = page.all('td .target, .scoring').filter((target) => target.checkVisibility());
      expect(shown.length).to.equal(0);
      const bars = page.all('[data-target=row]').map((row) => getComputedStyle(row, '::after').display);
      expect(bars.filter((display) => display !== 'none')).to.be.empty;
    });
  }
});
