import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { missed, motions } from '../../motions.js';
import { TriadPage } from './page.js';
import { START, TRIAD_AHEAD } from './positions.js';

/** The dice that are drawn in motion. */
const cubes = (page: TriadPage) => page.all('.cube').length;

describe('motion on <triad-board>', () => {
  it('lets all dice roll from where they lie, and takes presses meanwhile', async () => {
    const page = await TriadPage.open({ seed: 'motion' });
    expect(cubes(page), 'before the roll').to.equal(12);
    await page.clickButton('Roll the dice');
    expect([cubes(page), page.slides]).to.deep.equal([12, 12]);
    expect(missed(page, page.all('button.cell'))).to.deep.equal([]);
  });

  for (const [what, move] of Object.entries({
    'a reader': (page: TriadPage) => page.clickCells('b1', 'd3'),
    'a script': (page: TriadPage) => page.play('b1d3'),
  })) {
    it(`lets a die of ${what} roll to where it goes, and ends with the next press`, async () => {
      const page = await TriadPage.open({ position: START });
      await move(page);
      expect([cubes(page), page.slides]).to.deep.equal([1, 1]);
      await page.clickCell('c6');
      expect([cubes(page), page.slides]).to.deep.equal([0, 0]);
    });
  }

  it('moves nothing for a flip and undo, and shows a move that is made again', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCells('b1', 'd3');
    for (const [button, slides] of Object.entries({ 'Flip board': 0, Undo: 0, Redo: 1 })) {
      await page.clickButton(button);
      expect(page.slides, button).to.equal(slides);
    }
  });

  it('lights the triad of a computer, and lets the die fall that it takes off', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    await page.play('c1e3xd4');
    const beats = () => [...new Set(page.all('[data-beat]').map((part) => part.dataset['beat']))].sort();
    expect(beats()).to.deep.equal(['earn', 'follow', 'total']);
    expect(page.all('.taken[data-die="w3"]')).to.have.lengthOf(1);
    await page.clickCell('a6');
    expect([beats(), page.all('.taken, .light')]).to.deep.equal([[], []]);
    expect(page.all('.slot[data-die]').map(({ dataset }) => dataset['die'])).to.deep.equal(['w3']);
  });

  it('lights the own triad under its dice, with a wider rim round those that may come off', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    await page.clickCells('c1', 'e3');
    expect(page.all('.light')).to.have.lengthOf(1);
    expect([page.all('.rim').length, page.all('.rim[data-open]').length]).to.deep.equal([3, 2]);
    const [light, die] = [page.find('.under'), page.cell('d4')] as const;
    const layers = [getComputedStyle(light as Element), getComputedStyle(die, '::before')];
    expect(layers.map(({ zIndex }) => zIndex)).to.deep.equal(['1', '2']);
  });
});

describe('reduced motion on <triad-board>', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('leaves nothing in motion while choosing, moving and taking off', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    for (const cell of ['c1', 'e3', 'd4']) {
      await page.clickCell(cell);
      expect(motions(page), cell).to.be.empty;
    }
  });
});
