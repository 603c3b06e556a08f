import { expect } from '@open-wc/testing';
import { TriominoPage } from './triomino-page.js';

/** One does by hand what can be done: lays what fits, else buys, else passes. @returns whether there was anything to do */
async function go(page: TriominoPage): Promise<boolean> {
  const cover = page.find('.cover .button');
  const fitting = page.find('.rack-tile[data-fits]');
  if (page.element.state.turn !== null && !cover && fitting) {
    fitting.click();
    await page.element.updateComplete;
    page.root
      .querySelector('.board [data-cell="0"] path')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  } else {
    const button = cover ?? page.find('.actions button');
    if (!button || page.element.match.outcome) return false;
    button.click();
  }
  await page.element.updateComplete;
  return true;
}

for (const [what, attributes] of Object.entries<Record<string, string>>({
  'of one player': { names: 'Ann' },
  'of two players': { seats: 'human human', rounds: '1', names: 'Ann, Bob' },
  'of six players by the rules of the United States': {
    seats: 'human '.repeat(6).trim(),
    rounds: '1',
    variant: 'pressman',
  },
})) {
  for (const seed of ['a', 'b']) {
    it(`<triomino-table> is played by presses only, a round ${what}, dealt from ${seed}`, async function () {
      this.timeout(10_000);
      const page = await TriominoPage.open({ seed, ...attributes });
      const refusals = page.listen('game-refuse');
      const ends = page.listen('game-end');
      let steps = 0;
      while (steps < 400 && (await go(page))) steps++;
      const { outcome } = page.element.match;
      expect(ends.map(({ scores }) => scores)).to.deep.equal([outcome?.scores]);
      expect(refusals).to.be.empty;
      expect(
        page.element.state.scores.map((points, seat) => page.facts(seat).startsWith(`${points}`.replace('-', '−'))),
      ).to.not.include(false);
      expect(page.primary?.textContent?.trim()).to.equal(page.element.match.seats > 1 ? 'Rematch' : 'New game');
      page.primary?.click();
      await page.element.updateComplete;
      expect([page.moves, page.laid]).to.deep.equal([[], []]);
    });
  }
}
