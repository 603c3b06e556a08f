import { expect } from '@open-wc/testing';
import { TriadPage } from './page.js';
import { CROWDED, DRAW_AHEAD, ROOM_FOR_ONE, START, TRIAD_AHEAD, WALLED_IN, WIN_AHEAD } from './positions.js';

/** What is spoken after these moves of a script. */
async function after(position: string, ...moves: readonly string[]): Promise<string> {
  const page = await TriadPage.open({ position });
  for (const move of moves) {
    page.board.play(move);
    await page.board.updateComplete;
  }
  return page.spoken;
}

describe('what <triad-board> says aloud of a game', () => {
  it('is nothing before anything happens', async () => {
    const page = await TriadPage.open({ position: START });
    expect(page.spoken).to.equal('');
  });

  it('is the dice after the roll', async () => {
    const page = await TriadPage.open({ dice: 'remote' });
    page.board.play('roll 111233 112233');
    await page.board.updateComplete;
    expect(page.spoken).to.equal('The dice are placed. White has 1 1 1 2 3 3. Black has 1 1 2 2 3 3. White to move.');
  });

  it('is the move and who is next', async () => {
    expect(await after(START, 'a1a3')).to.equal('White moves a1 to a3, now 2. Black to move.');
    expect(await after(START, 'a1a3', 'f6f3')).to.equal('Black moves f6 to f3, now 3. White to move.');
  });

  it('is the die that a triad has cost', async () => {
    expect(await after(TRIAD_AHEAD, 'c1e3xd4')).to.equal(
      'White moves c1 to e3, now 2. Triad. The die on d4 comes off, 1 of 3. Black to move.',
    );
  });

  it('is who has won and why', async () => {
    expect(await after(WIN_AHEAD, 'b1d3xf3')).to.equal(
      'White moves b1 to d3, now 2. Triad. The die on f3 comes off, 3 of 3. White wins. The third die is off.',
    );
  });

  it('is why a game is drawn', async () => {
    expect(await after(DRAW_AHEAD, 'a1a3')).to.equal(
      'White moves a1 to a3, now 2. The game is drawn. No die has been taken off for 200 moves.',
    );
  });

  it('is why a game is drawn by repetition', async () => {
    const round = ['a1a3', 'f6f4', 'a3a2', 'f4f5', 'a2a4', 'f5f3', 'a4a1', 'f3f6'];
    expect(await after('ccbbac/6/6/6/6/CABBCC w 0-0', ...round, ...round)).to.equal(
      'Black moves f3 to f6, now 3. The game is drawn. The same position has occurred three times.',
    );
  });

  it('is a die turned in place, and what that means for the next player', async () => {
    expect(await after(WALLED_IN, 'b1=2')).to.equal('White turns the die on b1 to 2. Black to move.');
  });

  it('is a die moved unturned', async () => {
    expect(await after(ROOM_FOR_ONE, 'f2>e1')).to.equal(
      'White moves f2 to e1 without turning, still 1. Black to move.',
    );
  });

  it('is that the next player is stuck', async () => {
    const page = await TriadPage.open({ position: WALLED_IN.replace(' w ', ' b ') });
    page.board.play('f6f4');
    await page.board.updateComplete;
    expect(page.spoken).to.equal(
      'Black moves f6 to f4, now 2. White to move. No die can move with a new value. Turn one in place, or move one without turning it.',
    );
  });

  it('is undo, redo, another moment and a new game', async () => {
    const page = await TriadPage.open({ seed: 'spoken', dice: 'remote' });
    page.board.play('roll 112233 112233');
    page.board.play('a1a3');
    page.board.play('f6f4');
    await page.clickButton('Undo');
    expect(page.spoken).to.equal('Undone: Black moves f6 to f4, now 2. Black to move.');
    await page.clickButton('Redo');
    expect(page.spoken).to.equal('Redone: Black moves f6 to f4, now 2. White to move.');
    page.board.goTo(2);
    await page.board.updateComplete;
    expect(page.spoken).to.equal('Step 2 of 3. Black to move.');
    page.board.restart();
    await page.board.updateComplete;
    expect(page.spoken).to.equal('New game. Waiting for the dice.');
  });
});

describe('what <triad-board> says aloud to a reader who plays', () => {
  it('is where the chosen die can go', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('b1');
    expect(page.spoken).to.equal('Die on b1 selected. It can go to b3, b4, d3, e4.');
  });

  it('is which dice can be taken off', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    await page.clickCell('c1');
    await page.clickCell('e3');
    expect(page.spoken).to.equal('This makes a triad: take one die off. Choose from e3, d4.');
  });

  it('is why something was refused', async () => {
    const page = await TriadPage.open({ position: CROWDED });
    await page.clickCell('b2');
    await page.clickCell('b4');
    expect(page.spoken).to.equal('There’s already a die on b4.');
  });
});

describe('the live region of <triad-board>', () => {
  const region = (page: TriadPage) => page.find('[role=status]');

  it('is one, polite, there before it is needed, and not to be seen', async () => {
    const page = await TriadPage.open({ position: START });
    expect(page.all('[role=status], [role=alert], [role=log], [aria-live]')).to.have.lengthOf(1);
    const box = region(page)?.getBoundingClientRect();
    expect(box?.width).to.be.at.most(1);
    expect(box?.height).to.be.at.most(1);
  });

  it('changes its text when the same is said again, so that it is heard again', async () => {
    const page = await TriadPage.open({ position: CROWDED });
    const texts: string[] = [];
    for (let i = 0; i < 3; i++) {
      await page.clickCell('b4');
      texts.push(region(page)?.textContent ?? '');
    }
    expect(new Set(texts.map((text) => text.trim())).size).to.equal(1);
    expect(texts[0]).to.not.equal(texts[1]);
    expect(texts[1]).to.not.equal(texts[2]);
  });
});
