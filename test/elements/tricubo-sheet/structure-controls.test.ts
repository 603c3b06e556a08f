import { expect } from '@open-wc/testing';
import { accessibleThings, thingsWith } from '../accessibility-tree.js';
import { ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

const SIXES = '2,4,1,0,0 .,.,.,.,. - | A 1 0 166';

describe('what is to be worked on <tricubo-sheet>', () => {
  it('is a row head that is a button for the first cross', async () => {
    await TricuboPage.open();
    const heads = (await thingsWith('rowheader')).map((thing) => thing.replace('rowheader ', ''));
    const names = [1, 2, 3, 4, 5].map((row) => `First cross in row ${row}`);
    expect(heads).to.deep.equal(names);
    expect(await thingsWith('button')).to.include.members(names.map((name) => `button ${name}`));
  });

  it('are dice as toggle buttons in a group, which say what they show, whose they are and that they are of no use', async () => {
    const page = await TricuboPage.open({
      names: 'Ann, Bob',
      position: '1,0,0,0,0 .,.,.,.,. - / 0,1,0,7,0 .,.,.,.,. Mt | A 1 0 345 L 0',
    });
    expect(await thingsWith('group')).to.include('group Dice');
    const shown = page.dice.map((die) => [die.ariaLabel, die.ariaPressed, die.ariaDisabled]);
    expect(shown).to.deep.equal([
      ['large 3, Ann has it', 'false', 'true'],
      ['medium 4, no use', 'false', 'true'],
      ['small 5', 'false', null],
    ]);
    await page.clickDie('S');
    expect(page.die('S').ariaPressed).to.equal('true');
    expect(await thingsWith('button')).to.include('button small 5');
  });

  it('says of the closed die that the joker opens it', async () => {
    const page = await TricuboPage.open({
      names: 'Ann, Bob',
      position: '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | B 1 0 345 L 0',
    });
    expect(page.die('L').ariaLabel).to.equal('large 3, Ann has it, the joker opens it');
    expect(page.die('L').ariaDisabled).to.equal(null);
  });

  it('are uses on the sheet as buttons that say what they do and what it changes, in the places where they do it', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    await page.clickDie('M');
    expect(await thingsWith('rowheader')).to.deep.equal([
      'rowheader 1',
      'rowheader 2',
      'rowheader 3',
      'rowheader Medium 4: 2 crosses in row 4, then worth 7 (plus 7)',
      'rowheader 5',
    ]);
    const fields = (await thingsWith('listitem', 'button')).filter((thing) => thing.startsWith('button Medium'));
    expect(fields).to.have.lengthOf(3);
  });

  it('are rows to be scored together as check boxes, with a group that says how many and scores them', async () => {
    const page = await TricuboPage.open({ position: SIXES });
    await page.clickDie('M');
    expect(await thingsWith('checkbox')).to.deep.equal([
      'checkbox Score row 1: 7 points',
      'checkbox Score row 2: 2 points',
      'checkbox Score row 3: 1 point',
      'checkbox Score row 4: 0 points',
      'checkbox Score row 5: 0 points',
    ]);
    expect(await thingsWith('group')).to.include('group Choose 2 rows to score now.');
    const ticked = ({ properties = [] }: { properties?: readonly { name: string; value: { value: unknown } }[] }) =>
      properties.some(({ name, value }) => name === 'checked' && value.value === 'true');
    page.interimTarget(2)?.click();
    await page.element.updateComplete;
    expect(await accessibleThings(ticked)).to.deep.equal(['checkbox Score row 2: 2 points']);
  });

  it('is one row to be scored as a button', async () => {
    const page = await TricuboPage.open({ position: SIXES });
    await page.clickDie('S');
    expect(await thingsWith('checkbox')).to.be.empty;
    expect(page.targets.at(0)).to.equal('Score row 1: 7 points');
  });

  it('are uses in words as one group of radio buttons with a legend', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    const radios = page.all('fieldset.entries input') as HTMLInputElement[];
    expect(new Set(radios.map(({ type, name }) => `${type} ${name}`)).size).to.equal(1);
    expect(await thingsWith('radio')).to.deep.equal(page.choices.map(({ text }) => `radio ${text}`));
    expect(await thingsWith('group')).to.include('group Possible uses');
  });

  it('are buttons for the sheets, which say who they are, what they have and what they have to do', async () => {
    const page = await TricuboPage.open({
      names: 'Ann, Bob',
      position: '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - / 0,0,1,0,0 .,.,.,.,. - | A 1 0 345 L 0,2',
    });
    expect(await thingsWith('group')).to.include('group Sheets');
    expect((await thingsWith('button')).slice(0, 3)).to.deep.equal([
      'button Ann 1 entered',
      'button Bob 1 to decide',
      'button Player 3 1 entered',
    ]);
    expect(page.all('.seat-button').map((seat) => seat.ariaPressed)).to.deep.equal(['false', 'true', 'false']);
    expect(page.all('.mini').every((mini) => mini.getAttribute('aria-hidden') === 'true')).to.be.true;
  });

  it('is a group of buttons with their dice in their names where thrown dice are entered', async () => {
    const page = await (await TricuboPage.open({ dice: 'enter' })).played('@1');
    page.named('Add a 4')?.focus();
    await page.press('4', '4');
    expect(await thingsWith('group')).to.include('group What your dice show');
    expect((await thingsWith('button')).filter((thing) => /Take|Add/.test(thing)).slice(0, 3)).to.deep.equal([
      'button Take the large 4 away',
      'button Take the medium 4 away',
      'button Add a 1',
    ]);
  });

  it('says in which round of how many a player alone is, and which die is closed in it', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    expect(page.track).to.equal('Round 4 of 21. The large die is closed.');
    expect(await thingsWith('image')).to.include(`image ${page.track}`);
  });

  it('tells what happens in one live region, which is there from the first moment', async () => {
    const page = await TricuboPage.open({ seed: 'a' });
    const [region, ...others] = page.all('[role=status], [role=alert], [role=log], [aria-live]');
    expect(others).to.have.lengthOf(0);
    await page.played('@1');
    expect(page.spoken).to.equal('First cross in row 1. Roll the dice.');
    expect(region?.textContent?.trim()).to.equal(page.spoken);
    expect(await thingsWith('status')).to.have.lengthOf(1);
  });

  it('keeps pictures to the eyes, but for boxes and fields, which are named', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    const pictures = page.all('svg:not([aria-hidden=true])').filter((svg) => !svg.closest('[aria-hidden=true]'));
    expect(pictures.map((picture) => picture.role)).to.deep.equal(Array(5 + 4).fill('img'));
    expect(pictures.every(({ ariaLabel }) => /crossed|free/.test(ariaLabel ?? ''))).to.be.true;
  });
});
