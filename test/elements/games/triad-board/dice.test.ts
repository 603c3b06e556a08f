import { expect } from '@open-wc/testing';
import { triad } from '../../../../src/games/triad/index.js';
import { TriadPage } from './page.js';
import { beginAnew } from '../../new-game.js';

/** The dice on both back rows, each from its player's left, as they are drawn: `112233 112333`. */
function drawnRoll(page: TriadPage): string {
  const white = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'];
  const black = ['f6', 'e6', 'd6', 'c6', 'b6', 'a6'];
  const values = (row: readonly string[], side: string) =>
    row.map((name) => page.cell(name).dataset['die']?.replace(side, '')).join('');
  return `${values(white, 'w')} ${values(black, 'b')}`;
}

const recordedRoll = (page: TriadPage) => page.board.match.entries[0]?.text;

describe('the opening roll on <triad-board>', () => {
  it('waits for the reader', async () => {
    const page = await TriadPage.open({ seed: 'roll' });
    const moves = page.listen('game-move');
    expect(page.status).to.equal('Roll the dice to start.');
    expect(page.all('.cell[data-die]')).to.have.lengthOf(0);
    await page.clickButton('Roll the dice');
    expect(moves).to.have.lengthOf(1);
    expect(moves[0]).to.include({ actor: 'chance', by: 'user', text: recordedRoll(page) });
    expect(page.status).to.equal('White to move.');
    expect(page.button('Roll the dice') === undefined).to.be.true;
  });

  it('lands on the recorded values', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const page = await TriadPage.open({ seed });
      await page.clickButton('Roll the dice');
      expect(`roll ${drawnRoll(page)}`).to.equal(recordedRoll(page));
    }
  });

  it('gives both sides the same dice with an even start', async () => {
    const page = await TriadPage.open({ seed: 'roll', 'even-start': 'on' });
    await page.clickButton('Roll the dice');
    const [white, black] = drawnRoll(page).split(' ');
    expect(white).to.match(/^[1-3]{6}$/);
    expect(black).to.equal(white);
  });

  it('cannot be taken back', async () => {
    const page = await TriadPage.open({ seed: 'roll' });
    await page.clickButton('Roll the dice');
    expect(page.button('Undo')?.getAttribute('aria-disabled')).to.equal('true');
    const before = page.position;
    await page.clickButton('Undo');
    expect(page.position).to.equal(before);
  });

  it('comes by itself with dice="auto", in each new game', async () => {
    const page = await TriadPage.open({ dice: 'auto' });
    expect(page.status).to.equal('White to move.');
    expect(`roll ${drawnRoll(page)}`).to.equal(recordedRoll(page));
    await beginAnew(page);
    expect(page.status).to.equal('White to move.');
    expect(page.button('Roll the dice') === undefined).to.be.true;
  });

  it('is waited for with dice="remote"', async () => {
    const page = await TriadPage.open({ dice: 'remote' });
    expect(page.status).to.equal('Waiting for the dice.');
    expect(page.button('Roll the dice') === undefined).to.be.true;
    page.board.play('roll 112233 111333');
    await page.board.updateComplete;
    expect(drawnRoll(page)).to.equal('112233 111333');
    expect(page.status).to.equal('White to move.');
  });

  it('is laid in ascending order from each player’s left', async () => {
    const page = await TriadPage.open({ dice: 'remote' });
    page.board.play('roll 321321 332211');
    await page.board.updateComplete;
    expect(drawnRoll(page)).to.equal('112233 112233');
    expect(triad.makePosition(triad.positionOf(page.board.state))).to.equal('ccbbaa/6/6/6/6/AABBCC w 0-0');
  });
});

const WHITE = 'White’s six dice';
const BLACK = 'Black’s six dice';
const BOTH = 'Six dice, the same for both sides';

const labels = (page: TriadPage) => page.all('.dice-form label').map((label) => label.textContent?.trim());

describe('entering real dice on <triad-board>', () => {
  const open = (attributes: Readonly<Record<string, string>> = {}) => TriadPage.open({ dice: 'enter', ...attributes });

  it('asks for the dice of both sides', async () => {
    const page = await open();
    expect(page.status).to.equal('Roll your dice and enter what they show.');
    expect(labels(page)).to.deep.equal([WHITE, BLACK]);
  });

  it('lays them on the board', async () => {
    const page = await open();
    const moves = page.listen('game-move');
    await page.fill(WHITE, '112233');
    await page.fill(BLACK, '111222');
    await page.press('Enter');
    expect(page.position).to.equal('bbbaaa/6/6/6/6/AABBCC w 0-0');
    expect(moves).to.have.lengthOf(1);
    expect(moves[0]).to.include({ actor: 'chance', by: 'user', text: 'roll 112233 111222' });
    expect(labels(page)).to.be.empty;
    expect(page.focusedCell, 'the focus stays inside').to.not.equal(undefined);
  });

  const wrong = [
    { what: 'too few', white: '11223' },
    { what: 'too many', white: '1122331' },
    { what: 'values a die does not have', white: '112234' },
    { what: 'letters', white: 'aabbcc' },
    { what: 'nothing', white: '' },
  ];
  for (const { what, white } of wrong) {
    it(`does not take ${what} and stays with the field`, async () => {
      const page = await open();
      await page.fill(BLACK, '111222');
      await page.fill(WHITE, white);
      await page.press('Enter');
      expect(page.position).to.equal('- w 0-0');
      expect(page.field(WHITE)?.validity.valid).to.be.false;
      expect(page.field(BLACK)?.validity.valid).to.be.true;
      expect(page.focusedName).to.equal(WHITE);
    });
  }

  it('asks once with an even start', async () => {
    const page = await open({ 'even-start': 'on' });
    expect(labels(page)).to.deep.equal([BOTH]);
    await page.fill(BOTH, '332211');
    await page.press('Enter');
    expect(page.position).to.equal('ccbbaa/6/6/6/6/AABBCC w 0-0');
  });

  it('takes them as a typed move, too', async () => {
    const page = await open();
    await page.fill('Type a move', 'roll 112233 111222');
    await page.press('Enter');
    expect(page.position).to.equal('bbbaaa/6/6/6/6/AABBCC w 0-0');
  });

  it('refuses uneven dice with an even start', async () => {
    const page = await open({ 'even-start': 'on' });
    await page.fill('Type a move', 'roll 112233 111222');
    await page.press('Enter');
    expect(page.status).to.equal(
      'That’s not a valid roll: each side has six dice showing 1, 2 or 3, and with an even start both sides have the same.',
    );
    expect(page.position).to.equal('- w 0-0');
  });

  it('lets them be taken back, unlike dice that were drawn', async () => {
    const page = await open();
    await page.fill(WHITE, '112233');
    await page.fill(BLACK, '111222');
    await page.press('Enter');
    await page.clickButton('Undo');
    expect(page.position).to.equal('- w 0-0');
    expect(labels(page)).to.deep.equal([WHITE, BLACK]);
    expect(page.field(WHITE)?.value).to.equal('');
  });
});
