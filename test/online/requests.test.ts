import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { GameHost } from '../../src/online/index.js';
import type { HostOptions, SavedHost } from '../../src/online/index.js';
import type { TriadMove } from '../../src/games/triad/index.js';
import { seeded } from '../games/seeded.js';
import { FakeClock } from '../match/fake-clock.js';
import type { Client } from './table.js';
import { anyMove, newHost, toMove } from './table.js';

function played(options: Partial<HostOptions<TriadMove>> = {}) {
  const made = newHost(triad, options);
  const players = [made.join('Ann'), made.join('Bob')];
  const mover = toMove(made.host, players);
  const other = players.find((each) => each !== mover) as Client;
  const before = made.host.match.state;
  mover.play(anyMove(made.host, mover.viewer as number));
  return { ...made, mover, other, before };
}

describe('what the others have to agree to', () => {
  it('is an undo: all go back when they have', () => {
    const { host, mover, other, before } = played();
    const { revision } = host;
    mover.act({ type: 'ask', what: 'undo' });
    expect(host.match.state).to.not.deep.equal(before);
    expect(other.last('request')).to.deep.equal({
      type: 'request',
      request: 1,
      seat: mover.viewer,
      what: 'undo',
      open: [other.viewer],
    });
    other.say({ type: 'answer', request: 1, agree: true });
    expect(host.match.state).to.deep.equal(before);
    for (const client of [mover, other]) {
      expect(client.last('request-end')).to.deep.equal({ type: 'request-end', request: 1, result: 'agreed' });
      expect(client.last('snapshot')).to.include({ cause: 'undo', revision: revision + 1 });
      expect(client.mirror?.state).to.deep.equal(before);
    }
  });

  it('is not done if one of them declines, or whoever asked withdraws it', () => {
    const { host, mover, other } = played();
    const { state } = host.match;
    mover.act({ type: 'ask', what: 'undo' });
    other.say({ type: 'answer', request: 1, agree: false });
    mover.act({ type: 'ask', what: 'new-game' }).say({ type: 'answer', request: 2, agree: false });
    expect(mover.all('request-end').map(({ result }) => result)).to.deep.equal(['declined', 'declined']);
    expect(host.match.state).to.equal(state);
  });

  it('is not agreed to by whoever asks, by late answers, or twice by one', () => {
    const { host, join } = newHost(kubi, { seats: 3 });
    const clients = [join('Ann'), join('Bob'), join('Cem')] as [Client, Client, Client];
    const [ann, bob, cem] = clients;
    ann.act({ type: 'ask', what: 'new-game' });
    bob.say({ type: 'answer', request: 1, agree: true }).say({ type: 'answer', request: 1, agree: true });
    ann.say({ type: 'answer', request: 1, agree: true });
    cem.say({ type: 'answer', request: 2, agree: true });
    expect([ann.refusals, bob.refusals, cem.refusals]).to.deep.equal([['no-request'], ['no-request'], ['no-request']]);
    expect(host.save().numbers.gameNumber).to.equal(1);
    expect(cem.last('request')?.open).to.deep.equal([2]);
    cem.act({ type: 'ask', what: 'new-game' });
    expect(cem.refusals.at(-1)).to.equal('request-pending');
  });

  it('is a new game: the next of the series, with other dice and the revisions going on', () => {
    const { host, mover, other } = played();
    const first = host.save();
    mover.act({ type: 'ask', what: 'new-game' });
    other.say({ type: 'answer', request: 1, agree: true });
    const { numbers, seed } = host.save();
    expect(numbers).to.include({ gameNumber: 2, revision: first.numbers.revision + 1 });
    expect(seed).to.not.equal(first.seed);
    expect(other.last('snapshot')).to.include({ cause: 'new-game', game: 2 });
    expect(other.mirror?.state).to.deep.equal(host.match.state);
    // A move that was pressed before is meant for the game before.
    const next = toMove(host, [mover, other]);
    next.say({ type: 'play', n: next.n + 1, seen: 2, move: anyMove(host, next.viewer as number) });
    expect(next.refusals).to.deep.equal(['outdated']);
  });

  it('means nothing any more once the game has gone on', () => {
    const { host, mover, other } = played();
    const again = () => other.play(anyMove(host, other.viewer as number));
    mover.act({ type: 'ask', what: 'undo' });
    again();
    expect(mover.all('request-end')).to.deep.equal([]);
    mover.play(anyMove(host, mover.viewer as number));
    expect(mover.last('request-end')?.result).to.equal('void');
  });

  it('is asked still after the host was restored, of those who have not agreed', () => {
    const { host, join } = newHost(kubi, { seats: 3 });
    const clients = [join('Ann'), join('Bob'), join('Cem')] as [Client, Client, Client];
    const [ann, bob, cem] = clients;
    ann.play(anyMove(host, 0));
    ann.act({ type: 'ask', what: 'undo' });
    bob.say({ type: 'answer', request: 1, agree: true });
    const saved = JSON.parse(JSON.stringify(host.save())) as unknown;
    const restored = GameHost.restore(kubi, saved, { clock: new FakeClock(), random: seeded(2) });
    for (const client of clients) {
      client.host = restored as unknown as GameHost;
      client.connect(client.viewer);
      expect(client.last('request')).to.include({ request: 1, what: 'undo', seat: 0 });
    }
    expect(bob.last('request')?.open).to.deep.equal([2]);
    cem.say({ type: 'answer', request: 1, agree: true });
    expect(ann.last('request-end')?.result).to.equal('agreed');
    expect(restored.match.length).to.equal(0);
  });

  it('is saved with every answer', () => {
    const saves: SavedHost[] = [];
    const onChange = () => void saves.push(made.host.save());
    const made: ReturnType<typeof newHost> = newHost(kubi, { seats: 3, onChange });
    const { join } = made;
    const [ann, bob] = [join('Ann'), join('Bob'), join('Cem')] as [Client, Client, Client];
    ann.act({ type: 'ask', what: 'new-game' });
    bob.say({ type: 'answer', request: 1, agree: true });
    expect(saves.at(-1)?.requests).to.deep.equal({ latest: 1, pending: { seat: 0, what: 'new-game', agreed: [1] } });
    ann.say({ type: 'answer', request: 1, agree: false });
    expect(saves.at(-1)?.requests).to.deep.equal({ latest: 1 });
  });

  it('is done at once where nobody else has a say', () => {
    const { host, join } = newHost(kubi, { seats: 1 });
    const ann = join('Ann');
    ann.act({ type: 'ask', what: 'undo' });
    expect(ann.refusals).to.deep.equal(['nothing-to-undo']);
    ann.act({ type: 'ask', what: 'new-game' });
    expect(ann.last('snapshot')?.game).to.equal(2);
    expect(host.match.length).to.equal(0);
  });

  it('is sent to somebody who comes back, and takes no dice back', () => {
    const { host, join } = newHost(kubi, { seats: 2 });
    const [ann, bob] = [join('Ann'), join('Bob')];
    ann.play(anyMove(host, 0));
    ann.act({ type: 'ask', what: 'undo' });
    host.leave('Bob');
    bob.connect(1);
    expect(bob.all('request')).to.have.length(2);
    bob.play(anyMove(host, 1));
    // The dice have been rolled.
    expect(ann.last('request-end')?.result).to.equal('void');
    ann.act({ type: 'ask', what: 'undo' });
    expect(ann.refusals).to.deep.equal(['nothing-to-undo']);
  });
});
