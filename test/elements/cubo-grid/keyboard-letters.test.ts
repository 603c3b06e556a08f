import { expect } from '@open-wc/testing';
import { chord, pressInside } from '../keyboard.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const TWO = { position: table('oo'), names: 'Ann, Bob' };

async function openOnDie(attributes: Readonly<Record<string, string>> = { position: table('o') }): Promise<CuboPage> {
  const page = await CuboPage.open(attributes);
  page.cell('a1').focus();
  return page;
}

/** A square that has called, with the focus where the keyboard leaves it. */
async function called(attributes?: Readonly<Record<string, string>>): Promise<CuboPage> {
  const page = await openOnDie(attributes);
  await pressInside(page, 'x');
  return page;
}

describe('letters and digits on <cubo-grid>', () => {
  for (const [key, move] of [
    ['1', 'take 1'],
    ['4', 'take 4'],
    ['0', 'take -'],
  ] as const) {
    it(`take after the call with ${key}: ${move}`, async () => {
      const page = await called(TWO);
      await page.press(key);
      expect(page.moves).to.deep.equal(['call', move]);
    });
  }

  it('do not take a die that is gone, and say so', async () => {
    const page = await (await openOnDie(TWO)).played('#1 call', '#1 take 2');
    await pressInside(page, 'x', '2');
    expect(page.status).to.equal('Place 2 of the middle is empty: that die has been taken.');
  });

  it('read rows with digits again when the die has been taken', async () => {
    const page = await called({ ...TWO, position: table('ooo') });
    await pressInside(page, '1');
    page.cell('a1').focus();
    await pressInside(page, '1');
    expect(page.spoken).to.match(/^Row 1: /);
    expect(page.moves).to.deep.equal(['call', 'take 1']);
  });

  it('roll all nine again with n, once where the key is held', async () => {
    const page = await openOnDie({ position: table('o'), seed: 'n' });
    await pressInside(page, 'n');
    expect(page.moves[0]).to.equal('roll');
    expect(page.moves[1]).to.match(/^dice 0 \d{9}$/);
    expect(page.focused?.dataset['cell'], 'the die that had the focus').to.equal('0');
  });

  it('refuse to roll again once another has called', async () => {
    const page = await (await openOnDie(TWO)).played('#1 call');
    await pressInside(page, 'n');
    expect(page.status).to.equal('Somebody has called: nobody rolls again in this round.');
  });

  it('exchange with Enter twice, and show first what comes of it', async () => {
    const page = await called();
    await pressInside(page, '1');
    page.cell('c3').focus();
    await pressInside(page, 'Enter');
    expect([page.spoken, page.worth(), page.moves.length]).to.deep.equal(['Give blue 5: worth 17 then.', 17, 2]);
    await pressInside(page, 'Enter');
    expect(page.moves.at(-1)).to.equal('put c3');
  });

  it('keep all dice with k', async () => {
    const page = await called();
    await pressInside(page, '1', 'k');
    expect(page.moves.at(-1)).to.equal('keep');
  });

  it('go on with p where the game is paused, and the focus comes back to the die', async () => {
    const page = await openOnDie();
    page.button('Pause')?.focus();
    await pressInside(page, 'Enter');
    page.primary?.focus();
    await pressInside(page, 'p');
    expect(page.focused === page.cell('a1')).to.be.true;
    expect(page.element.paused).to.equal(false);
  });

  it('do nothing with Alt, nor with Control but what the page knows', async () => {
    const page = await openOnDie();
    for (const held of ['Alt', 'Control']) await chord(page, held, 'q');
    await chord(page, 'Alt', 'x');
    expect([page.spoken, page.moves]).to.deep.equal(['', []]);
  });

  it('do nothing outside, nor in a field', async () => {
    const page = await openOnDie();
    page.focused?.blur();
    await page.press('x', 'n', 'q', 'p', 'Enter');
    for (const name of ['Name of Player 1', 'Type a move']) {
      page.field(name)?.focus();
      await page.type('xnqp1');
      expect(page.field(name)?.value).to.equal('xnqp1');
    }
    expect([page.spoken, page.moves]).to.deep.equal(['', []]);
  });
});
