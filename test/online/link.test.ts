import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import type { TimedMatch } from '../../src/match/time/timed-match.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { memoryKeeper } from '../../src/online/link/seat-keeper.js';
import type { ConnectionEvents } from '../../src/online/link/transport.js';
import { anyMove, newHost } from './table.js';
import { Device, movesAt, settle } from './devices.js';

async function evening(game: AnyGame, options: Parameters<typeof newHost>[1] = {}, delay = 0, keeper = memoryKeeper()) {
  const { host, clock } = newHost(game, options);
  const join = async (name: string, how: ConstructorParameters<typeof Device>[3] = {}) => {
    const device = new Device(host, clock, name, { delay, ...how });
    await settle();
    clock.advance(3 * delay + 1);
    return device;
  };
  const ann = await join('Ann', { keeper });
  const bob = await join('Bob');
  return { host, clock, ann, bob, join };
}

type Evening = Awaited<ReturnType<typeof evening>>;

/** In Triad: whoever is to move, and the other one. */
const inTurn = ({ host, ann, bob }: Evening): [Device, Device] =>
  host.match.actors[0] === ann.online.seat ? [ann, bob] : [bob, ann];

const press = ({ match, online }: Device, text: string): boolean =>
  match.play(text, { by: 'user', actor: online.seat as number });

/** How much of the time limit is left, in milliseconds. */
const left = (match: unknown): number => (match as TimedMatch).timeLeft ?? NaN;

/** Whoever is to move makes any move. */
function moveOnce(table: Evening): string {
  const [mover] = inTurn(table);
  const text = anyMove(table.host, mover.online.seat as number);
  press(mover, text);
  return text;
}

describe('The link', () => {
  it('shows the own move at once, and the same move to the other reader', async () => {
    const { host, clock, ann, bob } = await evening(triad, {}, 100);
    const [mover, other] = host.match.actors[0] === 0 ? [ann, bob] : [bob, ann];
    const before = host.match.length;
    mover.match.play(anyMove(host, host.match.actors[0] as number), { by: 'user' });
    expect(mover.match.length).to.equal(before + 1);
    expect(mover.online.pending).to.equal(1);
    expect(other.match.length).to.equal(before);
    clock.advance(500);
    expect(mover.online.pending).to.equal(0);
    expect(ann.moves).to.deep.equal(movesAt(host, 0));
    expect(bob.moves).to.deep.equal(movesAt(host, 1));
    expect(other.received[0]).to.equal(host.match.entries[before]?.text);
    expect(mover.received).not.to.include(host.match.entries[before]?.text);
  });

  it('says that the server cannot save until anything else arrives', async () => {
    const { ann } = await evening(triad);
    const { length } = ann.events;
    for (const type of ['unsaved', 'unsaved']) ann.line.hear({ type });
    expect([ann.online.isUnsaved, ann.events.slice(length)]).to.deep.equal([true, [{ type: 'change' }]]);
    ann.line.hear({ type: 'pong', time: 0 });
    expect([ann.online.isUnsaved, ann.events.slice(length + 1)]).to.deep.equal([false, [{ type: 'change' }]]);
  });

  it('plays simultaneous moves in the same order everywhere', async () => {
    const { host, clock, ann, bob } = await evening(kubi, { seats: 2 }, 100);
    for (const [seat, device] of [ann, bob].entries())
      device.match.play(anyMove(host, seat), { by: 'user', actor: seat });
    clock.advance(1000);
    expect(ann.moves).to.deep.equal(movesAt(host, 0));
    expect(bob.moves).to.deep.equal(movesAt(host, 1));
    expect(ann.refusals).to.deep.equal([]);
  });

  /** Ann calls in the last moment of the seconds that Bob's call has left her; it arrives too late. */
  async function refusedCall() {
    const table = await evening(cubo, { seats: 2 }, 100);
    const { ann, bob, clock } = table;
    press(bob, 'call');
    clock.advance(5500);
    ann.line.delay = 1500;
    press(ann, 'call');
    return { ...table, take: () => clock.advance(1500) };
  }

  it('takes a refused move back, and says why and which it was', async () => {
    const { ann, take } = await refusedCall();
    expect(ann.match.entries.at(-1)?.text).to.equal('call');
    take();
    expect(ann.refusals).to.deep.equal([]);
    take();
    expect(ann.refusals).to.deep.equal(['too-late']);
    expect(ann.match.entries.at(-1)).not.to.include({ actor: 0, text: 'call' });
    expect(ann.online.pending).to.equal(0);
    const { undone, stateBeforeUndone, game } = ann.match;
    expect(undone?.text).to.equal('call');
    expect(game.refusal(stateBeforeUndone, 0, undone?.move)).to.equal(undefined);
  });

  it('says why a move was refused also if the connection broke before the answer came', async () => {
    const { ann, clock, take } = await refusedCall();
    take();
    ann.line.break();
    clock.advance(9000);
    expect(ann.online.status).to.equal('online');
    expect(ann.refusals).to.deep.equal(['too-late']);
    expect(ann.match.entries.at(-1)).not.to.include({ actor: 0, text: 'call' });
  });

  it('plays what was pressed in the moment in which somebody went, once they are back', async () => {
    const { host, ann, bob, clock } = await evening(cubo, { seats: 2 }, 100);
    press(ann, 'call');
    bob.line.isDown = true;
    bob.line.break();
    clock.advance(500);
    expect(host.match.entries.at(-1)?.text).not.to.equal('call');
    expect(ann.match.entries.at(-1)?.text).to.equal('call');
    expect(ann.online.pending).to.equal(1);
    bob.line.isDown = false;
    clock.advance(3000);
    expect(host.match.entries.some(({ text }) => text === 'call')).to.equal(true);
    expect(ann.refusals).to.deep.equal([]);
    expect(ann.online.pending).to.equal(0);
  });

  it('shows what the other did before an own move that is not confirmed, in the state in which it was done', async () => {
    const { ann, bob, clock } = await evening(cubo, { seats: 2 }, 100);
    press(bob, 'call');
    clock.advance(150);
    press(ann, 'swap a1b1');
    clock.advance(100);
    const { moves } = ann.element.changes.findLast(({ by }) => by === 'remote') ?? {};
    const ply = ann.match.entries.findIndex((entry) => entry === moves?.[0]);
    expect(ann.match.entries.slice(ply).map(({ text }) => text)).to.deep.equal(['call', 'swap a1b1']);
    expect(ann.match.game.refusal(ann.match.stateAt(ply), 1, moves?.[0]?.move)).to.equal(undefined);
  });

  it('fills a gap', async () => {
    const table = await evening(triad, {}, 50);
    const { host, clock, ann, bob } = table;
    const [, other] = inTurn(table);
    other.line.losesNext = true;
    moveOnce(table);
    clock.advance(200);
    expect(other.match.length).to.equal(host.match.length - 1);
    clock.advance(6000);
    expect(ann.moves).to.deep.equal(movesAt(host, 0));
    expect(bob.moves).to.deep.equal(movesAt(host, 1));
  });

  it('plays what was pressed without a connection once, in order', async () => {
    const { host, clock, ann } = await evening(cubo, { seats: 2, waitsForAll: false }, 50);
    const before = host.match.length;
    ann.line.isDown = true;
    ann.line.break();
    for (const text of ['swap a1b1', 'swap a1b1', 'swap b1c1']) press(ann, text);
    expect(ann.online).to.include({ status: 'offline', pending: 3 });
    clock.advance(300);
    ann.line.isDown = false;
    clock.advance(5000);
    expect(ann.online).to.include({ status: 'online', pending: 0 });
    const played = host.match.entries.slice(before).map(({ text }) => text);
    expect(played).to.deep.equal(['swap a1b1', 'swap a1b1', 'swap b1c1']);
    expect(ann.moves).to.deep.equal(movesAt(host, 0));
  });

  it('sends no more at once than the host can answer after a lost connection', async () => {
    const { host, clock, ann } = await evening(cubo, { seats: 2, waitsForAll: false }, 50);
    const before = host.match.length;
    for (let i = 0; i < 45; i++) press(ann, i % 2 ? 'swap a1b1' : 'swap b1c1');
    clock.advance(50);
    expect(host.match.length - before).to.equal(20);
    clock.advance(3000);
    expect(host.match.length - before).to.equal(45);
    expect(ann.refusals).to.deep.equal([]);
    expect(ann.moves).to.deep.equal(movesAt(host, 0));
  });

  it('waits longer after each try that fails, and connects at once when it is asked to', async () => {
    const { clock, ann } = await evening(triad);
    const tries: number[] = [];
    const connect = ann.line.connect.bind(ann.line);
    ann.line.connect = (events: ConnectionEvents) => {
      tries.push(clock.now());
      return connect(events);
    };
    ann.line.isDown = true;
    const start = clock.now();
    ann.line.break();
    clock.advance(120_000);
    const waits = tries.map((time, i) => time - (tries[i - 1] ?? start));
    expect(waits.slice(0, 7)).to.deep.equal([400, 800, 1600, 3200, 6400, 12_800, 15_000]);
    ann.line.isDown = false;
    ann.online.retry();
    clock.advance(1);
    expect(ann.online.status).to.equal('online');
  });

  it('leaves the seat to another tab, and takes it back when it is asked to', async () => {
    const keeper = memoryKeeper();
    const { ann, join, clock } = await evening(triad, {}, 0, keeper);
    const { seat } = ann.online;
    const tab = await join('Ann in another tab', { keeper });
    expect(ann.online).to.include({ status: 'ended', ended: 'replaced' });
    expect(tab.online).to.include({ status: 'online', seat });
    clock.advance(60_000);
    expect(tab.online.status, 'nobody fights for the seat').to.equal('online');
    ann.online.retry();
    expect(ann.online).to.include({ status: 'offline', seat, ended: undefined });
    clock.advance(1);
    expect(ann.online).to.include({ status: 'online', seat });
    expect(tab.online.ended).to.equal('replaced');
  });

  it('lets somebody who looks on see everything and change nothing', async () => {
    const table = await evening(triad);
    const { join, host, clock } = table;
    const eve = await join('Eve', { seat: 'public' });
    const { length } = host.match;
    const text = anyMove(host, host.match.actors[0] as number);
    expect(() => eve.match.play(text, { by: 'user' })).to.throw(/refused/);
    expect(eve.match.undo(undefined, 'user')).to.equal(false);
    clock.advance(1000);
    expect(host.match.length).to.equal(length);
    expect(eve.online.pending).to.equal(0);
    moveOnce(table);
    clock.advance(1000);
    expect(eve.moves).to.deep.equal(movesAt(host, 'public'));
  });

  describe('asks the others', () => {
    /** Somebody has moved and asks to take it back. */
    async function asked() {
      const table = await evening(triad);
      const [asker, other] = inTurn(table);
      const { length } = table.host.match;
      moveOnce(table);
      table.clock.advance(100);
      expect(asker.match.undo(asker.online.seat as number, 'user'), 'nothing is undone here').to.equal(false);
      table.clock.advance(100);
      expect(other.online.request).to.include({ what: 'undo', seat: asker.online.seat });
      return { ...table, asker, other, length };
    }
    const ends = ({ events }: Device) =>
      events.flatMap((event) => (event.type === 'request-end' ? [event.result] : []));

    it('for an undo, which they agree to', async () => {
      const { clock, host, asker, other, length } = await asked();
      other.online.answer(true);
      clock.advance(100);
      for (const device of [asker, other]) {
        expect(device.match.length).to.equal(length);
        expect(ends(device)).to.deep.equal(['agreed']);
        expect(device.online.request).to.equal(undefined);
      }
      expect(host.match.length).to.equal(length);
    });

    it('for an undo, which they decline', async () => {
      const { clock, asker, other, length } = await asked();
      other.online.answer(false);
      clock.advance(100);
      for (const device of [asker, other]) expect(ends(device)).to.deep.equal(['declined']);
      expect(asker.match.length).to.be.above(length);
    });

    it('for an undo, and withdraws it', async () => {
      const { clock, asker, other, length } = await asked();
      asker.online.answer(false);
      clock.advance(100);
      for (const device of [asker, other]) expect(ends(device)).to.deep.equal(['declined']);
      expect(other.match.length).to.be.above(length);
    });

    it('for a new game, which all of them see then', async () => {
      const table = await evening(triad);
      const { ann, bob, clock, host } = table;
      moveOnce(table);
      clock.advance(100);
      expect(ann.match.gate.admits({ cause: 'restart', moves: [], by: 'user' })).to.equal(false);
      clock.advance(100);
      bob.online.answer(true);
      clock.advance(100);
      for (const device of [ann, bob]) {
        expect(device.element.causes).to.deep.equal(['load', 'restart']);
        expect(device.moves).to.deep.equal(movesAt(host, device.online.seat as number));
      }
      expect(host.match.entries.every(({ actor }) => actor === 'chance')).to.equal(true);
    });
  });

  it('rolls at the host when somebody taps', async () => {
    const { ann, bob, host, clock } = await evening(kubi, { seats: 2, dice: 'tap' });
    expect(host.match.length).to.equal(0);
    for (const device of [ann, bob]) press(device, anyMove(host, device.online.seat as number));
    clock.advance(100);
    expect(host.match.actors).to.deep.equal(['chance']);
    const { length } = host.match;
    ann.match.draw('user');
    expect(ann.match.length, 'the dice are the host’s').to.equal(length);
    clock.advance(100);
    expect(host.match.length).to.equal(length + 1);
    for (const device of [ann, bob]) expect(device.moves).to.deep.equal(movesAt(host, device.online.seat as number));
  });

  it('goes by the countdown of the host, whatever the delay, and stops it while the game rests', async () => {
    const { ann, bob, host, clock, join } = await evening(cubo, { seats: 2 }, 600);
    clock.advance(12_000);
    press(bob, 'call');
    clock.advance(1500);
    expect(left(host.match)).to.be.within(1, 5999);
    for (const { match } of [ann, bob]) expect(left(match)).to.be.closeTo(left(host.match), 150);
    const carl = await join('Carl', { seat: 'public' });
    expect(left(carl.match), 'for somebody who has just come').to.be.closeTo(left(host.match), 150);
    bob.line.isDown = true;
    bob.line.break();
    clock.advance(601);
    expect(ann.element.session.linked?.isResting).to.equal(true);
    const rest = left(host.match);
    clock.advance(4000);
    expect(left(host.match)).to.equal(rest);
  });

  it('goes by the countdown of the host on a device that was too busy to read what came', async () => {
    const { ann, bob, host, clock } = await evening(cubo, { seats: 2 }, 600);
    clock.advance(12_000);
    ann.line.isBusy = true;
    press(bob, 'call');
    clock.advance(1900);
    ann.line.catchUp();
    expect(left(ann.match)).to.be.closeTo(left(host.match), 20);
  });

  it('goes by the countdown of the host soon after a start that kept the device busy', async () => {
    const { bob, host, clock } = await evening(cubo, { seats: 2 }, 600);
    clock.advance(12_000);
    press(bob, 'call');
    const late = new Device(host, clock, 'Carl', { delay: 600, seat: 'public' });
    late.line.isBusy = true;
    await settle();
    clock.advance(2600);
    late.line.catchUp();
    clock.advance(1300);
    expect(left(host.match)).to.be.within(1, 5999);
    expect(left(late.match)).to.be.closeTo(left(host.match), 20);
  });

  it('shows the same clocks on each device, whatever the delay', async () => {
    const table = await evening(triad, { seats: 2, options: { clock: '1+0' } }, 300);
    moveOnce(table);
    table.clock.advance(8000);
    const [mover] = inTurn(table);
    const left = (match: unknown) => (match as TimedMatch).banks?.[mover.online.seat as number] as number;
    expect(left(table.host.match)).to.be.within(50_000, 53_000);
    for (const { match } of [table.ann, table.bob]) expect(left(match)).to.be.closeTo(left(table.host.match), 150);
  });

  it('leaves whoever looks at an earlier ply there while others play', async () => {
    const table = await evening(triad);
    const { clock, ann, bob } = table;
    for (let i = 0; i < 3; i++) {
      moveOnce(table);
      clock.advance(100);
    }
    const [, other] = inTurn(table);
    other.match.goTo(1);
    moveOnce(table);
    clock.advance(100);
    expect(other.match.ply).to.equal(1);
    expect(other.match.length).to.equal(table.host.match.length);
    expect(ann.match.length).to.equal(bob.match.length);
  });

  const BROKEN: readonly unknown[] = [
    '',
    '{',
    'null',
    '[]',
    '7',
    undefined,
    null,
    7,
    {},
    { type: 'change' },
    { type: 'welcome' },
    { type: 'snapshot', record: {} },
    { type: 'presence' },
    { type: 'refuse' },
    { type: 'request' },
    { type: 'bye' },
    { type: 'ping' },
    { type: '__proto__' },
    { type: 'change', revision: 1e9, moves: [] },
    { type: 'change', revision: 3, moves: [{ by: 9, move: 'x' }] },
    { type: 'change', revision: 3, moves: 'all' },
  ];
  for (const message of BROKEN)
    it(`throws nothing into the page for ${JSON.stringify(message) ?? 'undefined'}`, async () => {
      const { ann, clock } = await evening(triad);
      const thrown: unknown[] = [];
      const { reportError } = globalThis;
      Object.assign(globalThis, { reportError: (error: unknown) => thrown.push(error) });
      try {
        expect(() => ann.line.hear(message)).not.to.throw();
        clock.advance(60_000);
      } finally {
        Object.assign(globalThis, { reportError });
      }
      expect(ann.match.length).to.be.above(0);
    });
});
