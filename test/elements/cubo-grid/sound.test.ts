import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

/** What would be heard, in place of the browser’s: each tone by its hertz, and what is opened and closed. */
function listen(): string[] {
  const heard: string[] = [];
  class Context {
    readonly currentTime = 0;
    readonly destination = {};
    constructor() {
      heard.push('open');
    }
    resume = () => Promise.resolve();
    close = () => Promise.resolve(heard.push('close'));
  }
  class Gain {
    readonly gain = { setTargetAtTime() {} };
    connect = <T>(target: T): T => target;
  }
  class Oscillator {
    readonly #hertz: number;
    constructor(_: unknown, { frequency }: { frequency: number }) {
      this.#hertz = frequency;
    }
    connect = <T>(target: T): T => target;
    start() {
      heard.push(String(this.#hertz));
    }
    stop() {}
  }
  Object.assign(globalThis, { AudioContext: Context, GainNode: Gain, OscillatorNode: Oscillator });
  return heard;
}

/** Until what plays the tones has been loaded. */
const settle = (page: CuboPage, heard: readonly string[]) => page.until(() => heard.length > 0);

const CALL = ['660', '990'];
const END = ['440', '330'];

describe('the sound of <cubo-grid>', () => {
  const { AudioContext, GainNode, OscillatorNode } = globalThis;
  afterEach(() => void Object.assign(globalThis, { AudioContext, GainNode, OscillatorNode }));

  /** Two players, and the six seconds of the last one run. */
  const hurry = async (page: CuboPage) => {
    await page.played('#0 call', '#0 take -');
    for (let second = 0; second < 6; second++) await page.pass(1000);
  };

  it('is off, and then nothing is even opened', async () => {
    const heard = listen();
    const page = await CuboPage.open({ position: table('oo') });
    await hurry(page);
    page.element.remove();
    expect(page.moves.at(-1)).to.equal('timeout');
    expect(heard).to.be.empty;
  });

  it('is heard at a call, at each of the last seconds, and when the time is up', async () => {
    const heard = listen();
    const page = await CuboPage.open({ position: table('oo'), sound: '' });
    await page.played('#0 call');
    await settle(page, heard);
    expect(heard.splice(0)).to.deep.equal(['open', ...CALL]);
    await page.played('#0 take -');
    expect(heard.splice(0)).to.deep.equal(['880']);
    for (let second = 0; second < 5; second++) await page.pass(1000);
    expect(heard.splice(0)).to.deep.equal(['880', '880', '880', '880', '880']);
    await page.pass(1000);
    expect(heard).to.deep.equal(END);
  });

  it('is turned on and off by its tool, which says what it does and lets it be heard', async () => {
    const heard = listen();
    const page = await CuboPage.open({ position: table('o') });
    await page.clickButton('Turn sound on');
    await settle(page, heard);
    expect([page.element.sound, heard.splice(0)]).to.deep.equal([true, ['open', ...CALL]]);
    await page.clickButton('Turn sound off');
    await page.played('call');
    expect([page.element.sound, heard.filter((each) => each !== 'close')]).to.deep.equal([false, []]);
  });

  it('does not tick while the game is paused', async () => {
    const heard = listen();
    const page = await CuboPage.open({ position: table('o'), 'practice-seconds': '5', sound: '', paused: '' });
    for (let second = 0; second < 6; second++) await page.pass(1000);
    expect(heard).to.be.empty;
  });

  it('is closed when the element is taken away, and opened anew when it comes back', async () => {
    const heard = listen();
    const page = await CuboPage.open({ position: table('ooo'), sound: '' });
    await page.played('#0 call');
    await settle(page, heard);
    const parent = page.element.parentElement;
    page.element.remove();
    expect(heard.splice(0)).to.deep.equal(['open', ...CALL, 'close']);
    page.element.play('#1 call');
    await page.element.updateComplete;
    expect(heard, 'nobody hears what is not there').to.be.empty;
    parent?.append(page.element);
    await page.played('#2 call');
    await settle(page, heard);
    expect(heard).to.deep.equal(['open', ...CALL]);
  });
});
