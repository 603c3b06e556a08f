import { expect } from '@open-wc/testing';
import { triad } from '../../../src/games/triad/index.js';
import { recordText } from '../../match/helpers.js';
import { ReplayPage } from './replay-page.js';
import { longGame } from './replay-records.js';

const PLIES = 200;
const EMPTY = '6/6/6/6/6/6';

describe('a record of 200 plies', function () {
  this.timeout(60_000);
  const game = longGame(PLIES, 7);

  /** The dice after so many plies, as the rules say and not as the board does. */
  function diceAt(ply: number): string {
    const state = game.stateAt(ply) as typeof game.state;
    return state.rolled ? (triad.makePosition(triad.positionOf(state)).split(' ')[0] ?? '') : EMPTY;
  }

  function expectPly(page: ReplayPage, ply: number): void {
    expect(page.board.state, `state ${ply}`).to.deep.equal(game.stateAt(ply));
    expect(page.dice, `dice ${ply}`).to.equal(diceAt(ply));
    expect(page.current, `list ${ply}`).to.deep.equal([ply]);
    expect(page.board.getAttribute('ply')).to.equal(String(ply));
  }

  function expectToHear(page: ReplayPage, ply: number): void {
    expect(page.spoken).to.match(new RegExp(`^Step ${ply} of ${PLIES}\\.`));
  }

  it('is gone through ply by ply to the end and back by key', async () => {
    expect(game.length).to.equal(PLIES);
    const page = await ReplayPage.open({ record: recordText(game), ply: '0' });
    expect(page.board.match.toRecord()).to.deep.equal(game.toRecord());
    page.table?.focus();
    for (let ply = 1; ply <= PLIES; ply++) {
      await page.press('ArrowRight');
      expectPly(page, ply);
      expectToHear(page, ply);
    }
    expect(page.stepsInUse).to.deep.equal(['To the start', 'Back']);
    for (let ply = PLIES - 1; ply >= 0; ply--) {
      await page.press('ArrowLeft');
      expectPly(page, ply);
      expectToHear(page, ply);
    }
    expect(page.stepsInUse).to.deep.equal(['Forward', 'To the end']);
    expect(page.board.match.toRecord()).to.deep.equal(game.toRecord());
    expect(page.focused === page.table).to.be.true;
  });

  it('is left and found again at every tenth ply', async () => {
    const page = await ReplayPage.open({ record: recordText(game) });
    for (let ply = 10; ply <= PLIES; ply += 10) {
      await page.click(page.listed(ply));
      expectPly(page, ply);
      const [move] = page.board.legalMoves();
      page.board.play(move as NonNullable<typeof move>);
      await page.board.updateComplete;
      expect(page.board.match.length, `tried from ${ply}`).to.equal(ply + 1);
      await page.returnToRecord();
      expect(page.dice).to.equal(diceAt(ply));
      expect(page.listedMoves).to.have.lengthOf(PLIES + 1);
    }
    expect(page.board.match.toRecord()).to.deep.equal(game.toRecord());
  });

  it('says of each ply in the list what it says aloud', async () => {
    const page = await ReplayPage.open({ record: recordText(game) });
    page.table?.focus();
    for (let ply = 2; ply <= 40; ply++) {
      await page.press('ArrowRight');
      expect(page.spoken).to.equal(`Step ${ply} of ${PLIES}. ${page.sentence(ply)}`);
      expect(page.status).to.equal(page.sentence(ply));
    }
  });
});
