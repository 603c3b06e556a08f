import { expect } from '@open-wc/testing';
import type { KubiSheet } from '../../../../src/elements/games/kubi-sheet/define.js';
import { help } from '../../../../src/locales/kubi/help/de.js';
import { closeByKey, openByTool } from '../../dialogs.js';
import { openHelp, testHelp } from '../../sheet-help.js';
import { act, openIn } from './languages.js';
import { KubiPage } from './page.js';

describe('the help', () =>
  testHelp({
    tag: 'kubi-sheet',
    help,
    sections: 10,
    pictures: 2,
    openIn,
  }));

describe('the help of <kubi-sheet>', () => {
  it('shows the roll and the sheet that is written below them', async () => {
    const page = await openIn('en');
    const { pictures } = await openHelp(page);
    const [roll, score] = pictures.map((sheet) => new KubiPage(sheet as KubiSheet)) as [KubiPage, KubiPage];
    await page.until(() => roll.find('.roll') !== null);
    const groups = roll.all('.roll .group').map((group) => [...group.querySelectorAll<HTMLElement>('.die')]);
    const dice = groups.map((group) => group.map((die) => die.dataset['value']).join(' '));
    expect(dice).to.deep.equal(['1', '3 4', '2 6']);
    expect([roll.sum(7).marks, roll.sum(8).marks, roll.sum(9).marks]).to.deep.equal(['1 mark', '1 mark', '0 marks']);
    expect(roll.countdown).to.deep.equal(['1: 7 left', '4: 8 left', '6: 8 left']);
    expect(score.countdown).to.deep.equal(['1: 2 left', '4: 5 left', '5: done']);
    expect(score.total).to.equal('+200');
    expect(score.find('.roll') === null).to.be.true;
  });

  it('leaves what has been begun alone', async () => {
    const page = await KubiPage.open();
    await act(page, 'cross 14');
    await openByTool(page, 'Help');
    await page.press('6', 'u', 'Enter');
    await closeByKey(page);
    expect([1, 4, 6].map((number) => page.numberBox(number).checked)).to.deep.equal([true, true, false]);
    expect(page.element.match.length).to.equal(0);
  });
});
