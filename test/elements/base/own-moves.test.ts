import { expect, html } from '@open-wc/testing';
import { accessibleThings } from '../accessibility-tree.js';
import { chord, tabTo } from '../keyboard.js';
import { TriadPage } from '../games/triad-board/page.js';
import { GAME, PLIES } from '../games/triad-board/records.js';

const LAST = PLIES.length - 1;
const MIDWAY = 3;

describe('own moves in a replay', () => {
  it('begin where the record was left, with everything that play has, but no new game', async () => {
    const page = await TriadPage.trying();
    expect(page.isTrying).to.be.true;
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    expect(page.status).to.equal('White to move.');
    const tools = page.all('[role=toolbar] button').map((tool) => tool.title);
    expect(tools).to.deep.equal(['Undo', 'Redo', 'Help', 'More']);
    expect(page.find('.moves, .steps, .comment')).to.equal(null);
    const things = await accessibleThings();
    expect(things).to.include.members(['grid Triad board, White against Black', 'button More']);
    expect(things.filter((thing) => /^(table|list|button (Forward|New game))\b/.test(thing))).to.be.empty;
  });

  it('are made by both sides, by click, key and typing', async () => {
    const page = await TriadPage.trying();
    await page.clickCells('a1', 'a3');
    for (const cell of ['f6', 'f4']) {
      page.cell(cell).focus();
      await page.press('Enter');
    }
    await page.typeMove('b1b3');
    expect(page.moves.slice(MIDWAY)).to.deep.equal(['a1a3', 'f6f4', 'b1b3']);
    expect(page.status).to.equal('Black to move.');
  });

  it('are dropped on the way back to the moment where the record was left', async () => {
    const page = await TriadPage.replay({ ply: String(MIDWAY) });
    const { match } = page.board;
    const record = match.toRecord();
    await page.tryMoves();
    await page.clickCells('a1', 'a3', 'f6');
    expect(page.board.match === match).to.be.false;
    expect([page.board.ply, page.board.match.ply], 'the ply of the record').to.deep.equal([MIDWAY, MIDWAY + 1]);
    await page.returnToRecord();
    expect(page.isTrying).to.be.false;
    expect(page.board.match === match).to.be.true;
    expect(match.toRecord()).to.deep.equal(record);
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    expect(page.current).to.deep.equal([MIDWAY]);
    expect(page.listedMoves).to.have.lengthOf(PLIES.length);
    await page.tryMoves();
    expect(page.dice).to.equal(PLIES[MIDWAY].dice);
    expect(page.marked('chosen')).to.be.empty;
    expect([page.canUse('Undo'), page.canUse('Redo')]).to.deep.equal([false, false]);
  });

  it('are said: that they are tried, by whom, and that they are over, in one live region', async () => {
    const page = await TriadPage.replay({ ply: String(MIDWAY) });
    const region = page.find('[role=status]');
    await page.tryMoves();
    expect(page.spoken).to.equal('You’re trying your own moves. White to move.');
    await page.clickCells('a1', 'a3');
    expect(page.spoken).to.equal('White moves a1 to a3, now 2. Black to move.');
    await page.clickButton('Undo');
    expect(page.spoken).to.equal('Undone: White moves a1 to a3, now 2. White to move.');
    await page.returnToRecord();
    expect(page.spoken).to.equal(`Back in the recorded game. ${PLIES[3].status}`);
    expect(
      page.all('[role=status], [role=alert], [role=log], [aria-live]').map((each) => each === region),
    ).to.deep.equal([true]);
  });

  it('can be taken back and played again, but not what was recorded', async () => {
    const page = await TriadPage.trying();
    expect(page.canUse('Undo')).to.be.false;
    await page.play('a1a3', 'f6f4');
    await page.clickButton('Undo');
    await page.clickButton('Undo');
    expect(page.canUse('Undo')).to.be.false;
    await page.clickButton('Undo');
    page.cell('a1').focus();
    await page.press('u');
    await chord(page, 'Control', 'z');
    expect(page.board.undo()).to.be.false;
    expect(page.board.match.ply).to.equal(MIDWAY);
    await page.clickButton('Redo');
    expect(page.moves.at(-1)).to.equal('a1a3');
  });

  it('stop at the record’s moves also where undo goes past the dice', async () => {
    for (const ply of ['0', '1', '2']) {
      const page = await TriadPage.trying({ ply, 'undo-past-chance': '' });
      expect(page.canUse('Undo'), `ply ${ply}`).to.be.false;
    }
  });

  for (const dice of ['tap', 'enter', 'auto']) {
    it(`begin with a roll before the record’s own, dice="${dice}"`, async () => {
      const page = await TriadPage.trying({ ply: '0', dice });
      if (dice === 'tap') await page.clickButton('Roll the dice');
      if (dice === 'enter') await page.typeMove('roll 112233 112233');
      expect(page.status).to.equal('White to move.');
      await page.returnToRecord();
      expect(page.dice).to.equal(PLIES[0].dice);
      expect(page.listedMoves[1]).to.equal('1 roll 111233 112233');
    });
  }

  it('can win, and then there is no rematch but the way back', async () => {
    const page = await TriadPage.trying({ ply: '6' });
    const ends = page.listen('game-end');
    await page.clickCells('e6', 'c6', 'c6');
    expect(page.status).to.equal('Black wins. The third die is off.');
    expect(ends).to.have.lengthOf(1);
    expect(page.button('Rematch')).to.equal(undefined);
    await page.returnToRecord();
    expect(page.board.matches(':state(over)')).to.be.false;
    expect(page.current).to.deep.equal([6]);
  });

  it('are refused at the end, where the way back is left', async () => {
    const page = await TriadPage.trying({ ply: String(LAST) });
    const refusals = page.listen('game-refuse');
    await page.typeMove('a1a3');
    expect(refusals.map(({ code }) => code)).to.deep.equal(['game-over']);
    await page.returnToRecord();
    expect(page.current).to.deep.equal([LAST]);
  });

  it('are nothing that play or a diagram knows', async () => {
    for (const mode of ['play', 'diagram']) {
      const page = await TriadPage.open({ mode, record: GAME });
      const changes = page.listen('game-change');
      page.board.tryMoves();
      page.board.returnToRecord();
      expect(changes, mode).to.be.empty;
    }
  });
});

describe('focus where own moves are tried', () => {
  for (const key of ['Enter', 'Space']) {
    it(`goes to the board on the way there and back with ${key}`, async () => {
      const page = await TriadPage.replay({ ply: String(MIDWAY) });
      page.button('Try your own moves')?.focus();
      await page.press(key);
      expect(page.marked('movable')).to.include(page.focusedCell);
      page.button('Back to the recorded game')?.focus();
      await page.press(key);
      expect(page.focused === page.table).to.be.true;
    });
  }

  for (const ply of ['0', '7']) {
    it(`is not lost where nothing can be moved, at ply ${ply}`, async () => {
      const page = await TriadPage.replay({ ply });
      page.button('Try your own moves')?.focus();
      await page.press('Enter');
      expect(page.focused).to.not.equal(null);
      await tabTo(page, 'Back to the recorded game');
      await page.press('Enter');
      expect(page.focused === page.table).to.be.true;
    });
  }

  const PLACES: Readonly<Record<string, (page: TriadPage) => HTMLElement | undefined>> = {
    'a cell': (page) => page.cell('c3'),
    'the field for typed moves': (page) => page.field('Type a move'),
    'a name': (page) => page.field('Name of White'),
    'the way back': (page) => page.button('Back to the recorded game'),
  };
  for (const [what, place] of Object.entries(PLACES)) {
    it(`goes from ${what} to the record’s board when a script goes back`, async () => {
      const page = await TriadPage.trying();
      place(page)?.focus();
      expect(page.focused).to.not.equal(null);
      page.board.returnToRecord();
      await page.board.updateComplete;
      expect(page.focused === page.table).to.be.true;
    });
  }

  it('goes from the list and the steps to the board when a script plays', async () => {
    for (const place of [(page: TriadPage) => page.listed(3), (page: TriadPage) => page.step('Forward')]) {
      const page = await TriadPage.replay({ ply: String(MIDWAY) });
      place(page).focus();
      await page.play('a1a3');
      expect(page.focusedCell).to.not.equal(undefined);
    }
  });

  it('is left in the page when it was there', async () => {
    const page = await TriadPage.within(html`
      <div>
        <button>Elsewhere</button>
        <triad-board mode="replay" record=${GAME} ply="3"></triad-board>
      </div>
    `);
    const elsewhere = page.board.parentElement?.querySelector('button');
    elsewhere?.focus();
    const { board } = page;
    for (const change of [() => board.tryMoves(), () => board.returnToRecord(), () => board.play('a1a3')]) {
      change();
      await board.updateComplete;
      expect(document.activeElement === elsewhere).to.be.true;
    }
  });
});
