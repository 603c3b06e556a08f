import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import type { HostMessage, SavedHost } from '../../src/online/index.js';
import type { Client } from './table.js';
import { anyMove, newHost, toMove } from './table.js';

/** Two at a table of Triad, and who begins. */
function two() {
  const made = newHost(triad);
  const players = [made.join('Ann'), made.join('Bob')];
  const mover = toMove(made.host, players);
  const other = players.find((each) => each !== mover) as Client;
  return { ...made, mover, other };
}

describe('numbered messages', () => {
  it('are done once, however often they arrive', () => {
    const { host, mover, other } = two();
    const message = { type: 'play', n: 1, seen: 1, move: anyMove(host, mover.viewer as number) };
    mover.say(message).say(message);
    expect(host.match.entries.filter(({ actor }) => actor === mover.viewer)).to.have.length(1);
    expect(mover.all('done')).to.deep.equal([{ type: 'done', n: 1, revision: 2 }]);
    expect(mover.refusals).to.deep.equal(['handled']);
    expect(other.all('change')).to.have.length(1);
  });

  it('are done once also if the answer was lost with the connection', () => {
    const { host, mover } = two();
    const message = { type: 'play', n: 1, seen: 1, move: anyMove(host, mover.viewer as number) };
    mover.say(message);
    host.leave(mover.id);
    mover.connect(mover.viewer);
    expect(mover.last('welcome')?.handled).to.equal(1);
    mover.say(message);
    expect(mover.refusals).to.deep.equal(['handled']);
  });

  it('are done in order: what comes before one that is missing is waited for', () => {
    const { host, mover } = two();
    const move = anyMove(host, mover.viewer as number);
    mover.say({ type: 'play', n: 2, seen: 1, move });
    expect(mover.last('refuse')).to.deep.equal({ type: 'refuse', code: 'gap', expected: 1, n: 2 });
    mover.say({ type: 'play', n: 1, seen: 1, move });
    expect(mover.last('done')?.n).to.equal(1);
  });

  it('that the rules refuse say why, and are not done again later', () => {
    const { host, mover, other } = two();
    const before = host.match.length;
    other.play(anyMove(host, mover.viewer as number));
    expect(other.last('refuse')).to.deep.include({ code: 'illegal-move', n: 1, refusal: { code: 'not-your-turn' } });
    other.play('what?');
    expect(other.last('refuse')).to.deep.equal({ type: 'refuse', code: 'bad-move', n: 2 });
    expect(host.match.length).to.equal(before);
    expect(mover.all('change')).to.deep.equal([]);
  });

  it('move the seat they come from, whatever the text says', () => {
    const { host, join } = newHost(kubi, { seats: 2 });
    const ann = join('Ann');
    join('Bob');
    const before = host.match.state;
    ann.play(`#1 ${anyMove(host, 1)}`);
    expect(ann.refusals).to.deep.equal(['bad-move']);
    expect(host.match.state).to.equal(before);
  });

  it('cannot be of a revision that there is not', () => {
    const { host, mover } = two();
    mover.say({ type: 'play', n: 1, seen: 2, move: anyMove(host, mover.viewer as number) });
    expect(mover.refusals).to.deep.equal(['unknown-revision']);
  });

  it('of simultaneous moves are done in the order in which they arrive, and sent to all in that order', () => {
    const { host, join } = newHost(kubi, { seats: 3 });
    const clients = [join('Ann'), join('Bob'), join('Cem')];
    for (const seat of [2, 0, 1]) clients[seat]?.say({ type: 'play', n: 1, seen: 1, move: anyMove(host, seat) });
    expect(clients.map(({ refusals }) => refusals)).to.deep.equal([[], [], []]);
    for (const client of clients) {
      expect(client.all('change').map(({ revision, moves }) => [revision, moves[0]?.by])).to.deep.equal([
        [2, 2],
        [3, 0],
        [4, 1],
      ]);
      // The dice of the first roll come with the last of them.
      expect(client.last('change')?.moves.map(({ by }) => by)).to.deep.equal([1, 'chance']);
    }
  });

  it('ask for dice where the host waits for a tap', () => {
    const { host, join } = newHost(kubi, { seats: 1, dice: 'tap' });
    const ann = join('Ann');
    ann.act({ type: 'draw' });
    expect(ann.refusals).to.deep.equal(['not-due']);
    ann.play(anyMove(host, 0)).act({ type: 'draw' });
    expect(ann.last('change')?.moves.map(({ by }) => by)).to.deep.equal(['chance']);
  });
});

describe('numbered changes', () => {
  it('are sent again to whoever has missed some', () => {
    const { host, join } = newHost(kubi, { seats: 3 });
    const clients = [join('Ann'), join('Bob'), join('Cem')];
    for (const [seat, client] of clients.entries()) client.play(anyMove(host, seat));
    const ann = clients[0] as Client;
    const heard = ann.all('change').slice(1);
    ann.inbox.length = 0;
    ann.take = (text) => ann.inbox.push(JSON.parse(text) as HostMessage);
    ann.say({ type: 'resync', from: 2 });
    expect(ann.inbox).to.deep.equal(heard);
    ann.say({ type: 'resync', from: 4 });
    expect(ann.inbox).to.have.length(2);
    ann.say({ type: 'resync', from: 5 });
    expect(ann.refusals).to.deep.equal(['unknown-revision']);
  });

  it('come as a whole game where they are too many, or from before the host was restored', () => {
    const { host, join } = newHost(triad);
    const ann = join('Ann');
    ann.say({ type: 'resync', from: 0 });
    expect(ann.last('snapshot')).to.deep.include({ cause: 'resync', revision: 1, game: 1 });
    expect(ann.mirror?.state).to.deep.equal(host.match.state);
  });

  it('can be saved before anybody hears of them', () => {
    const order: string[] = [];
    const saves: SavedHost[] = [];
    const { host, join } = newHost(triad, {
      onChange: () => {
        order.push('save');
        saves.push(host.save());
      },
    });
    const players = [join('Ann'), join('Bob')];
    const mover = toMove(host, players);
    order.length = 0;
    const { take } = mover;
    mover.take = (text) => {
      order.push((JSON.parse(text) as { type: string }).type);
      take(text);
    };
    mover.play(anyMove(host, mover.viewer as number));
    expect(order).to.deep.equal(['save', 'change', 'done']);
    expect(saves.at(-1)?.seats[mover.viewer as number]?.commands.handled).to.equal(1);
  });

  it('reach everybody in order also if somebody answers while they are sent', () => {
    const { host, mover, other } = two();
    const { take } = other;
    // The first to hear moves at once.
    other.take = (text) => {
      take(text);
      if (other.last('change')?.revision === 2 && other.n === 0) other.play(anyMove(host, other.viewer as number));
    };
    mover.play(anyMove(host, mover.viewer as number));
    expect(mover.all('change').map(({ revision }) => revision)).to.deep.equal([2, 3]);
    expect(other.all('change').map(({ revision }) => revision)).to.deep.equal([2, 3]);
  });
});
