import { expect, fixture } from '@open-wc/testing';
import '../../../../src/elements/games/triad-board/define.js';
import '../../../../src/elements/games/kubi-sheet/define.js';
import '../../../../src/elements/games/tricubo-sheet/define.js';
import '../../../../src/elements/games/cubo-grid/define.js';
import '../../../../src/elements/games/triomino-table/define.js';
import type { TriadBoard } from '../../../../src/elements/games/triad-board/define.js';
import type { GameHost } from '../../../../src/online/host/game-host.js';
import { connectGame } from '../../../../src/online/link/connect-game.js';
import type { LinkableElement } from '../../../../src/online/link/linked-game.js';
import { memoryKeeper } from '../../../../src/online/link/seat-keeper.js';
import { concealedRecord } from '../../../../src/match/record/concealed-record.js';
import { NearLine, nearHost } from './near-host.js';
import { waitUntil } from '../../../wait-until.js';

type AnyElement = TriadBoard & LinkableElement;

const TAGS = ['triad-board', 'kubi-sheet', 'tricubo-sheet', 'cubo-grid', 'triomino-table'];

async function join(tag: string, host?: GameHost) {
  const element = await fixture<AnyElement>(document.createElement(tag));
  const near = host ?? nearHost(element.game as never, { seats: 2 });
  const line = new NearLine(near);
  const online = connectGame(element as LinkableElement, line, { keeper: memoryKeeper(), isAlwaysReady: true });
  await waitUntil(() => element.session.linked?.match, 'the host answers');
  await element.updateComplete;
  return { element, host: near, line, online };
}

describe('An element that is linked with a host', () => {
  for (const tag of TAGS)
    it(`plays the same game as another one, in turn or together: ${tag}`, async () => {
      const ann = await join(tag);
      const bob = await join(tag, ann.host);
      const { host } = ann;
      for (let i = 0; i < 12 && !host.match.outcome; i++) {
        const actor = host.match.actors.find((each) => typeof each === 'number') as number;
        const { element, online } = actor === 0 ? ann : bob;
        await waitUntil(() => element.match.actors.includes(actor), 'the turn is told');
        const { game, state } = element.match;
        const [move] = element.match.legalMoves(actor);
        element.match.play(game.makeMove(move as never, state, actor), { actor, by: 'user' });
        await waitUntil(() => online.pending === 0, 'the host answers');
      }
      for (const [seat, { element }] of [ann, bob].entries()) {
        await waitUntil(() => element.match.ply === host.match.ply, 'every move is told');
        expect(element.match.toRecord().moves).to.deep.equal(concealedRecord(host.match, seat).moves);
      }
      expect(ann.element.error).to.equal(undefined);
      await ann.element.updateComplete;
      ann.online.close();
      bob.online.close();
      host.close();
    });

  it('shows its own game again when the link is closed', async () => {
    const { element, online, host } = await join('triad-board');
    const linked = element.match;
    online.close();
    await element.updateComplete;
    expect(element.match).to.not.equal(linked);
    expect(element.match.gate.link).to.equal(undefined);
    expect(element.match.draw(), 'its own dice roll').to.equal(true);
    host.close();
  });
});
