import { expect } from '@open-wc/testing';
import { TriadPage } from './page.js';
import { CROWDED, ROOM_FOR_ONE, START, TRIAD_AHEAD } from './positions.js';

const FIELD = 'Type a move';

describe('<triad-board> by typed moves', () => {
  it('makes a move and empties the field for the next one', async () => {
    const page = await TriadPage.open({ position: START });
    const moves = page.listen('game-move');
    await page.typeMove('a1a3');
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
    expect(moves.map(({ text, by }) => `${by} ${text}`)).to.deep.equal(['user a1a3']);
    expect(page.field(FIELD)?.value).to.equal('');
    expect(page.focusedName).to.equal(FIELD);
    await page.typeMove('f6f4');
    expect(page.position).to.equal('ccbba1/6/5b/B5/6/1ABBCC w 0-0 2');
  });

  it('makes it with the button, too', async () => {
    const page = await TriadPage.open({ position: START });
    await page.fill(FIELD, 'a1a3');
    await page.clickButton('Play');
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
  });

  it('does not mind capitals and spaces', async () => {
    const page = await TriadPage.open({ position: START });
    await page.typeMove(' A1 a3 ');
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
  });

  it('takes a die off where the move says which', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    await page.typeMove('c1e3xd4');
    expect(page.position).to.equal('ccc1ba/2a3/6/4B1/6/1A1BBC b 1-0');
  });

  it('turns a die, or moves it unturned, where there is nothing else', async () => {
    const page = await TriadPage.open({ position: ROOM_FOR_ONE });
    await page.typeMove('f2=3');
    expect(page.position).to.equal('6/4bA/4aB/4cB/4aC/6 b 2-2 1');
    await page.clickButton('Undo');
    await page.typeMove('f2>e1');
    expect(page.position).to.equal('6/4bA/4aB/4cB/4a1/4A1 b 2-2 1');
  });

  it('forgets what was chosen by hand', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('c1');
    await page.typeMove('a1a3');
    expect(page.marked('chosen')).to.be.empty;
    expect(page.ghosts).to.be.empty;
  });
});

describe('typed moves <triad-board> refuses', () => {
  /** What the element refuses besides the rules, and one reason of theirs; the others are tested with the rules and their sentences. */
  const wrong = [
    { text: 'b2b5', code: 'blocked', message: 'The way to b5 is blocked by the die on b4.' },
    { text: 'castle', code: 'bad-move', message: 'That’s not a move in this game. Write moves like b1b4.' },
    { text: 'roll 112233 112233', code: 'not-your-turn', message: 'It’s not your turn. White to move.' },
  ];
  for (const { text, code, message } of wrong) {
    it(`says why “${text}” is none`, async () => {
      const page = await TriadPage.open({ position: CROWDED });
      const refusals = page.listen('game-refuse');
      await page.typeMove(text);
      expect(refusals).to.deep.equal([{ code, message }]);
      expect(page.status).to.equal(message);
      expect(page.spoken).to.equal(message);
      expect(page.position).to.equal(CROWDED);
    });
  }

  it('asks for the die to take off where a triad is made', async () => {
    const page = await TriadPage.open({ position: TRIAD_AHEAD });
    await page.typeMove('c1e3');
    expect(page.status).to.equal('This makes a triad: take one die off. Choose from e3, d4.');
    await page.typeMove('c1e3xb1');
    expect(page.status).to.equal('You can’t take off the die on b1. Choose from e3, d4.');
  });

  it('leaves the text selected, to be typed over', async () => {
    const page = await TriadPage.open({ position: CROWDED });
    await page.typeMove('castle');
    expect(page.field(FIELD)?.value).to.equal('castle');
    await page.type('b2d2');
    await page.press('Enter');
    expect(page.position).to.equal('ccbba1/6/1a4/6/3B2/A1BBCC b 0-0 1');
  });

  it('takes an empty field for no attempt', async () => {
    const page = await TriadPage.open({ position: START });
    const refusals = page.listen('game-refuse');
    await page.typeMove('   ');
    expect(refusals).to.be.empty;
    expect(page.status).to.equal('White to move.');
  });

  for (const dice of ['tap', 'remote']) {
    it(`does not let a reader make up the dice, dice="${dice}"`, async () => {
      const page = await TriadPage.open({ dice });
      const refusals = page.listen('game-refuse');
      await page.typeMove('roll 333333 111111');
      expect(refusals.map(({ code }) => code)).to.deep.equal(['not-your-turn']);
      expect(page.position).to.equal('- w 0-0');
    });
  }
});
