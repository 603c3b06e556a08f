import { expect, html } from '@open-wc/testing';
import { pressInside, tabTo } from '../../keyboard.js';
import { KubiPage, UNCROSSED } from './page.js';

/** Swaps two dice with Enter, if that is allowed, then enters them; the focus is on the first die. */
async function enterByDice(page: KubiPage): Promise<void> {
  await pressInside(page, 'Enter', 'ArrowRight', 'Enter', 'ArrowLeft');
  await pressInside(page, 'Tab');
  expect(page.focused === page.primary).to.be.true;
  await pressInside(page, 'Space');
}

/** Chooses the second entry in words, or the only one, and confirms it there. */
async function enterInWords(page: KubiPage): Promise<void> {
  while (!page.focused?.matches('.entry input')) await page.press('Tab');
  // Arrows do not choose what is the only one, and in WebKit they do not go round.
  await pressInside(page, page.choices.length > 1 ? 'ArrowDown' : 'Space', 'Enter');
}

/** The focus is on the button before the sheet. */
async function openAfterButton(attributes: Readonly<Record<string, string>>): Promise<KubiPage> {
  const sheet = Object.assign(document.createElement('kubi-sheet'), { seed: 'keys', ...attributes });
  const page = await KubiPage.within(html`<div><button>Before the sheet</button>${sheet}</div>`);
  sheet.parentElement?.querySelector('button')?.focus();
  return page;
}

describe('<kubi-sheet> by keyboard alone', () => {
  it('is played from Tab into the page to the result, and again', async () => {
    const page = await openAfterButton({});
    const ends = page.listen('game-end');
    await tabTo(page, '1');
    await pressInside(page, 'Space', 'Tab', 'Tab', 'Space', '6');
    await tabTo(page, page.primary?.textContent?.trim() ?? '');
    await pressInside(page, 'Enter');
    let rolls = 0;
    for (; rolls < 40 && !page.element.outcome; rolls++) {
      expect(page.focused === page.primary).to.be.true;
      await pressInside(page, rolls % 2 === 0 ? 'Enter' : 'Space');
      expect(page.focusedDie, `the first die of roll ${rolls + 1}`).to.equal(0);
      await (rolls % 2 === 0 ? enterByDice(page) : enterInWords(page));
    }
    expect(page.moves[0]).to.equal('x136');
    expect(page.element.match.entries.every(({ by }) => by === 'user')).to.be.true;
    expect(ends).to.have.lengthOf(1);
    expect(page.status).to.contain(page.total.replace('+', ''));
    await page.ended();
    expect(page.focused === page.primary).to.be.true;
    await pressInside(page, 'Enter');
    expect(page.position).to.equal(UNCROSSED);
    expect(page.focusedName).to.equal('1');
  });

  it('is played by two, who need nothing but Tab to find their sheets', async () => {
    const page = await openAfterButton({ names: 'Ann, Bob', seats: 'human human' });
    await tabTo(page, '1');
    for (const digits of ['146', '235']) {
      await pressInside(page, ...digits);
      await tabTo(page, page.primary?.textContent?.trim() ?? '');
      await pressInside(page, 'Enter');
    }
    for (const roller of [0, 1]) {
      expect(page.status).to.contain(['Ann', 'Bob'][roller]);
      await pressInside(page, 'Enter');
      expect(page.shownSeat).to.equal(roller);
      await enterByDice(page);
      expect([page.shownSeat, page.focusedDie]).to.deep.equal([1 - roller, 0]);
      await enterInWords(page);
    }
    const made = page.element.match.entries.slice(2).map(({ actor }) => actor);
    expect(made).to.deep.equal(['chance', 0, 1, 'chance', 1, 0]);
  });
});
