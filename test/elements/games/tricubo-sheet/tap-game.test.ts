import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { tricubo } from '../../../../src/games/tricubo/index.js';
import type { Die, TricuboMove, TricuboSheet } from '../../../../src/games/tricubo/index.js';
import { releaseAll } from '../../pointers.js';
import { onPhone } from '../../sheet/page.js';
import { TricuboPage } from './page.js';

/** Does everything by taps, never twice in a row near the same place: that would be a double tap. */
class Tapper {
  readonly #page: TricuboPage;
  #last: readonly [element: Element, x: number, y: number] | undefined;

  constructor(page: TricuboPage) {
    this.#page = page;
  }

  async tap(element: Element | null | undefined): Promise<void> {
    const page = this.#page;
    if (!element) throw new Error(`nothing to tap after ${page.moves.join('; ')}`);
    element.scrollIntoView({ block: 'nearest' });
    const [x, y] = page.middle(element);
    const [before, oldX = NaN, oldY = NaN] = this.#last ?? [];
    if (element !== before && Math.hypot(x - oldX, y - oldY) < 60) await page.tapOn(page.find('.sums') as Element);
    element.scrollIntoView({ block: 'nearest' });
    this.#last = [element, ...page.middle(element)];
    await page.tapOn(element);
  }

  /** Makes a move that is written like this, on the sheet that is shown; `roll` alone rolls, `roll 361` enters dice. */
  async make(text: string): Promise<void> {
    const page = this.#page;
    if (text === 'roll' || text === '-') return this.tap(page.primary);
    if (text.startsWith('@')) return this.tap(page.rowTarget(Number(text[1])));
    if (text.startsWith('roll')) {
      for (const value of text.slice(5)) await this.tap(page.padKey(Number(value)));
      return this.tap(page.primary);
    }
    const [, die, use = ''] = /^J?([LMS])(.*)$/.exec(text) as unknown as [string, Die, string];
    const shown = page.roll['LMS'.indexOf(die)] as number;
    if (page.chosenDie !== die) await this.tap(page.die(die));
    if (use === 'c') return this.tap(page.fieldTarget(die));
    if (use === 't') return this.tap(page.fieldTarget('t'));
    if (!use) return this.tap(page.rowTarget(shown));
    const rows = use
      .slice(1)
      .split(',')
      .map((row) => page.interimTarget(Number(row)));
    for (const row of rows) await this.tap(row?.closest('label') ?? row);
    if (rows.length > 1) await this.tap(page.scoreButton);
  }
}

/** How much a player likes a move: the joker first, then what leads to the end. */
const liking = (move: TricuboMove): number =>
  move.kind === 'pass' ? 0 : 'joker' in move && move.joker ? 9 : { L: 3, M: 2, S: 1 }['die' in move ? move.die : 'S'];

describe('<tricubo-sheet> on a phone, by taps alone', () => {
  onPhone();
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));
  afterEach(releaseAll);

  it('is played with entered dice: every kind of use, to the last round, the rank and the next game', async () => {
    const position = '2,4,1,0,0 .,.,.,.,. L | A 16';
    const page = await TricuboPage.open({ dice: 'enter', position });
    const tapper = new Tapper(page);
    const refusals = page.listen('game-refuse');
    const moves = [
      ...['roll 346', 'M', 'roll 634', 'L:1,2,5', 'roll 153', 'Mc', 'roll 212', 'St', 'roll 312', 'L', 'roll 351', 'M'],
    ];
    for (const move of moves) await tapper.make(move);
    expect(page.moves).to.deep.equal(moves);
    expect(page.element.outcome?.reason).to.equal('last-round');
    expect(page.buildUp.at(-1)).to.contain(page.total);
    expect(refusals).to.be.empty;
    await tapper.tap(page.primary);
    expect(page.moves).to.be.empty;
  });

  it('is played by two on a sheet of one’s own to the end, with jokers', async () => {
    const sheet: TricuboSheet = {
      ...{ values: [3, -1, 8, 2], purple: 2, fields: ['S', 'S', 't'], fieldPoints: [0, 2, 1, 7] },
      ...{ jokers: 1, ranks: [] },
    };
    const page = await TricuboPage.open({ seats: 'human human', seed: 'own', sheet: JSON.stringify(sheet) });
    const tapper = new Tapper(page);
    const refusals = page.listen('game-refuse');
    const { match } = page.element;
    while (!match.outcome) {
      const [liked] = match.legalMoves(page.shownSeat).toSorted((a, b) => liking(b) - liking(a));
      const text = liked && !match.actors.includes('chance') ? tricubo.makeMove(liked) : 'roll';
      const before = page.moves.length;
      await tapper.make(text);
      expect(page.moves.slice(before).map((made) => (text === 'roll' ? made.slice(0, 4) : made))).to.deep.equal([text]);
    }
    expect(page.moves.some((text) => text.startsWith('J'))).to.be.true;
    expect(refusals).to.be.empty;
    const totals = match.outcome.scores.map((score) => String(score).replace('-', '−'));
    expect(page.all('.seat-total').map((total) => total.textContent?.trim())).to.deep.equal(totals);
  });
});
