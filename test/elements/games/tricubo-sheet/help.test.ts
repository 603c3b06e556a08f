import { expect } from '@open-wc/testing';
import type { TricuboSheet } from '../../../../src/elements/games/tricubo-sheet/define.js';
import { source } from '../../../../src/elements/games/tricubo-sheet/words/help.js';
import { help } from '../../../../src/locales/tricubo/help/de.js';
import { closeByKey, openByTool } from '../../dialogs.js';
import { openHelp, testHelp } from '../../sheet-help.js';
import { openIn } from './languages.js';
import { ROLLED } from './sheets.js';
import { TricuboPage } from './page.js';

describe('the help', () =>
  testHelp({
    tag: 'tricubo-sheet',
    help,
    rules: source.rules,
    sections: 15,
    pictures: 3,
    openIn,
  }));

describe('the help of <tricubo-sheet>', () => {
  it('shows the die that is taken, the rows that are scored and the total that is written below them', async () => {
    const page = await openIn('en');
    const { pictures } = await openHelp(page);
    const shown = pictures.map((sheet) => new TricuboPage(sheet as TricuboSheet));
    const [draft, interim, score] = shown as [TricuboPage, TricuboPage, TricuboPage];
    await page.until(() => draft.find('.roll') !== null);
    expect(draft.find('.roll')?.ariaLabel).to.equal('Dice: large 3, medium 5, small 2');
    const taken = draft.all('.rolled').map((die) => die.hasAttribute('data-taken'));
    expect(taken).to.deep.equal([true, false, false]);
    expect(draft.all('.sheet')).to.have.lengthOf(2);
    expect(draft.row(3)).to.include({ boxes: '3 of 7 crossed', final: '4' });
    expect(interim.row(1)).to.include({ boxes: '2 of 7 crossed', interim: '7' });
    expect(interim.row(2)).to.include({ interim: '10', final: '5' });
    expect(score.sums).to.deep.equal(['21', '24', '10', '5', '60']);
    expect(score.find('.roll') === null).to.be.true;
  });

  it('leaves what has been begun alone', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    await page.clickDie('M');
    await openByTool(page, 'Help');
    await page.press('s', 'u', 'Enter');
    await closeByKey(page);
    expect(page.chosenDie).to.equal('M');
    expect(page.moves).to.be.empty;
  });

  it('names buttons as they are labelled', () => {
    const text = [...help.byHand.text, ...help.onPaper.text].join(' ');
    for (const name of ['Mehr', 'Zurücknehmen', 'Leeren Zettel drucken']) expect(text).to.include(`„${name}“`);
  });
});
