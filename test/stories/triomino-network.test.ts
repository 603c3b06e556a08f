import { expect } from '@open-wc/testing';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoMove } from '../../src/games/triomino/index.js';
import { tileOf } from '../../src/games/triomino/tiles.js';
import * as story from '../../stories/triomino-network.js';
import { TriominoPage } from '../elements/triomino-table/triomino-page.js';
import { examples, runExample } from './examples.js';
import { Network } from './triomino-network.js';
import type { Code, Game } from './triomino-network.js';

/** What the documentation tells authors to write. */
async function told(): Promise<Code> {
  const code = await examples('/stories/triomino-table.mdx', 'js');
  const own = code.find((each) => each.includes('class Dealer')) ?? '';
  return (await runExample(`${own}\nexport { Dealer, connect };`)) as unknown as Code;
}

for (const [name, load] of [
  ['as it is written', told],
  ['in its story', () => Promise.resolve(story as unknown as Code)],
] as const) {
  describe(`Triomino over a network ${name}`, () => {
    it('leads two tables through a whole game, and tells each what its seat may know and no more', async () => {
      const network = await Network.open(await load());
      const { match } = network.dealer;
      for (let turns = 0; turns < 200 && !match.outcome; turns++) {
        await network.turn();
        network.expectAgreement();
        if (match.state.round === 1) expect(network.leaks, `after ply ${match.ply}`).to.be.empty;
      }
      const scores = match.outcome?.scores;
      expect(scores).to.have.length(2);
      for (const page of network.pages) expect(page.element.outcome?.scores).to.deep.equal(scores);
      expect(network.sent.flat().some((text) => text.includes('seed'))).to.be.false;
    }).timeout(30_000);

    it('takes nothing back on one table alone', async () => {
      const network = await Network.open(await load());
      for (let turns = 0; turns < 4; turns++) await network.turn();
      const { ply } = network.dealer.match;
      await network.press(0, /^\s*Undo/);
      network.expectAgreement();
      expect(network.dealer.match.ply).to.equal(ply);
    });

    it('begins a new game for all', async () => {
      const network = await Network.open(await load());
      for (let turns = 0; turns < 3; turns++) await network.turn();
      await network.press(1, /^\s*New game/);
      await network.pages[1]?.element.updateComplete;
      const [answer] = network.pages[1]?.all('.question ~ .button:not(.primary)') ?? [];
      answer?.click();
      await network.settle();
      expect(network.dealer.match.ply).to.equal(0);
      network.expectAgreement();
      await network.turn();
      network.expectAgreement();
    });

    it('lets nobody move for somebody else, draw for themselves, or send rubbish', async () => {
      const network = await Network.open(await load());
      for (let turns = 0; turns < 2; turns++) await network.turn();
      const { match } = network.dealer;
      const { ply } = match;
      const turn = match.state.turn ?? 0;
      for (const text of [`#${turn} buy`, 'buy', 'draw 555', 'timeout', 'deal 012', 'draw', '', '344@0,0', 'nonsense'])
        network.dealer.ask(1 - turn, text);
      expect(match.ply).to.equal(ply);
      await network.settle();
      network.expectAgreement();
    });
  });
}

describe('hidden tiles in the README', () => {
  it('are a game that one seat plays on a table, and the page moves for', async () => {
    const code = (await examples('/README.md', 'js')).find((each) => each.includes('concealedRecord')) ?? '';
    const page = await TriominoPage.open({ viewer: '0', dice: 'remote', names: 'Ann, Bob' });
    Object.assign(globalThis, { exampleTable: page.element });
    const seeded = code.replace('{ seats: 2,', "{ seats: 2, seed: 'readme',");
    const { match } = (await runExample(`const table = exampleTable;\n${seeded}\nexport { match };`)) as {
      match: Game;
    };
    await page.element.updateComplete;
    expect(match.seed).to.equal('readme');
    expect(page.element.state.racks.map((rack) => rack.filter(Boolean).length)).to.deep.equal([9, 0]);
    if (match.state.turn === 1) match.play(match.legalMoves()[0] as TriominoMove);
    await page.element.updateComplete;
    const lay = page.element.legalMoves().find((move) => move.kind === 'lay');
    page.tile(tileOf(lay?.values ?? '')).click();
    await page.element.updateComplete;
    page.place(0).click();
    await page.element.updateComplete;
    expect(match.entries.at(-1)?.actor).to.equal(0);
    expect(page.position).to.equal(triomino.makePosition(triomino.positionOf(triomino.view(match.state, 0))));
    Reflect.deleteProperty(globalThis, 'exampleTable');
  });
});
