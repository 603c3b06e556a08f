import { expect } from '@open-wc/testing';
import { sums } from '../../games/kubi/helpers.js';
import { accessibleThings } from '../accessibility-tree.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const NAMES = { names: 'Ann, Bob, Cleo' };
const ROLLED = `${[1, 2, 3].map(() => crossed('146')).join(' / ')} | 0 12346`;
/** Two sheets with one mark before the end, and one that is done. */
const ENDING = `1:7,4:1,6:0 ${sums({ 7: 16 })}`;
const DONE = `1:8,4:0,6:0 ${sums({ 7: 16 })}`;

/** What a screen reader gets to know of the buttons that show a sheet. */
const heardSeats = async () => (await accessibleThings()).filter((thing) => /^button (Ann|Bob|Cleo)/.test(thing));

/** Which sheet is shown, by its name. */
const shownSheet = (page: SheetPage) => page.find('.sheet')?.ariaLabel;

describe('what three players of <kubi-sheet> hear', () => {
  it('is whose sheet is shown, and in the names of the buttons what each has to do', async () => {
    const page = await SheetPage.open({ ...NAMES, position: ROLLED });
    await page.played('#0 1|34|26');
    const heard = await heardSeats();
    expect(heard).to.have.lengthOf(3);
    expect(heard[0]).to.match(/^button Ann .*−400 .*entered$/);
    expect(heard[1]).to.match(/^button Bob .*to decide$/);
    expect(heard[2]).to.match(/^button Cleo .*to decide$/);
    expect(page.all('.seat-button[aria-pressed=true]')).to.have.lengthOf(1);
    expect(page.find('.seat-button[aria-pressed=true]')?.textContent).to.include('Bob');
    expect(shownSheet(page)).to.equal('Kubi sheet of Bob');
  });

  it('is who has entered, whose sheet comes then, and who else has to decide', async () => {
    const page = await SheetPage.open({ ...NAMES, position: ROLLED });
    expect(page.status).to.equal('Ann: Leave one die out and pair the others. Still to decide: Bob and Cleo.');
    await page.fill('Type a move', '1|34|26');
    await page.press('Enter');
    expect(page.spoken).to.equal(
      'Ann: Discard 1, then 8 and 7: minus 400 for opening both. Total minus 400. ' +
        'Bob: Leave one die out and pair the others. Still to decide: Cleo.',
    );
    expect(shownSheet(page)).to.equal('Kubi sheet of Bob');
  });

  it('is what a page’s script enters for another, while the own sheet stays', async () => {
    const page = await SheetPage.open({ ...NAMES, position: ROLLED });
    await page.played('#2 1|34|26');
    expect(shownSheet(page)).to.equal('Kubi sheet of Ann');
    expect(page.spoken).to.equal(
      'Cleo: Discard 1, then 8 and 7: minus 400 for opening both. Total minus 400. ' +
        'Ann: Leave one die out and pair the others. Still to decide: Bob.',
    );
  });

  it('is what dice lie where for the one whose sheet is shown, with the name', async () => {
    const page = await SheetPage.open({ ...NAMES, position: ROLLED });
    await page.click(page.all('.entry')[0] as Element);
    expect(page.status).to.equal(
      'Ann: Discard 1, then 10 and 5: minus 400 for opening both. Still to decide: Bob and Cleo.',
    );
  });

  it('is who rolls next, by name and on the button', async () => {
    const page = await SheetPage.open({ ...NAMES, position: ROLLED });
    await page.played('#0 1|34|26', '#1 1|34|26', '#2 1|34|26');
    expect(page.spoken).to.match(/Cleo: Discard 1, .+ Bob rolls\.$/);
    expect((await heardSeats()).map((seat) => seat.replace(/^button (\w+) .* (\w+)$/, '$1 $2'))).to.deep.equal([
      'Ann waits',
      'Bob rolls',
      'Cleo waits',
    ]);
  });

  it('is who is done, when it happens and on the button', async () => {
    const page = await SheetPage.open({ ...NAMES, position: `${ENDING} / ${ENDING} / ${ENDING} | 0 12346` });
    await page.played('#0 1|34|26');
    expect(page.spoken).to.match(/^Ann: .+ Eight marks behind 1: this sheet is done\. Bob: /);
    expect((await heardSeats())[0]).to.match(/ done$/);
  });

  it('is who has won once the last is done, whose sheet that may be', async () => {
    const page = await SheetPage.open({ ...NAMES, position: `${ENDING} / ${ENDING} / ${DONE} | 0 12346` });
    await page.played('#1 1|34|26');
    expect(page.element.outcome === undefined).to.be.true;
    await page.played('#0 1|26|34');
    expect(page.spoken).to.match(/^Ann: .+ Cleo wins with 150 points\. Every sheet has eight marks behind a number\.$/);
    expect(page.status).to.match(/^Cleo wins with 150 points\./);
    expect((await heardSeats()).filter((seat) => seat.endsWith(' done'))).to.have.lengthOf(3);
  });
});
