import type { IncomingMessage } from 'node:http';
import { expect } from 'chai';
import { AddressLimits } from '../../../src/online/colyseus/index.js';
import { addressOf } from '../../../src/online/colyseus/limits/request-address.js';

describe('the address of a request', () => {
  for (const [direct, forwarded, proxies, address] of [
    ['198.51.100.7', undefined, 0, '198.51.100.7'],
    ['::ffff:198.51.100.7', undefined, 0, '198.51.100.7'],
    // Anybody can write such a header.
    ['198.51.100.7', '203.0.113.1', 0, '198.51.100.7'],
    ['127.0.0.1', '203.0.113.1', 1, '203.0.113.1'],
    ['127.0.0.1', '192.0.2.66, 203.0.113.1', 1, '203.0.113.1'],
    ['127.0.0.1', '192.0.2.66, 203.0.113.1, 10.0.0.1', 2, '203.0.113.1'],
    ['127.0.0.1', undefined, 1, '127.0.0.1'],
    ['127.0.0.1', 'nonsense', 1, '127.0.0.1'],
    // A customer has 64 bits for themselves.
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::'],
    ['2001:DB8:1:2::9', undefined, 0, '2001:db8:1:2::'],
    ['2001:db8::9', undefined, 0, '2001:db8:0:0::'],
    ['::1', undefined, 0, '0:0:0:0::'],
    [undefined, undefined, 0, 'unknown'],
  ] as const) {
    it(`is ${address} from ${direct} with ${forwarded} behind ${proxies} proxies`, () => {
      const headers = { 'x-forwarded-for': forwarded };
      const request = { headers, socket: { remoteAddress: direct } } as unknown as IncomingMessage;
      expect(addressOf(request, proxies)).to.equal(address);
    });
  }
});

describe('what one address may do', () => {
  let now: number;
  let limits: AddressLimits;

  beforeEach(() => {
    now = 0;
    const some = { sockets: 2, rooms: 1, roomsPerMinute: 6, messages: { burst: 10, perSecond: 5 } };
    limits = new AddressLimits(some, () => now);
  });

  it('is counted for itself, and given back once', () => {
    const end = limits.openSocket('a');
    limits.openSocket('a');
    expect(limits.openSocket('a')).to.equal(undefined);
    expect(limits.openSocket('b')).to.not.equal(undefined);
    expect(limits.openRoom('a')).to.not.equal(undefined);
    expect(limits.openRoom('a')).to.equal(undefined);
    end?.();
    end?.();
    expect(limits.openSocket('a')).to.not.equal(undefined);
    expect(limits.openSocket('a')).to.equal(undefined);
  });

  it('is so many new games a minute', () => {
    const opened = () => Array.from({ length: 20 }, () => limits.allowsNewGame('a')).filter(Boolean).length;
    expect(opened()).to.equal(6);
    now += 10_000;
    expect(opened()).to.equal(1);
    now += 600_000;
    expect(opened()).to.equal(6);
  });

  it('is so many messages, and a flood ends the connection', () => {
    const answers = Array.from({ length: 30 }, () => limits.refusalOfMessage('a'));
    expect(answers.slice(0, 10)).to.deep.equal(Array(10).fill(undefined));
    expect(answers[10]).to.equal('refuse');
    expect(answers[11]).to.equal('ignore');
    expect(answers.at(-1)).to.equal('disconnect');
    expect(limits.refusalOfMessage('b')).to.equal(undefined);
  });

  it('is forgotten a minute after the last that it did, unless something of it is still open', () => {
    for (let i = 0; i < 1000; i++) limits.allowsRequest(String(i));
    limits.openSocket('open');
    now += 120_000;
    limits.allowsRequest('new');
    expect(limits.size).to.equal(2);
  });
});
