import { expect } from '@open-wc/testing';
import { accessibleThings } from '../accessibility-tree.js';
import { rolled } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const NAMES = { names: 'Ann, Bob, Cleo' };

/** What a screen reader gets to know of the buttons that show a sheet. */
const heardSeats = async () => (await accessibleThings()).filter((thing) => /^button (Ann|Bob|Cleo)/.test(thing));

/** Which sheet is shown, by its name. */
const shownSheet = (page: TricuboPage) => page.find('.sheet')?.ariaLabel;

describe('what three players of <tricubo-sheet> hear', () => {
  it('is who rolls, who takes a die first, and whose sheet that is', async () => {
    const page = await (await TricuboPage.open({ ...NAMES, seats: 'human human human' })).played('roll 345');
    expect(page.spoken).to.equal(
      'Dice: large 3, medium 4, small 5. Ann: Take a die and use it. It will be closed to the others.',
    );
    expect(await heardSeats()).to.deep.equal(['button Ann 1 takes first', 'button Bob 1 waits', 'button Cleo 1 waits']);
    expect(shownSheet(page)).to.equal('Tricubo sheet of Ann');
  });

  it('is what the chosen die can do, use by use', async () => {
    const page = await TricuboPage.open({ ...NAMES, position: rolled(3, '345') });
    page.die('M').focus();
    await page.press('Enter');
    expect(page.spoken).to.equal(
      'Medium 4: 2 crosses in row 4, then worth 7 (plus 7). ' +
        'Medium 4: cross the field of its colour (0). Medium 4: cross the field of all colours (0).',
    );
  });

  it('is what has been made of it with the new total, whose sheet comes then, and who else has to decide', async () => {
    const page = await TricuboPage.open({ ...NAMES, position: rolled(3, '345') });
    page.die('M').focus();
    await page.press('Enter', 'Enter');
    expect(page.spoken).to.equal(
      'Ann: Medium 4: 2 crosses in row 4, then worth 7 (plus 7). Total plus 8. ' +
        'Bob: Use one of the dice that are open. Still to decide: Cleo.',
    );
    expect(shownSheet(page)).to.equal('Tricubo sheet of Bob');
    expect(page.focusedName).to.equal('medium 4, Ann has it');
  });

  it('is how many rows are to be scored while they are ticked, and what that brings once they are', async () => {
    const page = await TricuboPage.open({ ...NAMES, position: rolled(3, '266') });
    page.die('M').focus();
    await page.press('Enter');
    expect(page.spoken).to.equal('Choose 2 rows to score now.');
    await page.press('Space', 'ArrowDown', 'Space');
    expect(page.spoken).to.equal('Medium 6: score rows 1 and 2 (plus 1).');
    await page.press('ArrowDown', 'Space');
    expect(page.spoken).to.equal('The medium 6 scores exactly 2 rows.');
  });

  it('is what a page’s script does for another, while the own sheet stays', async () => {
    const page = await TricuboPage.open({ ...NAMES, position: `${rolled(3, '345')} L` });
    await page.played('#2 S');
    expect(page.spoken).to.equal(
      'Cleo: Small 5: 1 cross in row 5, then worth 1 (plus 1). Total plus 2. Bob: Use one of the dice that are open.',
    );
    expect(shownSheet(page)).to.equal('Tricubo sheet of Bob');
  });

  it('is what is taken back and made again', async () => {
    const page = await (await TricuboPage.open({ ...NAMES, position: rolled(3, '345') })).played('#0 M');
    page.die('L').focus();
    await page.press('u');
    expect(page.spoken).to.equal('Taken back. Ann: Take a die and use it. It will be closed to the others.');
    await page.press('r');
    expect(page.spoken).to.equal('Played again. Bob: Use one of the dice that are open. Still to decide: Cleo.');
  });

  it('is that the game ends with this round, and who has won once it is over', async () => {
    const position = '6,6,5,0,0 / 0,1,0,0,0 / 0,0,1,0,0 | A 9 0 345';
    const page = await TricuboPage.open({ ...NAMES, position });
    await page.played('#0 L');
    expect(page.spoken).to.equal(
      'Ann: Large 3: 2 crosses in row 3, then worth 0, 1 lost (minus 5). Total plus 15. ' +
        'Three rows are purple: the game ends with this round. ' +
        'Bob: Use one of the dice that are open. Still to decide: Cleo.',
    );
    await page.played('#2 M');
    await page.played('#1 S');
    expect(page.spoken).to.match(/^Bob: .+ Ann wins with 15 points\. Three purple rows end the game\.$/);
    expect(await heardSeats()).to.deep.equal(['button Ann 15', 'button Bob 2', 'button Cleo 8']);
  });
});
