import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { awaitDialog, spokenDialogs } from '../dialogs.js';
import { NewGameDialog, beginAnew, beginByKey, keepPlaying } from '../new-game.js';
import { doubleClick, releaseAll } from '../pointers.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { START, TRIAD_AHEAD, WALLED_IN, WIN_AHEAD } from '../games/triad-board/positions.js';
import { GAME, PLIES } from '../games/triad-board/records.js';

const NOTE = 'This ends the current game.';

/** A game that goes on, with the dialog for a new one. */
async function openAsked(): Promise<{ page: TriadPage; dialog: NewGameDialog }> {
  const page = await TriadPage.open({ position: START });
  await page.play('a1a3');
  return { page, dialog: await NewGameDialog.open(page) };
}

describe('a new game', () => {
  it('is not begun by its tool, which opens a dialog that says what is left and is described so', async () => {
    const { page, dialog } = await openAsked();
    expect(await spokenDialogs()).to.deep.equal(['dialog New game']);
    expect(dialog.note).to.equal(NOTE);
    expect(page.find('dialog')?.getAttribute('aria-describedby')).to.equal(page.find('#new-game-note')?.id);
    expect(page.focusedName).to.equal('Start game');
    expect(page.moves).to.deep.equal(['a1a3']);
  });

  it('is begun from the same position with one more key, and the focus is on the board', async () => {
    const { page, dialog } = await openAsked();
    const changes = page.listen('game-change');
    const { match } = page.board;
    await beginByKey(page);
    expect(page.board.match === match).to.be.false;
    expect(page.position).to.equal(START);
    expect(changes).to.deep.equal([{ cause: 'restart', by: 'user', moves: [] }]);
    expect(dialog.isOpen).to.be.false;
    expect(page.marked('last')).to.be.empty;
    expect(page.focusedCell).to.not.equal(undefined);
  });

  it('is not begun when the reader would rather keep playing, and the focus is on the tool', async () => {
    const { page, dialog } = await openAsked();
    const changes = page.listen('game-change');
    page.button('Keep playing')?.focus();
    await page.press('Enter');
    expect([dialog.isOpen, page.focusedName, page.moves]).to.deep.equal([false, 'More', ['a1a3']]);
    expect(changes).to.be.empty;
  });

  it('is given up with Escape, whatever was chosen, and the focus is on the tool', async () => {
    const { page, dialog } = await openAsked();
    const { match } = page.board;
    await dialog.seat('Black', 'Computer (hard)');
    await dialog.name('White', 'Zoe');
    await keepPlaying(page);
    expect([page.focusedName, page.board.match === match, match.gate.hasComputer]).to.deep.equal(['More', true, false]);
    expect(page.board.names ?? '').to.equal('');
  });

  it('is no longer asked about when another game is shown', async () => {
    const { page, dialog } = await openAsked();
    page.board.restart();
    await page.until(() => !dialog.isOpen);
    expect(dialog.isOpen).to.be.false;
  });

  it('warns of nothing before the first move and after the end, and has other dice', async () => {
    const page = await TriadPage.open({ dice: 'auto' });
    const rolls = new Set<string>();
    for (let games = 0; games < 8; games++) {
      rolls.add(page.position);
      const dialog = await NewGameDialog.open(page);
      expect(dialog.note).to.equal(undefined);
      await dialog.begin();
    }
    expect(rolls.size).to.be.above(1);
    await page.change({ position: WIN_AHEAD });
    await page.play('b1d3xd3');
    await page.ended();
    await beginAnew(page);
    expect(page.position).to.equal(WIN_AHEAD);
  });
});

describe('a reader in a hurry', () => {
  afterEach(async () => {
    await releaseAll();
    await setViewport({ width: 800, height: 600 });
  });

  for (const width of [360, 1000]) {
    it(`asks for a new game by a double click, ${width} wide, and nothing else happens`, async () => {
      await setViewport({ width, height: 800 });
      const page = await TriadPage.open({ position: START });
      await page.play('a1a3');
      await doubleClick(page, page.button('New game') as Element);
      await awaitDialog(page);
      expect(page.moves).to.deep.equal(['a1a3']);
    });

    it(`goes back to the record by a double click, ${width} wide, and no further`, async () => {
      await setViewport({ width, height: 800 });
      const page = await TriadPage.trying();
      await doubleClick(page, page.button('Back to the recorded game') as Element);
      expect([page.isTrying, page.board.ply, page.dice]).to.deep.equal([false, 3, PLIES[3].dice]);
    });
  }

  it('steps as often as Forward is clicked, however quickly, whose place does not change with a comment', async () => {
    await setViewport({ width: 1000, height: 800 });
    const record = GAME.replace('b1e4', `b1e4 {${'A long comment. '.repeat(20)}}`);
    const page = await TriadPage.replay({ record, ply: '2' });
    const before = page.middle(page.step('Forward'));
    await doubleClick(page, page.step('Forward'));
    expect(page.comment).to.match(/^A long comment/);
    expect(page.board.ply).to.equal(4);
    expect(page.middle(page.step('Forward'))).to.deep.equal(before);
  });
});

describe('Escape on a board in a dialog of the page', () => {
  it('restores a name and closes the dialog for a new game, and leaves the dialog open', async () => {
    const board = makeBoard({ position: START });
    const dialog = await fixture<HTMLDialogElement>(html`<dialog>${board}</dialog>`);
    dialog.showModal();
    const page = await new TriadPage(board).ready();
    await page.fill('Name of White', 'Ann');
    await page.press('Escape');
    expect([dialog.open, page.field('Name of White')?.value]).to.deep.equal([true, '']);
    await page.play('a1a3');
    const own = await NewGameDialog.open(page);
    await keepPlaying(page);
    expect([dialog.open, own.isOpen]).to.deep.equal([true, false]);
  });
});

describe('focus on a button that is gone once it is pressed', () => {
  /** Presses a button as the keyboard does. @returns what has the focus then */
  async function press(page: TriadPage, label: string): Promise<string | undefined> {
    const pressed = page.button(label);
    pressed?.focus();
    await page.press('Enter');
    expect(pressed?.isConnected, `${label} is gone`).to.be.false;
    expect(document.activeElement === page.board).to.be.true;
    return page.focusedName;
  }

  it('goes from the roll to a die that can move', async () => {
    const page = await TriadPage.open({ seed: 'focus' });
    const focused = await press(page, 'Roll the dice');
    expect(page.marked('movable')).to.include(focused);
  });

  it('goes from the rematch to the next roll', async () => {
    const page = await TriadPage.open({ record: GAME });
    expect(await press(page, 'Rematch')).to.equal('Roll the dice');
  });

  it('goes from cancelling a removal and from turning a die back to the board', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    await page.clickCells('c1', 'e3');
    expect(await press(page, 'Cancel')).to.equal('e3');
    await page.change({ position: WALLED_IN });
    await page.clickCell('b1');
    expect(await press(page, 'Turn to 2')).to.equal('b1');
  });

  it('stays where it is when a script plays, and is not taken from the page', async () => {
    const page = await TriadPage.open({ position: START });
    page.cell('c3').focus();
    await page.play('a1a3');
    expect(page.focusedCell).to.equal('c3');
    page.focused?.blur();
    page.board.restart();
    await page.board.updateComplete;
    expect(document.activeElement === document.body).to.be.true;
  });
});
