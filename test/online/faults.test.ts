import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { GameHost } from '../../src/online/index.js';
import type { HostMessage, HostOptions, SavedHost } from '../../src/online/index.js';
import { seeded } from '../games/seeded.js';
import { FakeClock } from '../match/fake-clock.js';
import type { Client } from './table.js';
import { anyMove, newHost, toMove } from './table.js';

/** The rules of a game, one of which breaks when it is told to. */
function breakable(game: AnyGame, rule: keyof AnyGame): { readonly game: AnyGame; break: () => void } {
  let isBroken = false;
  const broken = Object.create(game) as Record<string, unknown>;
  broken[rule] = (...input: unknown[]) => {
    if (isBroken) throw new Error(`${rule} is broken`);
    return (game[rule] as (...input: unknown[]) => unknown)(...input);
  };
  return { game: broken as unknown as AnyGame, break: () => (isBroken = true) };
}

const TIMED = { variant: 'pressman', turnSeconds: 60 };

type Evening = ReturnType<typeof newHost>;

function makeMove(host: GameHost, players: readonly Client[]): void {
  const player = toMove(host, players);
  player.play(anyMove(host, player.viewer as number));
}

/** What happens in a game after a rule has broken. */
const WAYS: readonly (readonly [
  rule: keyof AnyGame,
  when: string,
  happens: (evening: Evening, players: readonly Client[]) => void,
])[] = [
  ['view', 'somebody moves', ({ host }, players) => makeMove(host, players)],
  ['view', 'somebody comes to look on', ({ join }) => void join('Eve', 'public')],
  ['view', 'what was missed is asked for', (_, players) => void players[0]?.say({ type: 'resync', from: 0 })],
  ['conceal', 'somebody moves', ({ host }, players) => makeMove(host, players)],
  ['deadline', 'time is up', ({ clock }) => clock.advance(70_000)],
  ['play', 'time is up', ({ clock }) => clock.advance(70_000)],
];

describe('a game that breaks', () => {
  for (const [rule, when, happens] of WAYS) {
    it(`ends with a word, and throws at nobody: ${rule} when ${when}`, () => {
      const { game, break: breakIt } = breakable(triomino, rule);
      const errors: unknown[] = [];
      let saved: unknown;
      let failures = 0;
      const evening: Evening = newHost(game, {
        seats: 2,
        options: TIMED,
        onError: (error) => errors.push(error),
        onFailure: () => failures++,
        onChange: () => (saved = evening.host.save()),
      });
      const { host, clock, join } = evening;
      const players = [join('Ann'), join('Bob')];
      makeMove(host, players);
      const before = JSON.stringify(saved);
      breakIt();
      happens(evening, players);
      for (const { inbox } of players) expect(inbox.at(-1)).to.deep.equal({ type: 'bye', code: 'failed' });
      expect(errors.map(String)).to.include(`Error: ${rule} is broken`);
      expect([failures, host.connections, clock.pending]).to.deep.equal([1, 0, 0]);
      // Nothing that nobody was told of is saved, so the game goes on from there.
      expect(JSON.stringify(saved)).to.equal(before);
      const restored = GameHost.restore(triomino, saved, { clock: new FakeClock(), random: seeded(1) });
      expect(restored.match.length).to.equal((saved as SavedHost).record.moves.length);
    });
  }

  it('tells whoever comes later, too, and does nothing more', () => {
    const { game, break: breakIt } = breakable(triomino, 'view');
    const { host, join } = newHost(game, { seats: 2 });
    const ann = join('Ann');
    breakIt();
    join('Eve', 'public');
    const heard: HostMessage[] = [];
    host.join('Bob', { send: (message) => heard.push(message) });
    expect(heard).to.deep.equal([{ type: 'bye', code: 'failed' }]);
    const { length } = ann.inbox;
    ann.say({ type: 'ping', time: 1 });
    host.leave('Ann');
    host.close();
    expect(ann.inbox).to.have.length(length);
  });

  it('is none if it breaks before it begins', () => {
    const { game, break: breakIt } = breakable(triomino, 'deadline');
    breakIt();
    expect(() => newHost(game, { seats: 1, options: TIMED })).to.throw('deadline is broken');
  });
});

describe('a callback that throws', () => {
  const thrown = () => {
    throw new Error('of the server');
  };
  for (const [what, options] of [
    ['onChange', { onChange: thrown }],
    ['onError', { onChange: thrown, onError: thrown }],
    ['loadOpponent', { seats: ['human', 'computer'], loadOpponent: thrown, onError: thrown }],
  ] as const satisfies readonly (readonly [string, Partial<HostOptions>])[]) {
    it(`disturbs nobody: ${what}`, async () => {
      const { host, join } = newHost(kubi as unknown as AnyGame, options);
      const ann = join('Ann');
      ann.play(anyMove(host, 0));
      await Promise.resolve();
      expect(ann.last('done')?.n).to.equal(1);
      expect(ann.all('bye')).to.deep.equal([]);
    });
  }
});

describe('a connection that says no hello', () => {
  for (const [what, said] of [
    ['nothing', []],
    ['nonsense', ['{']],
    ['that it wants a seat that there is not', [{ type: 'hello', protocol: 1, seat: 7 }]],
  ] as const) {
    it(`is ended after five seconds: it says ${what}`, () => {
      const { host, clock, join } = newHost(kubi);
      join('Ann');
      const heard: HostMessage[] = [];
      host.join('Eve', { send: (message) => heard.push(message) });
      for (const message of said) host.receive('Eve', message);
      clock.advance(4999);
      expect(host.connections).to.equal(2);
      clock.advance(1);
      expect(heard.at(-1)).to.deep.equal({ type: 'bye', code: 'closed' });
      expect(host.connections).to.equal(1);
    });
  }
});
