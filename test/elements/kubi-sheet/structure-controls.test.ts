import { expect } from '@open-wc/testing';
import { thingsWith } from '../accessibility-tree.js';
import { SheetPage } from './sheet-page.js';

describe('what is to be worked on <kubi-sheet>', () => {
  it('are check boxes in a group with a legend, to cross', async () => {
    const page = await SheetPage.open();
    await page.click(page.numberBox(2));
    expect(await thingsWith('checkbox')).to.deep.equal([1, 2, 3, 4, 5, 6].map((value) => `checkbox ${value}`));
    expect(await thingsWith('group')).to.include('group Your three numbers');
    expect(page.find('.numbers')?.localName).to.equal('fieldset');
    expect(page.all('.number-box input').map((box) => (box as HTMLInputElement).type)).to.deep.equal(
      Array(6).fill('checkbox'),
    );
  });

  it('are dice as toggle buttons, which say where they are', async () => {
    const page = await (await SheetPage.open({ seed: 'a' })).played('x146', 'roll');
    page.dice[0]?.focus();
    await page.press('d', 'ArrowRight', '1', 'ArrowRight', '2');
    const dice = page.all('.hand[role=group] button');
    expect(page.find('.hand')?.ariaLabel).to.equal('Dice and their places');
    expect(dice.map((die) => `${die.ariaLabel} ${die.ariaPressed}`)).to.deep.equal([
      'die 1, Discard true',
      'die 2, First pair true',
      'die 3, Second pair true',
      'die 4, not placed false',
      'die 6, not placed false',
    ]);
    expect(await thingsWith('group')).to.include('group Dice and their places');
    expect(await thingsWith('button')).to.include('button die 1, Discard');
  });

  it('says of a die that makes no mark that it is left out', async () => {
    const page = await (await SheetPage.open({ dice: 'enter' })).played('x145', 'roll 33366');
    page.dice[0]?.focus();
    await page.press('d');
    expect(page.dice[0]?.ariaLabel).to.equal('die 3, Left out');
  });

  it('are entries in words as one group of radio buttons with a legend', async () => {
    const page = await (await SheetPage.open({ seed: 'a' })).played('x146', 'roll');
    const radios = page.all('fieldset.entries input') as HTMLInputElement[];
    expect(new Set(radios.map(({ type, name }) => `${type} ${name}`))).to.deep.equal(new Set(['radio entry']));
    expect(await thingsWith('radio')).to.deep.equal(page.entries.map(({ text }) => `radio ${text}`));
    expect(page.entries.map(({ text }) => text)).to.include.members([
      'Discard 1, then 9 and 6: minus 400 for opening both.',
      'Discard 6, then 5 twice: minus 200 for opening 5.',
    ]);
    expect(await thingsWith('group')).to.include('group Possible entries');
  });

  it('are buttons for the sheets, which say who they are, what they have and what they have to do', async () => {
    const page = await (
      await SheetPage.open({ seats: 'human human human', names: 'Ann, Bob' })
    ).played('#1 x123', '#0 x456');
    expect(await thingsWith('group')).to.include('group Sheets');
    expect((await thingsWith('button')).filter((thing) => thing.includes(' 0 '))).to.deep.equal([
      'button Ann 0 waits',
      'button Bob 0 waits',
      'button Player 3 0 to cross',
    ]);
    expect(page.all('.seat-button').map((seat) => seat.ariaPressed)).to.deep.equal(['false', 'false', 'true']);
  });

  it('is a group of buttons with their dice in their names where thrown dice are entered', async () => {
    const page = await (await SheetPage.open({ dice: 'enter' })).played('x146');
    page.named('Add a 4')?.focus();
    await page.press('4', '4', '6');
    expect(await thingsWith('group')).to.include('group What your dice show');
    expect((await thingsWith('button')).filter((thing) => /Take|Add/.test(thing)).slice(0, 4)).to.deep.equal([
      'button Take the 4 away',
      'button Take the 4 away',
      'button Take the 6 away',
      'button Add a 1',
    ]);
  });

  it('tells what happens in one live region, which is there from the first moment', async () => {
    const page = await SheetPage.open({ seed: 'a' });
    const [region, ...others] = page.all('[role=status], [role=alert], [role=log], [aria-live]');
    expect(others).to.have.lengthOf(0);
    await page.played('x146');
    expect(page.spoken).to.equal('1, 4, and 6 crossed. Roll the dice.');
    expect(region?.textContent?.trim()).to.equal(page.spoken);
    expect(await thingsWith('status')).to.have.lengthOf(1);
  });

  it('keeps pictures to the eyes, but for the tallies, which are named', async () => {
    const page = await (await SheetPage.open({ seed: 'a', seats: 'human human' })).played('x146', 'x235', 'roll');
    const pictures = page.all('svg:not([aria-hidden=true])');
    expect(pictures.map((picture) => picture.role)).to.deep.equal(Array(3 + 11).fill('img'));
    expect(pictures.every((picture) => /^\d+ marks?$/.test(picture.ariaLabel ?? ''))).to.be.true;
  });

  it('says nothing of dice that only lie there', async () => {
    await (await SheetPage.open()).played('x146');
    expect((await thingsWith('button')).filter((thing) => thing.includes('die'))).to.be.empty;
  });
});
