import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';
import { watchTrouble } from '../watch-trouble.js';

const optionsWith = async (properties: object) => {
  const board = Object.assign(document.createElement('triad-board'), properties);
  await BoardPage.within(html`<div>${board}</div>`);
  expect(board.error).to.equal(undefined);
  return board.match.options;
};

describe('properties that a framework sets', () => {
  it('may be booleans for options that are on or off', async () => {
    expect(await optionsWith({ evenStart: true, draws: false })).to.include({ evenStart: true, draws: false });
    expect(await optionsWith({ evenStart: false, draws: true })).to.include({ evenStart: false, draws: true });
  });

  it('may be the texts of such booleans', async () => {
    expect(await optionsWith({ evenStart: 'true', draws: 'false' })).to.include({ evenStart: true, draws: false });
  });

  it('may be empty where an attribute without a value means on', async () => {
    expect(await optionsWith({ evenStart: '', draws: '' })).to.include({ evenStart: true, draws: true });
  });

  it('may be numbers', async () => {
    expect(await optionsWith({ starter: 1 })).to.include({ starter: 1 });
    expect(await optionsWith({ starter: 0 })).to.include({ starter: 0 });
  });

  it('may be a number for the seed, with the dice of the same text', async () => {
    const [board, other] = [document.createElement('triad-board'), document.createElement('triad-board')];
    Object.assign(board, { seed: 7, dice: 'auto' });
    Object.assign(other, { seed: '7', dice: 'auto' });
    await BoardPage.within(html`<div>${board}${other}</div>`);
    expect(board.error).to.equal(undefined);
    expect(board.state).to.deep.equal(other.state);
  });

  it('may be a record as an object', async () => {
    const board = document.createElement('triad-board');
    board.record = { format: 1, game: 'triad', seats: 2, options: {}, start: START, moves: [{ move: 'a1a3' }] };
    const page = await BoardPage.within(html`<div>${board}</div>`);
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
  });

  const endless: Record<string, unknown> = { format: 1, game: 'triad' };
  endless['self'] = endless;
  const nonsense: readonly (readonly [property: string, value: unknown])[] = [
    ['seats', 2],
    ['seats', {}],
    ['names', ['Ann', 'Bob']],
    ['names', 5],
    ['seed', {}],
    ['position', 5],
    ['position', {}],
    ['record', 5],
    ['record', []],
    ['record', { game: 'triad' }],
    ['record', endless],
    ['mode', {}],
    ['dice', 5],
    ['persist', 5],
    ['starter', {}],
    ['starter', 10n],
    ['draws', []],
  ];

  for (const [property, value] of nonsense) {
    it(`never throw: ${property} as the ${typeof value} ${String(value)}`, async () => {
      const trouble = watchTrouble();
      const page = await BoardPage.open({ position: START });
      Object.assign(page.board, { [property]: value });
      await page.board.updateComplete;
      await page.clickCell('a1');
      await page.clickCell('a3');
      expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
      expect(trouble.stop()).to.be.empty;
    });
  }
});
