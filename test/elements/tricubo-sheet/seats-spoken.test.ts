import { expect } from '@open-wc/testing';
import { accessibleThings, thingsWith } from '../accessibility-tree.js';
import { LAST, rolled, use } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const THREE = { position: rolled(3), names: 'Ann, Bob, Cleo' };

/** What a screen reader gets to know of the buttons that show a sheet. */
const heardSeats = async () => (await accessibleThings()).filter((thing) => /^button (Ann|Bob|Cleo) /.test(thing));

/** Which sheet is shown, by its name. */
const shownSheet = (page: TricuboPage) => page.find('.sheet')?.ariaLabel;

describe('what three players of <tricubo-sheet> hear', () => {
  it('is whose sheet is shown, and in the names of the buttons the total and what each has to do', async () => {
    const page = await (await TricuboPage.open(THREE)).played('L');
    expect(await heardSeats()).to.deep.equal([
      'button Ann 5 entered',
      'button Bob 1 to decide',
      'button Cleo 1 to decide',
    ]);
    expect(
      page.all('.seat-button[aria-pressed=true]').map(({ textContent }) => textContent?.includes('Bob')),
    ).to.deep.equal([true]);
    expect(shownSheet(page)).to.equal('Tricubo sheet of Bob');
  });

  it('is which die was used for what, whose sheet comes then, and who else has to decide', async () => {
    const page = await TricuboPage.open(THREE);
    await page.fill('Type a move', 'L');
    await page.press('Enter');
    expect(page.spoken).to.equal(
      'Ann: Large 3: 3 crosses in row 3, then worth 4 (plus 4). Total plus 5. ' +
        'Bob: Use one of the dice that are open. Still to decide: Cleo.',
    );
  });

  it('is what a page’s script plays for another, while the own sheet stays', async () => {
    const page = await (await TricuboPage.open(THREE)).played('L');
    await page.played('#2 S:3');
    expect(shownSheet(page)).to.equal('Tricubo sheet of Bob');
    expect(page.spoken).to.equal(
      'Cleo: Small 6: score row 3 (plus 1). Total plus 2. Bob: Use one of the dice that are open.',
    );
  });

  it('is what lies on the table also where nothing is to be decided yet, and nothing before the roll', async () => {
    const page = await TricuboPage.open({ ...THREE, seed: 'a' });
    await page.click(page.seatButton(1));
    expect(await thingsWith('image')).to.include('image Dice: large 3, medium 4, small 6');
    await page.played('L', '#1 M', '#2 M');
    expect((await thingsWith('image')).filter((thing) => thing.includes('Dice'))).to.be.empty;
  });

  it('is who rolls next, by name and on the button', async () => {
    const page = await (await TricuboPage.open(THREE)).played('L', '#1 M');
    await page.played('#2 M');
    expect(page.spoken).to.match(/^Cleo: Medium 4: .+ Bob rolls\.$/);
    expect((await heardSeats()).map((seat) => seat.split(' ').at(-1))).to.deep.equal(['waits', 'rolls', 'waits']);
  });

  it('is that the game ends with this round, by whom, and in the end who has won', async () => {
    const page = await (await TricuboPage.open({ position: LAST, names: 'Ann, Bob' })).played('L');
    expect(page.spoken).to.equal(
      'Ann: Large 3: 3 crosses in row 3, then worth 5 (plus 6). Total plus 20. ' +
        'Three rows are purple: the game ends with this round. Bob: Use one of the dice that are open.',
    );
    await use(page);
    expect(page.spoken).to.match(/^Bob: .+ Ann wins with 20 points\. Three purple rows end the game\.$/);
  });
});
