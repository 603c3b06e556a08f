import { expect } from '@open-wc/testing';
import type { CuboGrid } from '../../../src/elements/cubo-grid/define.js';
import { share, testSharing } from '../sharing.js';
import { CuboPage } from './cubo-page.js';
import { ENDING, NAMES, TWO } from './replay-page.js';
import { BUILDING } from './running.js';

const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';

/** Games of which something has to be written down: whose move it was and when, options, a start, comments, an end. */
const GAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a game that has not begun': {},
  'a game of four that has not begun': { seats: 'human human human human' },
  'a game of two, with its times and one who is late': { record: TWO, names: NAMES },
  'one who practises, to the end': { record: ENDING },
  'other options': {
    streets: 'any-order',
    'reset-colours': '',
    'practice-seconds': '90',
    'time-limits': 'off',
    seats: 'human human',
  },
  'a square alone': { position: SQUARE },
  'a position in the middle of a countdown': {
    position: `3 1 build 1 | ${SQUARE} t r1 12 ; ${SQUARE} o - 7 ; ${SQUARE} t - 0 | r6-b6b2`,
  },
  'a position in the exchange': { position: `1 0 exchange 0 | ${SQUARE} t r6 0 | -r1b6b2` },
  'comments with markup': {
    record: 'cubo 1 {“A” & <b>}; middle r1r1b1b1 {</cubo-grid><script>globalThis.wasAttacked = 1</script>}',
  },
  'a replay': { mode: 'replay', record: TWO, ply: '2' },
  'a seed': { record: 'cubo 1; seed="a b; c"; middle r1r5b4b1' },
};

const open = (attributes: Readonly<Record<string, string>>) => CuboPage.open(attributes);

testSharing({ tag: 'cubo-grid', open, read: (element) => new CuboPage(element as CuboGrid) }, GAMES);

describe('the text that <cubo-grid> shares', () => {
  it('is the record as it was written: who moved where several could, and when', async () => {
    const { text } = await share(open, { record: TWO });
    expect(text.split('\n').slice(1)).to.deep.equal(TWO.replace('#0 put', 'put').split('\n').slice(2));
  });

  it('has the times of what was played here', async () => {
    const page = await CuboPage.open({ position: BUILDING });
    await page.pass(1500);
    await page.click(page.cell('a1'));
    await page.click(page.cell('c3'));
    await page.pass(58_500);
    const { text } = await share(() => Promise.resolve(page), {});
    expect(text.split('\n').slice(1)).to.deep.equal(['#0 swap a1c3 @1500', 'timeout @60000']);
  });

  for (const [attributes, text] of [
    [{}, 'cubo 1'],
    [{ seats: 'human human' }, 'cubo 1; seats=2'],
    [{ streets: 'any-order' }, 'cubo 1; streets=any-order'],
    [{ 'time-limits': 'off' }, 'cubo 1; time-limits=off'],
    [{ 'practice-seconds': '60', 'reset-colours': 'off', streets: 'ordered', 'time-limits': '' }, 'cubo 1'],
    [{ 'practice-seconds': '5', 'reset-colours': '' }, 'cubo 1; reset-colours=on; practice-seconds=5'],
  ] as const) {
    it(`says only what is not usual: ${JSON.stringify(attributes)}`, async () => {
      expect((await share(open, attributes)).text).to.equal(text);
    });
  }
});
