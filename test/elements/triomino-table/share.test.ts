import { expect } from '@open-wc/testing';
import type { TriominoTable } from '../../../src/elements/triomino-table/define.js';
import { share, testSharing } from '../sharing.js';
import { ENDING, NAMES, TWO } from './replay-page.js';
import { TriominoPage } from './triomino-page.js';

const SEED = 'quicksilver';
const OVER = '344@0,0 | 044 / 555 | 0 1 0 - 1 | 390,0';

/** Games of which something has to be written down: options, a start, comments, an end. */
const GAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a game that has not begun': {},
  'a game of six that has not begun': { seats: Array(6).fill('human').join(' ') },
  'one who plays alone': { position: '344@0,0 | 044,555 | 0 0 1 - 1 | -5', seed: SEED },
  'one who plays alone, to the end': { record: ENDING },
  'other options': {
    variant: 'pressman',
    start: 'draw',
    'empty-pool': '-7',
    lap: '',
    bridge: 'one-side',
    hexagons: '1,2,3',
    target: '250',
    scoring: 'simple',
    rounds: '3',
    tiles: '76',
    seats: 'human human',
  },
  'a variant': { variant: 'pressman' },
  'a limit for turns': { 'turn-seconds': '60' },
  'comments with markup': {
    record: `triomino 1 {“A” & <b>}; start="${OVER}"; 044@0,1 {</triomino-table><script>globalThis.wasAttacked = 1</script>}`,
    mode: 'replay',
  },
  'a replay': { mode: 'replay', record: TWO, names: NAMES, ply: '2' },
  'a game where everybody is seen': { viewer: 'all', record: TWO, names: NAMES },
  'a seed': { record: 'triomino 1; seed="a b; c"; deal 000,001,002,003,004,005,011,012,013' },
};

const open = (attributes: Readonly<Record<string, string>>) => TriominoPage.open(attributes);

testSharing({ tag: 'triomino-table', open, read: (element) => new TriominoPage(element as TriominoTable) }, GAMES);

describe('the text that <triomino-table> shares', () => {
  for (const [attributes, text] of [
    [{}, 'triomino 1'],
    [{ seats: 'human human' }, 'triomino 1; seats=2'],
    [{ variant: 'pressman' }, 'triomino 1; variant=pressman'],
    [{ variant: 'pressman', start: 'triple', lap: 'off', hexagons: '50,100,150' }, 'triomino 1; variant=pressman'],
    [{ variant: 'pressman', lap: 'on' }, 'triomino 1; variant=pressman; lap=on'],
    [{ start: 'triple' }, 'triomino 1; start=triple'],
    [{ hexagons: '50,60,70', tiles: '56', rounds: '0', 'turn-seconds': '0' }, 'triomino 1'],
    [{ hexagons: '1,2,3' }, 'triomino 1; hexagons=[1,2,3]'],
  ] as const) {
    it(`says only what is not usual: ${JSON.stringify(attributes)}`, async () => {
      expect((await share(open, attributes)).text).to.equal(text);
    });
  }
});

describe('what <triomino-table> shares of a game that goes on', () => {
  const running = async (attributes: Readonly<Record<string, string>>) => {
    const page = await TriominoPage.open({ seats: 'human human', seed: SEED, names: NAMES, ...attributes });
    await page.played('draw all');
    return page;
  };
  const racksOf = (page: TriominoPage): (string | null)[][] => page.element.state.racks.map((rack) => [...rack]);

  for (const start of ['draw', 'triple'] as const) {
    for (const [viewer, seat] of [
      ['', undefined],
      ['public', undefined],
      ['0', 0],
      ['1', 1],
    ] as const) {
      it(`is ${seat === undefined ? 'nobody’s' : 'one’s own'} tiles, and no seed: viewer="${viewer}" start="${start}"`, async () => {
        const page = await running({ viewer, start });
        const racks = racksOf(page);
        const { text, tag } = await share(() => Promise.resolve(page), {});
        const deals = text.split('\n').filter((line) => line.startsWith('deal'));
        expect(deals).to.deep.equal(racks.map((rack, each) => (each === seat ? `deal ${rack.join()}` : 'deal ?9')));
        expect(text + tag).to.not.contain(SEED);
        const again = await TriominoPage.open({ mode: 'replay', record: text, names: NAMES });
        expect(again.element.error?.message).to.equal(undefined);
        again.element.goTo(again.element.match.length);
        await again.element.updateComplete;
        expect(again.all('.held .back')).to.have.lengthOf(seat === undefined ? 18 : 9);
      });
    }
  }

  it('is what was known where a game began at a position', async () => {
    const page = await TriominoPage.open({ position: '344@0,0 | 044,144 / 000,555 | 0 1 0 - 2 | 12,40' });
    await page.played('044@0,1');
    const { text } = await share(() => Promise.resolve(page), {});
    expect(text).to.contain('start=344@0,0 | ?2 / ?2 | 0 1 0 - 2 | 12,40');
    expect(text).to.not.match(/144|000|555/);
  });

  it('is everything when it is over', async () => {
    const page = await TriominoPage.open({ position: OVER, lap: 'off', seed: SEED });
    await page.played('044@0,1');
    expect(page.element.outcome?.winners).to.deep.equal([0]);
    const { text } = await share(() => Promise.resolve(page), {});
    expect(text).to.contain('044 / 555').and.to.contain(SEED);
  });
});
