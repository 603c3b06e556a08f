import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { KEY, forget, movesUnder, reopen, savedText } from './saved-games.js';
import { watchTrouble } from '../watch-trouble.js';

const AFTER_MOVE = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';

const DAMAGED: Readonly<Record<string, string>> = {
  'that breaks off': savedText().slice(0, 80),
  'that is no record': '[]',
  'with a move against the rules': savedText().replace('a1a3', 'a1a2'),
  'of another format': savedText().replace('"format":1', '"format":2'),
  'with hostile text': `{"format":1,"game":"triad","start":"<img src=x onerror=alert(1)>"}`,
};

for (const [what, text] of Object.entries(DAMAGED)) {
  describe(`a saved game ${what}`, () => {
    beforeEach(() => localStorage.setItem(KEY, text));
    afterEach(forget);

    it('is reported, and stays as it is until a new game is begun', async () => {
      const trouble = watchTrouble();
      const board = document.createElement('triad-board');
      const errors: string[] = [];
      board.addEventListener('game-error', (event) =>
        errors.push((event as CustomEvent<{ code: string }>).detail.code),
      );
      Object.assign(board, { persist: KEY, position: START });
      const page = await BoardPage.within(html`<div>${board}</div>`);
      expect(errors).to.deep.equal(['save-damaged']);
      expect(page.find('[part=error]')?.textContent).to.contain('The saved game is damaged');
      expect(page.find('[part=error] *:not(span)')).to.equal(null);

      await page.clickCell('a1');
      await page.clickCell('a3');
      expect(page.position).to.equal(AFTER_MOVE);
      board.undo();
      board.names = 'Ann, Bob';
      board.position = 'nonsense';
      await board.updateComplete;
      board.redo();
      board.position = START;
      await board.updateComplete;
      expect(board.error?.code).to.equal('save-damaged');
      expect(localStorage.getItem(KEY)).to.equal(text);

      board.restart();
      await board.updateComplete;
      expect(board.error).to.equal(undefined);
      expect(page.find('[part=error]')).to.equal(null);
      board.play('b1b3');
      expect(movesUnder(KEY)).to.deep.equal(['b1b3']);
      expect(trouble.stop()).to.be.empty;
    });
  });
}

describe('a saved game that is damaged', () => {
  beforeEach(() => localStorage.setItem(KEY, '{'));
  afterEach(forget);

  it('does not matter to a board with another key', async () => {
    const page = await BoardPage.open({ persist: KEY, position: START });
    page.board.persist = `${KEY}, another key`;
    page.board.play('a1a3');
    expect(page.board.error).to.equal(undefined);
    expect(movesUnder(`${KEY}, another key`)).to.deep.equal(['a1a3']);
    expect(localStorage.getItem(KEY)).to.equal('{');
  });

  it('is replaced when the reader begins a new game', async () => {
    const page = await BoardPage.open({ persist: KEY, position: START });
    await page.clickButton('New game');
    expect(page.find('[part=error]')).to.equal(null);
    expect(movesUnder(KEY)).to.be.empty;
    expect(localStorage.getItem(KEY)).to.not.equal('{');
  });
});

describe('a board whose position is bad', () => {
  afterEach(forget);

  it('does not write what is played instead over the saved game', async () => {
    localStorage.setItem(KEY, savedText());
    const page = await BoardPage.open({ persist: KEY, position: 'nonsense' });
    await page.clickButton('Roll the dice');
    expect(localStorage.getItem(KEY)).to.equal(savedText());
    page.board.position = START;
    await page.board.updateComplete;
    expect(page.position).to.equal(AFTER_MOVE);
  });
});

describe('a storage', () => {
  const storage = Storage.prototype as Record<'getItem' | 'setItem', (...args: string[]) => unknown>;
  const { getItem, setItem } = storage;
  const fail = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  afterEach(() => {
    Object.assign(storage, { getItem, setItem });
    forget();
  });

  it('that is full does not disturb play', async () => {
    const trouble = watchTrouble();
    const page = await BoardPage.open({ persist: KEY, position: START });
    storage.setItem = fail;
    await page.clickCell('a1');
    await page.clickCell('a3');
    page.board.restart();
    expect(page.board.error).to.equal(undefined);
    expect(trouble.stop()).to.be.empty;
  });

  it('that must not be read is as one with nothing in it', async () => {
    const trouble = watchTrouble();
    localStorage.setItem(KEY, savedText());
    storage.getItem = fail;
    const page = await BoardPage.open({ persist: KEY, position: START });
    expect(page.position).to.equal(START);
    expect(page.board.error).to.equal(undefined);
    expect(trouble.stop()).to.be.empty;
  });

  it('that works again keeps the whole game', async () => {
    const page = await BoardPage.open({ persist: KEY, position: START });
    storage.setItem = fail;
    page.board.play('a1a3');
    Object.assign(storage, { setItem });
    page.board.play('f6f4');
    expect((await reopen(page, { persist: KEY, position: START })).board.match.length).to.equal(2);
  });
});
