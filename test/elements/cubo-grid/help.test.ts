import { expect } from '@open-wc/testing';
import type { CuboGrid } from '../../../src/elements/cubo-grid/define.js';
import { help as de } from '../../../src/locales/cubo/help/de.js';
import { help as en } from '../../../src/locales/cubo/help/en.js';
import { help as fr } from '../../../src/locales/cubo/help/fr.js';
import { help as it_ } from '../../../src/locales/cubo/help/it.js';
import { help as nl } from '../../../src/locales/cubo/help/nl.js';
import { closeByKey, openByTool } from '../dialogs.js';
import { openHelp, testHelp } from '../sheet-help.js';
import { CuboPage } from './cubo-page.js';
import { DiagramPage } from './diagram-page.js';
import { BUILDING } from './running.js';

describe('the help', () =>
  testHelp({
    tag: 'cubo-grid',
    help: { en, de, nl, fr, it: it_ },
    sections: 11,
    pictures: 2,
    async openIn(lang, attributes) {
      const page = await CuboPage.open({ lang, ...attributes });
      await page.until(() => page.find('.container')?.lang === lang);
      return page;
    },
    record: 'cubo 1; middle r1r1b1b1; dice 0 123234345',
    drawn: '.square',
  }));

describe('the help of <cubo-grid>', () => {
  it('shows the exchange and the score that are told below them', async () => {
    const page = await CuboPage.open();
    const { pictures } = await openHelp(page);
    const [exchange, score] = pictures.map((grid) => new DiagramPage(grid as CuboGrid));
    await page.until(() => exchange?.find('.taken') !== null && score?.find('.worth') !== null);
    expect([exchange?.held, exchange?.worth()]).to.deep.equal([['has taken red 6'], 21]);
    expect(exchange?.cell('c1').ariaLabel).to.equal('c1, blue 2');
    expect([score?.worth(), score?.middleDice]).to.deep.equal([32, []]);
    expect(score?.earned()).to.deep.equal([6, 4, 10, 3, 4, 5]);
  });

  it('leaves what has been begun alone, and takes no time from one who practises', async () => {
    const page = await CuboPage.open({ position: BUILDING });
    await page.click(page.cell('a1'));
    await openByTool(page, 'Help');
    await page.press('x', 'n', 'Enter');
    await page.pass(10_000);
    await closeByKey(page);
    expect(page.cell('a1').ariaLabel).to.contain('chosen');
    expect([page.moves.length, page.time]).to.deep.equal([0, '1:00']);
  });

  it('names buttons as they are labelled', () => {
    const text = [...en.byHand.text, ...en.practice.text, ...en.together.text].join(' ');
    for (const name of ['Cubo!', 'Roll all again', 'Take none', 'Keep my dice', 'Pause', 'Go on']) {
      expect(text).to.include(`“${name}”`);
    }
  });
});
