import { expect } from '@open-wc/testing';
import { chord, holdKey, pressInside } from '../../keyboard.js';
import { CuboPage, ONE, SQUARE, SQUARES, TWO, table } from './page.js';
import type { Attributes, CellName } from './page.js';

async function openOn(cell: CellName, attributes: Attributes = ONE, seat = 0): Promise<CuboPage> {
  const page = await CuboPage.open(attributes);
  page.cell(cell, seat).focus();
  return page;
}

const FREE = { ...ONE, 'time-limits': 'off' };
const focusedCell = (page: CuboPage): string => page.focused?.ariaLabel?.slice(0, 2) ?? '';

describe('arrow keys in a square of <cubo-grid>', () => {
  it('lead where they point, and move no die', async () => {
    const page = await CuboPage.open(ONE);
    for (const [from, key, to] of [
      ['b2', 'ArrowLeft', 'a2'],
      ['b2', 'ArrowRight', 'c2'],
      ['b2', 'ArrowUp', 'b1'],
      ['b2', 'ArrowDown', 'b3'],
      ['a1', 'ArrowLeft', 'a1'],
      ['c1', 'ArrowRight', 'c1'],
      ['c1', 'ArrowUp', 'c1'],
      ['a3', 'ArrowDown', 'a3'],
      ['b2', 'Home', 'a2'],
      ['b2', 'End', 'c2'],
      ['b2', 'PageUp', 'b1'],
      ['b2', 'PageDown', 'b3'],
      ['b2', 'Control+Home', 'a1'],
      ['b2', 'Control+End', 'c3'],
      ['b2', 'Control+ArrowLeft', 'b2'],
    ] as const) {
      page.cell(from).focus();
      await chord(page, ...key.split('+'));
      expect(focusedCell(page), `${key} from ${from}`).to.equal(to);
    }
    expect(page.square()).to.equal(SQUARE);
  });

  it('swap with Shift at once, and the focus goes with the die, over the white one and not over the edge', async () => {
    const page = await CuboPage.open(FREE);
    for (const [from, key, move, to] of [
      ['a1', 'ArrowRight', 'swap a1b1', 'b1'],
      ['c3', 'ArrowUp', 'swap c2c3', 'c2'],
      ['a2', 'ArrowRight', 'swap a2c2', 'c2'],
      ['b3', 'ArrowUp', 'swap b1b3', 'b1'],
      ['a1', 'ArrowLeft', undefined, 'a1'],
      ['c3', 'ArrowDown', undefined, 'c3'],
    ] as const) {
      page.element.goTo(0);
      await page.element.updateComplete;
      page.cell(from).focus();
      await chord(page, 'Shift', key);
      expect([page.moves.at(-1), focusedCell(page)], `${key} from ${from}`).to.deep.equal([move, to]);
    }
  });

  it('leave the white die where it is, and say why', async () => {
    const page = await openOn('b2');
    for (const keys of [['Shift', 'ArrowLeft'], ['Enter']]) {
      await chord(page, ...keys);
      expect(page.status).to.equal('The white die stays in the centre.');
    }
    expect(page.square()).to.equal(SQUARE);
  });

  it('act for the player whose square has the focus, and leave what another has chosen', async () => {
    const page = await openOn('a1', TWO, 1);
    await pressInside(page, 'Enter');
    page.cell('c3', 0).focus();
    await chord(page, 'Shift', 'ArrowUp');
    expect(page.cell('a1', 1).ariaLabel).to.equal('a1, red 6, selected');
    await chord(page, 'Shift', 'X');
    page.cell('a1', 1).focus();
    await pressInside(page, 'Escape');
    await chord(page, 'Shift', 'ArrowRight');
    expect(page.made).to.deep.equal(['0 swap c2c3', '0 call', '1 swap a1b1']);
  });

  it('show what the square would earn on the way from a chosen die to another', async () => {
    const page = await openOn('a1');
    await pressInside(page, 'Enter', 'ArrowRight');
    expect([page.worth(), page.moves]).to.deep.equal([19, []]);
    await pressInside(page, '1');
    expect(page.spoken).to.equal('Row 1: 0. Red 2, red 1, red 3.');
    await pressInside(page, 'Escape');
    expect([page.worth(), page.spoken, focusedCell(page)]).to.deep.equal([32, 'No die selected.', 'b1']);
  });
});

describe('Enter and Space on a die of <cubo-grid>', () => {
  for (const key of ['Enter', 'Space']) {
    it(`choose it and swap it with another one: ${key}`, async () => {
      const page = await openOn('a1');
      await pressInside(page, key);
      expect(page.focused?.ariaLabel).to.equal('a1, red 1, selected');
      await pressInside(page, key);
      expect([page.spoken, page.focused?.ariaLabel]).to.deep.equal(['No die selected.', 'a1, red 1']);
      await pressInside(page, key, 'ArrowRight', 'ArrowRight', 'ArrowDown', key);
      expect([page.moves, page.focused?.ariaLabel]).to.deep.equal([['swap a1c2'], 'c2, red 1']);
    });
  }

  it('choose once where they are held down', async () => {
    const page = await openOn('a1');
    await holdKey('Enter', 4);
    expect(page.focused?.ariaLabel).to.equal('a1, red 1, selected');
  });

  it('give a die in the exchange by two presses, and show first what comes of it', async () => {
    const page = await (await openOn('c3')).played('call', 'take 1');
    page.cell('c3').focus();
    await pressInside(page, 'Enter');
    expect([page.spoken, page.worth(), page.moves.length]).to.deep.equal([
      'Give up blue 5: the square would be worth 17.',
      17,
      2,
    ]);
    await pressInside(page, 'Enter');
    expect(page.moves.at(-1)).to.equal('put c3');
  });
});

describe('letters and digits on <cubo-grid>', () => {
  it('read lines, the square, the middle and the time', async () => {
    const page = await openOn('a1');
    for (const [key, said] of [
      ['1', 'Row 1: street in one colour, doubled, 6. Red 1, red 2, red 3.'],
      ['a', 'Column a: street, 3. Red 1, red 2, blue 3.'],
      ['C', 'Column c: street, 5. Red 3, blue 4, blue 5.'],
      [
        'q',
        'Red 1, red 2, red 3; red 2, white 3, blue 4; blue 3, blue 4, blue 5. Row 1: street in one colour, doubled, 6. Row 2: street, 4. Row 3: street in one colour, doubled, 10. Column a: street, 3. Column b: street, 4. Column c: street, 5. Worth 32.',
      ],
      ['m', 'In the middle: red 6, red 1, blue 6, blue 2.'],
      ['t', '60 seconds'],
    ] as const) {
      await pressInside(page, key);
      expect(page.spoken, key).to.equal(said);
    }
    await page.pass(58_500);
    await pressInside(page, 't');
    expect(page.spoken).to.equal('2 seconds');
    await chord(page, 'Shift', 'X');
    await pressInside(page, '2', 'm');
    expect(page.spoken).to.equal('In the middle: red 6, empty, blue 6, blue 2.');
    const free = await openOn('a1', FREE);
    await pressInside(free, 't');
    expect(free.spoken).to.equal('No clock is running.');
  });

  for (const [keys, moves] of [
    [['Shift+X'], ['call']],
    [
      ['Shift+X', '1'],
      ['call', 'take 1'],
    ],
    [
      ['Shift+X', '0'],
      ['call', 'take -'],
    ],
    [
      ['Shift+X', '4', 'k'],
      ['call', 'take 4', 'keep'],
    ],
    [['Shift+N'], ['roll', 'dice']],
    [['x', 'n'], []],
  ] as const) {
    it(`play with ${keys.join(', ')}: ${moves.join(', ')}`, async () => {
      const page = await openOn('a1', { ...ONE, seed: 'keys' });
      for (const key of keys) await chord(page, ...key.split('+'));
      expect(page.moves.map((move) => (move.startsWith('dice') ? 'dice' : move))).to.deep.equal(moves);
    });
  }

  it('read rows with digits again once a die of the middle has been taken', async () => {
    const page = await openOn('a1', { position: table('ooo') });
    await chord(page, 'Shift', 'X');
    await pressInside(page, '1');
    page.cell('a1').focus();
    await pressInside(page, '1');
    expect(page.spoken).to.match(/^Row 1: /);
    expect(page.moves).to.deep.equal(['call', 'take 1']);
  });

  it('say why they do nothing after another one’s call', async () => {
    const page = await (await openOn('a1', TWO)).played('#1 call', '#1 take 2');
    await chord(page, 'Shift', 'N');
    expect(page.status).to.equal('Someone has called: nobody can roll again this round.');
    await chord(page, 'Shift', 'X');
    await pressInside(page, '2');
    expect(page.status).to.equal('Place 2 in the middle is empty: that die has been taken.');
  });

  it('take back and play again where no time runs, on a die and on the buttons below, and not where it does', async () => {
    const page = await (await openOn('b3', FREE)).played('swap a1b1', 'swap c2c3');
    await pressInside(page, 'u');
    expect([page.moves, focusedCell(page)]).to.deep.equal([['swap a1b1'], 'b3']);
    page.action('Cubo!').focus();
    await chord(page, 'Control', 'Shift', 'Z');
    expect(page.moves).to.have.lengthOf(2);
    const timed = await (await openOn('b3')).played('swap a1b1');
    timed.cell('b3').focus();
    await pressInside(timed, 'u');
    await chord(timed, 'Control', 'z');
    expect([timed.moves, timed.canUse('Undo')]).to.deep.equal([['swap a1b1'], false]);
  });

  it('do nothing with Alt and Control, outside, nor in a field', async () => {
    const page = await openOn('a1', { position: table('oo') });
    await chord(page, 'Control', 'q');
    await chord(page, 'Alt', 'Shift', 'X');
    page.focused?.blur();
    await page.press('X', 'N', 'q', 'p', 'Enter');
    for (const name of ['Name of Player 1', 'Type a move']) {
      page.field(name)?.focus();
      await page.type('xnqp1');
      expect(page.field(name)?.value).to.equal('xnqp1');
    }
    expect([page.spoken, page.moves]).to.deep.equal(['', []]);
  });
});

describe('keys in a page that is written from right to left', () => {
  before(() => void (document.dir = 'rtl'));
  after(() => void (document.dir = ''));

  it('go among the dice of <cubo-grid>, and swap them, where they point', async () => {
    const page = await openOn('a1');
    const { left } = page.cell('a1').getBoundingClientRect();
    await page.press('ArrowRight');
    expect(page.focused?.getBoundingClientRect().left).to.be.above(left);
    await chord(page, 'Shift', 'ArrowRight');
    expect([page.moves, page.focusedName]).to.deep.equal([['swap b1c1'], 'c1, red 2']);
    expect(page.squares).to.not.deep.equal(SQUARES.slice(0, 1));
  });
});
