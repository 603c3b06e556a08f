import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { newHost } from './table.js';
import type { Client } from './table.js';

/** Answers the ping that came last. */
const answer = (client: Client): Client => client.say({ type: 'pong', time: client.last('ping')?.time });

const presenceAt = (client: Client) => client.last('presence')?.seats;

/** Two players of whom Ann always answers, and Bob has answered once. */
function together(made = newHost(triad)) {
  const [ann, bob] = [made.join('Ann'), answer(made.join('Bob'))] as [Client, Client];
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1000) {
      made.clock.advance(1000);
      answer(ann);
    }
  };
  return { ...made, ann, bob, pass };
}

describe('a player whose connection stands, but who does not answer', () => {
  it('is away ten seconds after the first ping without an answer, and back with any message', () => {
    const { ann, bob, pass } = together();
    pass(14_000);
    expect(presenceAt(ann)).to.deep.equal(['here', 'here']);
    pass(1000);
    expect(presenceAt(ann)).to.deep.equal(['here', 'gone']);
    bob.say({ type: 'resync', from: 1 });
    expect(presenceAt(ann)).to.deep.equal(['here', 'here']);
    const { length } = ann.all('presence');
    answer(bob);
    pass(10_000);
    expect(ann.all('presence'), 'told once').to.have.length(length);
  });

  it('rests a game against time, which goes on with the move of whoever is back', () => {
    const { ann, bob, pass } = together(newHost(cubo, { seats: 2 }));
    ann.play('call');
    pass(1000);
    bob.play('swap a1b1');
    expect(bob.refusals).to.deep.equal([]);
    const other = together(newHost(cubo, { seats: 2 }));
    other.pass(15_000);
    other.ann.play('call');
    expect(other.ann.refusals).to.deep.equal(['waiting']);
    other.bob.play('call');
    expect(other.bob.refusals, 'who sends a move is back').to.deep.equal([]);
  });

  it('is replaced by a computer in a while, if the host says so, until they are back', () => {
    const made = newHost(triad, {
      whenGone: 'computer',
      goneAfter: 3000,
      loadOpponent: () => new Promise(() => undefined),
    });
    const { ann, bob, pass } = together(made);
    pass(15_000);
    expect(presenceAt(ann)).to.deep.equal(['here', 'gone']);
    pass(3000);
    expect(presenceAt(ann)).to.deep.equal(['here', 'replaced']);
    answer(bob);
    expect(presenceAt(ann)).to.deep.equal(['here', 'here']);
    pass(3000);
    expect(presenceAt(ann), 'and no computer waits any more').to.deep.equal(['here', 'here']);
  });

  it('is not known to be so where the client has never answered a ping', () => {
    const { ann, pass, join } = together(newHost(kubi, { seats: 3 }));
    join('old client');
    pass(60_000);
    expect(presenceAt(ann)).to.deep.equal(['here', 'gone', 'here']);
  });

  it('is not who was asleep together with the host', () => {
    const { ann, bob, clock, pass } = together();
    clock.sleep(3_600_000);
    pass(1000);
    answer(bob);
    pass(5000);
    expect(presenceAt(ann)).to.deep.equal(['here', 'here']);
  });
});
