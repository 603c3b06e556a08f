import { expect } from '@open-wc/testing';
import { OnlinePage, tidyUp } from './party.js';

describe('an element whose page says online="tabs"', () => {
  afterEach(() => tidyUp());

  const open = () => OnlinePage.open({ online: 'tabs', room: 'den' });

  it('plays another one of the browser, without a server', async () => {
    const [ann, bob] = [await open(), await open()];
    for (const page of [ann, bob]) await page.until(() => page.state === 'playing');
    for (let moves = 1; moves <= 4; moves++) {
      const length = ann.element.match.length;
      await bob.until(() => bob.element.match.length === length);
      const page = [ann, bob].find(({ element: { match } }) =>
        match.gate.players.some((player, seat) => player.kind === 'human' && match.actors.includes(seat)),
      );
      if (!page) throw new Error('nobody can move');
      const { match } = page.element;
      const seat = match.actors.find((actor) => typeof actor === 'number') as number;
      const [move] = match.legalMoves(seat);
      match.play(match.game.makeMove(move, match.state, seat), { actor: seat, by: 'user' });
      await ann.until(() => ann.element.match.length > length);
    }
    await bob.until(() => bob.element.match.length === ann.element.match.length);
    expect(bob.element.match.toRecord().moves).to.deep.equal(ann.element.match.toRecord().moves);
  });
});
