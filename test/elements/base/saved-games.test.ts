import { expect, html } from '@open-wc/testing';
import { triad } from '../../../src/games/triad/index.js';
import { Match } from '../../../src/match/index.js';
import { beginAnew } from '../new-game.js';
import { Saved } from '../saved-game.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import type { Attributes } from '../games/triad-board/page.js';
import { AFTER_MOVE, IMPOSSIBLE, START, TRIAD_AHEAD, WIN_AHEAD } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';
import { watchTrouble } from '../watch-trouble.js';

const recordOf = (moves = 'a1a3', header = `start=${START}`) =>
  Match.fromRecord(triad, `triad 1; seed=house; ${header}; ${moves}`).toRecord();

/** What a page finds after a reader has played these moves on it. */
const savedText = (...about: Parameters<typeof recordOf>) =>
  JSON.stringify({ revision: 1, record: recordOf(...about) });

let saved: Saved;
let other: Saved;
beforeEach(() => {
  saved = new Saved();
  other = new Saved();
});
afterEach(() => {
  saved.forget();
  other.forget();
});

const open = (attributes: Attributes = { position: START }) => TriadPage.open({ persist: saved.key, ...attributes });

/** The board of a page that is opened anew: nothing is known but what is stored. */
function reopen(page: TriadPage, attributes: Attributes = { position: START }): Promise<TriadPage> {
  page.board.remove();
  return open(attributes);
}

describe('a game that is kept', () => {
  it('is stored once something has been played, as it is written', async () => {
    const page = await open();
    expect(saved.text).to.equal(null);
    await page.clickCells('a1', 'a3');
    expect(saved.moves).to.deep.equal(['a1a3']);
  });

  it('is found again on the next visit, and goes on', async () => {
    const page = await open();
    page.board.play('a1a3');
    const next = await reopen(page);
    expect(next.position).to.equal(AFTER_MOVE);
    await next.clickCells('f6', 'f4');
    expect(saved.moves).to.deep.equal(['a1a3', 'f6f4']);
  });

  for (const dice of ['tap', 'auto']) {
    it(`is found with the dice that were rolled without a seed, dice="${dice}"`, async () => {
      const page = await open({ dice });
      if (dice === 'tap') await page.clickButton('Roll the dice');
      const rolled = page.position;
      expect((await reopen(page, { dice })).position)
        .to.equal(rolled)
        .and.not.equal('- w 0-0');
    });
  }

  it('rolls the same dice after undo and a reload, without a seed', async () => {
    const attributes = { 'undo-past-chance': '' };
    const page = await open(attributes);
    await page.clickButton('Roll the dice');
    const rolled = page.position;
    page.board.undo();
    expect(page.position).to.not.equal(rolled);
    const next = await reopen(page, attributes);
    await next.clickButton('Roll the dice');
    expect(next.position).to.equal(rolled);
  });

  it('is stored without what was taken back, and anew at once', async () => {
    const page = await open();
    await page.play('a1a3', 'f6f4');
    await page.clickButton('Undo');
    expect(saved.moves).to.deep.equal(['a1a3']);
    page.board.restart();
    expect(saved.moves).to.be.empty;
    expect(saved.text).to.contain('"triad"');
  });

  it('comes before a record, a record before a position, and that before the set-up', async () => {
    const all = { record: `triad 1; start=${START}; b1b3`, position: TRIAD_AHEAD };
    const page = await open(all);
    expect(page.position).to.equal('ccbbaa/6/6/1B4/6/A1BBCC b 0-0 1');
    saved.text = savedText();
    const again = await reopen(page, all);
    expect(again.position).to.equal(AFTER_MOVE);
    again.board.removeAttribute('persist');
    again.board.removeAttribute('record');
    await again.board.updateComplete;
    expect(again.position).to.equal(TRIAD_AHEAD);
    again.board.removeAttribute('position');
    await again.board.updateComplete;
    expect(again.position).to.equal('- w 0-0');
  });

  const others: Readonly<Record<string, Attributes>> = {
    'another position': { position: WIN_AHEAD },
    'another option': { position: START, draws: 'off' },
    'a record of another start': { position: START, record: `triad 1; start=${TRIAD_AHEAD}` },
  };
  for (const [what, attributes] of Object.entries(others)) {
    it(`is left alone where the page asks for ${what}`, async () => {
      saved.text = savedText();
      const page = await open(attributes);
      expect(page.board.match.length).to.equal(0);
      expect(page.board.error).to.equal(undefined);
      expect(saved.text).to.equal(savedText());
    });
  }

  for (const [what, attributes] of [
    ['only the other side starts, as in a return game', { position: START, starter: '1' }],
    ['the same position is written in another way', { position: START.replace(' w 0-0', '') }],
  ] as const) {
    it(`is found where ${what}`, async () => {
      saved.text = savedText();
      expect((await open(attributes)).position).to.equal(AFTER_MOVE);
    });
  }

  it('is the return game for the page that asked for the first game', async () => {
    const match = Match.fromRecord(triad, GAME);
    saved.text = JSON.stringify({ revision: 1, record: match.toRecord() });
    const page = await open({});
    await page.clickButton('Rematch');
    await page.clickButton('Roll the dice');
    const rolled = page.position;
    const next = await reopen(page, {});
    expect(next.position).to.equal(rolled);
    expect(next.board.match.options).to.include({ starter: 1 });
  });
});

describe('the key under which a game is kept', () => {
  it('separates two boards', async () => {
    const [left, right] = [saved, other].map(({ key }) => makeBoard({ persist: key, position: START }));
    await TriadPage.within(html`<div>${left}${right}</div>`);
    left?.play('a1a3');
    right?.play('b1b3');
    expect([saved.moves, other.moves]).to.deep.equal([['a1a3'], ['b1b3']]);
  });

  it('may be given to a running game, changed and taken away: the game goes on, and what was kept stays', async () => {
    const page = await TriadPage.open({ position: START });
    page.board.play('a1a3');
    const changes = page.listen('game-change');
    page.board.persist = saved.key;
    await page.board.updateComplete;
    expect(changes).to.be.empty;
    page.board.play('f6f4');
    page.board.persist = other.key;
    page.board.play('b1b3');
    page.board.removeAttribute('persist');
    page.board.persist = null;
    page.board.play('e6e4');
    expect(saved.moves).to.deep.equal(['a1a3', 'f6f4']);
    expect(other.moves).to.deep.equal(['a1a3', 'f6f4', 'b1b3']);
    expect(page.board.match.length).to.equal(4);
  });

  it('brings the game that is saved under it', async () => {
    saved.text = savedText('a1a3; f6f4');
    const page = await TriadPage.open({ position: START });
    const changes = page.listen('game-change');
    page.board.persist = saved.key;
    await page.board.updateComplete;
    expect(page.board.match.length).to.equal(2);
    expect(changes).to.deep.equal([{ cause: 'load', by: 'script', moves: [] }]);
  });

  it('leaves a running game alone where what is saved under it is of another kind', async () => {
    const text = savedText('c1e3xd4', `start=${TRIAD_AHEAD}`);
    saved.text = text;
    const page = await TriadPage.open({ position: START });
    page.board.play('a1a3');
    page.board.persist = saved.key;
    await page.board.updateComplete;
    expect(page.position).to.equal(AFTER_MOVE);
    expect(saved.text).to.equal(text);
  });
});

describe('a game with dice that roll by themselves, whose attributes come in several steps', () => {
  const start = { dice: 'auto' };
  const asked = { ...start, draws: 'off' };

  /** As a framework does: the key first, the other attributes later. */
  const openInSteps = async () => {
    const board = makeBoard({ ...start, persist: saved.key });
    const errors: string[] = [];
    board.addEventListener('game-error', ({ detail }) => errors.push(detail.code));
    const page = await TriadPage.within(html`<div>${board}</div>`);
    await page.change(asked);
    return { page, errors };
  };

  it('is found, and goes on', async () => {
    const page = await open(asked);
    const [move] = page.board.legalMoves();
    page.board.play(move!);
    const { text, moves } = saved;
    page.board.remove();
    const { page: next } = await openInSteps();
    expect([next.board.match.entries.map(({ text }) => text), saved.text]).to.deep.equal([moves, text]);
    expect(next.find('.save-notice')).to.equal(null);
  });

  it('is kept from its start where nothing was', async () => {
    const { page, errors } = await openInSteps();
    const [move] = page.board.legalMoves();
    page.board.play(move!);
    expect(errors).to.be.empty;
    expect(saved.text).to.contain('"draws":false');
    expect(saved.moves).to.deep.equal(page.moves);
  });

  it('leaves alone what the first step found, until something is played', async () => {
    const page = await open(start);
    page.board.play(page.board.legalMoves()[0]!);
    const { text } = saved;
    page.board.remove();
    const { page: next, errors } = await openInSteps();
    expect([saved.text, errors]).to.deep.equal([text, []]);
    next.board.play(next.board.legalMoves()[0]!);
    expect(saved.text).to.contain('"draws":false');
  });
});

describe('what a page stores under the bare key', () => {
  afterEach(() => localStorage.removeItem(saved.key));

  for (const text of [
    'eyJhbGciOiJIUzI1NiJ9.e30.x',
    '{"theme":"dark"}',
    'Once upon a time.',
    '',
    JSON.stringify({ format: 1, game: 'kubi', seats: 1, options: {}, moves: [] }),
    JSON.stringify(recordOf()).replace('"triad"', '"tri'),
  ]) {
    it(`stays as it is, and the page is told once: ${text.slice(0, 40)}`, async () => {
      localStorage.setItem(saved.key, text);
      const board = makeBoard({ persist: saved.key, position: START });
      const errors: string[] = [];
      board.addEventListener('game-error', ({ detail }) => errors.push(detail.code));
      const page = await TriadPage.within(html`<div>${board}</div>`);
      await page.clickCells('a1', 'a3');
      board.restart();
      expect([errors, board.error]).to.deep.equal([['save-foreign'], undefined]);
      expect(localStorage.getItem(saved.key)).to.equal(text);
      expect((await reopen(page)).board.match.length).to.equal(0);
    });
  }

  it('is the game of an earlier version, which is found and goes on under the key of this one', async () => {
    const text = JSON.stringify(recordOf());
    localStorage.setItem(saved.key, text);
    const page = await open();
    expect(page.position).to.equal(AFTER_MOVE);
    await page.clickCells('f6', 'f4');
    expect([saved.moves, localStorage.getItem(saved.key)]).to.deep.equal([['a1a3', 'f6f4'], text]);
    expect((await reopen(page)).board.match.length).to.equal(2);
  });
});

describe('a saved game that is damaged', () => {
  for (const [what, text] of Object.entries({
    'breaks off': savedText().slice(0, 80),
    'breaks the rules': savedText().replace('a1a3', 'a1a2'),
    'is hostile': `{"revision":1,"record":{"format":1,"game":"triad","start":"<img src=x onerror=alert(1)>"}}`,
  })) {
    it(`and ${what} is reported, and stays as it is until a new game is begun`, async () => {
      saved.text = text;
      const trouble = watchTrouble();
      const board = makeBoard({ persist: saved.key, position: START });
      const errors: string[] = [];
      board.addEventListener('game-error', ({ detail }) => errors.push(detail.code));
      const page = await TriadPage.within(html`<div>${board}</div>`);
      expect(errors).to.deep.equal(['save-damaged']);
      expect(page.find('[part=error]')?.textContent).to.contain('The saved game is damaged');
      expect(page.find('[part=error] *:not(span)')).to.equal(null);

      await page.clickCells('a1', 'a3');
      expect(page.position).to.equal(AFTER_MOVE);
      board.undo();
      board.position = 'nonsense';
      await board.updateComplete;
      board.redo();
      board.position = START;
      await board.updateComplete;
      expect(board.error?.code).to.equal('save-damaged');
      expect(saved.text).to.equal(text);

      board.restart();
      await board.updateComplete;
      expect(board.error).to.equal(undefined);
      expect(page.find('[part=error]')).to.equal(null);
      board.play('b1b3');
      expect(saved.moves).to.deep.equal(['b1b3']);
      expect(localStorage.getItem(`${saved.place}/damaged-1`)).to.equal(text);
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('does not matter to a board with another key', async () => {
    saved.text = '{';
    const page = await open();
    page.board.persist = other.key;
    page.board.play('a1a3');
    expect(page.board.error).to.equal(undefined);
    expect(other.moves).to.deep.equal(['a1a3']);
    expect(saved.text).to.equal('{');
  });

  it('is replaced when the reader begins a new game', async () => {
    saved.text = '{';
    const page = await open();
    await beginAnew(page);
    expect(page.find('[part=error]')).to.equal(null);
    expect(saved.moves).to.be.empty;
    expect(saved.text).to.not.equal('{');
  });
});

it('a saved game is not written over by what is played in place of a bad position', async () => {
  saved.text = savedText();
  const page = await open({ position: 'nonsense' });
  await page.clickButton('Roll the dice');
  expect(saved.text).to.equal(savedText());
  await page.change({ position: START });
  expect(page.position).to.equal(AFTER_MOVE);
});

describe('a diagram with a key to keep games under', () => {
  it('stores nothing, and shows the game that is kept', async () => {
    for (const position of [START, IMPOSSIBLE]) await open({ mode: 'diagram', position });
    expect(saved.text).to.equal(null);
    saved.text = savedText();
    expect((await open({ mode: 'diagram', position: START })).dice).to.equal(AFTER_MOVE.split(' ')[0]);
  });

  it('of what no game reaches leaves alone what is kept, also when it becomes a game', async () => {
    saved.text = savedText();
    const page = await open({ mode: 'diagram', position: IMPOSSIBLE });
    await page.change({ mode: 'play' });
    await page.play('roll 112233 112233', 'b1b3');
    expect(saved.text).to.equal(savedText());
  });

  it('goes on keeping the game that it was before', async () => {
    const page = await open();
    page.board.play('a1a3');
    await page.change({ mode: 'diagram' });
    await page.change({ position: IMPOSSIBLE });
    expect(saved.moves).to.deep.equal(['a1a3']);
    await page.change({ mode: 'play', position: START });
    page.board.play('f6f4');
    expect(saved.moves).to.deep.equal(['a1a3', 'f6f4']);
  });
});

describe('a replay that is kept', () => {
  it('keeps the record and none of the moves that a reader tries', async () => {
    const attributes = { mode: 'replay', record: GAME, ply: '3' };
    const page = await open(attributes);
    await page.click(page.step('Forward'));
    const stored = saved.text;
    expect(saved.moves).to.deep.equal(page.moves);
    await page.tryMoves();
    await page.clickCells('f6', 'f4');
    await page.clickButton('Undo');
    await page.clickButton('Redo');
    expect(saved.text).to.equal(stored);
    await page.returnToRecord();
    expect(saved.text).to.equal(stored);
    expect((await reopen(page, attributes)).moves.join('; ')).to.equal(GAME.replace('triad 1; ', ''));
  });

  it('leaves alone what is saved under a key that is said while own moves are tried', async () => {
    saved.text = savedText('a1a3; f6f4');
    const page = await TriadPage.replay({ ply: '3' });
    page.board.play('a1a3');
    page.board.persist = saved.key;
    await page.board.updateComplete;
    expect(saved.moves).to.deep.equal(['a1a3', 'f6f4']);
  });
});
