import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CuboPage } from '../games/cubo-grid/page.js';
import { awaitDialog, closeByKey, openByTool } from '../dialogs.js';
import { KubiPage } from '../games/kubi-sheet/page.js';
import { NewGameDialog } from '../new-game.js';
import { Saved } from '../saved-game.js';
import { TriadPage } from '../games/triad-board/page.js';
import type { Attributes } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';
import { TricuboPage } from '../games/tricubo-sheet/page.js';
import { TriominoPage } from '../games/triomino-table/page.js';

const TWO = { seats: 'human human', seed: 'house' };

const playersOf = (page: TriadPage) => page.board.match.toRecord().players;
const optionsOf = ({ board }: TriadPage) => board.match.options;

let saved: Saved;
beforeEach(() => (saved = new Saved()));
afterEach(() => saved.forget());

const openSaved = (attributes: Attributes = TWO) => TriadPage.open({ persist: saved.key, ...attributes });

/** Against a computer player, with an even start. */
async function choose(page: TriadPage): Promise<void> {
  const dialog = await NewGameDialog.open(page);
  await dialog.seat('Black', 'Computer (hard)');
  await dialog.name('White', 'Zoe');
  await dialog.switch('Both sides start with the same roll');
  await dialog.begin();
}

describe('the dialog for a new game', () => {
  for (const [game, open, choices] of [
    ['Triad', () => TriadPage.open(TWO), ['White', 'Black', 'Who moves first', 'Both sides start with the same roll']],
    ['Kubi', () => KubiPage.open(), ['Number of players', 'Player 1']],
    [
      'Tricubo',
      () => TricuboPage.open(),
      ['Number of players', 'Player 1', 'Sheet', 'Crosses that don’t fit in a row'],
    ],
    ['Cubo', () => CuboPage.open(), ['Number of players', 'Player 1', 'Play against the clock', 'Seconds per round']],
    ['Triomino', () => TriominoPage.open(), ['Number of players', 'Player 1', 'Rules of the game', 'Points']],
  ] as const) {
    it(`asks what ${game} allows`, async () => {
      const dialog = await NewGameDialog.open(await open());
      expect(dialog.choices.slice(0, choices.length)).to.deep.equal(choices);
    });
  }

  it('shows what is played, and adds players one by one', async () => {
    const page = await KubiPage.open({ names: 'Ann' });
    const dialog = await NewGameDialog.open(page);
    expect([dialog.answer('Number of players'), dialog.players]).to.deep.equal(['1', ['Ann']]);
    await dialog.choose('Number of players', '3');
    expect(dialog.players).to.deep.equal(['Ann', 'Computer (beginner)', 'Computer (beginner)']);
  });

  it('leaves out what the author has fixed', async () => {
    const page = await TriadPage.open({ ...TWO, draws: 'off', names: 'Ann, Bob', setup: 'fixed' });
    const dialog = await NewGameDialog.open(page);
    expect(dialog.choices).to.deep.equal([
      'Who moves first',
      'Both sides start with the same roll',
      'Clock: minutes + seconds per move',
    ]);
  });

  it('asks nothing of the rules for a game from a position, which has its own', async () => {
    const dialog = await NewGameDialog.open(await TriadPage.open({ position: START, seats: 'human human' }));
    expect(dialog.choices).to.deep.equal(['White', 'Black']);
  });

  it('only warns where others play along elsewhere, and is left out where there is nothing to lose', async () => {
    const page = await TriadPage.open({ position: START, seats: 'human remote' });
    const { match } = page.board;
    await page.clickButton('New game');
    await page.until(() => page.board.match !== match);
    expect(page.board.match === match).to.be.false;
    await page.play('a1a3');
    const dialog = await NewGameDialog.open(page);
    expect([dialog.note, dialog.choices]).to.deep.equal(['This ends the current game.', []]);
  });

  it('stands behind a tool of another name at the end, where a button begins the same again', async () => {
    const page = await TriadPage.open({ record: GAME });
    await page.until(() => page.find('.result-card') !== null);
    await openByTool(page, 'Change players or rules');
    const dialog = new NewGameDialog(page);
    expect([dialog.note, page.button('Rematch') === undefined]).to.deep.equal([undefined, false]);
    await dialog.seat('White', 'Computer (easy)');
    await dialog.begin();
    expect(playersOf(page)).to.deep.equal(['computer:easy', 'human']);
  });

  it('shows all of itself to a finger at 240 px, with what begins the game in sight', async () => {
    await setViewport({ width: 240, height: 480 });
    const page = await CuboPage.open();
    const dialog = (await NewGameDialog.open(page), await awaitDialog(page));
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
    for (const target of dialog.querySelectorAll('.segment, select, .switch, .button'))
      expect(target.getBoundingClientRect().height, target.textContent ?? '').to.be.at.least(44);
    const begin = dialog.querySelector('.primary')?.getBoundingClientRect();
    expect(begin?.bottom).to.be.at.most(480);
    await closeByKey(page);
    await setViewport({ width: 800, height: 600 });
  });
});

describe('players and rules that a reader has chosen', () => {
  it('are those of the new game, of its record and of the next one', async () => {
    const page = await TriadPage.open(TWO);
    await choose(page);
    expect(playersOf(page)).to.deep.equal(['human', 'computer:hard']);
    expect([optionsOf(page)['evenStart'], page.board.names]).to.deep.equal([true, 'Zoe']);
    page.board.restart();
    await page.board.updateComplete;
    expect([playersOf(page), optionsOf(page)['evenStart']]).to.deep.equal([['human', 'computer:hard'], true]);
  });

  it('write to no attribute of the author, and hold while a framework sets the same again', async () => {
    const page = await TriadPage.open(TWO);
    await choose(page);
    const { match } = page.board;
    expect([page.board.getAttribute('seats'), page.board.hasAttribute('even-start')]).to.deep.equal([TWO.seats, false]);
    await page.change({ seats: 'human  human', 'even-start': 'off', flipped: '' });
    expect([page.board.match === match, playersOf(page)]).to.deep.equal([true, ['human', 'computer:hard']]);
  });

  it('end when the page asks for something else', async () => {
    const page = await TriadPage.open(TWO);
    await choose(page);
    await page.change({ seats: 'human computer:easy' });
    expect(playersOf(page)).to.deep.equal(['human', 'computer:easy']);
    await page.change({ 'even-start': 'off', draws: 'off' });
    expect(optionsOf(page)).to.deep.include({ evenStart: false, draws: false });
  });

  it('are found again with the saved game', async () => {
    const page = await openSaved();
    await choose(page);
    page.board.play('roll 112233');
    page.board.remove();
    const next = await openSaved();
    expect([saved.moves, next.board.match.length]).to.deep.equal([['roll 112233'], 1]);
    expect([playersOf(next), optionsOf(next)['evenStart']]).to.deep.equal([['human', 'computer:hard'], true]);
    expect(next.board.names).to.equal('Zoe');
  });

  it('are not found by a page that has changed what it asks for', async () => {
    const page = await openSaved();
    await choose(page);
    page.board.remove();
    const next = await openSaved({ ...TWO, draws: 'off' });
    expect(optionsOf(next)).to.deep.include({ evenStart: false, draws: false });
  });

  it('are shown by another board that keeps the same game', async () => {
    const page = await openSaved();
    const other = await openSaved();
    await choose(page);
    await other.board.updateComplete;
    expect([playersOf(other), optionsOf(other)['evenStart']]).to.deep.equal([['human', 'computer:hard'], true]);
  });

  it('are refused by a page that refuses the new game', async () => {
    const page = await TriadPage.open(TWO);
    page.board.addEventListener('game-before-change', (event) => event.preventDefault());
    const { match } = page.board;
    await choose(page);
    expect([page.board.match === match, playersOf(page), page.board.names ?? '']).to.deep.equal([true, undefined, '']);
  });
});
