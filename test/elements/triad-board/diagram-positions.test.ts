import { expect } from '@open-wc/testing';
import { DiagramPage, IMPOSSIBLE } from './diagram-page.js';
import { START, TRIAD_AHEAD, WIN_AHEAD } from './positions.js';

const EMPTY = '6/6/6/6/6/6';

const none = [0, 0] as const;

/** What it is, how it is written, whose turn it shows, and the dice that are off, of White and Black. */
type Row = readonly [what: string, position: string, turn: string, off: readonly [number, number]];

const PICTURES: readonly Row[] = [
  ['with too many dice', IMPOSSIBLE, 'Black, to move', [3, 3]],
  ['with one die', `6/6/6/6/1A4/6`, 'White, to move', none],
  ['with no die', `${EMPTY} b 0-0`, 'Black, to move', none],
  ['with dice missing on one side', 'ccbbaa/6/6/6/6/AABBC1 w 0-0', 'White, to move', none],
  ['with more dice off than a game lasts', `${EMPTY} w 4-9 7`, 'White, to move', [4, 9]],
  ['of an empty board that has lost dice', '- w 1-0', '', [1, 0]],
];

describe('a diagram of a position', () => {
  for (const position of [START, WIN_AHEAD, TRIAD_AHEAD]) {
    it(`that a game could begin from has that game behind it: ${position}`, async () => {
      const page = await DiagramPage.open({ position });
      expect(page.dice).to.equal(position.split(' ')[0]);
      expect(page.position).to.equal(position);
      expect(page.board.error).to.equal(undefined);
    });
  }

  it('that nobody gives is the board before the roll, and nobody is to move', async () => {
    const page = await DiagramPage.open();
    expect(page.dice).to.equal(EMPTY);
    expect(page.turn).to.be.empty;
    expect(page.position).to.equal('- w 0-0');
  });

  it('in which somebody has won shows the winner, and nobody to move', async () => {
    const page = await DiagramPage.open({ position: '2a2a/ba1a2/6/2B1b1/3B2/1A4 b 3-0' });
    expect(page.dice).to.equal('2a2a/ba1a2/6/2B1b1/3B2/1A4');
    expect(page.all('[data-winner] .name').map((name) => name.textContent)).to.deep.equal(['White']);
    expect(page.turn).to.be.empty;
  });

  for (const [what, position, turn, [white, black]] of PICTURES) {
    it(`${what}, which no game reaches, is shown without an error`, async () => {
      const page = await DiagramPage.open({ position });
      const dice = position.startsWith('-') ? EMPTY : position.split(' ')[0];
      expect(page.dice).to.equal(dice);
      expect(page.trays).to.deep.equal([`${black} of 3 dice taken off`, `${white} of 3 dice taken off`]);
      expect(page.turn.join()).to.equal(turn);
      expect(page.board.error).to.equal(undefined);
      expect(page.all('[role=alert]').length).to.equal(0);
      expect(page.board.matches(':state(error)')).to.be.false;
    });

    it(`${what} has another game behind it, which has just begun`, async () => {
      const { board, position: behind } = await DiagramPage.open({ position });
      expect(behind).to.equal('- w 0-0');
      expect(board.match.length).to.equal(0);
      expect(board.outcome).to.equal(undefined);
    });
  }

  it('which no game reaches tells the page of no error', async () => {
    const page = await DiagramPage.open({ position: START });
    const errors = page.listen('game-error');
    page.board.position = IMPOSSIBLE;
    await page.board.updateComplete;
    expect(page.dice).to.equal(IMPOSSIBLE.split(' ')[0]);
    expect(errors).to.be.empty;
  });

  for (const [what, position, names] of [
    ['nothing of a position', 'nonsense', 'ranks'],
    ['a rank too long', 'ccbbaa/7/6/6/6/AABBCC w 0-0', 'rank 5'],
    ['a die of no side', 'ccbbaa/6/2x3/6/6/AABBCC w 0-0', '"x" in rank 4'],
    ['a side nobody plays', `${EMPTY} x 0-0`, '"x"'],
    ['something left over', `${EMPTY} w 0-0 0 more`, '"more"'],
  ] as const) {
    it(`with ${what} is an error, and the last one that could be read stays`, async () => {
      const page = await DiagramPage.open({ position: TRIAD_AHEAD });
      const errors = page.listen('game-error');
      page.board.setAttribute('position', position);
      await page.board.updateComplete;
      expect(page.board.error?.code).to.equal('bad-position');
      expect(page.find('[role=alert]')?.textContent).to.contain(names);
      expect(errors.map(({ code }) => code)).to.deep.equal(['bad-position']);
      expect(page.dice).to.equal(TRIAD_AHEAD.split(' ')[0]);
      page.board.setAttribute('position', IMPOSSIBLE);
      await page.board.updateComplete;
      expect(page.board.error).to.equal(undefined);
      expect(page.all('[role=alert]').length).to.equal(0);
      expect(page.dice).to.equal(IMPOSSIBLE.split(' ')[0]);
    });
  }

  it('that changes is followed, by attribute and by property, to what games reach and what none does', async () => {
    const page = await DiagramPage.open({ position: START });
    for (const position of [IMPOSSIBLE, TRIAD_AHEAD, IMPOSSIBLE, '6/6/6/6/1A4/6 b 2-2', START]) {
      page.board.setAttribute('position', position);
      await page.board.updateComplete;
      expect(page.dice, 'by attribute').to.equal(position.split(' ')[0]);
      page.board.position = '6/6/6/6/6/6';
      await page.board.updateComplete;
      expect(page.dice, 'by property').to.equal(EMPTY);
    }
    page.board.removeAttribute('position');
    page.board.position = null;
    await page.board.updateComplete;
    expect(page.position).to.equal('- w 0-0');
    expect(page.turn).to.be.empty;
  });
});
