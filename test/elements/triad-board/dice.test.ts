import { expect } from '@open-wc/testing';
import { triad } from '../../../src/games/triad/index.js';
import { BoardPage } from './board-page.js';

/** The dice on both back rows, each from its player's left, as they are drawn: `112233 112333`. */
function drawnRoll(page: BoardPage): string {
  const white = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'];
  const black = ['f6', 'e6', 'd6', 'c6', 'b6', 'a6'];
  const values = (row: readonly string[], side: string) =>
    row.map((name) => page.cell(name).dataset['die']?.replace(side, '')).join('');
  return `${values(white, 'w')} ${values(black, 'b')}`;
}

const recordedRoll = (page: BoardPage) => page.board.match.entries[0]?.text;

describe('the opening roll on <triad-board>', () => {
  it('waits for the reader', async () => {
    const page = await BoardPage.open({ seed: 'roll' });
    const moves = page.listen('game-move');
    expect(page.status).to.equal('Roll the dice to begin.');
    expect(page.all('.cell[data-die]')).to.have.lengthOf(0);
    await page.clickButton('Roll the dice');
    expect(moves).to.have.lengthOf(1);
    expect(moves[0]).to.include({ actor: 'chance', by: 'user', text: recordedRoll(page) });
    expect(page.status).to.equal('White to move.');
    expect(page.button('Roll the dice') === undefined).to.be.true;
  });

  it('lands on the recorded values', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const page = await BoardPage.open({ seed });
      await page.clickButton('Roll the dice');
      expect(`roll ${drawnRoll(page)}`).to.equal(recordedRoll(page));
    }
  });

  it('is the same for the same seed, and another for another', async () => {
    const roll = async (seed: string) => {
      const page = await BoardPage.open({ seed });
      await page.clickButton('Roll the dice');
      return drawnRoll(page);
    };
    expect(await roll('one')).to.equal(await roll('one'));
    expect(await roll('one')).to.not.equal(await roll('two'));
  });

  it('gives both sides the same dice with an even start', async () => {
    const page = await BoardPage.open({ seed: 'roll', 'even-start': 'on' });
    await page.clickButton('Roll the dice');
    const [white, black] = drawnRoll(page).split(' ');
    expect(white).to.match(/^[1-3]{6}$/);
    expect(black).to.equal(white);
  });

  it('cannot be taken back', async () => {
    const page = await BoardPage.open({ seed: 'roll' });
    await page.clickButton('Roll the dice');
    expect(page.button('Undo')?.getAttribute('aria-disabled')).to.equal('true');
    const before = page.position;
    await page.clickButton('Undo');
    expect(page.position).to.equal(before);
  });

  it('comes by itself with dice="auto", in each new game', async () => {
    const page = await BoardPage.open({ dice: 'auto' });
    expect(page.status).to.equal('White to move.');
    expect(`roll ${drawnRoll(page)}`).to.equal(recordedRoll(page));
    await page.clickButton('New game');
    expect(page.status).to.equal('White to move.');
    expect(page.button('Roll the dice') === undefined).to.be.true;
  });

  it('is waited for with dice="remote"', async () => {
    const page = await BoardPage.open({ dice: 'remote' });
    expect(page.status).to.equal('Waiting for the dice.');
    expect(page.button('Roll the dice') === undefined).to.be.true;
    page.board.play('roll 112233 111333');
    await page.board.updateComplete;
    expect(drawnRoll(page)).to.equal('112233 111333');
    expect(page.status).to.equal('White to move.');
  });

  it('is laid in ascending order from each player’s left', async () => {
    const page = await BoardPage.open({ dice: 'remote' });
    page.board.play('roll 321321 332211');
    await page.board.updateComplete;
    expect(drawnRoll(page)).to.equal('112233 112233');
    expect(triad.makePosition(triad.positionOf(page.board.state))).to.equal('ccbbaa/6/6/6/6/AABBCC w 0-0');
  });
});
