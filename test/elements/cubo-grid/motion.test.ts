import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import { missed, motions } from '../motions.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const ONE = { position: table('o') };
const fresh = (page: CuboPage, seat = 0) => page.seat(seat).querySelectorAll('[data-fresh]').length;

/** Where a button is under the mouse, its die rises a little. */
const tumbles = (page: CuboPage) => motions(page).includes('tumble');

/** When the last of all that moves comes to rest, in milliseconds. */
const ends = (page: CuboPage): number =>
  Math.max(...page.root.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)));

describe('what moves on <cubo-grid>', () => {
  afterEach(() => resetMouse());

  it('is dice that are rolled, which show at once what they show', async () => {
    const page = await CuboPage.open({ seed: 'a' });
    expect(fresh(page)).to.equal(0);
    await page.clickButton('Roll for round 1');
    expect([fresh(page), tumbles(page)]).to.deep.equal([9, true]);
    const [values = ''] = page.moves.at(-1)?.match(/\d{9}/) ?? [];
    expect(page.square().replace(/\D/g, '')).to.equal(values);
    expect(ends(page)).to.be.at.most(600);
  });

  it('is the dice of one who rolls again, and not those of the others', async () => {
    const page = await CuboPage.open({ position: table('oo'), seed: 'a' });
    await page.click(page.action('Roll all again', 1));
    expect([fresh(page, 0), fresh(page, 1)]).to.deep.equal([0, 9]);
  });

  it('stops at the first touch, which counts', async () => {
    const page = await CuboPage.open({ seed: 'a' });
    await page.clickButton('Roll for round 1');
    page.cell('a1').click();
    page.cell('c3').click();
    await page.element.updateComplete;
    expect([page.moves.at(-1), fresh(page), tumbles(page)]).to.deep.equal(['swap a1c3', 0, false]);
  });

  it('takes no press from the place it flies over', async () => {
    const page = await CuboPage.open({ seed: 'a' });
    await page.clickButton('Roll for round 1');
    expect(missed(page, page.all('button.cell'))).to.deep.equal([]);
  });

  it('is the cover at a call, for less than half a second', async () => {
    const page = await (await CuboPage.open(ONE)).played('call');
    expect(motions(page)).to.include('slide');
    expect(ends(page)).to.be.at.most(500);
  });

  it('is nothing while a position is only shown', async () => {
    const page = await CuboPage.open(ONE);
    expect([fresh(page), tumbles(page)]).to.deep.equal([0, false]);
  });
});

describe('reduced motion on <cubo-grid>', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('leaves nothing in motion after a roll, a choice, a swap and a call', async () => {
    const page = await CuboPage.open({ seed: 'a' });
    await page.clickButton('Roll for round 1');
    expect(motions(page)).to.be.empty;
    for (const name of ['a1', 'c3'] as const) {
      await page.click(page.cell(name));
      expect(motions(page)).to.be.empty;
    }
    await page.click(page.action('Cubo!'));
    expect(motions(page)).to.be.empty;
    expect(page.isCovered()).to.be.true;
  });
});
