import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { sums } from '../../games/kubi/helpers.js';
import { outOfReach, smallerThan } from '../fit.js';
import { ROLLED } from './rolled.js';
import { crossed } from './sheets.js';
import { SheetPage } from './sheet-page.js';

const TARGETS = 'button, .number-box, .entry, .move-field input';

const SCREENS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'where numbers are crossed': {},
  'where dice are placed': { position: ROLLED },
  'where dice are rolled': { position: crossed('146') },
  'where dice are entered': { position: crossed('146'), dice: 'enter' },
  'where eight play': { position: `${Array<string>(8).fill(crossed('146')).join(' / ')} | 0 12346` },
  'at the end': { record: `kubi 1; start=1:7,4:0,6:7 ${sums({ 7: 14, 8: 14 })} | 0 12346; 1|23|46` },
};

for (const width of [320, 390]) {
  describe(`what a finger is to hit on <kubi-sheet>, ${width} pixels wide`, () => {
    before(() => setViewport({ width, height: 844 }));
    after(() => setViewport({ width: 800, height: 600 }));

    for (const [where, attributes] of Object.entries(SCREENS)) {
      it(`is 44 pixels large ${where}, and within reach`, async () => {
        const page = await SheetPage.open(attributes);
        expect(page.all(TARGETS).length).to.be.above(6);
        expect(smallerThan(44, page, TARGETS)).to.be.empty;
        expect(outOfReach(page, TARGETS)).to.be.empty;
      });
    }
  });
}
