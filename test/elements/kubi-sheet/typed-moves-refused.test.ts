import { expect } from '@open-wc/testing';
import { SheetPage } from './sheet-page.js';

const FIELD = 'Type a move';

/** Types a move and sends it off with Enter. */
async function typeMove(page: SheetPage, text: string): Promise<void> {
  await page.fill(FIELD, text);
  await page.press('Enter');
}

const open = async (attributes: Readonly<Record<string, string>> = {}, ...moves: readonly string[]) =>
  (await SheetPage.open({ seed: 'a', ...attributes })).played(...moves);

describe('typed moves <kubi-sheet> refuses', () => {
  const ROLLED = ['x146', 'roll'];
  const NO_MOVE = 'That is not a move of this game. Entries are written like 1|34|66.';
  const wrong: readonly { text: string; code: string; message: string; moves?: readonly string[] }[] = [
    { text: 'castle', code: 'bad-move', message: NO_MOVE },
    { text: '1|34', code: 'bad-move', message: NO_MOVE },
    { text: 'x12', code: 'bad-move', message: NO_MOVE },
    { text: 'x178', code: 'bad-move', message: NO_MOVE },
    { text: 'x116', code: 'same-number', message: 'The three numbers must be different.' },
    { text: '1|24|36', code: 'cross-first', message: 'Cross three numbers first.' },
    {
      text: 'x123',
      code: 'already-crossed',
      message: 'The three numbers of this sheet are crossed already.',
      moves: ROLLED,
    },
    {
      text: '1|34|66',
      code: 'other-dice',
      message: 'The dice that were rolled are 1 2 3 4 6.',
      moves: ROLLED,
    },
    {
      text: '2|14|36',
      code: 'must-mark',
      message: 'You have to discard one of your own numbers: 1, 4, or 6.',
      moves: ROLLED,
    },
    {
      text: '(1)|24|36',
      code: 'must-mark',
      message: 'You have to discard one of your own numbers: 1, 4, or 6.',
      moves: ROLLED,
    },
    { text: 'roll 12346', code: 'not-your-turn', message: 'That is not to be done now.', moves: ROLLED },
  ];
  for (const { text, code, message, moves = [] } of wrong) {
    it(`says why “${text}” is none ${moves.length > 0 ? 'after the roll' : 'at the beginning'}`, async () => {
      const page = await open({}, ...moves);
      const { position } = page;
      const refusals = page.listen('game-refuse');
      await typeMove(page, text);
      expect(refusals).to.deep.equal([{ code, message }]);
      expect(page.status).to.equal(message);
      expect(page.spoken).to.equal(message);
      expect(page.position).to.equal(position);
    });
  }

  for (const dice of ['tap', 'enter', 'remote']) {
    it(`says that the dice have to be rolled before anything can be entered, dice="${dice}"`, async () => {
      const page = await open({ dice }, 'x146');
      await typeMove(page, '1|24|36');
      expect(page.status).to.equal('The dice have to be rolled first.');
      await typeMove(page, 'x123');
      expect(page.status).to.equal('The three numbers of this sheet are crossed already.');
    });
  }

  it('says that this sheet has entered already, while others have not', async () => {
    const page = await open({ seats: 'human human' }, 'x146', 'x235', 'roll', '#0 1|24|36');
    await page.click(page.seatButton(0));
    await typeMove(page, '1|24|36');
    expect(page.status).to.equal('This roll is entered on this sheet already.');
  });

  it('says that this sheet is done', async () => {
    const done = '1:8,4:0,6:0 0,0,0,0,0,0,0,4,4,4,4';
    const page = await open({ position: `${done} / 1:7,4:1,6:0 0,0,0,0,0,0,0,4,4,4,4 | 1 12346` });
    await page.click(page.seatButton(0));
    await typeMove(page, '1|24|36');
    expect(page.status).to.equal('This sheet is done: it has eight marks behind a number.');
  });

  it('says that the game is over', async () => {
    const page = await open({ position: '1:8,4:3,6:6 0,0,0,5,0,8,0,9,4,4,4' });
    await typeMove(page, '1|24|36');
    expect(page.status).to.equal('The game is over.');
  });

  it('leaves the text selected, to be typed over', async () => {
    const page = await open();
    await typeMove(page, 'castle');
    expect(page.field(FIELD)?.value).to.equal('castle');
    await page.type('x146');
    await page.press('Enter');
    expect(page.moves).to.deep.equal(['x146']);
  });

  it('takes an empty field for no attempt', async () => {
    const page = await open();
    const refusals = page.listen('game-refuse');
    await typeMove(page, '   ');
    expect(refusals).to.be.empty;
  });

  for (const dice of ['tap', 'remote']) {
    it(`does not let a reader make up the dice, dice="${dice}"`, async () => {
      const page = await open({ dice }, 'x146');
      const refusals = page.listen('game-refuse');
      await typeMove(page, 'roll 66666');
      expect(refusals.map(({ code }) => code)).to.deep.equal(['not-your-turn']);
      expect(page.moves).to.deep.equal(['x146']);
    });
  }
});
