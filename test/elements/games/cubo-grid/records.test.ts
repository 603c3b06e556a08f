import { expect } from '@open-wc/testing';
import { FakeClock } from '../../../match/fake-clock.js';
import { openEmbedTab } from '../../dialogs.js';
import { CuboPage, ONE, SQUARE, TWO, table } from './page.js';
import type { Attributes } from './page.js';

const KEY = 'a game of Cubo that is kept in tests';

/** The moves that are kept. */
const kept = (): string[] => {
  const stored = Object.keys(localStorage).find((key) => key.includes(KEY)) ?? '';
  const { record } = JSON.parse(localStorage.getItem(stored) ?? '{"record":{"moves":[]}}') as {
    record: { moves: { move: string }[] };
  };
  return record.moves.map(({ move }) => move);
};

describe('a game of Cubo that is kept', () => {
  afterEach(() => {
    // They save the time that was used when they leave the page.
    for (const element of document.querySelectorAll('cubo-grid')) element.remove();
    for (const key of Object.keys(localStorage).filter((each) => each.includes(KEY))) localStorage.removeItem(key);
  });

  const open = (attributes: Attributes, clock?: FakeClock) => CuboPage.open({ persist: KEY, ...attributes }, clock);

  /** A page that is opened anew, on a machine whose clock began anew, too. */
  async function reopen(page: CuboPage, attributes: Attributes): Promise<CuboPage> {
    page.element.remove();
    const clock = new FakeClock();
    clock.sleep(1_000_000);
    return open(attributes, clock);
  }

  it('is found again in the middle of the countdown, which goes on from its latest move, and ends', async () => {
    const page = await (await open(TWO)).played('#1 swap a1c3', '#0 call', '#0 take 1');
    await page.pass(2000);
    await page.played('#1 swap b1b3');
    const next = await reopen(page, TWO);
    expect([next.time, next.facts(0), next.isCovered(0), next.square(1)]).to.deep.equal([
      ...['4', 'has taken red 6', true, 'b6b5r4/b1w2b3/r2r5r6'],
    ]);
    await next.pass(3999);
    expect(next.moves).to.have.lengthOf(4);
    await next.pass(1);
    expect([kept().at(-1), next.facts(1)]).to.deep.equal(['timeout', 'too late']);
  });

  for (const [what, attributes, moves, time, left] of [
    ['a practice round', ONE, [], 20_000, '0:40'],
    ['the six seconds of the last player', TWO, ['#0 call', '#0 take 1'], 4000, '2'],
  ] as const) {
    it(`is found again with the time that was used since the latest move: ${what}`, async () => {
      const page = await (await open(attributes)).played(...moves);
      await page.pass(time);
      const next = await reopen(page, attributes);
      expect(next.time).to.equal(left);
      await next.pass(1000);
      expect((await reopen(next, attributes)).time).to.not.equal(left);
    });
  }

  it('has saved the time that was used when its page is left', async () => {
    const page = await open(ONE);
    await page.pass(20_000);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    const stored = Object.keys(localStorage).find((key) => key.includes(KEY)) ?? '';
    expect(JSON.parse(localStorage.getItem(stored) ?? '{}')).to.include({ elapsed: 20_000 });
  });

  it('is found again while one practises, with the time that was left at the latest move', async () => {
    const page = await open(ONE);
    await page.pass(20_000);
    await page.played('swap a1c3');
    const next = await reopen(page, ONE);
    expect(next.time).to.equal('0:40');
    await next.pass(40_000);
    expect(kept()).to.deep.equal(['swap a1c3', 'timeout']);
  });

  it('is found again with dice in hand, in the exchange, and when it is over with its result', async () => {
    const page = await (await open({ ...TWO, dice: 'remote' })).played('#0 roll');
    const next = await reopen(page, { ...TWO, dice: 'remote' });
    expect(next.facts(0)).to.equal('dice in hand');
    await next.played('dice 0 666666666', '#1 call', '#1 take 1', '#0 call', '#0 take -');
    const exchange = await reopen(next, TWO);
    expect([exchange.actions(1), exchange.facts(0)]).to.deep.equal([['Keep my dice'], '']);
    const last = { position: table('o', 6) };
    const over = await reopen(await (await reopen(exchange, last)).played('call', 'take -'), last);
    expect([over.element.matches(':state(over)'), over.rounds.at(-1)]).to.deep.equal([true, 'You 32 32']);
  });

  for (const [what, first, second, isFound] of [
    ['the same time written otherwise', { 'practice-seconds': '90' }, { 'practice-seconds': '090' }, true],
    ['more time', {}, { 'practice-seconds': '61' }, false],
    ['other streets', {}, { streets: 'any-order' }, false],
    ['no time limit', {}, { 'time-limits': 'off' }, false],
    ['a house rule', {}, { 'reset-colours': '' }, false],
  ] as const) {
    it(`${isFound ? 'is found again' : 'is left alone'} where the page asks for ${what}`, async () => {
      const page = await (await open(first)).played('middle r1r2b3b4', 'dice 0 123234345');
      const next = await reopen(page, second);
      expect([next.element.error, next.moves]).to.deep.equal([undefined, isFound ? page.moves : []]);
      expect(kept()).to.deep.equal(page.moves);
    });
  }
});

describe('a game of Cubo that is shared', () => {
  /** The game as text, and as a tag. */
  async function share(page: CuboPage): Promise<readonly [text: string, tag: string]> {
    page.find('[data-tool=share]')?.click();
    await openEmbedTab(page);
    const [text = '', tag = ''] = page.all('dialog textarea').map((area) => (area as HTMLTextAreaElement).value);
    return [text, tag];
  }

  it('has the times of what was played here', async () => {
    const page = await CuboPage.open(ONE);
    await page.pass(1500);
    await page.swap('a1', 'c3');
    await page.pass(58_500);
    const [text] = await share(page);
    expect(text.split('; ').slice(-2)).to.deep.equal(['#0 swap a1c3 @1500', 'timeout @60000']);
  });

  for (const [what, attributes] of Object.entries<Attributes>({
    'whose moves they were, and who was late': {
      record: `cubo 2; seats=2; middle r3r5b1b6 @0; dice 0 111111111 @0; dice 1 666666611 @0; #0 roll @900; #1 swap a3b3 @1500; dice 0 123234345 @2100; #0 call @2500 {At once.}; #0 take 2 @4000; timeout @10000; put c1 @12000`,
    },
    'other options': { streets: 'any-order', 'reset-colours': '', 'practice-seconds': '90', 'time-limits': 'off' },
    'a square alone': { position: SQUARE },
    'a position in the middle of a countdown': {
      position: `3 1 build 1 | ${SQUARE} t r1 12 ; ${SQUARE} o - 7 ; ${SQUARE} t - 0 | r6-b6b2`,
    },
  })) {
    it(`is the same game where it is pasted as text and as a tag: ${what}`, async () => {
      const page = await CuboPage.open(attributes);
      const [text, tag] = await share(page);
      const pasted = document.createRange().createContextualFragment(tag).querySelector('cubo-grid');
      for (const record of [text, pasted?.getAttribute('record') ?? pasted?.textContent ?? '']) {
        const again = await CuboPage.open({ mode: 'replay', record });
        expect(again.element.error).to.equal(undefined);
        expect(again.element.match.toRecord()).to.deep.equal(page.element.match.toRecord());
      }
    });
  }
});

describe('the options of Cubo', () => {
  it('that are wrong are named, and the game stays', async () => {
    const page = await CuboPage.open(ONE);
    await page.played('swap a1b1');
    for (const [attribute, value] of [
      ['streets', 'sorted'],
      ['reset-colours', 'perhaps'],
      ['time-limits', '6s'],
      ['practice-seconds', '4'],
      ['practice-seconds', '60s'],
    ] as const) {
      page.element.setAttribute(attribute, value);
      await page.element.updateComplete;
      expect(page.element.error?.code, attribute).to.equal('bad-options');
      expect(page.find('[role=alert]')?.textContent).to.contain(`"${value}"`);
      page.element.removeAttribute(attribute);
      await page.element.updateComplete;
      expect([page.element.error, page.moves]).to.deep.equal([undefined, ['swap a1b1']]);
    }
  });

  it('are taken from properties, too, and begin no new game where they are the same once more', async () => {
    const page = await CuboPage.open(ONE);
    const rules = { practiceSeconds: 90, resetColours: true, streets: 'any-order', timeLimits: true } as const;
    await page.set(rules);
    expect(page.element.match.options).to.include(rules);
    await page.played('swap a1b1');
    await page.set(rules);
    expect([page.moves, page.time]).to.deep.equal([['swap a1b1'], '1:30']);
  });
});
