import { expect } from '@open-wc/testing';
import { chord, pressInside } from '../keyboard.js';
import { SheetPage } from './sheet-page.js';

const BEFORE = ['x146', 'roll 12346'];
const AFTER = [...BEFORE, '1|23|46'];

/** A sheet on which an entry has been made and the next roll lies there, which can be taken back; the focus is on a die. */
async function open(): Promise<SheetPage> {
  const page = await SheetPage.open({ seed: 'a', 'undo-past-chance': '' });
  await page.played('x146', 'roll', '1|23|46', 'roll');
  page.dice[2]?.focus();
  return page;
}

describe('shortcuts on <kubi-sheet>', () => {
  for (const keys of [['u'], ['U'], ['Control', 'z'], ['Meta', 'z']]) {
    it(`takes back with ${keys.join('+')}`, async () => {
      const page = await open();
      await chord(page, ...keys);
      expect(page.moves).to.deep.equal(BEFORE);
      expect(page.focused === page.dice[2]).to.be.true;
    });
  }

  for (const keys of [['r'], ['R'], ['Control', 'Shift', 'Z'], ['Meta', 'Shift', 'Z'], ['Control', 'y']]) {
    it(`plays again with ${keys.join('+')}`, async () => {
      const page = await open();
      page.element.undo();
      await page.element.updateComplete;
      expect(page.moves).to.deep.equal(BEFORE);
      page.dice[0]?.focus();
      await chord(page, ...keys);
      expect(page.moves.slice(0, 3)).to.deep.equal(AFTER);
      expect(page.focused !== null).to.be.true;
    });
  }

  const places: readonly (readonly [what: string, focus: (page: SheetPage) => HTMLElement | null | undefined])[] = [
    ['a die', (page) => page.dice[4]],
    ['an entry in words', (page) => page.find('.entry input')],
  ];
  for (const [what, place] of places) {
    it(`acts where ${what} has the focus`, async () => {
      const page = await open();
      place(page)?.focus();
      await pressInside(page, 'u');
      expect(page.moves).to.deep.equal(BEFORE);
    });
  }

  it('acts on the button to roll, where the focus is after an entry', async () => {
    const page = await (await SheetPage.open({ seed: 'a' })).played('x146', 'roll', '1|23|46');
    page.primary?.focus();
    await pressInside(page, 'u');
    expect(page.moves).to.deep.equal(BEFORE);
    expect(page.focused === page.dice[0], 'the first die').to.be.true;
  });

  it('acts among the numbers to cross', async () => {
    const page = await (await SheetPage.open({ seats: 'human human' })).played('x146');
    page.seatButton(1).focus();
    page.numberBox(2).focus();
    await pressInside(page, 'u');
    expect(page.moves).to.deep.equal([]);
    await pressInside(page, 'r');
    expect(page.moves).to.deep.equal(['x146']);
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
    await page.press('u', 'r', 'd', '1');
    await chord(page, 'Control', 'z');
    expect(changes).to.be.empty;
    expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
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
      await page.type('ur12d');
      expect(field?.value).to.equal('ur12d');
      await chord(page, 'Control', 'z');
      await page.press('Escape');
      expect(changes).to.be.empty;
      expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
    });
  }
});
