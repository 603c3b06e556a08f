import { expect } from '@open-wc/testing';
import { Saved, damagedSaves } from '../saved-game.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const saved = new Saved();
const KEY = saved.key;
const CROSSED = crossed('146');
const OF_THREE = `${CROSSED} / ${CROSSED} / ${CROSSED}`;

/** A page that is opened anew: nothing is known but what is stored. */
async function reopen(page: SheetPage, attributes: Readonly<Record<string, string>>): Promise<SheetPage> {
  page.element.remove();
  return SheetPage.open(attributes);
}

describe('a game of Kubi that is kept', () => {
  afterEach(() => saved.forget());

  it('is found again in the middle of a roll that two of three have entered, in whatever order', async () => {
    const attributes = { persist: KEY, position: OF_THREE, seed: 'a' };
    const page = await (await SheetPage.open(attributes)).played('roll', '#2 4|12|36', '#0 1|23|46');
    const next = await reopen(page, attributes);
    expect(next.position)
      .to.equal(page.position)
      .and.match(/\| 0 12346 0,2$/);
    expect(next.shownSeat).to.equal(1);
    expect(next.roll).to.deep.equal([1, 2, 3, 4, 6]);
    await next.click(next.all('.entry')[0] as Element);
    await next.clickButton('Enter');
    expect(next.status).to.equal('Player 2 rolls.');
    expect(saved.moves).to.deep.equal(['roll 12346', '4|12|36', '1|23|46', '1|23|46']);
  });

  it('is found again while some have crossed, whose crossings are still theirs', async () => {
    const attributes = { persist: KEY, seats: 'human human human' };
    const page = await (await SheetPage.open(attributes)).played('#2 x146', '#0 x235');
    const next = await reopen(page, attributes);
    expect(next.element.state.sheets.map(({ numbers }) => numbers?.join('') ?? '-')).to.deep.equal(['235', '-', '146']);
    expect(next.shownSeat).to.equal(1);
  });

  it('lets the entries be taken back after it was found, and not the dice', async () => {
    const attributes = { persist: KEY, position: OF_THREE, seed: 'a' };
    const page = await (await SheetPage.open(attributes)).played('roll', '#2 4|12|36');
    const next = await reopen(page, attributes);
    await next.clickButton('Undo');
    expect(saved.moves).to.deep.equal(['roll 12346']);
    expect(next.canUse('Undo')).to.be.false;
  });

  it('lets dice that were thrown by hand be taken back also after it was found', async () => {
    const attributes = { persist: KEY, dice: 'enter', seed: 'a' };
    const page = await (await SheetPage.open(attributes)).played('x146', 'roll 13466');
    const next = await reopen(page, attributes);
    await next.clickButton('Undo');
    expect(saved.moves).to.deep.equal(['x146']);
  });

  it('has the dice of its seed, and does not roll again by itself', async () => {
    const attributes = { persist: KEY, dice: 'auto' };
    const page = await (await SheetPage.open(attributes)).played('x146');
    const rolled = page.roll;
    expect((await reopen(page, attributes)).roll).to.deep.equal(rolled);
  });

  it('is not that of another number of players', async () => {
    const page = await (await SheetPage.open({ persist: KEY, seats: 'human human' })).played('#0 x146');
    const before = saved.text;
    const next = await reopen(page, { persist: KEY, seats: 'human human human' });
    expect(next.moves).to.be.empty;
    expect(next.seats).to.have.lengthOf(3);
    expect(next.element.error).to.equal(undefined);
    expect(saved.text).to.equal(before);
  });

  it('is begun anew with a rematch', async () => {
    const last = '1:7,4:0,6:0 0,0,0,0,0,14,0,0,0,0,0';
    const page = await SheetPage.open({ persist: KEY, position: `${last} / ${last} | 0 12346` });
    await page.played('#0 1|23|46', '#1 1|26|34');
    expect(saved.moves).to.have.lengthOf(2);
    await page.clickButton('Rematch');
    expect(saved.moves).to.be.empty;
  });
});

const DAMAGED: Readonly<Record<string, string>> = {
  'that breaks off': '{"format":1,"game":"kubi","se',
  'with an entry of dice that were not rolled':
    '{"format":1,"game":"kubi","seats":1,"options":{},"moves":[{"move":"x146"},{"move":"roll 12346"},{"move":"1|66|66"}]}',
  'with a decision of a player who is not there':
    '{"format":1,"game":"kubi","seats":1,"options":{},"moves":[{"by":1,"move":"x146"}]}',
};

describe('a saved game of Kubi', () => {
  damagedSaves((attributes) => SheetPage.open(attributes), DAMAGED, ['x146', 'x235']);
});
