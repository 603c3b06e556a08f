import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { GREETING_PAUSE, GREETINGS_A_GAME, GameHost } from '../../src/online/index.js';
import { Match } from '../../src/match/index.js';
import { kubiOpponent } from '../../src/opponents/kubi/index.js';
import { seeded } from '../games/seeded.js';
import { Device, settle } from './devices.js';
import { anyMove, newHost } from './table.js';
import type { Client } from './table.js';

const PATIENCE = 120_000;
const RESIGNED = { seat: 1, how: 'resigned' } as const;

function two() {
  const table = newHost(triad, { seats: 2 });
  return { ...table, ann: table.join('Ann'), bob: table.join('Bob') };
}

const claim = (client: Client, seat: number, what: 'win' | 'computer') => client.act({ type: 'claim', seat, what });

describe('the end of a game at a host', () => {
  it('is a resignation: everybody is told, once, and no move counts any more', () => {
    const { host, ann, bob } = two();
    const move = anyMove(host, Number(host.match.actors[0]));
    bob.act({ type: 'resign' });
    for (const { mirror } of [ann, bob]) expect(mirror?.concession).to.deep.equal(RESIGNED);
    expect(ann.last('snapshot')).to.include({ cause: 'conceded', revision: host.revision });
    expect(host.match.outcome).to.deep.include({ winners: [0], reason: 'resigned' });
    ann.act({ type: 'resign' }).play(move);
    claim(ann, 1, 'win');
    expect(ann.refusals).to.deep.equal(['game-over', 'illegal-move', 'game-over']);
  });

  it('is kept in what is saved, and the next game begins without it', () => {
    const { host, clock, ann, bob } = two();
    bob.act({ type: 'resign' });
    const saved = JSON.parse(JSON.stringify(host.save())) as unknown;
    const restored = GameHost.restore(triad, saved, { clock, random: seeded(3) });
    expect(restored.match.concession).to.deep.equal(RESIGNED);
    ann.act({ type: 'ask', what: 'new-game' });
    bob.say({ type: 'answer', request: 1, agree: true });
    expect(host.match.outcome).to.equal(undefined);
  });

  for (const game of [triad, kubi, tricubo, cubo] as const) {
    it(`lets the other player begin the next game of ${game.id}, and then the first one again`, () => {
      const { host, join } = newHost(game as AnyGame, { seats: 2 });
      const [ann, bob] = [join('Ann'), join('Bob')];
      const starters = [1, 2, 3].map((request) => {
        const { starter } = host.match.options;
        ann.act({ type: 'ask', what: 'new-game' });
        bob.say({ type: 'answer', request, agree: true });
        expect(bob.mirror?.options).to.deep.equal(host.match.options);
        return starter;
      });
      expect(starters).to.deep.equal([0, 1, 0]);
    });
  }

  const absences: readonly (readonly [how: string, go: (bob: Client) => void, wait: number])[] = [
    ['who has left', (bob) => bob.say({ type: 'leave' }), 0],
    ['whose connection was lost, after the patience', ({ host, id }) => host.leave(id), PATIENCE],
  ];
  for (const [how, go, wait] of absences)
    it(`is won without a player ${how}, unless they are back`, () => {
      const { host, clock, ann, bob } = two();
      go(bob);
      if (wait > 0) {
        clock.advance(wait - 1);
        claim(ann, 1, 'win');
        expect(ann.refusals).to.deep.equal(['not-overdue']);
        clock.advance(1);
      }
      expect(ann.last('presence')).to.deep.include({ overdue: [1], patience: PATIENCE });
      expect(ann.last('presence')?.leavers).to.deep.equal(wait === 0 ? [1] : undefined);
      bob.connect(1);
      expect(ann.last('presence')).to.not.have.any.keys('overdue', 'leavers');
      claim(ann, 1, 'win');
      expect(ann.refusals.at(-1)).to.equal('not-overdue');
      go(bob);
      clock.advance(wait);
      claim(ann, 1, 'win');
      expect(ann.mirror?.concession).to.deep.equal({ seat: 1, how: 'left' });
      expect(host.match.outcome?.winners).to.deep.equal([0]);
    });

  it('is not decided by who leaves a game of three: a computer plays on, also after a restart', async () => {
    const loadOpponent = () => Promise.resolve(kubiOpponent);
    const { host, clock, join } = newHost(kubi, { seats: 3, loadOpponent });
    const [ann, bob] = [join('Ann'), join('Bob')] as const;
    join('Cem');
    bob.act({ type: 'resign' });
    bob.say({ type: 'leave' });
    claim(ann, 1, 'win');
    claim(ann, 1, 'computer');
    expect([bob.refusals, ann.refusals]).to.deep.equal([['not-possible'], ['not-possible']]);
    expect(ann.last('presence')?.seats).to.deep.equal(['here', 'replaced', 'here']);
    expect(host.match.gate.playerOf(1).kind).to.equal('computer');
    const restored = GameHost.restore(kubi, host.save(), {
      clock,
      random: seeded(3),
      loadOpponent,
    });
    expect(restored.match.gate.playerOf(1).kind).to.equal('computer');
    restored.close();
    bob.connect(1);
    expect(ann.last('presence')?.seats).to.deep.equal(['here', 'here', 'here']);
    host.close();
    await settle();
  });

  it('is no computer where the host has none, and nothing for who looks on', () => {
    const { ann, bob, join } = two();
    const eve = join('Eve', 'public');
    bob.say({ type: 'leave' });
    claim(ann, 1, 'computer');
    claim(eve, 1, 'win');
    expect([ann.refusals, eve.refusals]).to.deep.equal([['not-possible'], ['spectator']]);
  });
});

describe('greetings', () => {
  it('reach everybody, and are not too many: one each few seconds, and twenty in a game', () => {
    const { clock, ann, bob } = two();
    const greet = () => bob.say({ type: 'greet', greeting: 'hello' });
    greet();
    greet();
    expect(ann.all('greeting')).to.deep.equal([{ type: 'greeting', seat: 1, greeting: 'hello' }]);
    for (let i = 0; i < GREETINGS_A_GAME + 3; i++) {
      clock.advance(GREETING_PAUSE);
      greet();
    }
    expect(ann.all('greeting')).to.have.length(GREETINGS_A_GAME);
    expect(new Set(bob.refusals)).to.deep.equal(new Set(['enough-said']));
    ann.act({ type: 'resign' }).act({ type: 'ask', what: 'new-game' });
    bob.say({ type: 'answer', request: 1, agree: true });
    clock.advance(GREETING_PAUSE);
    greet();
    expect(ann.all('greeting')).to.have.length(GREETINGS_A_GAME + 1);
  });

  for (const greeting of ['Hello!', '', 7, 'HELLO', null])
    it(`are no free text: ${String(greeting)}`, () => {
      const { ann, bob } = two();
      bob.say({ type: 'greet', greeting });
      expect([bob.refusals, ann.all('greeting')]).to.deep.equal([['bad-field'], []]);
    });
});

describe('a device whose game is given up', () => {
  function devices() {
    const { host, clock } = newHost(triad, { seats: 2 });
    const ann = new Device(host, clock, 'Ann', { delay: 50 });
    const bob = new Device(host, clock, 'Bob', { delay: 50 });
    const pass = async (ms: number) => {
      await settle();
      clock.advance(ms);
      await settle();
    };
    return { host, clock, ann, bob, pass };
  }

  it('shows it once, takes back a move that came too late, and has it still after a lost connection', async () => {
    const { host, ann, bob, pass } = devices();
    await pass(200);
    await pass(200);
    const seat = Number(host.match.actors[0]);
    const [mover, other] = seat === ann.online.seat ? [ann, bob] : [bob, ann];
    const { length } = host.match;
    other.online.resign();
    mover.match.play(anyMove(host, seat), { actor: seat, by: 'user' });
    await pass(200);
    for (const device of [mover, other]) {
      expect(device.match.concession).to.deep.equal({ seat: 1 - seat, how: 'resigned' });
      expect(device.match.length).to.equal(length);
      expect(device.element.changes.filter(({ cause }) => cause === 'concede')).to.have.length(1);
    }
    mover.line.break();
    await pass(5000);
    await pass(200);
    expect(mover.online.status).to.equal('online');
    expect(mover.match.outcome?.winners).to.deep.equal([seat]);
    expect(mover.element.changes.filter(({ cause }) => cause === 'concede')).to.have.length(1);
    expect(Match.fromRecord(triad, mover.match.toRecord()).concession).to.deep.equal(mover.match.concession);
  });

  it('tells that its player leaves, and does not greet faster than the host lets it', async () => {
    const { ann, bob, clock, pass } = devices();
    await pass(200);
    await pass(200);
    expect([bob.online.greet('hello'), bob.online.greet('thanks'), bob.online.greetingWait]).to.deep.equal([
      true,
      false,
      GREETING_PAUSE,
    ]);
    await pass(200);
    expect(ann.events.filter(({ type }) => type === 'greeting')).to.have.length(1);
    clock.advance(GREETING_PAUSE);
    expect(bob.online.greetingWait).to.equal(0);
    bob.online.leave();
    await pass(200);
    expect(ann.online.presence).to.deep.include({ leavers: [1], overdue: [1] });
    expect(bob.online.status).to.equal('ended');
  });
});
