import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { ReplayPage } from './replay-page.js';
import { GAME, PLIES } from './replay-records.js';
import { watchTrouble } from '../watch-trouble.js';

const LAST = PLIES.length - 1;
const BAD = [String(LAST + 1), '-1', '2.5', 'three', 'NaN', 'Infinity', '2;3'];

describe('a ply that the record does not have', () => {
  for (const bad of BAD) {
    it(`is reported and kept, and the board stays where it is: ${bad}`, async () => {
      const trouble = watchTrouble();
      const page = await ReplayPage.open({ ply: '3' });
      const errors = page.listen('game-error');
      page.board.setAttribute('ply', bad);
      await page.board.updateComplete;
      expect(errors.map(({ code }) => code)).to.deep.equal(['bad-ply']);
      expect(page.board.error?.code).to.equal('bad-ply');
      expect(page.find('[part=error]')?.textContent).to.include(page.board.error?.message);
      expect(page.board.getAttribute('ply')).to.equal(bad);
      expect(page.board.ply).to.equal(3);
      expect(page.dice).to.equal(PLIES[3].dice);
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('at birth leaves a replay that begins as ever', async () => {
    for (const bad of BAD) {
      const page = await ReplayPage.open({ ply: bad });
      expect(page.board.error?.code, bad).to.equal('bad-ply');
      expect(page.board.getAttribute('ply')).to.equal(bad);
      expect(page.dice, bad).to.equal(PLIES[1].dice);
    }
  });

  it('does not keep the reader from going on', async () => {
    const page = await ReplayPage.open({ ply: '99' });
    const errors = page.listen('game-error');
    await page.click(page.step('Forward'));
    expect(page.dice).to.equal(PLIES[2].dice);
    expect(page.board.ply).to.equal(2);
    page.board.names = 'Ann, Bob';
    await page.board.updateComplete;
    expect(page.board.ply).to.equal(2);
    expect(errors).to.be.empty;
  });

  it('is gone with a good one', async () => {
    const page = await ReplayPage.open({ ply: '99' });
    page.board.setAttribute('ply', '4');
    await page.board.updateComplete;
    expect(page.board.error).to.equal(undefined);
    expect(page.find('[part=error]')).to.equal(null);
    expect(page.dice).to.equal(PLIES[4].dice);
    await page.click(page.step('Forward'));
    expect(page.board.getAttribute('ply')).to.equal('5');
  });

  it('is gone with its attribute', async () => {
    const page = await ReplayPage.open({ ply: '99' });
    page.board.removeAttribute('ply');
    await page.board.updateComplete;
    expect(page.board.error).to.equal(undefined);
    expect(page.board.getAttribute('ply')).to.equal('1');
  });

  it('is gone to as soon as a record has it', async () => {
    const page = await ReplayPage.open({ record: 'triad 1; roll 111233 112233; d1d4', ply: '4' });
    expect(page.board.error?.code).to.equal('bad-ply');
    page.board.record = GAME;
    await page.board.updateComplete;
    expect(page.board.error).to.equal(undefined);
    expect(page.dice).to.equal(PLIES[4].dice);
    expect(page.board.getAttribute('ply')).to.equal('4');
  });

  it('is no place to be thrown back to once a game that is played has grown', async () => {
    const page = await BoardPage.open({ position: START, ply: '1' });
    page.board.play('a1a3');
    page.board.play('f6f4');
    await page.board.updateComplete;
    await page.clickButton('Flip board');
    expect(page.board.match.ply).to.equal(2);
  });

  it('is thrown back at a script that calls for it', async () => {
    const page = await ReplayPage.open();
    expect(() => page.board.goTo(99))
      .to.throw()
      .with.property('code', 'bad-ply');
    expect(page.board.error).to.equal(undefined);
    expect(page.board.ply).to.equal(1);
  });

  it('is none where the attribute is empty', async () => {
    const page = await ReplayPage.open({ ply: '' });
    expect(page.board.error).to.equal(undefined);
    expect(page.dice).to.equal(PLIES[1].dice);
  });
});

describe('the ply of a diagram', () => {
  const open = async (attributes: Readonly<Record<string, string>> = {}) => {
    const page = new ReplayPage(document.createElement('triad-board'));
    for (const [name, value] of Object.entries({ mode: 'diagram', record: GAME, ...attributes })) {
      page.board.setAttribute(name, value);
    }
    document.body.append(page.board);
    await page.board.updateComplete;
    return page;
  };
  let page: ReplayPage;
  afterEach(() => page.board.remove());

  for (const ply of [0, 3, LAST]) {
    it(`is the moment of the record that it shows: ${ply}`, async () => {
      page = await open({ ply: String(ply) });
      expect(page.dice).to.equal(PLIES[ply]?.dice);
      expect(page.board.getAttribute('ply')).to.equal(String(ply));
    });
  }

  it('can be set later', async () => {
    page = await open({ ply: '2' });
    page.board.ply = 5;
    await page.board.updateComplete;
    expect(page.dice).to.equal(PLIES[5].dice);
    expect(page.board.getAttribute('ply')).to.equal('5');
  });

  it('is the end where the author does not say, and is not written into the page', async () => {
    page = await open();
    expect(page.dice).to.equal(PLIES[LAST]?.dice);
    expect(page.board.hasAttribute('ply')).to.be.false;
  });

  it('that the record does not have is reported', async () => {
    page = await open({ ply: '99' });
    expect(page.board.error?.code).to.equal('bad-ply');
    expect(page.dice).to.equal(PLIES[LAST]?.dice);
  });
});
