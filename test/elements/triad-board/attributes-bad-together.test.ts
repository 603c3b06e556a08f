import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { KEY } from './saved-games.js';

const BAD_POSITION = 'ccbbaa/7/6/6/6/AABBCC';

describe('several attributes of which one is bad', () => {
  it('a bad mode does not keep the dice from being thrown as asked', async () => {
    const page = await BoardPage.open({ mode: 'sleep', dice: 'enter' });
    expect(page.board.error?.code).to.equal('bad-attribute');
    expect(page.board.match.dice).to.equal('enter');
  });

  it('bad dice leave the dice as they were', async () => {
    const page = await BoardPage.open({ dice: 'enter' });
    page.board.setAttribute('dice', 'loaded');
    expect(page.board.match.dice).to.equal('enter');
  });

  it('one after the other is reported as they are repaired', async () => {
    const page = await BoardPage.open({ position: BAD_POSITION, dice: 'loaded' });
    const errors = page.listen('game-error');
    expect(page.board.error?.code).to.equal('bad-position');
    page.board.setAttribute('position', START);
    await page.board.updateComplete;
    expect(page.board.error?.code).to.equal('bad-attribute');
    expect(errors.map(({ code }) => code)).to.deep.equal(['bad-attribute']);
    page.board.setAttribute('dice', 'auto');
    await page.board.updateComplete;
    expect(page.board.error).to.equal(undefined);
  });

  it('a good one beside a bad one waits until that is repaired', async () => {
    const page = await BoardPage.open();
    page.board.setAttribute('starter', '1');
    page.board.setAttribute('position', BAD_POSITION);
    await page.board.updateComplete;
    expect(page.board.match.options).to.include({ starter: 0 });
    page.board.removeAttribute('position');
    await page.board.updateComplete;
    expect(page.board.match.options).to.include({ starter: 1 });
  });

  it('names and looks are followed although another is bad', async () => {
    const page = await BoardPage.open({ position: BAD_POSITION, names: 'Ann, Bob', flipped: '' });
    expect(page.find('[role=grid]')?.getAttribute('aria-label')).to.equal('Triad board, Ann against Bob');
    expect(page.find('.cell')?.getAttribute('aria-label')).to.match(/^f1/);
  });

  it('a bad one stays reported whatever else changes', async () => {
    const page = await BoardPage.open({ position: BAD_POSITION });
    const errors = page.listen('game-error');
    page.board.setAttribute('persist', KEY);
    page.board.setAttribute('names', 'Ann, Bob');
    page.board.setAttribute('lang', 'de');
    await page.board.updateComplete;
    expect(page.board.error?.code).to.equal('bad-position');
    expect(page.find('[part=error]')).to.not.equal(null);
    expect(errors).to.be.empty;
  });
});
