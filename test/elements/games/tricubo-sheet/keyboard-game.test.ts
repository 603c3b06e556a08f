import { expect, html } from '@open-wc/testing';
import { pressInside, tabTo } from '../../keyboard.js';
import { TricuboPage } from './page.js';

/** Goes to the last die that is of use, chooses it, and makes its first use on the sheet. */
async function useByDice(page: TricuboPage): Promise<void> {
  await pressInside(page, 'End');
  while (page.focused?.ariaDisabled === 'true') await pressInside(page, 'ArrowLeft');
  await pressInside(page, 'Enter');
  while (page.focused?.matches('input') && !page.isReady) await pressInside(page, 'Space', 'ArrowDown');
  await pressInside(page, 'Enter');
}

/** Chooses the last use in words and confirms it there; the only one is chosen already. In WebKit arrows do not go round. */
async function useInWords(page: TricuboPage): Promise<void> {
  const [first, ...others] = page.choices;
  await tabTo(page, others.length > 0 ? (first?.text ?? '') : (page.primary?.textContent?.trim() ?? ''));
  await pressInside(page, ...others.map(() => 'ArrowDown'), 'Enter');
}

/** The focus is on the button before the sheet. */
async function openAfterButton(properties: object): Promise<TricuboPage> {
  const sheet = Object.assign(document.createElement('tricubo-sheet'), properties);
  const page = await TricuboPage.within(html`<div><button>Before the sheet</button>${sheet}</div>`);
  sheet.parentElement?.querySelector('button')?.focus();
  return page;
}

describe('<tricubo-sheet> by keyboard alone', () => {
  it('is played from Tab into the page to the result, and again', async () => {
    const page = await openAfterButton({ seed: 'keys' });
    const ends = page.listen('game-end');
    await page.showAllMoves();
    await tabTo(page, 'First cross in row 1');
    await pressInside(page, 'ArrowDown', 'Enter');
    let rolls = 0;
    for (; rolls < 21 && !page.element.outcome; rolls++) {
      expect(page.focused === page.primary).to.be.true;
      await pressInside(page, rolls % 2 === 0 ? 'Enter' : 'Space');
      const usable = page.dice.findIndex((die) => die.ariaDisabled !== 'true');
      if (usable >= 0) expect(page.focusedDie, `the first usable die of roll ${rolls + 1}`).to.equal(usable);
      const isPassing = page.choices.length === 1 && page.pencilled.length === 0;
      if (isPassing) {
        await tabTo(page, page.primary?.textContent?.trim() ?? '');
        await pressInside(page, 'Enter');
      } else await (rolls % 2 === 0 ? useByDice(page) : useInWords(page));
    }
    expect(page.element.match.entries.every(({ by }) => by === 'user')).to.be.true;
    expect([ends.length, page.status.startsWith(page.total)]).to.deep.equal([1, true]);
    await page.ended();
    expect(page.focused === page.primary).to.be.true;
    await pressInside(page, 'Enter');
    expect([page.moves, page.focused === page.rowTarget(1)]).to.deep.equal([[], true]);
  });

  it('is played by two on side B with dice of their own, the joker, no die taken, and rows scored together', async () => {
    const page = await openAfterButton({ side: 'B', dice: 'enter', names: 'Ann, Bob', seats: 'human human' });
    const enter = async (digits: string, seat: number) => {
      expect(page.focused?.closest('.keys') !== null).to.be.true;
      await pressInside(page, ...digits);
      await tabTo(page, page.primary?.textContent?.trim() ?? '');
      await pressInside(page, 'Enter');
      expect([page.focusedDie >= 0, page.shownSeat]).to.deep.equal([true, seat]);
    };
    await tabTo(page, 'Add a 1');
    await enter('666', 0);
    await pressInside(page, 'l', 'Space', 'ArrowDown', 'Space', 'ArrowDown', 'Space', 'Enter');
    await pressInside(page, 'm', 'ArrowDown', 'Space', 'ArrowDown', 'Space', 'Enter');
    await enter('166', 1);
    await pressInside(page, 'l', 'Enter');
    await tabTo(page, 'Take no die');
    await pressInside(page, 'Enter');
    await enter('222', 0);
    await pressInside(page, 'm', 'Enter', 'Enter', 'Enter');
    expect(page.movesBySeat).to.deep.equal([
      ...['chance roll 666', '0 L:1,2,3', '1 M:2,3'],
      ...['chance roll 166', '1 L', '0 -'],
      ...['chance roll 222', '0 M', '1 JM'],
    ]);
  });
});
