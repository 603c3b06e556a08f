import { expect } from '@open-wc/testing';
import { logEvents } from '../../event-log.js';
import { hear, stopHearing } from '../../hearing.js';
import { chord } from '../../keyboard.js';
import { CuboPage, ONE, TWO, table, textOf } from './page.js';
import type { Attributes } from './page.js';

/** Two players, of whom the first has called and decided: the other one has six seconds. */
async function hurried(attributes: Attributes = {}): Promise<CuboPage> {
  return (await CuboPage.open({ ...TWO, ...attributes })).played('#0 call', '#0 take -');
}

describe('the six seconds of the last player on <cubo-grid>', () => {
  it('are seen and told one by one, and then that time is up', async () => {
    const page = await hurried();
    expect([page.time, page.urgent]).to.deep.equal(['6', 'Ann: Cubo! Bob: 6 seconds left to call.']);
    expect(await page.seconds(5)).to.deep.equal(['5: 5', '4: 4', '3: 3', '2: 2', '1: 1']);
    await page.pass(1000);
    expect([page.moves.at(-1), page.time]).to.deep.equal(['timeout', '']);
    expect(page.urgent).to.equal('Time is up. Ann: 32 points in this round. Bob: 0 points in this round.');
  });

  it('are in a timer that says what is seen, beside the round, and are told in a region that interrupts', async () => {
    const page = await CuboPage.open({ position: table('oo', 3) });
    await page.played('#0 call', '#0 take -');
    const timer = page.find('[role="timer"]');
    expect([timer?.ariaLive, timer?.ariaLabel]).to.deep.equal(['off', 'Time left: 6 seconds']);
    expect(page.find('.urgent')?.ariaLive).to.equal('assertive');
    expect(page.find('.top')?.textContent).to.contain('Round 3 of 6');
    await page.seconds(1);
    expect([page.time, timer?.ariaLabel, page.urgent]).to.deep.equal(['5', 'Time left: 5 seconds', '5']);
  });

  it('leave the square of whoever is too late without points, and say so', async () => {
    const page = await hurried();
    await page.pass(6000);
    expect([page.points(0), page.points(1)]).to.deep.equal(['32', '0']);
  });

  it('begin again in the next round, and are told anew', async () => {
    const page = await hurried({ seed: 'again' });
    await page.pass(6000);
    await page.played('roll all', '#1 call');
    expect(page.urgent).to.match(/^Bob: Cubo! Bob: take a die/);
    await page.played('#1 take -');
    expect([page.time, page.urgent]).to.deep.equal(['6', 'Ann: 6 seconds left to call.']);
    expect(await page.seconds(2)).to.deep.equal(['5: 5', '4: 4']);
  });

  it('are over when the last one calls, also in the last millisecond', async () => {
    const page = await hurried();
    await page.pass(5999);
    await page.do('Cubo!', 1);
    expect([page.time, page.urgent]).to.deep.equal(['6', 'Bob: Cubo! Bob: take a die, or none. 6 seconds left.']);
    expect(page.moves).to.deep.equal(['call', 'take -', 'call']);
  });

  it('are there for nobody before, while others build, choose and swap', async () => {
    const page = await CuboPage.open(TWO);
    await page.click(page.cell('a1'));
    await page.played('#1 swap a1b1', '#0 roll');
    expect([page.urgent, page.time, page.clock.pending]).to.deep.equal(['', '', 0]);
  });

  it('are the end of one move in the events, that nobody is asked about, made by the clock', async () => {
    const page = await hurried();
    const moves = page.listen('game-move');
    const log = logEvents(page.element);
    page.element.addEventListener('game-before-move', (event) => event.preventDefault());
    await page.pass(5999);
    expect(log).to.be.empty;
    await page.pass(1);
    expect(log).to.deep.equal(['game-move timeout by auto', 'game-change play by auto timeout']);
    expect(moves).to.deep.equal([{ actor: 'clock', move: { kind: 'timeout' }, text: 'timeout', by: 'auto' }]);
  });

  it('do not run with time-limits="off"', async () => {
    const page = await hurried({ 'time-limits': 'off' });
    await page.pass(3_600_000);
    expect([page.time, page.clock.pending, page.moves.length]).to.deep.equal(['', 0, 2]);
  });
});

describe('the time limit that a reader sets', () => {
  it('is one of three in the settings, and holds at once', async () => {
    const page = await hurried();
    await page.clickButton('Settings');
    await page.until(() => page.find('dialog .choice') !== null);
    const times = page.all('dialog .segment');
    expect(textOf(page.find('dialog legend'))).to.equal('Time limit');
    expect(times.map(textOf)).to.deep.equal(['Time limit of this page', 'Ten times as long', 'No time limit']);
    await page.click(times[2] as HTMLElement);
    await page.press('Escape');
    await page.pass(3_600_000);
    expect([page.time, page.moves.at(-1)]).to.deep.equal(['No clock', 'take -']);
  });

  it('is no choice where the game has none', async () => {
    const page = await hurried({ 'time-limits': 'off' });
    await page.clickButton('Settings');
    await page.until(() => page.find('dialog .switch') !== null);
    expect(page.find('dialog .choice')).to.equal(null);
  });
});

describe('the six seconds of callers on <cubo-grid>', () => {
  const THREE = { position: table('ooo'), names: 'Ann, Bob, Cleo' };
  const takes = (page: CuboPage) => [0, 1, 2].map((seat) => page.actions(seat).at(-1) === 'Take none');

  it('are seen and told once all but one have called; then nobody takes a die, and those of the last one begin', async () => {
    const page = await (await CuboPage.open(THREE)).played('#2 call');
    expect([page.happened, page.status, page.time]).to.deep.equal(['Cleo: Cubo!', 'Cleo: take a die, or none.', '']);
    await page.played('#0 call');
    const choose = 'Ann: take a die, or none. 6 seconds left.';
    expect([page.time, page.urgent]).to.deep.equal(['6', `Ann: Cubo! Cleo: take a die, or none. ${choose}`]);
    expect(takes(page)).to.deep.equal([true, false, true]);
    await page.played('#2 take 1');
    expect(await page.seconds(2)).to.deep.equal(['5: 5', '4: 4']);
    expect(page.status).to.equal(choose.replace('6', '4'));
    await page.pass(4000);
    expect([page.moves.at(-1), page.time]).to.deep.equal(['timeout', '6']);
    expect(page.urgent).to.equal('Time is up. Ann takes no die. Bob: 6 seconds left to call.');
  });

  it('are for one after another once all squares are covered, in the order of the calls', async () => {
    const page = await (await CuboPage.open(THREE)).played('#2 call', '#0 call', '#1 call');
    expect(takes(page)).to.deep.equal([false, false, true]);
    expect(page.status).to.equal('Cleo: take a die, or none. 6 seconds left.');
    await page.pass(2000);
    await page.do('Take red 6', 2);
    expect(takes(page)).to.deep.equal([true, false, false]);
    expect([page.time, page.focused]).to.deep.equal(['6', page.action('Take red 1', 0)]);
    expect(page.urgent).to.equal('Ann: take a die, or none. 6 seconds left.');
    await page.typed('take 2');
    expect(page.made.at(-1)).to.equal('0 take 2');
    await page.pass(6000);
    expect(page.urgent).to.match(/^Time is up\. Bob takes no die\./);
    expect(page.element.state.phase).to.equal('exchange');
  });
});

describe('the clock of one who practises on <cubo-grid>', () => {
  it('runs for a minute, told now and then, and each of the last five seconds', async () => {
    const page = await CuboPage.open(ONE);
    expect([page.time, page.urgent]).to.deep.equal(['1:00', '']);
    const seen = await page.seconds(59);
    expect(seen.slice(0, 2)).to.deep.equal(['0:59: ', '0:58: ']);
    const told = seen.filter((each) => each.split(': ')[1]);
    expect(told).to.deep.equal([
      ...['0:30: 30 seconds', '0:20: 20 seconds', '10: 10 seconds'],
      ...['5: 5', '4: 4', '3: 3', '2: 2', '1: 1'],
    ]);
    await page.pass(1000);
    expect([page.time, page.moves, page.urgent]).to.deep.equal([
      ...['', ['timeout'], 'Time is up. 0 points in this round.'],
    ]);
  });

  it('runs for as many seconds as the page says, goes on while dice are rolled again, and stands at the call', async () => {
    const page = await CuboPage.open({ ...ONE, seed: 'again', 'practice-seconds': '75' });
    expect(page.time).to.equal('1:15');
    await page.pass(10_000);
    await page.do('Roll all again');
    expect(page.time).to.equal('1:05');
    await page.played('call');
    await page.pass(75_000);
    expect([page.time, page.moves.at(-1)]).to.deep.equal(['', 'call']);
  });

  it('does not run before the dice lie, nor with time-limits="off"', async () => {
    const page = await CuboPage.open({ seed: 'blank' });
    expect([page.time, page.clock.pending]).to.deep.equal(['', 0]);
    await page.goOn();
    expect(page.time).to.equal('1:00');
    const free = await CuboPage.open({ ...ONE, 'time-limits': 'off' });
    expect([free.time, free.clock.pending]).to.deep.equal(['', 0]);
  });

  it('has each call told, also where it is the same word as before', async () => {
    const page = await (await CuboPage.open({ ...ONE, seed: 'x' })).played('call', 'take -', 'roll all');
    let changes = 0;
    const observer = new MutationObserver((records) => void (changes += records.length));
    const timer = page.find('.urgent') as Element;
    observer.observe(timer, { subtree: true, characterData: true, childList: true });
    await page.played('call');
    await page.until(() => changes > 0);
    expect(changes).to.be.above(0);
  });
});

describe('a device that slept through the countdown on <cubo-grid>', () => {
  for (const [what, wake] of Object.entries({
    'a tap on “Cubo!”': (page: CuboPage) => page.do('Cubo!', 1),
    'a key': async (page: CuboPage) => {
      page.cell('a1', 1).focus();
      await chord(page, 'Shift', 'X');
    },
    'a swap': async (page: CuboPage) => {
      page.cell('a1', 1).focus();
      await chord(page, 'Shift', 'ArrowRight');
    },
    'a tap on a second die': (page: CuboPage) => page.swap('a1', 'b1', 1),
    'a typed move': (page: CuboPage) => page.typed('#1 call'),
  })) {
    it(`plays its end first when it is woken by ${what}, and explains why that comes too late`, async () => {
      const page = await (await CuboPage.open(TWO)).played('#0 call', '#0 take 1');
      const refusals = page.listen('game-refuse');
      page.clock.sleep(60_000);
      await wake(page);
      expect(page.moves).to.deep.equal(['call', 'take 1', 'timeout']);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['building-over']);
      expect(page.status).to.equal('All squares are covered: now dice are exchanged.');
      expect(page.interaction(1), 'nothing stays chosen').to.equal('idle');
    });
  }

  it('ends the round of one who practises, at the moment at which it was over', async () => {
    const page = await CuboPage.open(ONE);
    page.clock.sleep(90_000);
    await page.do('Cubo!');
    expect(page.element.match.entries.map(({ text, at }) => `${text} ${at}`)).to.deep.equal(['timeout 60000']);
  });
});

describe('two elements of Cubo that tell each other what no script did', () => {
  async function inStep(): Promise<[CuboPage, CuboPage]> {
    const [left, right] = (await CuboPage.besides(TWO, TWO)) as [CuboPage, CuboPage];
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const) {
      from.element.addEventListener('game-move', ({ detail: { actor, text, by } }) => {
        if (by !== 'script') to.element.play(text, { actor });
      });
    }
    return [left, right];
  }

  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    it(`record the end of the time once on each, though both clocks play it: ${order.join()}`, async () => {
      const pages = await inStep();
      pages[0].action('Cubo!', 0).click();
      await pages[0].element.updateComplete;
      pages[0].action('Take none', 0).click();
      for (const each of order) await pages[each].pass(6000);
      expect(pages.map(({ moves }) => moves)).to.deep.equal(Array(2).fill(['call', 'take -', 'timeout']));
      expect(pages[1].position).to.equal(pages[0].position);
    });
  }

  it('count down on both, and a call on one in time is in time on the other', async () => {
    const [left, right] = await inStep();
    left.action('Cubo!', 0).click();
    await left.element.updateComplete;
    left.action('Take red 6', 0).click();
    for (const page of [left, right]) await page.pass(5999);
    right.action('Cubo!', 1).click();
    for (const page of [left, right]) await page.pass(5000);
    expect([left.moves, right.moves]).to.deep.equal(Array(2).fill(['call', 'take 1', 'call']));
  });
});

describe('the sound of <cubo-grid>', () => {
  afterEach(stopHearing);

  const CALL = ['660', '990'];
  const END = ['440', '330'];
  /** Until what plays the tones has been loaded. */
  const heardFrom = (page: CuboPage, heard: readonly string[]) => page.until(() => heard.length > 0);

  it('is heard at a call, at each of the last seconds, and when the time is up', async () => {
    const heard = hear();
    const page = await CuboPage.open({ ...TWO, sound: '' });
    await page.played('#0 call');
    await heardFrom(page, heard);
    expect(heard.splice(0).sort()).to.deep.equal([...CALL, '880', 'open'].sort());
    await page.played('#0 take -');
    await page.seconds(5);
    await page.until(() => heard.length >= 7);
    expect(heard.splice(0).sort()).to.deep.equal([...Array<string>(6).fill('880'), '~520']);
    await page.pass(1000);
    await heardFrom(page, heard);
    expect(heard).to.deep.equal(END);
  });

  it('is off, and then nothing is even opened', async () => {
    const heard = hear();
    const page = await hurried();
    await page.seconds(6);
    page.element.remove();
    expect([page.moves.at(-1), heard]).to.deep.equal(['timeout', []]);
  });

  it('does not tick while the game is paused', async () => {
    const heard = hear();
    const page = await CuboPage.open({ ...ONE, 'practice-seconds': '5', sound: '', paused: '' });
    await page.seconds(6);
    expect(heard).to.be.empty;
  });

  it('is closed when the element is taken away, and opened anew when it comes back', async () => {
    const heard = hear();
    const page = await CuboPage.open({ position: table('oooo'), sound: '' });
    await page.played('#0 call');
    await heardFrom(page, heard);
    const putBack = page.takeAway();
    expect(heard.splice(0)).to.deep.equal(['open', ...CALL, 'close']);
    await page.played('#1 call');
    expect(heard, 'nobody hears what is not there').to.be.empty;
    await putBack();
    await page.played('#2 call');
    await page.until(() => heard.length >= 4);
    expect(heard.sort()).to.deep.equal([...CALL, '880', 'open'].sort());
  });
});
