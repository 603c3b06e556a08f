import { expect } from '@open-wc/testing';
import { chord, pressInside } from '../keyboard.js';
import { TricuboPage } from './tricubo-page.js';

const BEFORE = ['@1', 'roll 345'];
const AFTER = [...BEFORE, 'M'];

/** A sheet on which a use has been made and the next roll lies there, which can be taken back; the focus is on a die. */
async function open(): Promise<TricuboPage> {
  const page = await TricuboPage.open({ dice: 'enter' });
  await page.played(...AFTER, 'roll 125');
  page.die('M').focus();
  return page;
}

describe('shortcuts on <tricubo-sheet>', () => {
  for (const keys of [['u'], ['U'], ['Control', 'z'], ['Meta', 'z']]) {
    it(`takes back with ${keys.join('+')}`, async () => {
      const page = await open();
      await chord(page, ...keys);
      expect(page.moves).to.deep.equal(AFTER);
      await chord(page, ...keys);
      expect(page.moves).to.deep.equal(BEFORE);
      expect(page.focused?.matches('.hand-die')).to.be.true;
    });
  }

  for (const keys of [['r'], ['R'], ['Control', 'Shift', 'Z'], ['Meta', 'Shift', 'Z'], ['Control', 'y']]) {
    it(`plays again with ${keys.join('+')}`, async () => {
      const page = await open();
      page.element.undo();
      page.element.undo();
      await page.element.updateComplete;
      expect(page.moves).to.deep.equal(BEFORE);
      page.die('L').focus();
      await chord(page, ...keys);
      expect(page.moves).to.deep.equal(AFTER);
      expect(page.focused !== null).to.be.true;
    });
  }

  const places: readonly (readonly [what: string, go: (page: TricuboPage) => unknown])[] = [
    ['a die', (page) => page.die('S').focus()],
    ['a use in words', (page) => page.find('.entry input')?.focus()],
    ['a row on the sheet', (page) => page.press('m')],
    ['a colour field', (page) => page.press('m', 'ArrowDown')],
  ];
  for (const [what, go] of places) {
    it(`acts where ${what} has the focus`, async () => {
      const page = await open();
      await go(page);
      await pressInside(page, 'u');
      expect(page.moves).to.deep.equal(AFTER);
      expect(page.targets).to.be.empty;
      await pressInside(page, 'r');
      expect(page.moves).to.deep.equal([...AFTER, 'roll 125']);
    });
  }

  for (const [what, keys] of [
    ['a check box', ['Space']],
    ['the button below the rows', ['Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']],
  ] as const) {
    it(`acts on ${what}`, async () => {
      const page = await (await TricuboPage.open({ dice: 'enter' })).played('@1', 'roll 166');
      page.die('M').focus();
      await pressInside(page, 'Enter', ...keys, 'u');
      expect(page.moves).to.deep.equal(['@1']);
    });
  }

  it('acts on the rows for the first cross', async () => {
    const page = await TricuboPage.open();
    await page.played('@4');
    page.element.undo();
    await page.element.updateComplete;
    page.rowTarget(2)?.focus();
    await pressInside(page, 'r');
    expect(page.moves).to.deep.equal(['@4']);
  });

  it('acts on the button to roll, where the focus is after a use', async () => {
    const page = await TricuboPage.open({ position: '2,4,1,0,0 .,.,.,.,. L | A 4 0 346' });
    page.die('M').focus();
    await pressInside(page, 'Enter', 'Enter', 'u');
    expect(page.moves).to.be.empty;
  });

  it('tells the page that the reader did it', async () => {
    const page = await open();
    const changes = page.listen('game-change');
    await page.press('u');
    expect(changes.map(({ cause, by }) => `${by} ${cause}`)).to.deep.equal(['reader undo']);
  });

  it('does not act while the focus is outside', async () => {
    const page = await open();
    const changes = page.listen('game-change');
    page.focused?.blur();
    await page.press('u', 'r', 'm', 'l', 's', '1', 'Enter');
    await chord(page, 'Control', 'z');
    expect(changes).to.be.empty;
    expect(page.chosenDie).to.equal(undefined);
  });

  for (const [what, selector] of [
    ['a name', 'input.name'],
    ['a move', 'input[name=move]'],
  ] as const) {
    it(`does not act while ${what} is typed`, async () => {
      const page = await open();
      const field = page.find<HTMLInputElement>(selector);
      const changes = page.listen('game-change');
      field?.focus();
      await page.type('ur12mls');
      expect(field?.value).to.equal('ur12mls');
      await chord(page, 'Control', 'z');
      await page.press('Escape');
      expect(changes).to.be.empty;
      expect(page.chosenDie).to.equal(undefined);
    });
  }
});
