import { expect, html } from '@open-wc/testing';
import { triad } from '../../../src/games/triad/index.js';
import { Match } from '../../../src/match/index.js';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { Saved } from '../saved-game.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { START, TRIAD_AHEAD } from '../games/triad-board/positions.js';
import { watchTrouble } from '../watch-trouble.js';

let saved: Saved;
beforeEach(() => (saved = new Saved()));
afterEach(() => saved.forget());

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  TriadPage.open({ persist: saved.key, position: START, ...attributes });

const movesOf = (board: TriadBoard): string[] => board.match.entries.map(({ text }) => text);
const noticeOf = (page: TriadPage): string | undefined => page.find('.save-notice p')?.textContent?.trim();

/** What another tab does: it saves these moves, and the browser tells this one. */
function saveElsewhere(moves: string, revision: number, seed?: string, marks?: readonly string[]): void {
  const record = Match.fromRecord(triad, `triad 1; start=${START}; ${moves}`).toRecord();
  saved.text = JSON.stringify({ revision, marks, seed, record });
}
const tellOfStorage = () => dispatchEvent(new StorageEvent('storage', { key: saved.place }));

describe('a game that is open in two tabs', () => {
  it('is followed where the other tab plays on, takes back and begins a new game', async () => {
    const page = await open();
    const changes = page.listen('game-change');
    page.board.play('a1a3');
    for (const [moves, revision] of [
      ['a1a3; f6f4; b1b3', 2],
      ['a1a3', 3],
      ['', 4],
    ] as const) {
      saveElsewhere(moves, revision, page.board.match.seed);
      tellOfStorage();
      expect(movesOf(page.board).join('; ')).to.equal(moves);
    }
    const heard = changes.map(({ cause, moves }) => [cause, ...moves.map(({ text }) => text)].join(' '));
    expect(heard).to.deep.equal(['play a1a3', 'play f6f4 b1b3', 'load', 'load']);
    page.board.play('b1b3');
    expect(JSON.parse(saved.text ?? '')).to.include({ revision: 5 });
  });

  it('is followed when the reader comes back to it, without having been told', async () => {
    const page = await open();
    const { parentElement } = page.board;
    page.board.remove();
    saveElsewhere('a1a3; f6f4', 1);
    parentElement?.append(page.board);
    expect(movesOf(page.board)).to.deep.equal(['a1a3', 'f6f4']);
  });

  it('is followed once the game of somebody who leads it gives way to it', async () => {
    const page = await open();
    const giveBack = page.board.lead({ record: 'triad 1; roll 112233 112233' });
    saveElsewhere('a1a3; f6f4', 1);
    tellOfStorage();
    giveBack();
    await page.ready();
    expect(movesOf(page.board)).to.deep.equal(['a1a3', 'f6f4']);
  });

  it('goes on in this one where it continues what the other has saved', async () => {
    const page = await open();
    saveElsewhere('a1a3', 1);
    page.board.play('a1a3');
    page.board.play('f6f4');
    expect([saved.moves, noticeOf(page)]).to.deep.equal([['a1a3', 'f6f4'], undefined]);
  });

  for (const [choice, moves] of [
    ['Open that version', 'a1a3; f6f4; b1b3'],
    ['Save this one', 'b1b3; e6e4'],
  ] as const) {
    it(`is asked about where both have played on, and nothing is lost: ${choice}`, async () => {
      const page = await open();
      const errors = page.listen('game-error');
      saveElsewhere('a1a3; f6f4; b1b3', 1);
      page.board.play('b1b3');
      page.board.play('e6e4');
      await page.board.updateComplete;
      expect([saved.moves.join('; '), movesOf(page.board).join('; ')]).to.deep.equal([
        'a1a3; f6f4; b1b3',
        'b1b3; e6e4',
      ]);
      expect(errors.map(({ code }) => code)).to.deep.equal(['save-conflict']);
      expect(noticeOf(page)).to.contain('Another tab or window');
      expect(page.board.error).to.equal(undefined);
      await page.clickButton(choice);
      expect([saved.moves.join('; '), movesOf(page.board).join('; ')]).to.deep.equal([moves, moves]);
      expect(noticeOf(page)).to.equal(undefined);
    });
  }

  it('is asked about where both have saved at the same time', async () => {
    const page = await open();
    page.board.play('b1b3');
    saveElsewhere('a1a3', 1);
    tellOfStorage();
    await page.board.updateComplete;
    expect([movesOf(page.board), noticeOf(page)?.slice(0, 11)]).to.deep.equal([['b1b3'], 'Another tab']);
    page.board.play('e6e4');
    expect(saved.moves).to.deep.equal(['a1a3']);
  });

  it('is asked about where both have saved at the same time, even if the other has gone on since', async () => {
    const page = await open();
    page.board.play('b1b3');
    saveElsewhere('a1a3; f6f4', 2, undefined, ['first', 'second']);
    tellOfStorage();
    await page.board.updateComplete;
    expect([movesOf(page.board), noticeOf(page)?.slice(0, 11)]).to.deep.equal([['b1b3'], 'Another tab']);
    await page.clickButton('Open that version');
    expect(movesOf(page.board)).to.deep.equal(['a1a3', 'f6f4']);
  });

  it('is followed where the other has gone on from what this one saved, with another move', async () => {
    const page = await open();
    page.board.play('b1b3');
    const { marks, seed } = JSON.parse(saved.text ?? '') as { marks: string[]; seed: string };
    saveElsewhere('a1a3', 3, seed, [...marks, 'undone', 'played']);
    tellOfStorage();
    await page.board.updateComplete;
    expect([movesOf(page.board), noticeOf(page)]).to.deep.equal([['a1a3'], undefined]);
  });

  it('is not written over by a record that was given a key while it was played', async () => {
    saveElsewhere('a1a3; f6f4', 3);
    const page = await TriadPage.open({ record: `triad 1; start=${TRIAD_AHEAD}; c1e3xd4` });
    page.board.persist = saved.key;
    await page.board.updateComplete;
    expect(page.board.match.length).to.equal(1);
  });

  it('is left alone where what the other tab has saved cannot be read', async () => {
    const page = await open();
    page.board.play('a1a3');
    saved.text = 'nonsense';
    tellOfStorage();
    expect(page.board.error?.code).to.equal('save-damaged');
    page.board.play('f6f4');
    expect([saved.text, page.board.match.length]).to.deep.equal(['nonsense', 2]);
  });
});

describe('two elements of one page with the same key', () => {
  it('share the game', async () => {
    const [left, right] = [0, 1].map(() => makeBoard({ persist: saved.key, position: START })) as [
      TriadBoard,
      TriadBoard,
    ];
    await TriadPage.within(html`<div>${left}${right}</div>`);
    left.play('a1a3');
    expect(movesOf(right)).to.deep.equal(['a1a3']);
    right.play('f6f4');
    right.undo();
    right.play('e6e4');
    expect([movesOf(left), saved.moves]).to.deep.equal([
      ['a1a3', 'e6e4'],
      ['a1a3', 'e6e4'],
    ]);
  });

  it('are told where they ask for different games', async () => {
    const boards = [START, TRIAD_AHEAD].map((position) => makeBoard({ persist: saved.key, position })) as [
      TriadBoard,
      TriadBoard,
    ];
    const page = await TriadPage.within(html`<div>${boards}</div>`);
    const errors = page.listen('game-error');
    boards[1].play('c1e3xd4');
    boards[0].play('a1a3');
    expect([errors.map(({ code }) => code), saved.moves]).to.deep.equal([['save-conflict'], ['c1e3xd4']]);
    await page.board.updateComplete;
    expect(page.button('Open that version')).to.equal(undefined);
    await page.clickButton('Save this one');
    expect(saved.moves).to.deep.equal(['a1a3']);
  });
});

describe('a storage', () => {
  const storage = Storage.prototype as Record<'getItem' | 'setItem', (...args: string[]) => unknown>;
  const { getItem, setItem } = storage;
  const fail = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  afterEach(() => void Object.assign(storage, { getItem, setItem }));

  it('that is full is told and shown, does not disturb play, and keeps the whole game when it works again', async () => {
    const trouble = watchTrouble();
    const page = await open();
    const errors = page.listen('game-error');
    storage.setItem = fail;
    await page.clickCells('a1', 'a3');
    await page.until(() => page.spoken.includes('isn’t being saved'));
    await page.clickCells('f6', 'f4');
    expect([errors.map(({ code }) => code), page.board.error]).to.deep.equal([['save-refused'], undefined]);
    expect(noticeOf(page)).to.equal('This game isn’t being saved: your browser’s storage is full or blocked.');
    Object.assign(storage, { setItem });
    page.board.play('b1b3');
    await page.board.updateComplete;
    expect(noticeOf(page)).to.equal(undefined);
    page.board.remove();
    expect((await open()).board.match.length).to.equal(3);
    expect(trouble.stop()).to.be.empty;
  });

  it('that must not be read is as one with nothing in it, until something is to be saved', async () => {
    const trouble = watchTrouble();
    saveElsewhere('a1a3', 1);
    storage.getItem = fail;
    const page = await open();
    const errors = page.listen('game-error');
    expect([page.position, page.board.error]).to.deep.equal([START, undefined]);
    page.board.play('a1a3');
    expect(errors.map(({ code }) => code)).to.deep.equal(['save-refused']);
    expect(trouble.stop()).to.be.empty;
  });
});
