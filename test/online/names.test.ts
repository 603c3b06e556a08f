import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { distinctNames } from '../../src/online/names.js';
import { GameHost, NAME_LIMIT, readName } from '../../src/online/index.js';
import type { HostMessage } from '../../src/online/index.js';
import { seeded } from '../games/seeded.js';
import { FakeClock } from '../match/fake-clock.js';
import type { Client } from './table.js';
import { newHost } from './table.js';

/** Ann and Bob at a table, where Bob has not said who he is. */
function table() {
  const made = newHost(triad);
  const ann = made.join('Ann', undefined, ' Ann ');
  const bob = made.join('Bob');
  return { ...made, ann, bob };
}

const names = (client: Client) => client.last('presence')?.names;

describe('the names of players', () => {
  it('are sent to all, without the space around them, and are empty where there is none', () => {
    const { ann, bob } = table();
    expect([names(ann), names(bob)]).to.deep.equal([
      ['Ann', ''],
      ['Ann', ''],
    ]);
  });

  it('can be changed by their players, and by nobody else', () => {
    const { ann, bob, join } = table();
    const eve = join('Eve', 'public', 'Eve');
    bob.say({ type: 'rename', name: 'Bob' });
    eve.say({ type: 'rename', name: 'Max' });
    expect(names(ann)).to.deep.equal(['Ann', 'Bob']);
    expect(eve.refusals).to.deep.equal(['spectator']);
    const { length } = ann.all('presence');
    bob.say({ type: 'rename', name: 'Bob' });
    expect(ann.all('presence'), 'sent once').to.have.length(length);
    bob.say({ type: 'rename', name: '' });
    expect(names(ann)).to.deep.equal(['Ann', '']);
  });

  it('stay with their seats when a player is gone, comes back without one, or the game is saved', () => {
    const { host, ann, bob } = table();
    host.leave('Ann');
    expect(names(bob)).to.deep.equal(['Ann', '']);
    ann.name = undefined;
    ann.connect(0);
    expect(names(bob)).to.deep.equal(['Ann', '']);
    const saved = JSON.parse(JSON.stringify(host.save())) as { seats: object[] };
    const around = { clock: new FakeClock(), random: seeded(2) };
    bob.host = GameHost.restore(triad, saved, around) as unknown as GameHost;
    bob.connect(1);
    expect(names(bob)).to.deep.equal(['Ann', '']);
    for (const name of ['A\nB', ' A', 'x'.repeat(NAME_LIMIT + 1), 7]) {
      const damaged = { ...saved, seats: [{ ...saved.seats[0], name }, saved.seats[1]] };
      expect(() => GameHost.restore(triad, damaged, around))
        .to.throw()
        .with.property('code', 'save-damaged');
    }
  });

  it('are checked also where a server hands them over', () => {
    const { host } = newHost(triad);
    const sent: HostMessage[] = [];
    const send = (message: HostMessage) => sent.push(message);
    host.join('Ann', { seat: 0, name: 'A\u202enn', send });
    expect(sent).to.deep.equal([{ type: 'refuse', code: 'bad-field', place: 'name' }]);
    host.join('Ann', { seat: 0, name: 'Ann', send });
    expect(host.save().seats.map(({ name }) => name)).to.deep.equal(['Ann', undefined]);
  });

  it('may be of any language', () => {
    for (const name of ['Åsa', 'שרה', 'زینب', 'नेहा', 'さくら', '👩‍👩‍👧', 'Zoë 🎲', 'x'.repeat(24), '🎲'.repeat(24)])
      expect(readName(name)).to.equal(name);
    expect(readName('\u3000Ann \u00a0 Lee\n')).to.equal('Ann Lee');
    expect(readName('x'.repeat(25))).to.equal(undefined);
    expect(readName('🎲'.repeat(25))).to.equal(undefined);
  });
});

describe('two players of the same name', () => {
  const CASES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['are told apart', ['Ann', 'Ann', 'Bob', 'Ann'], ['Ann', 'Ann 2', 'Bob', 'Ann 3']],
    ['are told apart by ear', ['Ann', 'ANN', 'Ａnn', 'A\u200Bnn'], ['Ann', 'ANN 2', 'Ａnn 3', 'A\u200Bnn 4']],
    ['are not called as somebody else', ['Ann', 'Ann', 'Ann 2'], ['Ann', 'Ann 3', 'Ann 2']],
    ['have names that are short enough', Array(2).fill('x'.repeat(24)), ['x'.repeat(24), `${'x'.repeat(22)} 2`]],
    ['have names of their own once one of them has another', ['Ann', 'Anna'], ['Ann', 'Anna']],
    ['are not those without a name', ['', '', 'Ann'], ['', '', 'Ann']],
  ];
  for (const [what, given, told] of CASES) {
    it(what, () => {
      expect(distinctNames(given)).to.deep.equal(told);
      expect(distinctNames(told), 'told again').to.deep.equal(told);
    });
  }

  it('are told apart to everybody, and each keeps the name that was given', () => {
    const { host, join } = newHost(triad);
    const ann = join('Ann', 0, 'Ann');
    const other = join('Other', 1, 'Ann');
    expect([names(ann), names(other)]).to.deep.equal([
      ['Ann', 'Ann 2'],
      ['Ann', 'Ann 2'],
    ]);
    ann.say({ type: 'rename', name: 'Anna' });
    expect(names(other)).to.deep.equal(['Anna', 'Ann']);
    expect(host.save().seats.map(({ name }) => name)).to.deep.equal(['Anna', 'Ann']);
  });
});

describe('a welcome', () => {
  it('says whether players roll themselves', () => {
    expect(newHost(triad, { dice: 'tap' }).join('Ann').last('welcome')?.dice).to.equal('tap');
    expect(newHost(triad).join('Ann').last('welcome')?.dice).to.equal('auto');
  });
});
