import { expect } from '@open-wc/testing';
import { MIDWAY, openMidway } from './replay-page.js';
import { PLIES } from './replay-records.js';
import { KEY, forget, movesUnder, savedText } from './saved-games.js';

describe('a record that is looked through', () => {
  it('is taken back and played again by no script', async () => {
    const page = await openMidway();
    const record = page.board.match.toRecord();
    expect(page.board.undo()).to.be.false;
    expect(page.board.redo()).to.be.false;
    expect(page.board.match.toRecord()).to.deep.equal(record);
  });

  it('does not get back what was taken back when it was still a game', async () => {
    const page = await openMidway();
    page.board.mode = 'play';
    await page.board.updateComplete;
    page.board.goTo(PLIES.length - 1);
    page.board.undo();
    page.board.mode = 'replay';
    await page.board.updateComplete;
    const { length } = page.board.match;
    expect(page.board.redo()).to.be.false;
    expect(page.board.match.length).to.equal(length);
  });

  it('is shown from its start where a script begins anew', async () => {
    for (const isTrying of [false, true]) {
      const page = await openMidway();
      const record = page.board.match.toRecord();
      if (isTrying) page.board.play('a1a3');
      page.board.restart();
      await page.board.updateComplete;
      expect(page.isTrying).to.be.false;
      expect(page.board.ply).to.equal(0);
      expect(page.board.match.toRecord()).to.deep.equal(record);
    }
  });

  it('keeps its moves where a script takes back own ones', async () => {
    const page = await openMidway();
    page.board.play('a1a3');
    expect(page.board.undo()).to.be.true;
    expect(page.board.undo()).to.be.false;
    expect(page.board.undo(0)).to.be.false;
    expect(page.board.match.length).to.equal(MIDWAY);
  });
});

describe('a game saved under another key', () => {
  afterEach(forget);

  it('is left alone by a record whose own moves end when the key is said', async () => {
    localStorage.setItem(KEY, savedText('a1a3; f6f4'));
    const page = await openMidway();
    page.board.play('a1a3');
    page.board.persist = KEY;
    await page.board.updateComplete;
    expect(movesUnder(KEY)).to.deep.equal(['a1a3', 'f6f4']);
  });
});
