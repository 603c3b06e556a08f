import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { MESSAGE_LIMIT, RATE_LIMITS, parseClientMessage } from '../../src/online/index.js';
import type { ClientMessage } from '../../src/online/index.js';
import { pick, seeded } from '../games/seeded.js';
import { count } from '../runs.js';
import type { Client } from './table.js';
import { anyMove, newHost } from './table.js';

const GOOD: readonly ClientMessage[] = [
  { type: 'hello', protocol: 1, seat: 0, client: 1, secret: '0123456789abcdef0123456789abcdef' },
  { type: 'hello', protocol: 1, seat: 'public', name: 'Eve', ready: true },
  { type: 'play', n: 1, seen: 1, move: 'x234' },
  { type: 'draw', n: 1, seen: 1 },
  { type: 'ask', n: 1, seen: 1, what: 'undo' },
  { type: 'take-over', seat: 0, name: 'Eve' },
  { type: 'answer', request: 1, agree: true },
  { type: 'rename', name: 'Eve 🎲' },
  { type: 'ready', ready: false },
  { type: 'sit', seat: 1 },
  { type: 'resync', from: 0 },
  { type: 'ping', time: 1.5 },
  { type: 'pong', time: 5000 },
];

const VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    1,
    2,
    -1,
    1.5,
    1e300,
    2 ** 53,
    '',
    'x',
    '__proto__',
    'constructor',
    'toString',
    '#0 x234',
    'x456',
    99_999,
    'roll 13466',
  ],
  ...['public', 'play', 'undo', 'x'.repeat(500), '🎲', [], [1], {}, { type: 'play' }, { length: 3 }, '\0', '\ud800'],
];

/** Damages a message in one of many ways; sometimes in none. */
function mutated(message: ClientMessage, random: () => number): unknown {
  const copy: Record<string, unknown> = { ...message };
  const names = [...Object.keys(copy), 'n', 'seen', 'extra', 'secret', 'seat', '__proto__'];
  for (let changes = Math.floor(random() * 3); changes > 0; changes--) {
    const name = pick(names, random);
    if (random() < 0.2) delete copy[name];
    else Object.defineProperty(copy, name, { value: pick(VALUES, random), enumerable: true, configurable: true });
  }
  if (random() < 0.1) return pick([...VALUES, undefined, Symbol('x'), () => copy, [copy]], random);
  const text = JSON.stringify(copy);
  if (random() < 0.6) return random() < 0.5 ? text : copy;
  const at = Math.floor(random() * text.length);
  const replaced = pick(['', '"', '{', '}', '9', '\\', 'e', text], random);
  return text.slice(0, at) + replaced + text.slice(at + Math.floor(random() * 3));
}

describe('what a client sends', () => {
  it('is read as what it says', () => {
    for (const message of GOOD) {
      expect(parseClientMessage(JSON.stringify(message))).to.deep.include(message);
      expect(parseClientMessage(message)).to.deep.include(message);
    }
  });

  const refused: readonly (readonly [what: string, message: unknown, code: string, place?: string])[] = [
    ['a text that is no JSON', '{"type":', 'no-json'],
    ['a list', '[]', 'no-json'],
    ['nothing', undefined, 'no-json'],
    ['a text that is too long', ' '.repeat(MESSAGE_LIMIT + 1), 'too-long'],
    ['a type that there is not', { type: 'cheat' }, 'unknown-message', 'type'],
    ['a type that every object has', { type: 'constructor' }, 'unknown-message', 'type'],
    ['a field that does not belong there', { type: 'ping', time: 1, seat: 1 }, 'unknown-field'],
    ['a field of the prototype', '{"type":"ping","time":1,"__proto__":{}}', 'unknown-field'],
    ['a field that is missing', { type: 'play', n: 1, seen: 1 }, 'bad-field', 'move'],
    ['a number below those that count', { type: 'draw', n: 0, seen: 1 }, 'bad-field', 'n'],
    ['a number that is not whole', { type: 'draw', n: 1.5, seen: 1 }, 'bad-field', 'n'],
    ['a move that is too long', { type: 'play', n: 1, seen: 1, move: 'x'.repeat(401) }, 'bad-field', 'move'],
    ['a secret that is too long', { type: 'hello', protocol: 1, secret: 'x'.repeat(65) }, 'bad-field', 'secret'],
    ['a seat that is none', { type: 'hello', protocol: 1, seat: 'chance' }, 'bad-field', 'seat'],
    ['a name that is too long', { type: 'rename', name: 'x'.repeat(25) }, 'bad-field', 'name'],
    ['a name of more than a line', { type: 'hello', protocol: 1, name: 'Ann\nBob' }, 'bad-field', 'name'],
    ['a name that turns the text around', { type: 'rename', name: 'Ann \u202ebob' }, 'bad-field', 'name'],
    ['a name with half a character', { type: 'rename', name: 'Ann \ud83c' }, 'bad-field', 'name'],
    ['a name that nobody sees', { type: 'rename', name: '\u200d\u3164' }, 'bad-field', 'name'],
    ['a name that is no text', { type: 'rename', name: 7 }, 'bad-field', 'name'],
    ['neither ready nor not', { type: 'ready', ready: 1 }, 'bad-field', 'ready'],
    ['a place that is no seat', { type: 'sit', seat: 'public' }, 'bad-field', 'seat'],
    ['a client that is none', { type: 'hello', protocol: 1, client: -1 }, 'bad-field', 'client'],
    ['another protocol', { type: 'hello', protocol: 2 }, 'bad-protocol', 'protocol'],
    ['a time that is none', '{"type":"ping","time":1e400}', 'bad-field', 'time'],
  ];
  for (const [what, message, code, place] of refused) {
    it(`is refused if it is ${what}`, () => {
      expect(parseClientMessage(message)).to.deep.equal(place === undefined ? { code } : { code, place });
    });
  }
});

describe('a hostile client', function () {
  this.timeout(60_000);

  it('is refused with a code, whatever it sends, and disturbs nobody: 20 000 damaged messages', () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const rateLimits = { burst: 1e9, mistakes: 1e9 };
    const { host, join } = newHost(kubi, { seats: 2, rateLimits, onError });
    const [ann, bob] = [join('Ann'), join('Bob')];
    ann.play(anyMove(host, 0));
    const before = JSON.stringify(host.save());
    const heard = ann.inbox.length + bob.inbox.length;
    const random = seeded(3);
    const answers: string[] = [];
    host.join('Eve', { send: (message) => answers.push(message.type === 'refuse' ? message.code : message.type) });
    for (let i = 0; i < count(20_000); i++) {
      const message = mutated(pick(GOOD, random), random);
      const earlier = answers.length;
      host.receive('Eve', message);
      // One who looks on is no disturbance, but changes who is there.
      if (answers.includes('welcome')) {
        host.leave('Eve');
        ann.inbox.length = bob.inbox.length = 0;
        answers.length = 0;
        host.join('Eve', { send: (each) => answers.push(each.type === 'refuse' ? each.code : each.type) });
        continue;
      }
      if (answers.length - earlier > 1) throw new Error(`${answers.length} answers to ${String(message)}`);
      answers.length = 0;
      if (i % 1000 === 0) expect(JSON.stringify(host.save())).to.equal(before);
    }
    expect(JSON.stringify(host.save())).to.equal(before);
    expect(errors).to.deep.equal([]);
    expect(ann.inbox.length + bob.inbox.length).to.be.lessThan(heard);
    const kinds = new Set([...ann.inbox, ...bob.inbox].map(({ type }) => type));
    expect([...kinds].filter((type) => type !== 'presence' && type !== 'ping')).to.deep.equal([]);
    bob.play(anyMove(host, 1));
    expect(bob.refusals).to.deep.equal([]);
  });

  it('that has a seat itself does no more than its seat may: 10 000 damaged messages', () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const { host, join } = newHost(kubi, { seats: 2, rateLimits: { burst: 1e9, mistakes: 1e9 }, onError });
    const [ann, eve] = [join('Ann'), join('Eve')] as [Client, Client];
    const random = seeded(4);
    for (let i = 0; i < count(10_000); i++) {
      const message = mutated(pick(GOOD, random), random);
      if (typeof message === 'object' && message !== null && random() < 0.8) {
        const handled = host.save().seats[1]?.commands.handled ?? NaN;
        Object.defineProperty(message, 'n', { value: handled + 1, enumerable: true, configurable: true });
      }
      host.receive('Eve', message);
    }
    expect(errors).to.deep.equal([]);
    expect(host.match.entries.filter(({ actor }) => actor === 0)).to.deep.equal([]);
    expect(host.save().seats[0]).to.deep.include({ commands: { handled: 0, clients: 1 }, secret: ann.secret });
    expect(new Set(eve.refusals)).to.include.all.keys('gap', 'handled', 'illegal-move', 'bad-move', 'already-joined');
    ann.play(anyMove(host, 0));
    expect(ann.refusals).to.deep.equal([]);
  });

  it('that repeats what it has heard others send does nothing', () => {
    const { host, join } = newHost(kubi, { seats: 2 });
    const ann = join('Ann');
    const eve = join('Eve', 'public');
    const message = { type: 'play', n: 1, seen: 1, move: anyMove(host, 0) };
    ann.say(message);
    const before = JSON.stringify(host.save());
    eve.say(message);
    host.receive('nobody', JSON.stringify(message));
    expect(eve.refusals).to.deep.equal(['spectator']);
    expect(JSON.stringify(host.save())).to.equal(before);
  });

  it('that floods the host is refused once a second as too fast, and cut off in the end', () => {
    const { host, clock, join } = newHost(kubi, { seats: 2 });
    const ann = join('Ann');
    const eve = join('Eve');
    for (let i = 0; i < RATE_LIMITS.burst + 50; i++) eve.say({ type: 'ping', time: i });
    expect(eve.refusals).to.deep.equal(['too-fast']);
    clock.advance(1000);
    for (let i = 0; i < 50; i++) eve.say({ type: 'ping', time: i });
    expect(eve.refusals).to.deep.equal(['too-fast', 'too-fast']);
    clock.advance(1000);
    const answered = eve.all('pong').length;
    eve.say({ type: 'ping', time: 1 });
    expect(eve.all('pong')).to.have.length(answered + 1);
    for (let i = 0; i < 1000; i++) eve.say({ type: 'ping', time: i });
    expect(eve.last('bye')?.code).to.equal('too-many-mistakes');
    expect(host.connections).to.equal(1);
    ann.play(anyMove(host, 0));
    expect(ann.refusals).to.deep.equal([]);
  });

  it('whose connection breaks while it is sent something is gone, and the others receive everything', () => {
    const { host, join } = newHost(kubi, { seats: 2 });
    const ann = join('Ann');
    const bob = join('Bob');
    bob.take = () => {
      throw new Error('the socket is closed');
    };
    ann.play(anyMove(host, 0));
    expect(ann.last('done')?.n).to.equal(1);
    expect(ann.last('presence')?.seats).to.deep.equal(['here', 'gone']);
  });
});
