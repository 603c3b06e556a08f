import { expect, html } from '@open-wc/testing';
import { FakeClock } from '../../match/fake-clock.js';
import { chord, pressInside, tabTo } from '../keyboard.js';
import { CuboPage } from './cubo-page.js';

/** An element in a page, after a button that has the focus. */
async function openAfterButton(attributes: Readonly<Record<string, string>>): Promise<CuboPage> {
  const element = document.createElement('cubo-grid');
  element.clock = new FakeClock();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const page = await CuboPage.within(html`<div><button>Before the squares</button>${element}</div>`);
  element.parentElement?.querySelector('button')?.focus();
  return page;
}

/** Goes back with Shift and Tab to the die of this player that Tab leads to. */
async function backToSquare(page: CuboPage, seat: number): Promise<void> {
  for (let presses = 0; presses < 20 && !page.focused?.matches(`.seat[data-seat="${seat}"] button.cell`); presses++) {
    await chord(page, 'Shift', 'Tab');
  }
  expect(page.focused?.closest('.seat') === page.seat(seat), `a die of seat ${seat}`).to.be.true;
}

const kinds = (page: CuboPage) => page.moves.map((move) => move.replace(/ .*/, ''));

describe('<cubo-grid> by keyboard alone', () => {
  it('is practised from Tab into the page to the result, and again', async () => {
    const page = await openAfterButton({ seed: 'keys' });
    const ends = page.listen('game-end');
    await tabTo(page, 'Roll for round 1');
    for (let round = 1; round <= 6; round++) {
      expect(page.focusedName).to.equal(`Roll for round ${round}`);
      await pressInside(page, round % 2 === 0 ? 'Enter' : 'Space');
      await backToSquare(page, 0);
      await chord(page, 'Control', 'Home');
      await pressInside(page, 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Space');
      await chord(page, 'Shift', 'ArrowUp');
      if (round === 2) await pressInside(page, 'n');
      if (round === 3) {
        await page.pass(60_000);
        continue;
      }
      await pressInside(page, 'x');
      if (round === 4) {
        await pressInside(page, '0');
        continue;
      }
      await pressInside(page, String(1 + (round % 4)));
      await (round === 5 ? pressInside(page, 'k') : pressInside(page, 'Enter', 'Enter'));
    }
    expect(page.element.match.entries.filter(({ by }) => by !== 'user').map(({ text }) => text)).to.deep.equal([
      'timeout',
    ]);
    expect(ends).to.have.lengthOf(1);
    expect(page.status).to.match(/^\d+ points in six rounds\.$/);
    expect(page.focusedName).to.equal('New game');
    await pressInside(page, 'Enter');
    expect([page.moves, page.focusedName]).to.deep.equal([[], 'Roll for round 1']);
  }).timeout(30_000);

  it('is played by two with their own squares, calls and dice to the result, and a rematch', async () => {
    const page = await openAfterButton({ seed: 'two', seats: 'human human', names: 'Ann, Bob' });
    await tabTo(page, 'Roll for round 1');
    for (let round = 1; round <= 6; round++) {
      expect(page.focusedName).to.equal(`Roll for round ${round}`);
      await pressInside(page, 'Enter');
      const first = round % 2;
      for (const seat of [first, 1 - first]) {
        page.seat(seat).querySelector<HTMLElement>('button.cell[tabindex="0"]')?.focus();
        await chord(page, 'Shift', 'ArrowDown');
        await pressInside(page, 'x', seat === first ? '2' : '0');
      }
      page.seat(first).querySelector<HTMLElement>('button.cell[tabindex="0"]')?.focus();
      await pressInside(page, 'Home', 'Enter', 'Enter');
    }
    expect(kinds(page).slice(0, 10)).to.deep.equal([
      ...['middle', 'dice', 'dice'],
      ...['swap', 'call', 'take', 'swap', 'call', 'take', 'put'],
    ]);
    expect(page.element.match.entries.every(({ by }) => by === 'user')).to.be.true;
    expect(page.focusedName).to.equal('Rematch');
    await pressInside(page, 'Enter');
    expect([page.moves, page.focusedName]).to.deep.equal([[], 'Roll for round 1']);
  }).timeout(30_000);

  it('has its dice typed in as digits, and laid', async () => {
    const page = await openAfterButton({ dice: 'enter' });
    for (const [digits, move] of [
      ['6132', 'middle r6r1b3b2'],
      ['123456123', 'dice 0 123456123'],
    ] as const) {
      page.find('.keys button')?.focus();
      await pressInside(page, ...digits);
      await tabTo(page, 'Lay these dice');
      await pressInside(page, 'Enter');
      expect(page.moves.at(-1)).to.equal(move);
    }
    expect(page.square()).to.equal('r1r2r3/r4w5b6/b1b2b3');
    expect(page.focused?.closest('.seat') === page.seat()).to.be.true;
  });
});
