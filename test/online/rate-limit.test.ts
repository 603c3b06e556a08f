import { expect } from 'chai';
import { RATE_LIMITS, RateLimit } from '../../src/online/host/connections/rate-limit.js';

describe('the rate of messages that a host takes from a client', () => {
  let now: number;
  let limit: RateLimit;
  beforeEach(() => {
    now = 0;
    limit = new RateLimit(RATE_LIMITS, () => now);
  });
  const passed = () => Array.from({ length: 100 }, () => limit.passes()).filter(Boolean).length;

  it('is 60 at once, then 15 with each second, and never more than 60', () => {
    expect(passed()).to.equal(60);
    now += 1000;
    expect(passed()).to.equal(15);
    now += 3_600_000;
    expect(passed()).to.equal(60);
  });

  it('is exceeded by 200 messages at once before the connection ends', () => {
    const answers = Array.from({ length: 201 }, () => limit.countExcess());
    expect(answers.filter(Boolean)).to.deep.equal(['refuse', 'disconnect']);
    expect(answers.at(-1)).to.equal('disconnect');
  });

  for (const [pace, ends] of [
    [40, false],
    [50, true],
  ] as const) {
    it(`is exceeded by ${pace} messages a second for a minute, and the connection ${ends ? 'ends' : 'stays'}`, () => {
      const answers = Array.from({ length: pace * 60 }, () => {
        now += 1000 / pace;
        return limit.countExcess();
      });
      expect(answers.includes('disconnect')).to.equal(ends);
      expect(answers.filter((answer) => answer === 'refuse').length).to.be.at.most(60);
    });
  }
});
