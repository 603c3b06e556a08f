import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

/** Two players, of whom the first has called and decided: the other one has six seconds. */
async function hurried(attributes: Readonly<Record<string, string>> = {}): Promise<CuboPage> {
  const page = await CuboPage.open({ position: table('oo'), names: 'Ann, Bob', ...attributes });
  return page.played('#0 call', '#0 take -');
}

/** The time as it is seen, and what is said at once, second by second. */
async function follow(page: CuboPage, seconds: number): Promise<string[]> {
  const seen = [];
  for (let second = 0; second < seconds; second++) {
    await page.pass(1000);
    seen.push(`${page.time}: ${page.urgent}`);
  }
  return seen;
}

describe('the six seconds of the last player on <cubo-grid>', () => {
  it('are seen and told one by one, and then that time is up', async () => {
    const page = await hurried();
    expect([page.time, page.urgent]).to.deep.equal(['6', 'Ann: Cubo! Bob: 6 seconds left to call.']);
    expect(await follow(page, 5)).to.deep.equal(['5: 5', '4: 4', '3: 3', '2: 2', '1: 1']);
    await page.pass(1000);
    expect(page.moves).to.deep.equal(['call', 'take -', 'timeout']);
    expect(page.time).to.equal('');
    expect(page.urgent).to.match(/^Time is up\. Ann: 32 points in this round\. Bob: 0 points in this round\.$/);
  });

  it('are told in a timer that interrupts, while the number is only seen', async () => {
    const page = await hurried();
    const timer = page.find('[role="timer"]');
    expect([timer?.ariaLive, timer?.ariaLabel]).to.deep.equal(['assertive', 'Time left']);
    expect(page.find('.seconds')?.ariaHidden).to.equal('true');
  });

  it('stand large, beside the round', async () => {
    const page = await CuboPage.open({ position: table('oo', 3) });
    const size = () => parseFloat(getComputedStyle(page.find('.seconds') as Element).fontSize);
    const before = size();
    expect(page.time).to.equal('');
    await page.played('#0 call', '#0 take -');
    expect(size()).to.be.at.least(2 * before);
    expect(page.find('.clock')?.textContent).to.contain('Round 3 of 6');
  });

  it('leave the square of whoever is too late without points, and say so there', async () => {
    const page = await hurried();
    await page.pass(6000);
    expect([page.facts(0), page.facts(1)]).to.deep.equal(['Score 32', '']);
    expect(page.seat(1).querySelector('.seat-actions')?.textContent?.trim()).to.equal(
      'Not called in time: no points in this round.',
    );
    expect([page.explained(0).at(-1), page.explained(1)]).to.deep.equal(['Worth 32', []]);
    expect(page.rounds.slice(1)).to.deep.equal(['Ann 32 32', 'Bob – 0']);
  });

  it('begin again in the next round, and are told anew', async () => {
    const page = await hurried({ seed: 'again' });
    await page.pass(6000);
    await page.played('roll all', '#1 call');
    expect(page.urgent).to.equal('Bob: Cubo!');
    await page.played('#1 take -');
    expect([page.time, page.urgent]).to.deep.equal(['6', 'Ann: 6 seconds left to call.']);
    expect(await follow(page, 2)).to.deep.equal(['5: 5', '4: 4']);
  });

  it('are over when the last one calls, and the time is gone', async () => {
    const page = await hurried();
    await follow(page, 3);
    await page.click(page.action('Cubo!', 1));
    expect([page.time, page.urgent]).to.deep.equal(['', 'Bob: Cubo!']);
    await page.pass(60_000);
    expect(page.moves).to.deep.equal(['call', 'take -', 'call']);
  });

  it('do not run with time-limits="off"', async () => {
    const page = await hurried({ 'time-limits': 'off' });
    expect([page.time, page.clock.pending]).to.deep.equal(['', 0]);
    await page.pass(3_600_000);
    await page.click(page.action('Cubo!', 1));
    expect(page.moves).to.deep.equal(['call', 'take -', 'call']);
  });
});

describe('the clock of one who practises on <cubo-grid>', () => {
  const open = (attributes: Readonly<Record<string, string>> = {}) =>
    CuboPage.open({ position: table('o'), names: 'Ann', ...attributes });

  it('runs for a minute, told now and then, and each of the last five seconds', async () => {
    const page = await open();
    expect([page.time, page.urgent]).to.deep.equal(['1:00', '']);
    const seen = await follow(page, 59);
    expect(seen.slice(0, 2)).to.deep.equal(['0:59:', '0:58:'].map((time) => `${time} `));
    expect(seen.filter((each, i) => each.split(': ')[1] !== seen[i - 1]?.split(': ')[1]).slice(1)).to.deep.equal([
      '0:30: 30 seconds',
      '0:20: 20 seconds',
      '10: 10 seconds',
      ...['5: 5', '4: 4', '3: 3', '2: 2', '1: 1'],
    ]);
    await page.pass(1000);
    expect([page.time, page.moves]).to.deep.equal(['', ['timeout']]);
    expect(page.urgent).to.equal('Time is up. 0 points in this round.');
  });

  it('runs for as many seconds as the page says', async () => {
    const page = await open({ 'practice-seconds': '75' });
    expect(page.time).to.equal('1:15');
    await page.pass(74_999);
    expect(page.moves).to.be.empty;
    await page.pass(1);
    expect(page.moves).to.deep.equal(['timeout']);
  });

  it('goes on while dice are rolled again, and stands at the call', async () => {
    const page = await open({ seed: 'again' });
    await page.pass(10_000);
    await page.click(page.action('Roll all again'));
    expect(page.time).to.equal('0:50');
    await page.played('call');
    await page.pass(60_000);
    expect([page.time, page.moves.at(-1)]).to.deep.equal(['', 'call']);
  });

  it('does not run before the dice lie, nor with time-limits="off"', async () => {
    const blank = await CuboPage.open({ seed: 'blank' });
    expect([blank.time, blank.clock.pending]).to.deep.equal(['', 0]);
    await blank.click(blank.primary as Element);
    expect(blank.time).to.equal('1:00');
    const free = await open({ 'time-limits': 'off' });
    expect([free.time, free.clock.pending]).to.deep.equal(['', 0]);
  });
});
