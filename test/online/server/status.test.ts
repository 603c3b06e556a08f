import type { IncomingMessage } from 'node:http';
import { expect } from 'chai';
import { HOUR, History, SAMPLE } from '../../../src/server/online/history.js';
import { statusRefusal } from '../../../src/server/online/status-access.js';
import { statusPage } from '../../../src/server/online/status-page.js';

const PASSWORD = 'a-long-password-of-ours';
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('who may see how the server is', () => {
  const from = (remoteAddress: string, headers: object = {}) =>
    ({ socket: { remoteAddress }, headers: { host: 'localhost:2567', ...headers } }) as unknown as IncomingMessage;

  for (const [who, status, request, refused] of [
    ['somebody on the same machine', 'local', from('::ffff:127.0.0.1'), undefined],
    ['somebody on the same machine', 'off', from('::1'), 404],
    ['somebody elsewhere', 'local', from('10.0.0.7'), 404],
    ['somebody elsewhere who names another host', 'local', from('10.0.0.7', { host: 'localhost' }), 404],
    ['somebody behind a proxy', 'local', from('127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }), 404],
    ['somebody behind a proxy that does not say so', 'local', from('127.0.0.1', { host: 'games.example' }), 404],
    ['a page elsewhere, by a browser here', 'local', from('::1', { origin: 'https://a.example' }), 404],
    ['anybody', 'open', from('10.0.0.7'), undefined],
    ['somebody without the password', PASSWORD, from('127.0.0.1'), 401],
    ['somebody with another one', PASSWORD, from('::1', { authorization: basic('admin:open') }), 401],
    ['somebody with the password', PASSWORD, from('10.0.0.7', { authorization: basic(`me:${PASSWORD}`) }), undefined],
    ['Prometheus with the password', PASSWORD, from('::2', { authorization: `Bearer ${PASSWORD}` }), undefined],
  ] as const) {
    it(`${refused ? 'keeps out' : 'lets in'} ${who} where it is ${status}`, () => {
      expect(statusRefusal(status, request)).to.equal(refused);
    });
  }
});

describe('the last hour of the server', () => {
  const START = 1_700_000_000_000;
  const about = { rooms: 3, players: 5 };

  it('has moves a minute, and how long 99 of 100 messages took at most', () => {
    const history = new History(START);
    history.addMoves(6);
    for (let i = 0; i < 99; i++) history.addDuration(8);
    history.addDuration(400);
    history.take(START + SAMPLE, about);
    const [sample] = history.samples;
    expect(sample).to.include({ ...about, movesAMinute: 12 });
    expect(sample?.slowest).to.be.within(8, 10);
  });

  it('shows the slowest where more than one in a hundred is slow, and nothing where nothing happened', () => {
    const history = new History(START);
    for (let i = 0; i < 50; i++) history.addDuration(8);
    history.addDuration(400);
    history.take(START + SAMPLE, about);
    history.take(START + 2 * SAMPLE, about);
    const [busy, idle] = history.samples;
    expect(busy?.slowest).to.be.within(400, 480);
    expect(idle).to.include({ movesAMinute: 0, slowest: undefined });
  });

  it('is forgotten after an hour', () => {
    const history = new History(START);
    for (let at = START; at <= START + 2 * HOUR; at += SAMPLE) history.take(at, about);
    expect(history.samples).to.have.length(HOUR / SAMPLE);
  });

  it('is drawn within its picture, with a gap where nothing was measured, and says the same in words', () => {
    const of = (minute: number, slowest: number) => ({
      ...{ at: START + minute * 60_000, rooms: minute, players: 0, movesAMinute: 0, slowest },
    });
    const facts = { version: '1', now: START + HOUR, startedAt: START, players: 0, connections: 0, memory: 9e7 };
    const page = statusPage([of(0, 1), of(1, 1), of(30, 90), of(31, 33)], facts);
    expect(page).to.include('aria-label="99 of 100 answers within: 33 ms now, 90 ms at most in the last hour"');
    const lines = [...page.matchAll(/<polyline points="([^"]+)"/g)].map(([, points = '']) => points);
    expect(lines).to.have.length(6);
    const numbers = lines.flatMap((line) => line.split(/[ ,]/).map(Number));
    expect(Math.min(...numbers)).to.be.at.least(0);
    expect(Math.max(...numbers)).to.be.at.most(600);
  });

  it('is a page before anything was measured', () => {
    const facts = { version: '1', now: START, startedAt: START, players: 0, connections: 0, memory: 9e7 };
    expect(statusPage([], { ...facts, isRedisUp: false }))
      .to.include('<strong>lost</strong>')
      .and.not.match(/NaN|undefined/);
  });
});
