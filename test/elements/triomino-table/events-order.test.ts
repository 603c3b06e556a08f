import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { TriominoPage } from './triomino-page.js';

const TWO = '344@0,0 | 044,144 / 000,555 | 0 1 0 - 1';
const ENDING = '344@0,0 | 044 / 555 | 0 1 0 - 1 | 390,0';

const asked = (text: string) => [
  `game-before-move ${text} by reader`,
  `game-move ${text} by reader`,
  `game-change play by reader ${text}`,
];

const open = async (attributes: Readonly<Record<string, string>>) => {
  const page = await (await TriominoPage.open(attributes)).uncover();
  return { page, log: logEvents(page.element) };
};

describe('the events of <triomino-table>', () => {
  it('for a tile: nothing while it is chosen, then asked, the move, and the change', async () => {
    const { page, log } = await open({ position: TWO });
    await page.click(page.tile('044'));
    await page.click(page.tile('144'));
    await page.click(page.tile('144'));
    await page.click(page.tile('044'));
    expect(log).to.be.empty;
    await page.click(page.ghost('044@0,1'));
    expect(log).to.deep.equal(asked('044@0,1'));
  });

  it('say what was done, as data and in letters, by whom and for which seat', async () => {
    const { page } = await open({ position: TWO });
    const [moves, changes] = [page.listen('game-move'), page.listen('game-change')];
    await page.fill('Type a move', '044 @ 0,1');
    await page.press('Enter');
    const move = { kind: 'lay', values: '044', column: 0, row: 1 };
    const detail = { actor: 0, move, text: '044@0,1', by: 'user' };
    expect(moves).to.deep.equal([detail]);
    expect(changes).to.deep.equal([{ cause: 'play', by: 'user', moves: [detail] }]);
  });

  it('for a round that is dealt: asked for each hand and for the lead, with the tiles that will come', async () => {
    const { page, log } = await open({ seats: 'human human', seed: 'a' });
    await page.clickButton('Deal round 1');
    expect(page.moves.map((text) => text.split(' ')[0])).to.include.members(['deal', 'lead']);
    expect(log).to.deep.equal(page.moves.flatMap(asked));
  });

  it('for a tile that is bought: the purchase, then the draw', async () => {
    const { page, log } = await open({ position: TWO, seed: 'a' });
    await page.clickButton('Buy a tile (−5)');
    expect(log).to.deep.equal(page.moves.flatMap(asked));
    expect(page.moves[1]).to.match(/^draw \d{3}$/);
  });

  it('for tiles that are drawn by themselves: one change with what led to them', async () => {
    const { page, log } = await open({ position: TWO, seed: 'a', dice: 'auto' });
    await page.clickButton('Buy a tile (−5)');
    const [, drawn] = page.moves;
    expect(log).to.deep.equal([
      'game-before-move buy by reader',
      'game-move buy by reader',
      `game-move ${drawn} by computer`,
      `game-change play by reader buy ${drawn}`,
    ]);
  });

  it('for the end of the time: played by the computer, for the clock', async () => {
    const { page, log } = await open({ position: TWO, 'turn-seconds': '30', dice: 'remote' });
    await page.pass(29_999);
    expect(log).to.be.empty;
    await page.pass(1);
    expect(log).to.deep.equal(['game-move timeout by computer', 'game-change play by computer timeout']);
  });

  it('for a script: nobody is asked', async () => {
    const { page, log } = await open({ position: TWO });
    page.element.play('044@0,1');
    expect(log).to.deep.equal(['game-move 044@0,1 by script', 'game-change play by script 044@0,1']);
  });

  it('for what the rules refuse: the reason, in the language of the element', async () => {
    const { page, log } = await open({ position: TWO });
    const refused = page.listen('game-refuse');
    await page.fill('Type a move', 'pass');
    await page.press('Enter');
    const message = 'You may pass when you have bought three tiles.';
    expect(log).to.deep.equal(['game-refuse buy-first']);
    expect(refused).to.deep.equal([{ code: 'buy-first', message }]);
    expect(page.status).to.equal(message);
  });

  it('for the end: after the change of the last move, once', async () => {
    const { page, log } = await open({ position: ENDING, lap: 'off' });
    const ends = page.listen('game-end');
    await page.click(page.tile('044'));
    await page.click(page.ghost('044@0,1'));
    expect(log).to.deep.equal([...asked('044@0,1'), 'game-end target']);
    expect(ends).to.deep.equal([{ winners: [0], scores: [438, 0], reason: 'target' }]);
    await page.clickButton('Undo');
    await page.clickButton('Redo');
    expect(log.slice(4)).to.deep.equal(['game-change undo by reader', 'game-change redo by reader']);
    expect(page.element.matches(':state(over)')).to.be.true;
  });

  it('for the end of a round that is not the last: none of its own', async () => {
    const { page, log } = await open({ position: ENDING.replace('390', '0'), lap: 'off' });
    await page.played('044@0,1');
    expect(log).to.deep.equal(['game-move 044@0,1 by script', 'game-change play by script 044@0,1']);
    expect(page.element.state.round).to.equal(2);
  });

  it('for a rematch: one change, and a whole game by the same rules with nothing earned', async () => {
    const { page, log } = await open({ position: ENDING, lap: 'off', variant: 'pressman', names: 'Ann, Bo' });
    await page.played('044@0,1');
    log.length = 0;
    const { options } = page.element.match;
    await page.clickButton('Rematch');
    expect(log).to.deep.equal(['game-change restart by reader']);
    expect(page.element.match.options).to.deep.equal(options);
    expect([page.element.state.scores, page.laid, page.moves]).to.deep.equal([[0, 0], [], []]);
    await page.clickButton('Deal round 1');
    expect(page.status).to.match(/^Hand the device to (?:Ann|Bo)\.$/);
  });
});
