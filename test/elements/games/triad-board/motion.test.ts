import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { missed, motions } from '../../motions.js';
import { TriadPage } from './page.js';
import { START, TRIAD_AHEAD } from './positions.js';

describe('motion on <triad-board>', () => {
  it('lets the dice tumble when they are rolled', async () => {
    const page = await TriadPage.open({ seed: 'motion' });
    await page.clickButton('Roll the dice');
    expect(motions(page)).to.include('tumble');
  });

  it('lets no die that tumbles take a press from the field below it', async () => {
    const page = await TriadPage.open({ seed: 'motion' });
    await page.clickButton('Roll the dice');
    expect(missed(page, page.all('button.cell'))).to.deep.equal([]);
  });

  it('lets a die slide to where it was moved, from where it was', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('b1');
    await page.clickCell('d3');
    expect(page.cell('d3').dataset).to.include({ dx: '-2', dy: '2' });
    expect(motions(page)).to.include('arrive');
  });

  it('lets it slide as it is seen from the other side', async () => {
    const page = await TriadPage.open({ position: START, flipped: '' });
    await page.clickCell('b1');
    await page.clickCell('d3');
    expect(page.cell('d3').dataset).to.include({ dx: '2', dy: '-2' });
  });

  it('shows the moves of a script, too', async () => {
    const page = await TriadPage.open({ position: START });
    page.board.play('b1d3');
    await page.board.updateComplete;
    expect(page.slides).to.equal(1);
  });

  it('moves nothing for undo, redo and a flip', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('b1');
    await page.clickCell('d3');
    await page.clickButton('Flip board');
    expect(page.slides, 'flip').to.equal(0);
    await page.clickButton('Undo');
    expect(page.slides, 'undo').to.equal(0);
    await page.clickButton('Redo');
    expect(page.slides, 'redo').to.equal(0);
  });

  it('lets no ghost tumble because the dice have just been rolled', async () => {
    const page = await TriadPage.open({ seed: 'motion' });
    await page.clickButton('Roll the dice');
    await Promise.all((page.board.shadowRoot?.getAnimations() ?? []).map(({ finished }) => finished));
    await page.clickCell('a1');
    expect(page.ghosts).to.not.be.empty;
    expect(motions(page)).to.not.include('tumble');
  });

  it('lets the dice that can be taken off glow', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    await page.clickCell('c1');
    await page.clickCell('e3');
    expect(motions(page)).to.include('glow');
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
